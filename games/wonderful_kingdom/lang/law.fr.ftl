# Les paragraphes des règles avec nos propres mots : un message chacun, avec son titre.

# K1 Matériel.
law-k1-1 = Cubes, Krystallium et Soldats ne manquent jamais.
    .title = Réserves illimitées
law-k1-2 = Un joueur est bleu, l’autre rouge. Valados est le Duché bleu ; Téressie et Senada sont rouges.
    .title = Couleurs
law-k1-3 = Les Structures sont grises, les Compagnies violettes, les Monuments jaunes, les Découvertes bleues.
    .title = Types et couleurs

# K2 Mise en place à deux.
law-k2-1 = Choisissez un module pour la partie : Menace, Conseillers, Quêtes ou Conquête.
    .title = Un module
law-k2-2 = Les cartes Développement et Trésor sont mélangées en une seule pioche face cachée.
    .title = Mélanger la pioche
law-k2-3 = Les huit cartes Calamité sont face visible à côté de la pioche.
    .title = Pile des Calamités
law-k2-4 = Chaque joueur prend une carte Duché ; tous deux jouent la même face.
    .title = Cartes Duché
law-k2-5 = Chaque joueur prend deux jetons Piège.
    .title = Jetons Piège
law-k2-6 = Le marqueur de manche part sur 1 et montre qui commence la manche.
    .title = Marqueur de manche
law-k2-7 = Un joueur a une zone de Sélection, une zone de Construction et un Duché ; la carte Duché porte la zone d’Alchimie, les Krystallium, les Soldats et la case d’Entraînement.
    .title = Zones d’un joueur
law-k2-8 = La Menace laisse de côté les Calamités. Les Conseillers remplacent les dix Trésors et gardent les Calamités. Les Quêtes et la Conquête gardent les deux.
    .title = Changements selon le module

# K3 La manche et la phase de Choix.
law-k3-1 = La partie dure quatre manches de Choix, Planification et Production. Le Combat suit avec le module Menace, la Conquête avec le module Conquête.
    .title = Quatre manches
law-k3-2 = Une carte de la pioche va face visible dans chaque zone d’Offre. Chaque joueur pioche sept cartes et y ajoute une Calamité ou, avec le module Menace, une carte de la série choisie.
    .title = Distribution
law-k3-3 = Le bleu commence les manches 1 et 3, le rouge les manches 2 et 4.
    .title = Premier joueur de la manche
law-k3-4 = Qui offre met exactement deux cartes de sa main dans les zones d’Offre, ensemble ou une dans chacune, face visible.
    .title = Offrir
law-k3-5 = L’autre joueur prend toutes les cartes d’une zone d’Offre dans sa zone de Sélection.
    .title = Sélectionner
law-k3-6 = On peut sélectionner une zone d’Offre vide ; elle ne rapporte rien.
    .title = Zone vide
law-k3-7 = Qui a sélectionné offre ensuite ; le premier joueur de la manche offre d’abord. Après quatre offres chacun, les mains sont vides et ce qui se trouve dans les zones d’Offre est défaussé.
    .title = Alternance
law-k3-8 = Un jeton Piège permet d’offrir une carte face cachée. Les jetons reviennent à la fin de la manche.
    .title = Piège
law-k3-9 = Une carte face cachée le reste quand elle est sélectionnée et se révèle en Planification. Seul qui l’a offerte la connaît.
    .title = Cartes face cachée
law-k3-10 = Pendant le Choix, un jeton Espion prêt permet à son joueur de regarder une carte face cachée d’une zone d’Offre ou de Sélection ; il est de nouveau prêt à la manche suivante.
    .title = Espion
law-k3-11 = Les cartes défaussées ne reviennent jamais dans la pioche.
    .title = Défausse

# K4 Phase de Planification.
law-k4-1 = Les cartes face cachée des zones de Sélection sont retournées.
    .title = Révélation
