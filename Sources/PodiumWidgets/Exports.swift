@_exported import PodiumViews
