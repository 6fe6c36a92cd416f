### Les mots des images dans un terminal.

## Root

picture-root-heading = { $map } · tour { $turn } · pioche { $deck } · défausse { $discards }
picture-root-battle = Bataille dans la clairière { $clearing } : { $attacker } ({ $attack }) contre { $defender } ({ $defence })
picture-root-forest = ♣{ $number }
picture-root-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}
picture-root-goal = joue pour la domination { $suit }
picture-root-coalition = en coalition : { $faction }
picture-root-landmarks = sites
picture-root-setup-cards = cartes de mise en place
picture-root-stalls = { $count } cartes face cachée
picture-root-locked = bloquée
picture-root-before = { $who } : pas encore de faction, { $hand } cartes en main
picture-root-items = objets à fabriquer
picture-root-quests = quêtes
picture-root-dominance = cartes de domination à prendre
picture-root-hand = main
picture-root-crafted = fabriqués
picture-root-own-items = objets
picture-root-foothold = point d’appui
picture-root-vault = coffre
picture-root-supply = en réserve
picture-root-leader = chef
picture-root-deposed = déposés
picture-root-decree = décret
picture-root-vizier = vizir
picture-root-alliance = { $supporters ->
    [one] { $supporters } sympathisant
   *[other] { $supporters } sympathisants
}, { $officers ->
    [one] { $officers } officier
   *[other] { $officers } officiers
}
picture-root-supporters = sympathisants
picture-root-outcast = paria : { $suit } · acolytes { $acolytes }
picture-root-hated = paria honni : { $suit } · acolytes { $acolytes }
picture-root-lost-souls = âmes perdues
picture-root-revealed = révélées
picture-root-payments = paiements
picture-root-funds = fonds
picture-root-committed = engagés
picture-root-services = services
picture-root-post-spaces = emplacements pour fabriquer
picture-root-bought = achetés
picture-root-mood = humeur
picture-root-hoard = trésor
picture-root-shut-out = humeurs exclues
picture-root-retinue = suite
picture-root-recovered = récupérées
picture-root-relics = reliques
picture-root-waystations = relais
picture-root-character = personnage
picture-root-relationships = relations
picture-root-completed = quêtes accomplies
picture-root-exhausted = épuisé
picture-root-damaged = endommagé
picture-root-damaged-exhausted = endommagé, épuisé
picture-root-sawmill = scierie
picture-root-workshop = atelier
picture-root-recruiter = recruteur
picture-root-wood = bois
picture-root-keep = DONJON
picture-root-roost = perchoir
picture-root-fox-base = base
picture-root-rabbit-base = base
picture-root-mouse-base = base
picture-root-sympathy = sympathie
picture-root-fox-garden = jardin
picture-root-rabbit-garden = jardin
picture-root-mouse-garden = jardin
picture-root-fox-trade-post = comptoir
picture-root-rabbit-trade-post = comptoir
picture-root-mouse-trade-post = comptoir
picture-root-citadel = citadelle
picture-root-market = marché
picture-root-tunnel = tunnel
picture-root-plot = complot
picture-root-warlord = CHEF
picture-root-stronghold = fort
picture-root-mob = meute
picture-root-waystation = relais
picture-root-relic = relique
picture-root-ruin = ruine
picture-root-ferry = bac
picture-root-tower = tour
picture-root-scorched = brûlée

picture-seat = { $who }

## Monster Lands

