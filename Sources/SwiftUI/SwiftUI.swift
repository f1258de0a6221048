@_exported import Podium
