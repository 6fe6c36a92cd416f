## Gioco e opzioni

game-name = Scaramuccia
    .about = Piccole bande, carte nascoste, imboscate: un gioco per mettere alla prova il tavolo.
option-seats = Quanti giocano
option-rounds = Quanti giri
option-season = Quando si combatte
option-season-summer = Estate: giornate lunghe
option-season-winter = Inverno: giornate corte
option-ambushes = Si gioca con le imboscate
option-without = Armi lasciate nella scatola
option-without-sword = Spade
option-without-pike = Picche
option-without-axe = Asce
option-without-no-weapon = Almeno un tipo di arma deve restare nel mazzo.
option-without-too-few = Il mazzo avrebbe { $cards } carte; a tanti posti ne servono { $needed }.

## Posti

seat-0 = Banda rossa
    .the = la Banda rossa
    .The = La Banda rossa
    .of = della Banda rossa
seat-1 = Banda blu
    .the = la Banda blu
    .The = La Banda blu
    .of = della Banda blu
seat-2 = Banda verde
    .the = la Banda verde
    .The = La Banda verde
    .of = della Banda verde
seat-3 = Banda bianca
    .the = la Banda bianca
    .The = La Banda bianca
    .of = della Banda bianca

## Carte

card-sword = spada
    .a = una spada
card-pike = picca
    .a = una picca
card-axe = ascia
    .a = un'ascia
card-ambush = imboscata
    .a = un'imboscata

## Ciò che sta sul tavolo

view-round = Round
view-turn = Turno
view-deeds = Azioni rimaste
view-deck = Carte nel mazzo
view-discard = Scarti
view-weapon = Arma in marcia
view-bands = Bande
view-soldiers = Soldati
view-reserve = Riserva
view-coins = Monete
view-banners = Stendardi
view-marched-on = Attaccata oggi
view-cards = Carte in mano
view-hand = Mano

## Domande

ask-muster = Cambi una carta prima del primo giorno?
ask-deeds = { $left ->
    [one] Qual è la tua ultima impresa di oggi?
   *[other] Che cosa fai? Oggi restano { $left } imprese.
}
ask-march = Contro chi marci?
ask-ambush = { $who_The } marcia contro di te. Tendi un'imboscata?
ask-counter-ambush = { $who_The } ha teso un'imboscata. La sventi con una tua?
ask-upkeep = Quale carta scarti? { $limit ->
    [one] Ne tieni una.
   *[other] Ne tieni { $limit }.
}

## Scelte

choice-swap = Cambia { $card_a }
choice-stand = Tieni la mano
choice-train = Addestra un soldato per una moneta
choice-arm = Marcia con { $card_a }
choice-rest = Riposa
choice-at = Marcia contro { $who_the }
choice-ambush = Tendi un'imboscata
choice-hold = Non tenderne
choice-drop = Scarta { $card_a }

## Perché no

why-no-coin = Non hai monete.
why-no-reserve = Non hai più soldati da addestrare.
why-not-held = In mano non hai { $card_a }.
why-all-marched-on = Oggi hai già marciato contro tutti.
why-marched-on = Oggi hai già marciato contro { $who_the }.

## Che cosa è successo

fact-round = Si apre il giro { $round }.
fact-turn = È il turno { $who_of }.
fact-drew = { $who_The } pesca { $card_a }.
fact-drew-a-card = { $who_The } pesca una carta.
fact-no-card-left = { $who_The } non trova carte da pescare.
fact-swapped = { $who_The } cambia { $card_a }.
fact-trained = { $who_The } addestra un soldato.
fact-armed = { $who_The } impugna { $card_a }.
fact-marched = { $who_The } marcia contro { $whom_the }.
fact-ambushed = { $who_The } tende un'imboscata.
fact-countered = { $who_The } sventa l'imboscata.
fact-routed = { $who_The } è in rotta.
fact-fought = { $who_The } combatte con { $attack }, { $whom_the } con { $defence }.
fact-plundered = { $who_The } prende uno stendardo { $whom_of }{ $coins ->
    [0] .
    [one] {" "}e una moneta.
   *[other] {" "}e { $coins } monete.
}
fact-fell = Cade un soldato { $who_of }.
fact-dropped = { $who_The } scarta { $card_a }.
fact-empty-camp = Il campo { $who_of } è vuoto: la scaramuccia è finita.
fact-last-round = L'ultimo giro è finito.
