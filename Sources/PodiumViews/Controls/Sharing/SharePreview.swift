/// What is shown of something before it is shared.
public struct SharePreview<Image, Icon> {
  let title: Text
  let image: Image?
  let icon: Icon?

  init(title: Text, image: Image?, icon: Icon?) { (self.title, self.image, self.icon) = (title, image, icon) }
}
