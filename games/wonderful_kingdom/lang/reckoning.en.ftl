# Where points came from, and what decided a game.
source-cards = Cards
source-combos = Types
source-calamities = Calamities
source-menaces = Menaces
source-archives = Archives
source-quest = Quest
source-territories = Territories
decided-built = With as many points, { $who_the } had built more cards.
decided-soldiers = With as many points and cards, { $who_the } had more Soldiers.
