# Les actions sur les boutons, les questions, les raisons et les options d'une table.

choice-pass = Terminé
choice-offer-up = Offrir { $card } { $area_in }
choice-offer-down = Offrir { $card } face cachée { $area_in }
choice-offer-masterly = Offrir { $card } face cachée { $area_in } avec le Maître des Pièges
choice-select = Sélectionner { $area_the }
choice-spy = Espionner { $lying }
choice-construct = Construire { $card } pour { $cost }
choice-recycle = Recycler { $card } contre { $cubes }
choice-hire = Engager { $card }
choice-discard = Défausser { $card }
choice-card = { $card }
choice-put = Mettre { $piece } { $target_on }
choice-stand-in = Mettre un Krystallium { $target_on }, à la place de : { $space }
choice-scrap = Démanteler { $site } : ce qui s’y trouve est perdu
choice-use = Utiliser { $card }
choice-at = Choisir { $lying }
choice-mark = Marquer { $lying }
choice-swap = Échanger { $mine } avec { $theirs }
choice-type = { $type }
choice-area = Choisir { $area_the }
choice-remove = Retirer un cube { $resource_of } : { $site }
choice-move = Se déplacer { $at_to }
choice-from = Une Armée { $at_from } pour 1 Soldat
choice-lock = Emprisonner une Armée { $at_from }
choice-station = Tenir { $bonus } { $at_in }
choice-leave = Quitter { $bonus } { $at_in }

ask-select = Quelle zone d’Offre sélectionnez-vous ?
ask-plan = Construisez ou recyclez vos cartes sélectionnées.
ask-place = Où va un cube { $resource_of } ?
ask-after-the-step = Voulez-vous placer autre chose avant l’étape suivante ?
ask-feed-troll = Quelle carte défaussez-vous pour un Troll des marais ?
ask-freeze = Quelle carte en construction de l’adversaire gèle ?
ask-rob = Quelle carte du Duché adverse est volée ?
ask-torment = Quel cube retirez-vous pour une Sœur ?
ask-feed-dragon = Sur quelle carte un Dragon noir mange-t-il un Soldat ?
ask-fight = Envoyez des Soldats contre vos Menaces.
ask-build-on = Sur quelle carte travaille le Maître d’œuvre ?
ask-build-cube = Quel cube place le Maître d’œuvre ?
ask-take-back = Quelle carte recyclée reprenez-vous ?
ask-point-at = Sur quelle carte utilisez-vous { $card } ?
ask-replace = Quelle zone d’Offre est remplacée ?
ask-arrange = Quelle carte vient ensuite sur la pile ?
ask-usurped = Quelle carte de votre main échangez-vous ?
ask-negotiate = Quelles cartes échangez-vous ?
ask-conjure = De quelle carte changez-vous le type ?
ask-conjure-to = Quel type compte désormais { $card } ?
ask-finance = De quelle carte doublez-vous les points ?
ask-destroy = Détruire une carte sélectionnée de votre adversaire ?
ask-conquest = Recrutez, déplacez ou passez.
ask-march = Quelles Armées se déplacent { $to_to } ?
ask-leave-which = Quel lieu est quitté { $at_in } ?
ask-station-where = Quel lieu tenez-vous { $at_in } ?
ask-lock-up = Emprisonner une Armée ennemie ?
ask-lock-up-own = Laquelle de vos Armées va en prison ?

why-no-trap = Vous n’avez plus de jeton Piège cette manche.
why-only-recycled = { $card } est un Trésor : on ne peut que le recycler.
why-never-a-soldier = Un Krystallium ne remplace jamais un Soldat.
why-calamity = { $card } est une Calamité : elle est allée tout droit dans votre Duché et ne se recycle pas.
why-menace = { $card } est une Menace : elle ne se recycle ni ne se démantèle, on ne peut que la vaincre en Combat.
why-selected-cards-left = Chaque carte sélectionnée doit d’abord être construite, recyclée ou engagée.
why-cubes-left = Un cube se place aussitôt ; la zone d’Alchimie les accepte tous.
why-frozen = La carte { $card } est gelée : on n’y place rien cette manche.
why-only-in-combat = Les Soldats n’affrontent { $card } qu’en Combat, à la fin de la manche.
why-not-paid = Le prix de cette carte n’est pas encore entièrement payé : { $card }.
why-used-up = Vous avez déjà utilisé { $card } autant de fois que permis.
why-no-spy = Vous n’avez aucun jeton Espion prêt.
why-known-card = Vous connaissez déjà cette carte.
why-two-cards = Vous devez offrir exactement deux cartes.
why-no-reserve = Toutes vos Armées sont sur le plateau.
why-enemy-castle = Vous ne pouvez pas entrer dans le château ennemi.
why-no-army-near = Aucune de vos Armées n’est assez près.

