extension View {
  /// Adds actions that are shown while a finger rests on the view; a host touches them by name.
  public consuming func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    closedContent(menuItems)
  }

  /// Adds actions that are shown with a picture while a finger rests on the view; a host touches them by name.
  public consuming func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    closedContent(menuItems)
  }
}
