### Campagne (M37).

campaign-open = Il prossimo è lo scenario { $scenario } di 10, { $name }: { $difficulty }. { $games ->
    [0] Non è stata ancora giocata nessuna partita.
    [one] È stata giocata 1 partita.
   *[other] Sono state giocate { $games } partite.
}
campaign-won = La campagna è vinta, in { $games ->
    [one] 1 partita
   *[other] { $games } partite
}.
campaign-lost = La campagna è persa allo scenario { $scenario }, { $name }, dopo { $games ->
    [one] 1 partita
   *[other] { $games } partite
}.
campaign-played = Scenario { $scenario }, { $name }, { $difficulty }: { $rank }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
campaign-asks-first = Quanto dev'essere dura la prima partita?
campaign-asks-hero = Un Eroe sceglie: quanto dev'essere dura la prossima partita?
campaign-about = I dieci scenari in solitario, uno dopo l'altro. Un Veterano o un Eroe passa allo scenario successivo, un Tirocinante rigioca lo stesso, e chi è Carne da macello per Mostri lo rigioca a un livello più basso. Chi lo è dove non c'è un livello più basso ha perso; chi supera il decimo scenario ha vinto.
