# Where points came from, and what decided a game.
source-glory = Glory
source-reputation = Reputation
source-trophies = Trophies
source-affinities = Affinities
decided-leader = With as many points, { $who_the } had the Leader with the higher Reputation.
decided-trophies = With as many points, { $who_the } had more Trophy points.
decided-gold = With as many points, { $who_the } had more Gold.
