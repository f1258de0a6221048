extension Manifest {
  /// Adds what an earlier run wrote and this one did not: a picture that failed this time is still there.
  ///
  /// The earlier order is kept where it covers this run's pictures, so that drawing one picture again moves none.
  package mutating func keepPictures(of old: Manifest, where isThere: (String) -> Bool) {
    var fresh: [String: Picture] = [:]
    for picture in pictures { fresh[picture.file] = picture }
    let kept = old.pictures.filter { fresh[$0.file] == nil && isThere($0.file) }
    if !kept.isEmpty {
      var merged: [Picture] = []
      for picture in old.pictures {
        if let new = fresh.removeValue(forKey: picture.file) {
          merged.append(new)
        } else if kept.contains(where: { $0.file == picture.file }) {
          merged.append(picture)
        }
      }
      pictures = merged + pictures.filter { fresh[$0.file] != nil }
    }
    let known = Set(widgets.map { [$0.widget, $0.pet ?? ""] })
    let shown = Set(kept.map { [$0.widget, $0.pet ?? ""] })
    widgets += old.widgets.filter { state in
      let key = [state.widget, state.pet ?? ""]
      return shown.contains(key) && !known.contains(key)
    }
  }
}