law-k4-2 = Les effets du début de la Planification ont lieu maintenant, ceux du premier joueur d’abord.
    .title = Début de la Planification
law-k4-3 = Chaque carte de la zone de Sélection doit servir, dans l’ordre voulu : construite ou recyclée.
    .title = Construire ou recycler
law-k4-4 = Une carte recyclée est défaussée contre ses cubes, chacun mis aussitôt sur une case libre qui lui convient d’une carte en construction ou dans la zone d’Alchimie.
    .title = Recycler
law-k4-5 = Un Trésor ne peut qu’être recyclé.
    .title = Trésors
law-k4-6 = Une Calamité ne coûte rien, ne se recycle pas et va tout droit dans le Duché.
    .title = Calamités
law-k4-7 = Une Menace ne se recycle pas ; elle va dans la zone de Construction.
    .title = Menaces
law-k4-8 = Une carte achevée en Planification produit dans la même manche.
    .title = Achevée en Planification
law-k4-9 = Quand les zones de Sélection sont vides viennent les effets de la fin de la Planification, ceux du premier joueur d’abord ; puis la Planification s’achève.
    .title = Fin de la Planification

# K5 Phase de Production.
law-k5-1 = Matériaux, Population, Or et Exploration sont produits dans cet ordre.
    .title = Quatre étapes
law-k5-2 = À chaque étape, chaque joueur compte la ressource sur sa carte Duché et sur toutes les cartes de son Duché, y compris celles achevées à une étape précédente.
    .title = Ce que l’on compte
law-k5-3 = Qui produit strictement plus s’entraîne : la première suprématie met un Soldat sur la case d’Entraînement, la suivante l’envoie parmi les Soldats.
    .title = Suprématie
law-k5-4 = Les quantités sont fixées au début de l’étape, avant que le moindre cube ne soit placé.
    .title = Quantités fixes
law-k5-5 = Le Soldat à l’entraînement reste d’une manche à l’autre et ne peut pas être dépensé.
    .title = Soldat à l’entraînement
law-k5-6 = Chaque cube produit va sur une case libre qui lui convient d’une carte en construction ou dans la zone d’Alchimie ; on n’en garde aucun.
    .title = Placer les cubes
law-k5-7 = Après l’étape d’Exploration, on gagne la production de Krystallium.
    .title = Production de Krystallium
law-k5-8 = Une carte qui produit par type compte les cartes de ce type dans le Duché à ce moment, elle-même comprise.
    .title = Production par type

# K6 Pièces, cartes et moments.
law-k6-1 = Un cube placé ne se déplace plus.
    .title = Placé pour de bon
law-k6-2 = Le cinquième cube de la zone d’Alchimie change les cinq en un Krystallium. Les cubes y restent d’une manche à l’autre.
    .title = Alchimie
law-k6-3 = Un Krystallium se place à tout moment de la Planification ou de la Production comme n’importe quelle ressource de base ou sur une case Krystallium, jamais comme un Soldat.
    .title = Krystallium
law-k6-4 = Les Soldats se placent sur les cases Soldat à tout moment de la Planification ou de la Production ; sur les Menaces, seulement en Combat.
    .title = Soldats
law-k6-5 = Une carte dont toutes les cases sont remplies est achevée aussitôt : ses pièces sont défaussées, son bonus est gagné et elle rejoint le Duché.
    .title = Achèvement
law-k6-6 = À tout moment de la Planification ou de la Production, un Développement en construction peut être défaussé : les pièces qui s’y trouvent sont perdues et son cube de recyclage va dans la zone d’Alchimie.
    .title = Démanteler
law-k6-7 = Ce qui a été placé sans rien apprendre de nouveau peut être repris, jusqu’à ce que l’on apprenne quelque chose.
    .title = Reprendre

# K7 Fin de la partie.
law-k7-1 = La partie s’achève après la manche 4. Les cartes encore en construction ne rapportent rien, les Menaces coûtent leur pénalité.
    .title = Dernière manche
