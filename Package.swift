// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

/// For modules that touch C pointers: each unsafe use has to be spelt out.
let strictAndMemorySafe: [SwiftSetting] = strict + [.strictMemorySafety()]

let package = Package(
  name: "rehearse",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "rehearse", targets: ["rehearse"]),
    .executable(name: "photo-feed", targets: ["photo-feed"]),
  ],
  targets: [
    .executableTarget(
      name: "rehearse",
      dependencies: [
        "Coaching", "Interview", "Interviewer", "LineEditor", "Prompts", "Report", "Threads",
        "Transcripts",
      ],
      swiftSettings: strictAndMemorySafe),
    .target(name: "Report", dependencies: ["Coaching", "Interview"], swiftSettings: strict),
    .target(name: "Coaching", dependencies: ["Interview"], swiftSettings: strict),
    .target(name: "Interviewer", dependencies: ["Interview"], swiftSettings: strict),
    .target(name: "Transcripts", dependencies: ["Interview"], swiftSettings: strictAndMemorySafe),
    .target(name: "Prompts", dependencies: ["Interview"], swiftSettings: strict),
    .target(name: "LineEditor", dependencies: ["CEditLine"], swiftSettings: strictAndMemorySafe),
    .target(name: "CEditLine", linkerSettings: [.linkedLibrary("edit")]),
    .target(name: "Interview", swiftSettings: strict),

    .executableTarget(
      name: "photo-feed", dependencies: ["PhotoFeed", "PhotoFeedServer", "Threads"],
      swiftSettings: strictAndMemorySafe),
    .target(
      name: "PhotoFeed",
      dependencies: [
        "CSQLite", "Threads", .target(name: "CJPEG", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: strictAndMemorySafe),
    .target(
      name: "PhotoFeedServer",
      dependencies: ["Threads", .target(name: "CJPEG", condition: .when(platforms: [.linux]))],
      swiftSettings: strictAndMemorySafe),
    .target(name: "Threads", swiftSettings: strictAndMemorySafe),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .yum(["sqlite-devel"]), .brew(["sqlite"])]),
    .systemLibrary(
      name: "CJPEG", pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"]), .yum(["turbojpeg-devel"])]),

    .target(
      name: "CPty", path: "Tests/Support/CPty",
      linkerSettings: [.linkedLibrary("util", .when(platforms: [.linux]))]),
    .target(
      name: "Terminals", dependencies: ["CPty"], path: "Tests/Support/Terminals",
      swiftSettings: strict),

    .target(name: "Seeds", path: "Tests/Support/Seeds", swiftSettings: strict),
    .target(
      name: "Simulation", dependencies: ["Interview"], path: "Tests/Support/Simulation",
      swiftSettings: strict),
    .executableTarget(
      name: "session-benchmark", dependencies: ["Interview", "Simulation"],
      path: "Benchmarks/Sessions", swiftSettings: strict),
    .executableTarget(
      name: "feed-benchmark", dependencies: ["PhotoFeed", "PhotoFeedServer"],
      path: "Benchmarks/Feed", swiftSettings: strict),
    .executableTarget(
      name: "editor-demo", dependencies: ["LineEditor"], path: "Tests/Support/EditorDemo",
      swiftSettings: strict),
    .target(
      name: "Rehearsals", dependencies: ["Interview"], path: "Tests/Support/Rehearsals",
      swiftSettings: strict),

    .testTarget(name: "TidyTests", swiftSettings: strict),
    .testTarget(
      name: "InterviewTests", dependencies: ["Interview", "Seeds", "Simulation"],
      swiftSettings: strict),
    .testTarget(
      name: "InterviewerTests", dependencies: ["Interview", "Interviewer", "Prompts"],
      swiftSettings: strict),
    .testTarget(
      name: "PromptsTests", dependencies: ["Interview", "Prompts"], swiftSettings: strict),
    .testTarget(
      name: "TranscriptsTests",
      dependencies: ["Interview", "Rehearsals", "Simulation", "Transcripts"],
      swiftSettings: strict),
    .testTarget(
      name: "CoachingTests", dependencies: ["Coaching", "Interview", "Rehearsals"],
      swiftSettings: strict),
    .testTarget(
      name: "ReportTests",
      dependencies: ["Coaching", "Interview", "Rehearsals", "Report"],
      exclude: ["Pages"], swiftSettings: strict),
    .testTarget(
      name: "LineEditorTests", dependencies: ["LineEditor", "Terminals", "editor-demo"],
      swiftSettings: strict),
    .executableTarget(
      name: "feed-writer", dependencies: ["PhotoFeed"], path: "Tests/Support/FeedWriter",
      swiftSettings: strict),
    .testTarget(
      name: "PhotoFeedTests",
      dependencies: [
        "CSQLite", "PhotoFeed", "PhotoFeedServer", "Seeds", "feed-writer",
        .target(name: "CJPEG", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "PhotoFeedServerTests", dependencies: ["PhotoFeedServer", "Seeds"],
      swiftSettings: strict),
    .testTarget(
      name: "PhotoFeedProgramTests", dependencies: ["PhotoFeed", "Terminals", "photo-feed"],
      swiftSettings: strict),
    .testTarget(
      name: "RehearseTests",
      dependencies: [
        "Coaching", "Interview", "LineEditor", "Prompts", "Rehearsals", "Report", "Terminals",
        "Transcripts", "rehearse",
      ],
      exclude: ["Pages", "Samples/Reports", "Screens/Golden", "Streams"], swiftSettings: strict),
  ]
)
