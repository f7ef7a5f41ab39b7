# shellcheck shell=sh disable=SC2086 # lists of package names are split at blanks on purpose
# Sourced by ./rehearse and ./check: finds what the build needs and installs what is missing.
# Status 69 is EX_UNAVAILABLE of sysexits(3): something that has to be there first is not.

unavailable() {
  printf 'rehearse: %s\n' "$*" >&2
  exit 69
}

# Swift itself is never installed: which way suits a machine is its owner's choice.
require_swift() {
  version=$(swift --version 2>/dev/null </dev/null |
    sed -n 's/.*Swift version \([0-9]*\)\.\([0-9]*\).*/\1 \2/p' | head -n 1)
  remedy="install Swift 6.2 or later, see https://www.swift.org/install"
  [ -n "$version" ] || unavailable "no Swift found: $remedy"
  major=${version% *} minor=${version#* }
  [ $((major * 1000 + minor)) -ge 6002 ] || unavailable "Swift $major.$minor is too old: $remedy"
}

# What is needed, and the package that holds it: apt-get, dnf, pacman, brew.
packages='
histedit.h   libedit-dev        libedit-devel    libedit        libedit
sqlite3.h    libsqlite3-dev     sqlite-devel     sqlite         sqlite
turbojpeg.h  libturbojpeg0-dev  turbojpeg-devel  libjpeg-turbo  jpeg-turbo
tmux         tmux               tmux             tmux           tmux
'

# The C headers of the manifest at $1. On macOS, ImageIO stands in for TurboJPEG.
require_headers() {
  headers='histedit.h sqlite3.h'
  if [ "$(uname)" != Darwin ] && grep -q turbojpeg "$1"; then headers="$headers turbojpeg.h"; fi
  require_packages $headers
}

# A header is there when the compiler that will build with it finds it.
is_there() {
  case $1 in
  *.h) printf '#include <stdio.h>\n#include <%s>\n' "$1" | clang -fsyntax-only -x c - 2>/dev/null ;;
  *) command -v "$1" >/dev/null ;;
  esac
}

# require_packages NEED…: installs the packages that hold what is not there.
require_packages() {
  missing=
  for need in "$@"; do is_there "$need" || missing="$missing $need"; done
  if [ -n "$missing" ]; then install_packages $missing; fi
}

install_packages() {
  column=2
  for manager in apt-get dnf pacman brew none; do
    if [ "$manager" = none ] || command -v "$manager" >/dev/null; then break; fi
    column=$((column + 1))
  done
  [ "$manager" != none ] ||
    unavailable "no $* here, nor apt-get, dnf, pacman or brew: install it, then run this again"
  names=$(for need in "$@"; do
    echo "$packages" | awk -v need="$need" -v column="$column" '$1 == need { print $column }'
  done)
  set -- $names
  [ "$manager" = brew ] || [ "$(id -u)" -eq 0 ] || command -v sudo >/dev/null ||
    unavailable "not root, and no sudo: as root, install $* with $manager, then run this again"
  case $manager in
  apt-get)
    as_root apt-get update -qq || : # one unreachable source of several need not matter
    as_root env DEBIAN_FRONTEND=noninteractive \
      apt-get -o DPkg::Lock::Timeout=300 install -y -qq "$@"
    ;;
  dnf) as_root dnf install -y "$@" ;;
  pacman) as_root pacman -S --noconfirm --needed "$@" ;;
  brew) run brew install "$@" ;; # refuses to run as root
  esac || unavailable "could not install $*: install it with $manager, then run this again"
}

as_root() {
  if [ "$(id -u)" -eq 0 ]; then run "$@"; else run sudo "$@"; fi
}

run() {
  printf '+ %s\n' "$*" >&2
  "$@" </dev/null >&2
}