law-k7-2 = Points fixes, points par type avec ceux de la carte Duché, moins les Calamités et les Menaces invaincues, plus les points du module.
    .title = Score
law-k7-3 = Chaque Calamité du Duché coûte 3 points.
    .title = Valeur d’une Calamité
law-k7-4 = Soldats, Krystallium et cubes de la zone d’Alchimie ne valent rien.
    .title = Ce qui ne vaut rien
law-k7-5 = Une égalité revient à qui a construit plus de cartes, puis à qui a plus de Soldats ; sinon la victoire est partagée.
    .title = Égalités

# K8.1 Le module Menace.
law-k8-1 = Chaque joueur choisit une série différente ; ses quatre cartes sont mélangées et une rejoint la main de ce joueur à chaque manche.
    .title = Séries de Menaces
law-k8-2 = Qui se retrouve avec une Menace la subit, même le propriétaire de la série.
    .title = Nul n’est à l’abri
law-k8-3 = Une Menace agit tant qu’elle se trouve dans une zone de Sélection ou de Construction, au moment que dit sa série.
    .title = Quand agissent les Menaces
law-k8-4 = Une Menace ne peut être vaincue que pendant la phase de Combat.
    .title = Seulement en Combat
law-k8-5 = Les joueurs mettent des Soldats sur les Menaces de leur zone de Construction, le premier joueur d’abord ; ils y restent. Quand ils suffisent, la Menace est vaincue : ils sont défaussés, sa récompense est gagnée et elle va dans le Duché comme trophée.
    .title = Combat
law-k8-6 = Une Menace encore invaincue à la fin coûte sa pénalité.
    .title = Menaces invaincues
law-k8-7 = Un trophée appartient à qui l’a gagné.
    .title = Trophées

# K8.8 Les séries de Menaces de base.
law-k8-8-i = À la fin de la Planification, chaque Rat géant que vous avez amène un Rat de la pile de dix dans votre zone de Construction.
    .title = Rats géants
law-k8-8-ii = À la fin de la Planification, pour chaque Géant du givre que vous avez, l’adversaire gèle un de vos Développements en construction : on n’y place rien cette manche. En solo, c’est celui qui porte le plus de pièces qui gèle.
    .title = Géants du givre
law-k8-8-iii = Au début de la Planification, pour chaque Troll des marais que vous avez, défaussez un Développement ou un Trésor de votre zone de Sélection, sans rien gagner.
    .title = Trolls des marais
law-k8-8-iv = À la fin de la Planification, l’adversaire met le jeton Vol de chaque Voleur que vous avez sur une carte de votre Duché qui n’en a pas : elle ne produit plus jusqu’à ce que le Voleur soit vaincu. En solo, c’est la carte à la plus forte production imprimée qui est volée.
    .title = Voleurs

# K8.10 Le module Conseillers.
law-k8-10 = En Planification, un Conseiller est engagé gratuitement, à côté du Duché, ou recyclé.
    .title = Engager
law-k8-11 = Le prix d’un Conseiller est une rangée de cases que l’on remplit comme une carte en construction. Quand elle est pleine, son pouvoir peut servir au moment voulu ; puis les pièces sont défaussées et on peut la remplir de nouveau.
    .title = Payer le prix
law-k8-12 = Un Conseiller n’a pas de type et ne compte ni pour les points par type ni pour les égalités.
    .title = Pas un Développement
law-k8-13 = Un pouvoir limité ne peut servir que le nombre de fois indiqué dans la partie.
    .title = Usage limité
law-k8-14 = Les Conseillers du jeu de base agissent comme le dit la table des Conseillers.
    .title = Conseillers de base

# K8.20 Le module Quêtes.
law-k8-20 = Un plateau de Quête de quatre étapes est commun ; chaque joueur y marque ses propres progrès.
    .title = Plateau de Quête
law-k8-21 = Les étapes se font dans l’ordre.
    .title = Étapes dans l’ordre
