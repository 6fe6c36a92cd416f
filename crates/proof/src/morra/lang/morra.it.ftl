## Gioco e opzioni

game-name = Morra
    .about = Uno chiama un totale, tutti mostrano le dita insieme.
option-seats = Quanti giocano
option-rounds = Quante volte ciascuno chiama

## Posti

seat-0 = Nord
    .the = Nord
    .The = Nord
seat-1 = Est
    .the = Est
    .The = Est
seat-2 = Sud
    .the = Sud
    .The = Sud
seat-3 = Ovest
    .the = Ovest
    .The = Ovest

## Ciò che sta sul tavolo

view-round = Giro
view-caller = Chi chiama
view-call = Chiamato
view-hands = Mani
view-fingers = Dita
view-score = Punti

## Domande

ask-call = Quale totale uscirà?
ask-show = Quante dita mostri?

## Scelte

choice-call = Chiama { $total }
choice-show = { $fingers ->
    [one] Mostra un dito
   *[other] Mostra { $fingers } dita
}

## Perché no

why-call-would-be-lost = Con queste dita la tua chiamata di { $call } non potrebbe avverarsi.

## Che cosa è successo

fact-round = Si apre il giro { $round }.
fact-called = { $who_The } chiama { $total }.
fact-showed = { $who_The } mostra { $fingers ->
    [one] un dito
   *[other] { $fingers } dita
}.
fact-counted = In tutto { $total ->
    [one] un dito
   *[other] { $total } dita
}.
fact-scored = { $who_The } ha indovinato e segna { $points ->
    [one] un punto
   *[other] { $points } punti
}.
