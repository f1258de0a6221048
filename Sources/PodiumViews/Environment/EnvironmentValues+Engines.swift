extension EnvironmentValues {
  private struct TextEngineKey: EnvironmentKey { static var defaultValue: any TextEngine { FixedTextEngine() } }
  private struct AssetCatalogKey: EnvironmentKey { static var defaultValue: (any AssetCatalog)? { nil } }

  /// What measures text.
  package var textEngine: any TextEngine {
    get { self[TextEngineKey.self] }
    set { self[TextEngineKey.self] = newValue }
  }

  /// Where images and colours are found by name. Ours: an app has its bundle's catalog.
  public var assetCatalog: (any AssetCatalog)? {
    get { self[AssetCatalogKey.self] }
    set { self[AssetCatalogKey.self] = newValue }
  }
}