law-k8-22 = Une étape se paie en Planification ou en Production comme une carte, sur autant de manches qu’il faut ; ce qu’elle vous demande d’avoir doit être là quand elle est accomplie.
    .title = Payer une étape
law-k8-23 = Une étape accomplie donne aussitôt sa récompense, et ses points à la fin. Le bonus de la dernière va au premier qui l’accomplit ; dans la même étape de production, c’est le premier joueur de la manche.
    .title = Accomplir une étape
law-k8-24 = Les jetons Piège et Espion des Quêtes se gardent toute la partie.
    .title = Jetons des Quêtes

# K9 En solo.
law-k9-1 = Huit cartes de la pioche et quatre Calamités sont mélangées en une pile de douze face cachée ; le reste est une pioche dont la prochaine carte est toujours visible.
    .title = Pile des Calamités
law-k9-2 = En solo, il n’y a pas de jetons Piège mais deux jetons Espion, qui servent chacun une fois par manche.
    .title = Jetons en solo
law-k9-3 = Avec les Menaces, la pile reçoit les quatre cartes d’une série au lieu des Calamités. Les Conseillers du jeu en solo remplacent les Trésors. Les Quêtes donnent toujours le bonus du premier.
    .title = Modules en solo
law-k9-4 = Dix Conseillers avec les Légendes, sinon dix à deux et onze en solo, sont dans la partie.
    .title = Conseillers en jeu
law-k9-5 = Deux cartes sont face visible dans chaque zone d’Offre. Sélectionnez une zone ; puis la carte du dessus de la pile rejoint l’autre face cachée et deux nouvelles cartes remplissent la zone vidée.
    .title = Choisir en solo
law-k9-6 = Une manche a quatre sélections et trois remplissages ; puis ce qui reste est défaussé.
    .title = Quatre sélections
law-k9-7 = En solo, on a la suprématie à une étape qui produit au moins cinq cubes.
    .title = Suprématie en solo
law-k9-8 = En solo, le score vaut une médaille : bronze, argent ou or. Combien de points il faut dépend du mode.
    .title = Médailles
law-k9-9 = Le jeu imprimé propose des scénarios en solo numérotés.
    .title = Scénarios en solo

# L1 Ajouts de l'édition de luxe.
law-l1-1 = Un plateau géant, des pièces de bois et de métal, d’autres cartes Duché et cinq Développements.
    .title = Contenu de luxe
law-l1-2 = Les cartes des Légendes sont mélangées aux autres. Elles portent une marque, pour que l’on puisse les retrier ; faces, plateaux et séries de Menaces se choisissent de toute façon.
    .title = Cartes des Légendes
law-l1-3 = Deux Carrières, les Mercenaires, le Grand Palais et le Labyrinthe de Fenhror.
    .title = Cinq Développements
law-l1-4 = La face C part avec cinq Krystallium et ne produit rien.
    .title = Face C
law-l1-5 = La face D est un départ asymétrique, plus difficile que la face A.
    .title = Face D
law-l1-6 = Des pièces de bois et de métal remplacent celles de carton.
    .title = Bois et métal
law-l1-7 = Le plateau géant a une place pour tout.
    .title = Plateau géant

# L2 Quêtes des Légendes.
law-l2-1 = Le trésor ancestral et Le dragon captif se jouent comme les autres plateaux de Quête.
    .title = Deux plateaux de plus
law-l2-2 = La dernière étape du Trésor ancestral donne 5 points au premier ; la dernière du Dragon captif demande trois cartes d’un même type.
    .title = Leurs dernières étapes

# L3 Conseillers des Légendes.
law-l3-1 = Quatre Conseillers rejoignent les autres ; on n’en joue que dix, tirés parmi ceux qui conviennent au nombre de joueurs.
    .title = Quatre Conseillers de plus
law-l3-2 = Avant de sélectionner, nommez une carte d’une zone d’Offre : l’adversaire l’échange avec une carte de sa main, posée face cachée.
    .title = Usurpateur
