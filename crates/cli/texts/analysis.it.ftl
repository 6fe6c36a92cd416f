# Ciò che racconta `tavolata analyse`.
cli-analysis-chances = Le probabilità turno per turno
cli-analysis-each-own = Stimate dai bot con gli occhi di ciascun giocatore: ciò che non poteva sapere è stato ridistribuito in ogni partita immaginata.
cli-analysis-nothing-hidden = Stimate dai bot. In questo gioco nulla è nascosto: tutti vedono lo stesso.
cli-analysis-costliest = Le decisioni costate di più
cli-analysis-weighed = { $count ->
    [one] È stata pesata 1 decisione
   *[other] Sono state pesate { $count } decisioni
}, con { $looks } partite immaginate ciascuna; ciò che rientra nell'incertezza è tralasciato.
cli-analysis-none = Nessuna decisione è costata più dell'incertezza.
cli-analysis-cost = { $who }, { $turn }, dopo la scelta { $at }: { $cost } delle probabilità, più o meno { $off }
cli-analysis-played = ha giocato: { $deed }
cli-analysis-better = un maestro: { $deed }
cli-error-not-over = La partita in { $file } non è finita: non c'è ancora niente da riguardare.
