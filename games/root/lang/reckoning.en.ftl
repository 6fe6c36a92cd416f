# Where points came from, and what decided a game.
source-own = Own way
source-removing = Battle
source-crafting = Crafting
source-cards = Cards
source-woodland = Woodland
source-lost = Lost
decided-dominance = { $who_The } held the clearings of a dominance card ({ $suit }).
decided-coalition = { $who_The } won in a coalition with { $whom_the }.
