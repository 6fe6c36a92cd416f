# Ce que disent les leçons, bulle par bulle.

# Une première manche.

lesson-first-title = Une première manche
lesson-first-about = Offrez des cartes, sélectionnez les vôtres, construisez-les et voyez produire votre Duché.
lesson-first-welcome = Bâtissez le plus riche Duché : après quatre manches, le plus de points l’emporte, et ils sont surtout sur les cartes construites. D’abord on partage les cartes : l’un offre, l’autre choisit.
lesson-first-offer = Vous offrez deux cartes, et votre adversaire prend une zone entière. Rendez les deux tentantes, pour que le reste soit bon aussi. Mettez la Charretée de marbre à côté de la Scierie.
lesson-first-apart = Le marbre paierait aussitôt la Scierie. Gardez-les ensemble dans la zone de gauche.
lesson-first-hidden = Un jeton Piège cache une carte ; c’est bon pour une mauvaise. Celle-ci peut se montrer.
lesson-first-second = Maintenant la Caravane, dans la zone de droite : elle coûte de la Population, et la Suite fidèle en apporte justement.
lesson-first-heap = Trois cartes à gauche partiraient d’un coup, et il ne vous en resterait qu’une. Équilibrez les zones.
lesson-first-select = Votre adversaire a pris la zone de droite, puis a offert : un Hameau à gauche, une carte cachée à droite. À vous de choisir. Prenez les trois cartes visibles.
lesson-first-unknown = Une seule carte, face cachée : ce pourrait être une Calamité, qui coûte 3 points. Trois bonnes cartes valent mieux.
lesson-first-build = Chaque carte sélectionnée se construit ou se recycle. Mettez la Scierie et le Hameau en construction : les deux produiront pour vous, manche après manche.
lesson-first-keep = Recyclée, elle donne un seul cube. Construite, elle produit à chaque manche, et la partie ne fait que commencer.
lesson-first-marble = Un Trésor ne peut qu’être recyclé. Celui-ci donne deux Matériaux : mettez-les sur la Scierie.
lesson-first-scrap = Démanteler jette une carte avec tout ce qui s’y trouve. Celle-ci, vous voulez la finir.
lesson-first-built = Toutes les cases sont remplies : la Scierie est achevée aussitôt. Elle produira dès cette manche.
lesson-first-end = Tout est planifié. Terminez votre Planification, et la production commence : d’abord les Matériaux, puis Population, Or et Exploration.
lesson-first-produce = Deux Matériaux de votre carte Duché, deux de la Scierie. Les cubes se placent aussitôt : mettez-en deux sur le Hameau.
lesson-first-alchemy = Cinq cubes dans la zone d’Alchimie deviennent un Krystallium, mais c’est lent. Achevez d’abord le Hameau.
lesson-first-chain = Le Hameau achevé avant l’étape de Population a déjà produit. Et produire plus que l’adversaire entraîne des Soldats : la deuxième fois, un est à vous. Les cubes de trop sont allés à l’Alchimie.
lesson-first-own = Maintenant une manche entière, avec huit cartes en main. Achevez tôt ce qui aide, et refilez votre Calamité si vous le pouvez.
lesson-first-done = Offrir, sélectionner, construire, produire : quatre manches ainsi font une partie. Dans les dernières, visez les cartes à beaucoup de points.

# Production.