picture-ml-round = Manche { $round } sur { $rounds } · dés d’attaque en plus : { $dice }
picture-ml-scenario = Scénario { $number }
picture-ml-madhala = Jetons de Madhala : { $tokens }
picture-ml-citadel = CITADELLE
picture-ml-outside = DEHORS
picture-ml-battle = Bataille
picture-ml-attack-dice = dés d’attaque { $count }
picture-ml-hits = touches à annuler { $count }
picture-ml-damage = dégâts jusqu’ici { $count }
picture-ml-inroads = incursions jusqu’ici { $count }
picture-ml-rerolls = relances restantes { $count }
picture-ml-waiting = en attente
picture-ml-active = actif
picture-ml-tried = a essayé
picture-ml-rewarded = récompensé
picture-ml-panic = PANIQUE
picture-ml-gold = { $gold }o
picture-ml-novices = Novicius ×{ $count }
picture-ml-stacks = Restent : { $mercenaries } Mercenaires, { $traps } Pièges, { $equipment } Équipements, { $panic } Panique
picture-ml-outside-stacks = Restent : { $monsters } Monstres, { $lands } Terres, { $loot } Butin
picture-ml-loot = Butin
picture-ml-conquest = conquête { $value } → { $glory } Gloire
picture-ml-fought = combattu cette manche
picture-ml-monster = { $attack ->
    [one] { $attack } dé d’attaque
   *[other] { $attack } dés d’attaque
} · capture { $capture } → { $glory } Gloire, { $gold }o · élimination { $elimination } → { $fame } Gloire, { $trophies } { $trophies ->
    [one] Trophée
   *[other] Trophées
}
picture-ml-objective = atteindre { $total } (sinon −{ $penalty } Gloire)
picture-ml-wants = pour { $count } { $count ->
    [one] { $resource }
   *[other] { $resource_many }
}
picture-ml-glory = { $count } Gloire
picture-ml-coins = { $count }o
picture-ml-potions = { $count ->
    [one] { $count } Potion
   *[other] { $count } Potions
}
picture-ml-venoms = { $count ->
    [one] { $count } Venin
   *[other] { $count } Venins
}
picture-ml-defence = Défense { $count }
picture-ml-heroic = †{ $count }
picture-ml-benefit-defence = bloque { $count }
picture-ml-benefit-gold = +{ $count }o
picture-ml-benefit-potion = +Potion
picture-ml-benefit-venom = +Venin
picture-ml-benefit-reroll = relance { $count }
picture-ml-wounded = blessé
picture-ml-tired = Talent utilisé
picture-ml-settled = installé : { $land }
picture-ml-passed = a passé
picture-ml-clan = { $glory } Gloire ({ $excess } en excès) · { $reputation } Réputation · { $points } PV · soldes { $wages }o
picture-ml-pool = dés
picture-ml-stores = réserves
picture-ml-traps = Pièges { $count }/{ $limit }
picture-ml-own-novices = Novicius ×{ $count } ({ $fresh } frais)
picture-ml-won = gagné
picture-ml-missions = { $count ->
    [one] { $count } Mission
   *[other] { $count } Missions
}
picture-ml-done = fait
picture-ml-path = Chemin { $number }
picture-ml-left = gauche
picture-ml-right = droite
picture-ml-upper = haut
picture-ml-lower = bas

## It's a Wonderful Kingdom

picture-wk-round = Manche { $round } sur { $rounds }
picture-wk-step = étape { $resource_of }
picture-wk-deck = pioche { $count }
picture-wk-stack = pile des Calamités { $count }
picture-wk-calamities = Calamités { $count }
picture-wk-rats = Rats { $count }
picture-wk-tokens = jetons Illusionniste { $count }
picture-wk-left = ZONE DE GAUCHE
picture-wk-right = ZONE DE DROITE
picture-wk-empty = vide
picture-wk-to-left = gauche
picture-wk-to-right = droite
picture-wk-offered-up = { $place }
picture-wk-offered-down = { $place }, face cachée
picture-wk-offered-masterly = { $place }, face cachée avec le Maître des Pièges
picture-wk-known-down = { $card } (face cachée)
picture-wk-in-alchemy = il y en a { $count } sur { $all }
picture-wk-next = prochaine carte
picture-wk-foreseen = dessus de la pile
picture-wk-token = ‹jeton { $who_of }›
picture-wk-first = { $who } a été le premier
picture-wk-for-the-first = le premier aussi { $gains }
picture-wk-have = et { $count } { $type } dans le Duché
picture-wk-materials = M
picture-wk-population = P
picture-wk-gold = O
picture-wk-exploration = E
picture-wk-krystallium = K
picture-wk-soldier = S
picture-wk-any = ?
picture-wk-kind-structure = Structure
picture-wk-kind-company = Compagnie
picture-wk-kind-monument = Monument
picture-wk-kind-discovery = Découverte
picture-wk-kind-treasure = Trésor
picture-wk-kind-calamity = Calamité
picture-wk-kind-menace = Menace
picture-wk-kind-advisor = Conseiller
picture-wk-makes = produit { $cubes }
picture-wk-makes-per = produit { $cubes } par { $type }
picture-wk-points-per = { $points } par { $type }
picture-wk-gain-materials = { $count ->
    [one] { $count } cube de Matériaux
   *[other] { $count } cubes de Matériaux
}
picture-wk-gain-population = { $count ->
    [one] { $count } cube de Population
   *[other] { $count } cubes de Population
}
picture-wk-gain-gold = { $count ->
    [one] { $count } cube d’Or
   *[other] { $count } cubes d’Or
}
picture-wk-gain-exploration = { $count ->
    [one] { $count } cube d’Exploration
   *[other] { $count } cubes d’Exploration
}
picture-wk-gain-krystallium = { $count } Krystallium
picture-wk-gain-soldier = { $count ->
    [one] { $count } Soldat
   *[other] { $count } Soldats
}
picture-wk-gain-spy = { $count ->
    [one] { $count } jeton Espion
   *[other] { $count } jetons Espion
}
picture-wk-gain-trap = { $count ->
    [one] { $count } jeton Piège
   *[other] { $count } jetons Piège
}
picture-wk-gain-points = { $count }★
picture-wk-gain-calamity = { $count ->
    [one] { $count } Calamité de moins
   *[other] { $count } Calamités de moins
}
picture-wk-makes-now = produit
picture-wk-to-place = à placer maintenant : { $cubes }
picture-wk-holds = possède
picture-wk-alchemy = Alchimie { $count }/5
picture-wk-training = 1 Soldat à l’entraînement
picture-wk-own-tokens = { $count ->
    [one] { $count } jeton Illusionniste
   *[other] { $count } jetons Illusionniste
}
picture-wk-aside = { $count ->
    [one] { $count } cube mis de côté par les Siphons
   *[other] { $count } cubes mis de côté par les Siphons
}
picture-wk-sums = { $score ->
    [one] { $score } point
   *[other] { $score } points
} · { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
} · { $traps ->
    [one] { $traps } Piège
   *[other] { $traps } Pièges
} · { $spies ->
    [one] { $spies } Espion
   *[other] { $spies } Espions
}
picture-wk-hand = main
picture-wk-selected = sélection
picture-wk-building = en construction
picture-wk-council = Conseillers
picture-wk-duchy = Duché
picture-wk-trophies = trophées
picture-wk-needs = manque { $pieces }
picture-wk-full = tout est payé
picture-wk-frozen = gelée
picture-wk-robbed = { $count ->
    [one] (volée)
   *[other] ({ $count } volées)
}
picture-wk-quest = Quête
picture-wk-at-step = étape { $step }, { $name } :
picture-wk-quest-done = accomplie
picture-wk-reserve = en réserve : bleu { $blue }, rouge { $red }
picture-wk-locked = en prison : bleu { $blue }, rouge { $red }
picture-wk-marching = { $count ->
    [one] { $count } Armée en route
   *[other] { $count } Armées en route
}
picture-wk-castle = château
picture-wk-sea = mer
picture-wk-worth = ★ bleu { $blue } rouge { $red }
picture-wk-armies-blue = ▲{ $count } bleu
picture-wk-armies-red = ▼{ $count } rouge
picture-wk-bonus-materials = M
picture-wk-bonus-population = P
picture-wk-bonus-gold = O
picture-wk-bonus-exploration = E
picture-wk-bonus-krystallium = K
picture-wk-bonus-trap = Piège
picture-wk-bonus-spy = Espion
picture-wk-bonus-destruction = destruction
picture-wk-bonus-double-move = double déplacement
picture-wk-bonus-prison = prison

