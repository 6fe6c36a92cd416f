### Ciò che ogni tavolo dice, di qualunque gioco sia.

## Parole

yes = sì
no = no
option-on = attivo
option-off = spento
list-none = niente
list-pair = { $front } e { $last }
texts-foreign = I testi di questo gioco sono in inglese.

## Posti. Il nome di un posto ha le stesse forme di un ruolo, così l'uno o l'altro può riempire una frase.

seat-name = { $name }
    .the = { $name }
    .The = { $name }
    .of = di { $name }
    .to = a { $name }
    .from = da { $name }
    .gender = n
seat-number = Posto { $number }
    .the = il posto { $number }
    .The = Il posto { $number }
    .of = del posto { $number }
    .to = al posto { $number }
    .from = dal posto { $number }
    .gender = m

## Opzioni

option-unknown = Non esiste l'opzione "{ $option }". Il gioco ha: { $known }.
option-not-allowed = "{ $value }" non è ammesso per { $option }. Ammessi: { $allowed }.

## Rifiuti

refused-over = La partita è finita.
refused-not-asked = Ora non ti si chiede nulla.
refused-nothing-to-undo = Non c'è nulla da annullare: nel frattempo è intervenuto il caso, una rivelazione o la risposta di un altro.
refused-not-offered = Ora non è tra le scelte: { $choice }.
refused-no-choice = "{ $choice }" non è una scelta di questo gioco.
refused-broke = Una regola si è rotta su questa scelta. Nulla è cambiato; il diario è conservato per la segnalazione.

## Diari di altre edizioni

differs-check = Ciò che tutti potevano vedere qui era diverso quando la partita fu giocata.
differs-seed = Il seme non dà questo esito: prova gli esiti che precedono, e nessuno da qui in poi.
differs-chance = Qui le regole chiedono al caso qualcos'altro.
differs-passed = Le regole chiedono nel mezzo qualcosa { $seat_to }; è stato rifiutato: { $choice }.
differs-settled = Le regole fanno da sé questa scelta { $seat_of }: { $choice }.
differs-refused = Le regole non permettono più questa scelta { $seat_of }: { $choice }. { $why }