lesson-production-title = Production
lesson-production-about = Partez de ce que vous voulez : recyclage, Krystallium, les quatre étapes et la suprématie.
lesson-production-welcome = La Statue des Fondateurs coûte 3 Or et vaut 4 points. Votre Maison des Guildes n’en produit que 2. La statue doit être finie cette manche : trouvons le troisième.
lesson-production-build = D’abord la Caserne. Vos Matériaux et votre Population la paient cette manche, et elle apporte un Soldat.
lesson-production-soldier = Recyclée, la Caserne vaut un cube. Vous pouvez la payer aujourd’hui, avec un Soldat en prime.
lesson-production-chart = La Carte du ciel coûte de l’Exploration, et vous n’en produisez pas. Elle resterait là des manches entières.
lesson-production-recycle = Votre zone d’Alchimie contient quatre cubes. Recyclez la Carte du ciel : aucune carte n’a besoin de son cube, il y va donc comme cinquième.
lesson-production-fifth = Cinq cubes deviennent un Krystallium. Il remplace l’une des quatre ressources, quand vous voulez en Planification ou en Production, mais jamais un Soldat.
lesson-production-count = Comptez d’avance : la statue coûte 3 Or, et 2 viendront. Mettez le Krystallium sur la statue comme troisième.
lesson-production-cheap = La Caserne sera payée par ce que vous produisez de toute façon. C’est l’Or qui vous manque.
lesson-production-missing = Vous pouvez attendre, mais décidez maintenant : sans lui, il manque 1 Or à la statue.
lesson-production-end = Tout est planifié. Les quantités sont fixées au début de chaque étape, et chaque étape se finit avant la suivante.
lesson-production-scrap = Votre plan fonctionne. Il n’y a rien à démanteler.
lesson-production-materials = Votre adversaire produit plus de Matériaux : suprématie, et un Soldat s’entraîne de son côté. Mettez vos deux cubes sur la Caserne.
lesson-production-alchemy = Dans la zone d’Alchimie, ce serait un cinquième de Krystallium. Ici, il achève une carte.
lesson-production-population = Vous produisez le plus de Population : un Soldat s’entraîne chez vous. Un cube achève la Caserne ; les deux autres vont à l’Alchimie.
lesson-production-gold = Encore la suprématie : votre Soldat est formé. Et voici les 2 Or pour la statue.
lesson-production-complete = Achevée à l’étape même que vous aviez prévue. Une carte finie tôt produit même aux étapes suivantes.
lesson-production-own = Votre manche. Cherchez ce qui vous manque avant de sélectionner, et retenez l’ordre : Matériaux, Population, Or, Exploration.
lesson-production-done = Les premières étapes paient ce qui produit aux dernières. Recyclez ce que vous ne pouvez pas payer, et laissez l’Alchimie combler les manques.

# Menaces.

lesson-menaces-title = Menaces
lesson-menaces-about = Passez les Menaces à l’autre, vivez avec leurs méfaits et vainquez-les avec des Soldats.
lesson-menaces-welcome = Avec ce module, chacun ajoute à chaque manche une Menace à sa main. Qui la sélectionne la subit, jusqu’à ce que des Soldats la vainquent. Invaincue, elle coûte des points à la fin.
lesson-menaces-rat = Votre Rat géant coûte 4 points et se multiplie. Adoucissez-le : mettez-le dans la zone de gauche, avec la Rançon du roi, et la Caserne à droite.
lesson-menaces-mine = La zone de droite est celle que vous voulez. Mettez le rat à gauche.
lesson-menaces-open = Le cacher coûte un jeton Piège. La Rançon du roi suffit comme appât.
lesson-menaces-first = Bien vu, mais une chose après l’autre : d’abord le rat.
lesson-menaces-select = Cela a marché. Un Géant du givre est dans la zone de droite, mais aussi les Lanciers et la Caserne, et il ne demande que 2 Soldats. Vous en avez un. Prenez-la !
lesson-menaces-little = Un simple Hameau pour toute une sélection ? Le Géant du givre peut être vaincu dès cette manche.
lesson-menaces-build = Le Géant est allé tout droit dans votre zone de Construction. Mettez-y aussi la Caserne et les Lanciers : chacun apporte un Soldat une fois fini.
lesson-menaces-army = Il vous faut des Soldats, et les deux cartes en apportent un. Construisez-les.
lesson-menaces-end = À la fin de la Planification, les Menaces agissent. Pour chaque Géant du givre, votre adversaire gèle une de vos cartes. Voyons laquelle.
lesson-menaces-scrap = Ne jetez pas de Soldats avec un Géant devant votre porte.
lesson-menaces-frozen = Les Lanciers sont gelés : on n’y place rien cette manche. En face, le Rat géant a amené un Rat. Votre Caserne est libre.
lesson-menaces-materials = Mettez vos Matériaux sur la Caserne.
lesson-menaces-alchemy = La Caserne apporte le Soldat qui vous manque. Elle passe d’abord.
lesson-menaces-population = Un cube de Population achève la Caserne et apporte votre deuxième Soldat. L’autre ne peut aller qu’à l’Alchimie.
lesson-menaces-fight = Le Combat, dernière phase de la manche : on affronte les Menaces maintenant et à aucun autre moment. Envoyez vos deux Soldats.
lesson-menaces-peace = Le Géant gèlerait une carte à chaque manche, et coûterait 2 points à la fin. Vous avez les Soldats.
lesson-menaces-won = Vaincu : il est dans votre Duché comme trophée et ne nuit plus. Les Soldats sont dépensés.
lesson-menaces-own = Une manche par vous-même. Une nouvelle Menace est dans votre main ; pensez à qui l’aura, et combien de Soldats il faudra.
lesson-menaces-done = Adoucissez une Menace ou cachez-la, mais gardez des Soldats pour celles qui vous atteignent quand même.

