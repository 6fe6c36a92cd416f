# Il mazzo Esuli e Partigiani.

fact-crafted-item-exhausted = { $who_The } esaurisce un oggetto costruito: { $item }.
fact-coffins-opened = { $who_The } apre le bare: { $count ->
    [one] torna 1 guerriero
   *[other] tornano { $count } guerrieri
 }.
fact-gave-card = { $who_The } dà { $card } { $whom_to }.
fact-gave-some-card = { $who_The } dà una carta { $whom_to }.
fact-took-discarded = { $who_The } prende { $card } dagli scarti.

ask-which-crafted = Quale carta prodotta { $whom_of } viene scartata?
ask-order-where = Metà dei guerrieri nella { $from } obbedisce ai tuoi ordini fasulli. Dove vanno?
ask-give-card = Quale carta dai { $whom_to }?
ask-emigre-move = L'Esule deve muoversi e poi attaccare là. Da che parte?
ask-league-item = Quale oggetto costruito esaurisci?
ask-move-or-battle = Ti muovi o attacchi?
ask-informants = Un'imboscata dagli scarti, o { $count ->
    [one] 1 carta
   *[other] { $count } carte
 } dal mazzo?
