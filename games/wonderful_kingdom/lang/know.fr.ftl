# Les Duchés : ce que chacun veut, comment va son tour, et des conseils des deux côtés de la table.

know-kind-duchy = { $count ->
    [one] Duché
   *[other] Duchés
 }
know-duchy-valados = Valados, le Duché bleu, veut des gens : sur la face A, chaque Compagnie y vaut 2 points à la fin.
    .turn = Le bleu commence les manches 1 et 3. Sur la face A, il produit 2 Matériaux et 2 Population par manche : les Compagnies qui coûtent de la Population poussent toutes seules ; sur la face D, il part avec 2 Matériaux et 1 Exploration.
    .play-1 = Prenez à la manche 1 des Structures qui coûtent des Matériaux : elles sont payées aussitôt et élargissent toutes les manches suivantes.
    .play-2 = Sur la face A, comptez les Compagnies : la troisième, bon marché, vaut mieux qu’un grand Monument jamais fini.
    .play-3 = Gagnez l’étape de Population : qui produit strictement plus entraîne un Soldat, et une fois sur deux il en sort un.
    .against-1 = Tenez les Compagnies hors de la zone que prendra Valados ; mettez-les avec une Calamité, pour qu’elles coûtent 3 points.
    .against-2 = Sur la face A, il n’a pas d’Or à lui : les Monuments qu’on lui offre sont rarement finis.
    .against-3 = Produisez autant de Population que Valados : une égalité n’entraîne personne.
know-duchy-teressie = Téressie, un Duché rouge, veut bâtir haut : sur la face A, chaque Monument y vaut 2 points à la fin.
    .turn = Le rouge commence les manches 2 et 4. Sur la face A, il produit 3 Matériaux et 1 Or, assez pour une Structure par manche et le début d’un Monument ; sur la face D, il a 2 Population et 1 Or.
    .play-1 = Trois Matériaux à la première étape achèvent une Structure avant que l’Or ne soit produit : rangez vos cartes pour qu’elle produise dans la même manche.
    .play-2 = Commencez tôt les Monuments : les cubes y restent, et l’Or vient en petit nombre.
    .play-3 = Recyclez ce qui donne de l’Or quand il manque un cube ; le reste va à l’Alchimie.
    .against-1 = Offrez-lui des Compagnies et des Découvertes : la Population et l’Exploration lui manquent.
    .against-2 = Prenez vous-même les Maisons des Guildes et les cartes d’Or ; sans elles, ses Monuments restent inachevés et ne rapportent rien.
    .against-3 = À la manche 4, regardez ce qu’il lui faut encore pour un Monument, et ne laissez pas ce cube à recycler.
know-duchy-senada = Senada, l’autre Duché rouge, veut l’inconnu : sur la face A, chaque Découverte y vaut 2 points à la fin.
    .turn = Le rouge commence les manches 2 et 4. Sur la face A, il produit 2 Matériaux, 1 Population et 1 Exploration ; sur la face D, un de chaque : Matériaux, Or et Exploration.
    .play-1 = L’Exploration vient en dernier : les cartes achevées aux trois premières étapes aident encore la quatrième.
    .play-2 = Une production égale laisse peu d’étapes vides : employez chaque cube, et que les cubes de trop deviennent du Krystallium.
    .play-3 = Le Krystallium remplace toute ressource de base : il achève la Découverte à laquelle manque un cube.
    .against-1 = Il ne mène dans aucune ressource au départ : deux cartes d’une sorte lui prennent cette suprématie.
    .against-2 = Prenez les Découvertes que vous pourriez bâtir vous-même ; les autres vont bien à côté d’une Calamité.
    .against-3 = Son plan demande de l’Exploration à chaque manche : ne lui laissez pas les cartes qui en produisent davantage.
