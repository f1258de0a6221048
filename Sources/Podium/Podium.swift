@_exported import Foundation
@_exported import Observation
@_exported import PodiumDrawing
@_exported import PodiumHosting
@_exported import PodiumViews
@_exported import PodiumWidgets
