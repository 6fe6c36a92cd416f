# zones
