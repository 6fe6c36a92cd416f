# D'où viennent les points, et ce qui a décidé d'une partie.
source-cards = Cartes
source-combos = Types
source-calamities = Calamités
source-menaces = Menaces
source-archives = Archives
source-quest = Quête
source-territories = Territoires
decided-built = À égalité de points, { $who_the } a construit plus de cartes.
decided-soldiers = À égalité de points et de cartes, { $who_the } a plus de Soldats.
