#if canImport(FoundationNetworking)
  // Linux has URLSession in a module of its own. Exported, the one import serves all files here.
  @_exported import FoundationNetworking
#endif
