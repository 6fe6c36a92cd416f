# Ce qui s'est passé.

fact-rules = { $who } gouverne le Duché de { $duchy }.
fact-board-is-set = Les Armées sont placées sur le plateau « { $board } ».
fact-round = La manche { $round } commence ; premier joueur : { $first }.
fact-laid = De la pioche { $area_in } : { $card }.
fact-laid-down = Une carte est posée face cachée { $area_in }.
fact-dealt = { $who } a { $count } { $count ->
        [one] carte
       *[other] cartes
    } en main.
fact-dealt-card = { $who } pioche { $card }.
fact-offered = { $who } offre { $card } { $area_in }.
fact-offered-down = { $who } offre une carte face cachée { $area_in }.
fact-offered-known = { $who } offre { $card } face cachée { $area_in }.
fact-selected = { $who } sélectionne { $area_the } : { $count ->
        [0] aucune carte visible
        [one] { $count } carte visible
       *[other] { $count } cartes visibles
    }{ $down ->
        [0] { "" }
       *[other] , { $down } face cachée
    }.
fact-spied = { $who } regarde la carte face cachée n° { $number }.
fact-spied-card = { $who } regarde la carte face cachée n° { $number } : { $card }.
fact-revealed = { $who } révèle { $card }.
fact-left-over = Carte restante, défaussée : { $card }.
fact-struck = Calamité dans le Duché { $who_of } : { $card }.
fact-lifted = { $who } se débarrasse d’une Calamité : { $card }.
fact-menaced = Une Menace pour { $who } : { $card }.
fact-planned = { $who } commence à construire { $card }.
fact-recycled = { $who } recycle { $card }.
fact-hired = { $who } engage { $card }.
fact-charged = { $who } a entièrement payé { $card }.
fact-used = { $who } utilise { $card }.
fact-took-back = { $who } remet { $card } en construction.
fact-away = { $who } fait défausser { $card }.
fact-foresaw = { $who } prévoit { $card }.
fact-usurped = { $who } échange { $lying } avec une carte de sa main.
fact-swapped = { $who } échange { $mine } avec { $theirs }.
fact-conjured = La carte { $card } { $who_of } compte désormais : { $to }.
fact-doubled = Les points de la carte { $card } { $who_of } sont doublés.
fact-marked = { $who } marque { $lying }.
fact-took-tokens = { $who } prend { $count } { $count ->
        [one] jeton Illusionniste
       *[other] jetons Illusionniste
    }.
fact-placed = { $who } met { $piece } { $target_on }.
fact-stood-in = { $who } met un Krystallium { $target_on }, à la place de : { $space }.
fact-alchemised = La zone d’Alchimie { $who_of } change ses cubes en un Krystallium.
fact-completed = { $who } achève { $card }.
fact-gained = { $who } gagne { $what }.
fact-scrapped = { $who } démantèle { $site }.
fact-produced = { $who } { $count ->
        [0] ne produit aucun cube { $resource_of }
        [one] produit { $count } cube { $resource_of }
       *[other] produit { $count } cubes { $resource_of }
    }.
fact-trains = { $who } a la suprématie et entraîne un Soldat.
fact-soldier-ready = { $who } a la suprématie, et le Soldat à l’entraînement est prêt.
fact-step-done = { $who } accomplit l’étape { $step } de la Quête.
fact-first-to-finish = { $who } accomplit la Quête avant tout autre.
fact-quest-tokens = { $who } gagne { $traps ->
        [0] { "" }
        [one] { $traps } jeton Piège
       *[other] { $traps } jetons Piège
    }{ $traps ->
        [0] { "" }
       *[other] { $spies ->
            [0] { "" }
           *[other] { " et " }
        }
    }{ $spies ->
        [0] { "" }
        [one] { $spies } jeton Espion
       *[other] { $spies } jetons Espion
    }.
fact-frozen = Une carte { $who_of } gèle : { $site }.
fact-devoured = Un Troll des marais dévore une carte { $who_of } : { $card }.
fact-robbed = Un Voleur dérobe une carte { $who_of } : { $site }.
fact-tormented = { $who } retire un cube { $resource_of } : { $site }.
fact-set-aside = Un Siphon met de côté un cube { $resource_of } contre { $who }.
fact-eaten = Un Dragon noir mange un Soldat { $who_of }.
fact-eaten-on = Un Dragon noir mange un Soldat { $who_of } sur { $site }.
fact-defeated = { $who } vainc une Menace : { $card }.
fact-destroyed = { $who } détruit une carte de l’adversaire : { $card }.
fact-recruited = { $who } recrute { $count } { $count ->
        [one] Armée
       *[other] Armées
    }.
fact-marched = Une Armée { $who_of } marche { $from_from } { $to_to }.
fact-fought = { $who } combat { $at_in } : { $count } { $count ->
        [one] Armée
       *[other] Armées
    } de chaque camp { $count ->
        [one] rentre
       *[other] rentrent
    } chez elle{ $count ->
        [one] { "" }
       *[other] s
    }.
fact-arrived = { $count } { $count ->
        [one] Armée
       *[other] Armées
    } { $who_of } { $count ->
        [one] arrive
       *[other] arrivent
    } { $at_in }.
fact-stationed = { $colour_The } tient { $bonus } { $at_in }.
fact-left-location = { $colour_The } perd { $bonus } { $at_in }.
fact-passed = { $who } passe.
fact-locked-up = Une Armée { $colour_of } part { $from_from } en prison.
fact-freed = { $count } { $count ->
        [one] Armée
       *[other] Armées
    } { $colour_of } { $count ->
        [one] est libérée
       *[other] sont libérées
    }.
fact-enemy-grew = Une Armée ennemie arrive { $at_in }.
fact-scored = { $who } marque { $points } { $points ->
        [one] point
       *[other] points
    }.
