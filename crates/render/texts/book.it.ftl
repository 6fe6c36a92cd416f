# Le regole come un libro, chi si può giocare o incontrare, e l'indice delle carte.

page-book-front = Come si gioca
page-book-aim = Che cosa si fa
page-book-win = Come si vince
page-book-turn = Come procede
page-book-chapters = I capitoli
page-book-contents = Indice
page-book-neighbours = Capitoli vicini
page-book-previous = Prima
page-book-next = Poi
page-book-taught = Si impara in:
page-book-ruling = Come lo giochiamo
page-book-example = Esempio
page-book-try = Provalo a un tavolo
page-search-placeholder = parola o numero
page-search-results = Ricerca
page-search-found = { $count ->
    [0] Di «{ $query }» non si dice nulla.
    [one] Un paragrafo parla di «{ $query }».
   *[other] { $count } paragrafi parlano di «{ $query }».
 }
page-glossary = Glossario
page-glossary-help = Le parole di questo gioco, ognuna in una frase.
page-rulings = Interpretazioni
page-rulings-help = Dove il regolamento tace o si può leggere in due modi, qui si gioca così.

page-know = Chi è chi
page-know-of = { $game }: chi è chi
page-know-help = Che cosa vuole ciascuno, come va il suo turno e tre consigli da una parte e dall'altra.
page-know-turn = Come va il suo turno
page-know-play = Giocarlo bene
page-know-against = Giocarci contro
page-know-law = Regole:
page-know-lesson = Lezione: { $title }
page-know-others = Gli altri
page-know-all = Tutti e tutto in questo gioco
page-know-one = Conoscere { $name }

page-cards = Carte
page-cards-of = { $game }: tutte le carte
page-cards-help = Che cosa fa ogni carta e in quale paragrafo se ne parla.
page-cards-source = Quante volte i maestri ne giocano una è stato contato in { $games } partite fra bot maestri ({ $looks } sguardi in avanti per ogni decisione, { $day }). Per una carta che nessuno ha giocato non dà cifre: non tutte erano in queste partite.
page-cards-any = qualsiasi
page-cards-show = Mostra
page-cards-all = Mostra tutte
page-cards-count = { $count ->
    [one] Una carta su { $all }
   *[other] { $count } carte su { $all }
 }
page-cards-played = I maestri l'hanno giocata in { $games } partite su { $of }, { $times ->
    [one] una volta
   *[other] { $times } volte
 } in tutto

page-walk = Guidami nel mio turno
page-walk-stop = Basta così, conosco il mio turno
page-walk-here = Sei qui
page-walk-this = Questa domanda:
page-goal = Il tuo obiettivo
page-cards-per = { $points } per ogni { $type }
field-kind = Genere