# Quêtes.

lesson-quests-title = Quêtes
lesson-quests-about = Le trésor ancestral : quatre étapes, payées comme des cartes, avec des récompenses et une course à la fin.
lesson-quests-welcome = Une Quête est une autre voie vers les points : quatre étapes, dans l’ordre, chacun à son rythme. La première du Trésor ancestral coûte 4 Population et rapporte 4 points.
lesson-quests-hamlet = Vous produisez 2 Population. Construisez le Hameau : achevé à l’étape de Matériaux, il en produit une troisième dès cette manche.
lesson-quests-early = Un cube maintenant, ou un à chaque manche ? Construisez-le.
lesson-quests-order = Cela vient ensuite. Mettez d’abord le Hameau en construction.
lesson-quests-pay = La Suite fidèle est un Trésor : recyclez-la contre 2 Population. Une étape se paie comme une carte : mettez les deux sur la Quête.
lesson-quests-end = La moitié est payée. Ce qui est sur une étape y reste, même plusieurs manches. Terminez votre Planification.
lesson-quests-scrap = Le Hameau va bientôt vous aider. Gardez-le.
lesson-quests-materials = Vos deux Matériaux achèvent le Hameau, juste à temps pour l’étape de Population.
lesson-quests-alchemy = Alors le Hameau attendrait une manche de plus, et ne produirait rien.
lesson-quests-finish = Trois Population ! Mettez-en deux sur la Quête et l’étape est accomplie.
lesson-quests-race = La dernière étape donne 5 points de plus au premier arrivé. Ne perdez pas de temps.
lesson-quests-step = La première étape est accomplie : 4 points à la fin, et une récompense aussitôt. La suivante, l’Or, vous est ouverte.
lesson-quests-spy = Votre récompense est un jeton Espion, pour toute la partie : une fois par manche, vous pouvez regarder une carte face cachée.
lesson-quests-own = Une manche par vous-même : essayez votre Espion quand une carte est face cachée, et amassez de l’Or pour la deuxième étape.
lesson-quests-done = Les étapes coûtent autant que de bonnes cartes, et rapportent points et outils. Décidez tôt : la dernière à elle seule vaut 20 points.

# Conseillers.

lesson-advisors-title = Conseillers
lesson-advisors-about = Engagez des Conseillers, payez leur prix et employez-les au bon moment.
lesson-advisors-welcome = Les Conseillers remplacent les Trésors. Vous les engagez gratuitement, puis vous remplissez leur prix encore et encore : chaque fois qu’il est plein, vous pouvez utiliser leur pouvoir.
lesson-advisors-offer = Vous avez un Percepteur. Mettez-le à côté de la Statue des Fondateurs, qui coûte de l’Or, et le Hameau à droite.
lesson-advisors-apart = L’Or est son métier, et la statue en demande. Mettez-le à gauche, à côté d’elle.
lesson-advisors-first = Le Hameau vient après. D’abord le Percepteur, à gauche.
lesson-advisors-swap = Vous avez sélectionné une Inondation, qui coûte 3 points. Mais votre Négociateur avisé est payé : avant de sélectionner, qu’il échange l’Inondation contre la Scierie.
lesson-advisors-ready = Attendez ! Votre Négociateur n’agit qu’avant la sélection. Utilisez-le d’abord.
lesson-advisors-select = L’Inondation est maintenant à droite, à côté du Grand Incendie. Prenez la zone de gauche.
lesson-advisors-fire = Une Inondation et un Grand Incendie, c’est 6 points de moins. La zone de gauche !
lesson-advisors-hire = Engagez le Percepteur, puis mettez la Statue et la Scierie en construction.
lesson-advisors-gold = Recyclée, la carte vaut un seul cube. Vous avez mieux à faire des trois.
lesson-advisors-end = Le Percepteur demande 2 Population puis, à l’étape d’Or, apporte 3 Or. La Statue en coûte justement 3. Terminez votre Planification.
lesson-advisors-materials = Achevez la Scierie avec vos deux Matériaux.
lesson-advisors-alchemy = La Scierie vaut deux Matériaux à chaque manche. Achevez-la.
lesson-advisors-charge = Mettez vos deux Population sur le Percepteur. C’est son prix.
lesson-advisors-spill = À l’Alchimie, c’est deux cinquièmes d’un Krystallium. Chez le Percepteur, c’est 3 Or.
lesson-advisors-collect = L’étape d’Or, et votre Percepteur est payé : utilisez-le, et mettez les 3 Or sur la Statue.
lesson-advisors-now = Il n’agit qu’à l’étape d’Or, et la Statue attend.
lesson-advisors-built = Un Monument sans un seul Or à vous. Son prix est vide maintenant ; remplissez-le de nouveau à la prochaine manche.
lesson-advisors-own = Une manche par vous-même. Vous avez deux Conseillers : lequel paierez-vous, le Négociateur ou le Percepteur ?
lesson-advisors-done = Un Conseiller est rentable si vous l’employez souvent. Engagez tôt, et pensez au moment où il agit.