option-seats = Joueurs
option-module = Module
option-module-none = Aucun
option-module-menace = Menace
option-module-advisors = Conseillers
option-module-quests = Quêtes
option-module-conquest = Conquête
option-legends = Développements et Conseillers des Légendes
option-side = Face des cartes Duché
option-side-a = A
option-side-b = B
option-side-c = C
option-side-d = D
option-duchy = Duché du rouge, ou de qui joue en solo
option-duchy-valados = Valados
option-duchy-teressie = Téressie
option-duchy-senada = Senada
option-blue-menace = Menaces du bleu, ou de qui joue en solo
option-red-menace = Menaces du rouge
option-quest = Plateau de Quête
option-quest-lost-heir = L’héritier perdu
option-quest-sunken-crown = La couronne engloutie
option-quest-plague-doctor = Le médecin de la peste
option-quest-ancestral-treasure = Le trésor ancestral
option-quest-captive-dragon = Le dragon captif
option-board = Plateau de Conquête
option-board-usual = A1 à deux, C1 en solo
option-board-a1 = A1, Le cœur du royaume
option-board-a2 = A2, Le golfe de la prison
option-board-b1 = B1, Les grandes marches
option-board-b2 = B2, Les îles brisées
option-board-c1 = C1, La route de l’usurpateur
option-board-c2 = C2, La côte assiégée
option-same-menace = Chaque joueur choisit des Menaces différentes.
option-menace-not-for-solo = Ces Menaces ne se jouent pas en solo.
option-valados-is-blue = Valados est le Duché du bleu : choisissez Téressie ou Senada pour le rouge.
option-solo-conquest-is-red = En solo, à la Conquête, vous êtes le rouge : choisissez Téressie ou Senada.
option-blue-menace-usual = Rats géants, ou Géants du givre si le rouge les a
option-blue-menace-giant-rats = Rats géants
option-blue-menace-frost-giants = Géants du givre
option-blue-menace-marsh-trolls = Trolls des marais
option-blue-menace-thieves = Voleurs
option-blue-menace-sisters = Sœurs du tourment
option-blue-menace-syphons = Siphons
option-blue-menace-dragons = Dragons noirs
option-blue-menace-illusionists = Illusionnistes
option-red-menace-usual = Géants du givre, ou Rats géants si le bleu les a
option-red-menace-giant-rats = Rats géants
option-red-menace-frost-giants = Géants du givre
option-red-menace-marsh-trolls = Trolls des marais
option-red-menace-thieves = Voleurs
option-red-menace-sisters = Sœurs du tourment
option-red-menace-syphons = Siphons
option-red-menace-dragons = Dragons noirs
option-red-menace-illusionists = Illusionnistes
ask-offer = { $left ->
        [0] Marquer une carte ?
        [one] Offrez encore une carte.
       *[other] Offrez { $left } cartes.
    }
choice-recruit = Recruter { $count } { $count ->
        [one] Armée pour { $count } Soldat
       *[other] Armées pour { $count } Soldats
    }
why-too-few-soldiers = { $count ->
        [0] Vous n’avez aucun Soldat.
        [one] Vous n’avez que { $count } Soldat.
       *[other] Vous n’avez que { $count } Soldats.
    }
why-not-outnumbered = Vos Armées doivent y être plus de { $enemies }.
option-board-does-not-fit = Ce plateau n’est pas pour { $seats } { $seats ->
        [one] joueur
       *[other] joueurs
    }.