## Ce que veulent dire les signes, ligne par ligne : le signe, deux espaces, son sens

picture-key-monster-lands =
    S M P  dés : Force, Magie, Persuasion ; P4 est un dé de Persuasion qui montre 4, S2 deux dés de Force
    o ★ PV  Or, Réputation, Points de Victoire si la partie finissait maintenant
    { "[ ] [P4]" }  une case libre d’un bâtiment, et une case prise
    { "[×2→6]" }  une case qui prend 2 dés et rapporte 6
    ‹P4  le dernier dé de Persuasion posé là : un dé plus faible ajoute 4 à sa propre remise
    S2 +3SM  un Chemin : les dés qu’il exige, et combien il en accepte encore, de quelles couleurs
    bloque 2  Talents de Défense du Chemin
    †3  la Gloire d’une mort héroïque en ce lieu
    ▸  qui se tient sur un Chemin, et ce qui s’y trouve : dés, [Pièges], jetons Défense, Potions, Venins, Or
    { "[Piège!]" }  un Piège face visible
    ● ○ ⚑ ♛  votre clan, un autre clan, le premier joueur, un Chef

picture-key-root =
    1 fox □■  une clairière : son numéro, sa couleur, un emplacement libre, un emplacement pris
    ★M  qui la contrôle
    M×3  3 guerriers de la Marquise ; E de l’Aire, A de l’Alliance, L du Culte des Lézards, D du Duché, C des Corvidés, H des Cent, K des Gardiens
    F1 T? J3  reliques des Gardiens, figurine, tablette et bijou, avec leurs valeurs ; ? est face cachée
    V!  le pion du Vagabond ; W! celui d’un second Vagabond
    ♣4 V  le Vagabond dans la forêt 4
    · ~  un chemin, une rivière
    ▶  à qui de jouer
    Décret  ce qui se trouve sous chaque colonne : vizirs et cartes, avec leurs couleurs

## Village Attacks

picture-va-round = manche { $round }
picture-va-heart = Cœur du château { $left }/{ $full }
picture-va-ward = il ignore { $count } dégâts
picture-va-morale = Moral du village { $left }/{ $full }
picture-va-rank = Rang { $rank }
picture-va-event-in = événement dans { $steps }
picture-va-night = Nuit
picture-va-day = Jour
picture-va-goal-morale = Vous gagnez quand le Moral du village est à 0 ; vous perdez quand le Cœur du château y est.
picture-va-goal-breaches = Vous gagnez quand chaque brèche a ses { $count } sceaux ; { $open } { $open ->
        [one] est ouverte
       *[other] sont ouvertes
    }. Vous perdez quand le Cœur du château est à 0.
