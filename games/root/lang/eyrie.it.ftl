# Capitolo 7: la Dinastia delle Aquile.

fact-new-leader = Il leader { $leader } guida le Aquile.
fact-vizier-tucked = Un Visir Leale serve sotto { $column }.
fact-added-to-decree = La Dinastia aggiunge { $card } sotto { $column }.
fact-turmoil = Il Decreto non può essere rispettato: scoppia un'insurrezione.
fact-purged = { $count ->
    [0] Non c'è nulla da epurare nel Decreto
    [one] Una carta del Decreto è epurata
   *[other] { $count } carte del Decreto sono epurate
 }.
fact-deposed = Il leader { $leader } è deposto.

ask-choose-leader = Chi guida le Aquile?
ask-add-to-decree = { $added ->
    [0] Devi aggiungere una carta al Decreto e poi puoi aggiungerne una seconda. Sotto quale colonna va la prima?
   *[other] Puoi aggiungere al Decreto una seconda carta. Sotto quale colonna?
 }
ask-add-under = Quale carta va sotto { $column }?
ask-resolve-card = Quale carta sotto { $column } risolvi ora?
ask-after-the-decree = Il Decreto è risolto. Fai altro in questo Giorno?

why-one-bird-only = In un turno si può aggiungere una sola carta uccello.
why-card-names-others = La carta del Decreto vale per le radure { $suit }.
why-roost-already = Nella { $clearing } c'è già un posatoio.
