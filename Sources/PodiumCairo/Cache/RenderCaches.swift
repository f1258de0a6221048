import PodiumDrawing

/// What painters of one renderer keep between draws; each cache has a lock of its own and a limit in bytes.
final class RenderCaches: Sendable {
  let gradients = BoundedCache<GradientRaster, PixelBuffer>(capacity: 24 << 20)
  let shadows = BoundedCache<ShadowKey, ShadowMask>(capacity: 16 << 20)
  let images = BoundedCache<ImageKey, PixelBuffer>(capacity: 32 << 20)
}
