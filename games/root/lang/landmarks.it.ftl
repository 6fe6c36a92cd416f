# Appendice F: meraviglie.

landmark-black-market = Mercato Nero
    .the = il Mercato Nero
    .The = Il Mercato Nero
landmark-elder-treetop = Albero Antico
    .the = l'Albero Antico
    .The = L'Albero Antico
landmark-ferry = Traghetto
    .the = il Traghetto
    .The = Il Traghetto
landmark-legendary-forge = Fucina Leggendaria
    .the = la Fucina Leggendaria
    .The = La Fucina Leggendaria
landmark-lost-city = Città Perduta
    .the = la Città Perduta
    .The = La Città Perduta
landmark-tower = Torre
    .the = la Torre
    .The = La Torre

landmark-black-market-text = Una volta nel tuo turno, con un pezzo fazione lì, puoi scambiare una carta della mano con una delle tre coperte.
landmark-elder-treetop-text = Uno spazio edificio in più; chi ne rimuove un edificio nemico ottiene un punto in più.
landmark-ferry-text = Una volta per turno un movimento da qui può seguire il fiume; il Traghetto viene con i guerrieri e chi muove pesca una carta.
landmark-legendary-forge-text = I suoi oggetti si producono solo con un pezzo fazione lì, e valgono una carta e un punto in più.
landmark-lost-city-text = La radura è insieme di volpi, conigli e topi.
landmark-tower-text = Chi controlla la sua radura alla fine del proprio Crepuscolo ottiene un punto.

fact-landmark-drawn = In questa partita c'è { $landmark_the }.
fact-landmark-stands = { $landmark_The } si trova nella { $clearing }.
fact-market-stocked = Accanto al Mercato Nero ci sono { $count } carte coperte.
fact-market-swapped = { $who_The } mette { $card } al posto { $stall } del Mercato Nero e prende { $other }.
fact-market-swapped-some = { $who_The } scambia una carta con quella al posto { $stall } del Mercato Nero.
fact-forge-stocked = Alla Fucina Leggendaria: { $count ->
    [one] { $item_a }
   *[other] { $count } { $item_plural }
 }.
fact-forged = { $who_The } produce { $item_a } alla Fucina Leggendaria.

ask-which-landmark = Quale meraviglia prepari?
ask-where-landmark-black-market = Dove si trova il Mercato Nero? Uno spazio edificio, nessuna rovina.
ask-where-landmark-elder-treetop = Dove si trova l'Albero Antico? In un angolo.
ask-where-landmark-ferry = Dove parte il Traghetto? Su un fiume.
ask-where-landmark-legendary-forge = Dove si trova la Fucina Leggendaria? Il simbolo decide quali oggetti ha.
ask-where-landmark-lost-city = Dove si trova la Città Perduta? Su un fiume.
ask-where-landmark-tower = Dove si trova la Torre? Presso una rovina.
ask-market = Scambi una carta al Mercato Nero?
ask-which-stall = Quale carta del Mercato Nero prendi?
ask-swap-what = Quale carta lasci al posto { $stall } del Mercato Nero?
ask-which-base = Quale base fondi nella { $clearing }?
ask-which-trade-post = Quale avamposto piazzi nella { $clearing }?
ask-which-garden = Quale giardino piazzi nella { $clearing }?

answer-no-swap = Non scambiare

choice-landmark = Prepara { $landmark_the }
choice-stall = La carta al posto { $stall }

why-not-at-the-forge = { $item_A } si produce alla Fucina Leggendaria: ti serve un pezzo fazione nella { $clearing }.
why-not-at-the-market = Non hai pezzi fazione al Mercato Nero nella { $clearing }.

option-landmarks = Meraviglie, una o due: danno regole proprie alle radure. Un numero le pesca; i soli nomi preparano proprio quelle; nomi con un numero ne pescano tra esse
    .about = Luoghi con un potere proprio: nessuno, alcuni a caso, oppure quelli che indichi.
option-landmarks-none = Nessuna
option-landmarks-random = Una o due, pescate
option-landmarks-1 = Una, pescata
option-landmarks-2 = Due, pescate
option-landmarks-black-market = Mercato Nero: scambia una carta con una coperta
option-landmarks-elder-treetop = Albero Antico: uno spazio in più, che vale di più
option-landmarks-ferry = Traghetto: segui il fiume e pesca una carta
option-landmarks-legendary-forge = Fucina Leggendaria: oggetti che valgono di più, prodotti solo lì
option-landmarks-lost-city = Città Perduta: una radura di ogni simbolo
option-landmarks-tower = Torre: un punto a chi la controlla
option-landmarks-one-or-two = La Legge prevede una o due meraviglie.
option-landmarks-too-few = Ci sono troppo poche meraviglie tra cui pescare.