# Conquête.

lesson-conquest-title = Conquête
lesson-conquest-about = Déplacez des Armées sur la carte, gagnez bonus et territoires, et dépensez bien vos Soldats.
lesson-conquest-welcome = Avec la carte, une manche finit par la Conquête. Recruter ou déplacer une Armée coûte un Soldat ; vous en avez cinq. À la fin, chaque territoire contrôlé rapporte le nombre de votre couleur.
lesson-conquest-attack = Le rouge tient le Champ de la Couronne, au milieu, avec une Armée. Il faut venir à plus : deux marchent depuis Valdor, où deux autres restent sur leurs lieux.
lesson-conquest-empty = Landalouette est vide et le sera encore. Le Champ de la Couronne vaut plus, et le rouge n’y a qu’une Armée.
lesson-conquest-strike = Vous avez assez d’Armées pour l’instant. Frappez avant que le rouge n’en amène d’autres.
lesson-conquest-idle = Avec cinq Soldats et la première action ? Employez-les.
lesson-conquest-battle = Une contre une rentre chez elle, dans la réserve, et votre seconde Armée tient le champ. Le rouge a perdu aussitôt le bonus qu’il y tenait.
lesson-conquest-hold = Une Armée tient un lieu, et le Champ de la Couronne en a trois. Prenez le Krystallium : un de plus à chaque production.
lesson-conquest-trap = Un Piège cache une de vos cartes. C’est bien, mais un Krystallium à chaque manche vaut mieux.
lesson-conquest-destruction = Il détruit une carte sélectionnée par l’adversaire. Méchant, mais un Krystallium à chaque manche bâtit votre Duché.
lesson-conquest-recruit = Le rouge recrute aussi, peut-être pour reprendre le Champ de la Couronne. Recrutez deux Armées : elles apparaissent dans votre château.
lesson-conquest-last = Ce serait votre dernier Soldat. Gardez-en un : les cartes et la prochaine manche en demandent aussi.
lesson-conquest-spend = Le rouge vient de recevoir une Armée. Deux de plus pour vous, et vous voilà plus tranquille.
lesson-conquest-stop = Le rouge n’a plus de Soldats et a passé. Si vous passez aussi, la phase s’achève. Gardez votre dernier Soldat.
lesson-conquest-save = Un Soldat gardé sert pour une carte, ou pour frapper le premier à la manche suivante. Passez.
lesson-conquest-round = Une nouvelle manche. Ici, votre carte Duché ne produit rien : ce sont votre château et les lieux que vous tenez, et le Krystallium du Champ de la Couronne avec eux.
lesson-conquest-own = Une manche par vous-même, avec la Conquête à la fin. Qui a le plus de Soldats y commence.
lesson-conquest-done = Frappez avec une Armée de plus, ne laissez rien de vide, et regardez les nombres : l’autre bout de la carte rapporte le plus.
