# Da dove vengono i punti, e che cosa ha deciso una partita.
source-cards = Carte
source-combos = Tipi
source-calamities = Calamità
source-menaces = Minacce
source-archives = Archivi
source-quest = Missione
source-territories = Territori
decided-built = A parità di punti, { $who_the } aveva costruito più carte.
decided-soldiers = A parità di punti e di carte, { $who_the } aveva più Soldati.