law-l3-3 = Avant de sélectionner, échangez une carte de votre zone de Sélection avec une d’une zone d’Offre ; chacune garde sa face.
    .title = Négociateur avisé
law-l3-4 = Une fois, changez le type qui multiplie les points d’une de vos cartes.
    .title = Envoûteuse
law-l3-5 = Une fois, doublez les points fixes d’une de vos cartes.
    .title = Grand Financier

# L4.1 Les Sœurs du tourment.
law-l4-1 = Sécheresse, Maladie, Tempête et Nuit ont des coûts de combat et des pénalités différents.
    .title = Quatre Sœurs
law-l4-2 = Invaincues, la Sécheresse coûte 4 points, la Maladie et la Tempête 5 chacune, la Nuit 7.
    .title = Pénalités des Sœurs
law-l4-3 = À la fin de votre Planification, retirez un cube d’une carte en construction pour chaque Sœur que vous avez.
    .title = Tourment
law-l4-4 = Krystallium, Soldats et cubes de la zone d’Alchimie ne sont jamais retirés ; sans cube, on ne doit rien.
    .title = Seulement des cubes de base
law-l4-5 = Qui a vaincu seul les quatre Sœurs marque 20 points.
    .title = Les quatre Sœurs
law-l4-6 = En solo avec les Sœurs : 70, 95 et 115 points pour le bronze, l’argent et l’or.
    .title = Médailles des Sœurs

# L4.7 Les Siphons.
law-l4-7 = Un Siphon dans votre zone de Construction produit un cube de sa ressource pour votre adversaire ; vaincu, il produit dans votre Duché.
    .title = Siphon
law-l4-8 = Les cubes des Siphons comptent pour la suprématie. En solo, ils sont mis de côté : chaque quatrième ajoute une Calamité à votre Duché.
    .title = Siphons et suprématie

# L4.9 Les Dragons noirs.
law-l4-9 = En Planification, chaque Dragon noir que vous avez mange un de vos Soldats, ceux des cartes quand vous n’en avez pas d’autres.
    .title = Faim
law-l4-10 = Invaincus, la Matriarche coûte 8 points et le Patriarche 6. Un Dragon vaincu donne deux Krystallium.
    .title = Dragons vaincus
law-l4-11 = Un Œuf ne fait pas de mal. Pris avec deux Soldats, un seul vaut 3 points, les deux 10.
    .title = Œufs
law-l4-12 = Les Dragons noirs ne se jouent pas en solo.
    .title = Pas de Dragons en solo

# L4.13 Les Illusionnistes.
law-l4-13 = Quatre cartes et trois jetons. Chaque Illusionniste invaincu coûte 5 points.
    .title = Illusionnistes
law-l4-14 = Qui a choisi la série part avec un jeton.
    .title = Premier jeton
law-l4-15 = Au début de la Production, votre adversaire prend un jeton pour chaque Illusionniste que vous avez, tant qu’il en reste.
    .title = Prendre des jetons
law-l4-16 = En offrant, un joueur peut mettre un jeton sur n’importe quelle carte d’une zone d’Offre.
    .title = Marquer une carte
law-l4-17 = En sélectionnant, un joueur peut échanger une carte de sa zone de Sélection avec une carte qui porte son jeton, lequel est défaussé. Un jeton sur une carte sélectionnée autrement est défaussé.
    .title = Échanger
law-l4-18 = Un échange n’est pas la sélection ; un jeton défaussé peut être repris.
    .title = Échange et sélection
law-l4-19 = Les Illusionnistes ne se jouent pas en solo.
    .title = Pas d’Illusionnistes en solo

# L5 La Conquête.
law-l5-1 = Cartes Duché spéciales, 12 Armées par joueur, trois plateaux, d’autres Pièges et Espions.
    .title = Contenu de la Conquête
law-l5-2 = A1, A2, B1 et B2 sont pour deux joueurs, C1 et C2 pour un seul. Les mers sont aussi des territoires.
    .title = Plateaux
