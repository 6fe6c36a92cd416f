# The Exiles and Partisans deck.

fact-crafted-item-exhausted = { $who_The } exhausts the crafted { $item }.
fact-coffins-opened = { $who_The } opens the coffins: { $count ->
    [one] 1 warrior returns
   *[other] { $count } warriors return
 }.
fact-gave-card = { $who_The } gives { $card } { $whom_to }.
fact-gave-some-card = { $who_The } gives a card { $whom_to }.
fact-took-discarded = { $who_The } takes { $card } from the discard pile.

ask-which-crafted = Which crafted card { $whom_of } is discarded?
ask-order-where = Half of the warriors in { $from } obey your false orders. Where do they go?
ask-give-card = Which card do you give { $whom_to }?
ask-emigre-move = The Émigré must move, and then battle there. Which way?
ask-league-item = Which crafted item do you exhaust?
ask-move-or-battle = Do you move or battle?
ask-informants = An ambush from the discard pile, or { $count ->
    [one] 1 card
   *[other] { $count } cards
 } from the deck?
