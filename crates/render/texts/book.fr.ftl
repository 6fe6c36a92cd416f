# Les règles comme un livre, ceux que l'on joue ou que l'on rencontre, et le répertoire des cartes.

page-book-front = Comment jouer
page-book-aim = Ce que vous faites
page-book-win = Comment on gagne
page-book-turn = Comment cela se passe
page-book-chapters = Les chapitres
page-book-contents = Sommaire
page-book-neighbours = Chapitres voisins
page-book-previous = Avant
page-book-next = Ensuite
page-book-taught = À apprendre :
page-book-ruling = Comme on le joue ici
page-book-example = Exemple
page-book-try = Essayer à une table
page-search-placeholder = mot ou numéro
page-search-results = Recherche
page-search-found = { $count ->
    [0] Rien n’est dit de « { $query } ».
    [one] Un paragraphe parle de « { $query } ».
   *[other] { $count } paragraphes parlent de « { $query } ».
 }
page-glossary = Glossaire
page-glossary-help = Les mots de ce jeu, chacun en une phrase.
page-rulings = Précisions
page-rulings-help = Là où la règle se tait ou peut se lire de deux façons, voici comment on joue ici.

page-know = Qui est qui
page-know-of = { $game } : qui est qui
page-know-help = Ce que chacun veut, comment va son tour, et trois conseils de chaque côté de la table.
page-know-turn = Comment va son tour
page-know-play = Le jouer
page-know-against = Jouer contre lui
page-know-law = Règles :
page-know-lesson = Leçon : { $title }
page-know-others = Les autres
page-know-all = Tous et tout dans ce jeu
page-know-one = À propos : { $name }

page-cards = Cartes
page-cards-of = { $game } : toutes les cartes
page-cards-help = Ce que fait chaque carte et dans quel paragraphe elle se trouve.
page-cards-source = Combien de fois les maîtres en jouent une a été compté en { $games } parties entre bots maîtres ({ $looks } regards en avant par décision, { $day }). Pour une carte que personne n’a jouée, il n’y a pas de chiffre : toutes n’étaient pas dans ces parties.
page-cards-any = toutes
page-cards-show = Afficher
page-cards-all = Tout afficher
page-cards-count = { $count ->
    [one] { $count } carte sur { $all }
   *[other] { $count } cartes sur { $all }
 }
page-cards-played = Les maîtres l’ont jouée dans { $games } parties sur { $of }, { $times } fois en tout

page-walk = Me guider pendant mon tour
page-walk-stop = Merci, je connais mon tour
page-walk-here = Vous êtes ici
page-walk-this = Cette question :
page-goal = Votre but
page-cards-per = { $points } par { $type }
field-kind = Sorte