law-l5-3 = Un territoire a un ou plusieurs lieux à bonus, un château n’en a aucun.
    .title = Lieux à bonus
law-l5-4 = Un territoire est contrôlé par qui y a des Armées. Un château est toujours à son propriétaire et l’ennemi ne peut y entrer.
    .title = Contrôle
law-l5-5 = Les Armées peuvent se répartir sur les lieux de leur territoire, une sur chacun ; un territoire en contient autant que l’on veut.
    .title = Armées et lieux
law-l5-6 = Les Duchés ne produisent rien et on ne prend pas de Pièges. Quatre Armées partent sur les lieux marqués avec leurs bonus ; huit sont la réserve.
    .title = Mise en place de la Conquête
law-l5-7 = Les lieux que vous tenez et votre château produisent aussi.
    .title = Production du plateau
law-l5-8 = Les joueurs alternent une action chacun jusqu’à ce que tous deux passent à la suite. Qui a plus de Soldats commence ; à égalité, le premier joueur de la manche.
    .title = Phase de Conquête
law-l5-9 = Dépensez un Soldat par Armée et mettez-en autant de la réserve dans votre château.
    .title = Recruter
law-l5-10 = Choisissez une destination et vos territoires voisins de votre choix ; dépensez un Soldat par Armée déplacée. Elles doivent y être plus nombreuses que l’ennemi ; tous les ennemis et autant des Armées déplacées rentrent chez eux.
    .title = Se déplacer
law-l5-11 = Qui passe peut agir de nouveau si l’adversaire agit. Un bonus est perdu dès que son Armée part ; son jeton Piège ou Espion est défaussé.
    .title = Passer
law-l5-12 = Les lieux donnent un Piège, un Espion, la destruction d’une carte de la zone de Sélection adverse au début de la Planification, un Krystallium ou un cube de production.
    .title = Bonus
law-l5-13 = Des Armées peuvent aussi venir de deux territoires plus loin, pour un Soldat chacune, si elles ne traversent aucun territoire ennemi.
    .title = Double déplacement
law-l5-14 = À la fin de la phase de Conquête, qui contrôle la prison peut enfermer une Armée ennemie. Elle est libérée vers son château quand son propriétaire prend la prison.
    .title = Prison
law-l5-15 = Chaque territoire que vous contrôlez rapporte le nombre de votre couleur.
    .title = Territoires à la fin
law-l5-16 = Quatre Armées rouges contre trois bleues : trois de chaque camp rentrent chez elles et une Armée rouge tient le centre.
    .title = Exemple détaillé

# L6 La Conquête en solo.
law-l6-1 = Sur le plateau C1 ou C2, vous êtes le rouge, sans jetons Espion au départ.
    .title = Rouge en solo
law-l6-2 = Deux Armées ennemies se tiennent sur leur château et une sur chaque territoire vide.
    .title = Mise en place de l’ennemi
law-l6-3 = L’ennemi ne fait aucune action et n’a d’autre bonus que la prison.
    .title = Ennemi passif
law-l6-4 = À la fin de chaque phase de Conquête, une Armée ennemie arrive sur chaque territoire resté sans Armées, votre château excepté.
    .title = Croissance de l’ennemi
law-l6-5 = Vous pouvez prendre le château bleu. Les Armées ennemies battues quittent le plateau.
    .title = Prendre le château
law-l6-6 = Tant que l’ennemi tient la prison, vous devez y enfermer une de vos Armées à la fin de chaque phase de Conquête, avant que l’ennemi ne croisse ; la prendre les libère toutes.
    .title = Prison ennemie
law-l6-7 = Ajoutez les nombres rouges de vos territoires et retranchez les bleus de ceux de l’ennemi. Médailles à 60, 80 et 100.
    .title = Score en solo
law-l6-8 = Le reste est le jeu en solo ; vous agissez jusqu’à ce que vous passiez.
    .title = Phases en solo