picture-va-goal-altars = Vous gagnez quand chaque autel a ses { $count } coupes, une par villageois qui y meurt ; { $open } { $open ->
        [one] n’est pas plein
       *[other] ne sont pas pleins
    }. Vous perdez quand le Cœur du château est à 0.
picture-va-goal-calling = Accomplissez l’invocation avant la fin de la manche { $rounds }, sinon vous perdez ; puis amenez le Moral du village à 0.
picture-va-goal-survival = Vous gagnez si le Cœur du château bat encore à la fin de la manche { $rounds }.
picture-va-goal-heirlooms = Vous gagnez quand toutes les reliques sont au Cœur du château : { $done } y sont. Chacune demande { $count } résultats pour être libérée.
picture-va-goal-heroes = Vous gagnez quand { $count } Héros sont tués : { $done } jusqu’ici. Vous perdez quand le Cœur du château est à 0.
picture-va-threat = Le Cœur du château sera attaqué par au plus { $inside ->
        [0] { $beside ->
            [one] { $beside } Chasseur
           *[other] { $beside } Chasseurs
        } à côté
       *[other] { $inside ->
            [one] { $inside } villageois
           *[other] { $inside } villageois
        } à l’intérieur{ $beside ->
            [0] {""}
            [one] {" "}et { $beside } Chasseur à côté
           *[other] {" "}et { $beside } Chasseurs à côté
        }
    }.
picture-va-event = événement
picture-va-hero = Héros
picture-va-ally = de votre côté
picture-va-trap = piège à poser
picture-va-next-cards = prochaines arrivées
picture-va-figure = { $who } ({ $type }), santé { $left }/{ $health } ; mouvement { $movement }, attaques { $attacks }, portée { $range }, dégâts { $damage }.
picture-va-any = tout
picture-va-troll = TROLL
picture-va-summoned = I
picture-va-minion = s
picture-va-peasant = P
picture-va-hunter = C
picture-va-yunfakh = Y
picture-va-veteran = V
picture-va-type-undead = v
picture-va-type-mythic = m
picture-va-type-cursed = u
picture-va-type-arcane = a
picture-va-type-demon = d
picture-va-mark-s = a
picture-va-mark-b = b
picture-va-mark-n = p
picture-va-mark-p = c
picture-va-legend = [m1♥6] un monstre et sa santé · P Paysan · C Chasseur, Y Chasseur Yunfakh, avec leur Type : v Mort-vivant, m Mythique, u Maudit, a Arcanique, d Démon · V Vétéran · ★ Héros · (a) assommé, (b) en feu, (p) pris au piège, (c) calmé · ▼ les villageois entrent · ◆ l’objectif · ^ piège · ☾ Sombre · ✗ Malchance
picture-va-monster = { $type } · santé { $left }/{ $health } · niveau { $level }, expérience { $has }/{ $of } · { $at }
picture-va-dead = mort
picture-va-dice = résultats
picture-va-slots = emplacements
picture-va-movement = Mouvement
picture-va-reserve = Réserve
picture-va-state = état
picture-va-burdened = un dé de moins pour le monstre invoqué
picture-va-carries = porte une relique
picture-va-paid = a payé { $symbol } pour l’invocation
picture-va-kept-soak = { $left } prochains dégâts empêchés
picture-va-kept-miss = attaques qui manquent : { $left }
picture-va-kept-dull = attaques qui font 1 de moins : { $left }
picture-va-kept-cap = aucune attaque ne fait plus de { $left }
picture-va-kept-thorns = attaques qui blessent leur auteur : { $left }
picture-va-kept-taunt = les villageois doivent l’attaquer d’abord
picture-va-kept-hold = villageois retenus : { $left }
picture-va-used = utilisée cette manche
picture-key-wonderful-kingdom =
    M P O E  cubes : Matériaux, Population, Or, Exploration ; ? est n’importe lequel
    K S ★  Krystallium, Soldats, points
    MMP → produit OO, 1★, +S  une carte : ce qu’elle coûte, ce qu’elle produit à chaque manche, ses points, ce qu’elle donne une fois
    ♻O  le cube contre lequel on la recycle
    ■◆ manque MO  cases remplies, dont une par un Krystallium, et ce qui manque
    M3 (P2)  ce que produit une étape ; entre parenthèses quand l’étape est passée
    ▒  une carte face cachée
    ● ○  vous, l’adversaire
    ▲2 ▼1  Armées du bleu et du rouge
    { "[Piège] Espion" }  un lieu tenu par une Armée, et un lieu libre
