# Chapter 7: the Eyrie Dynasties.

fact-new-leader = The { $leader } leads the Eyrie.
fact-vizier-tucked = A Loyal Vizier serves under { $column }.
fact-added-to-decree = The Eyrie adds { $card } under { $column }.
fact-turmoil = The Decree cannot be obeyed: the Eyrie falls into turmoil.
fact-purged = { $count ->
    [0] There is nothing to purge from the Decree
    [one] One card is purged from the Decree
   *[other] { $count } cards are purged from the Decree
 }.
fact-deposed = The { $leader } is deposed.

ask-choose-leader = Who leads the Eyrie?
ask-add-to-decree = { $added ->
    [0] You must add a card to the Decree and may then add a second. Under which column does the first one go?
   *[other] You may add a second card to the Decree. Under which column?
 }
ask-add-under = Which card goes under { $column }?
ask-resolve-card = Which card under { $column } do you resolve next?
ask-after-the-decree = The Decree is resolved. Do you do anything else this Daylight?

why-one-bird-only = Only one of the cards added in a turn may be a bird.
why-card-names-others = The card of the Decree names { $suit } clearings.
why-roost-already = There is a roost in { $clearing } already.
