# Chapter 8: the Woodland Alliance.

fact-outrage = { $who_The } causes an outrage in { $clearing }.
fact-supporter-discarded = The supporter { $card } is discarded.
fact-supporter-added = { $card } joins the supporters.
fact-hidden-supporter-added = A card joins the supporters of the Alliance.
fact-officers-lost = The Alliance loses { $count ->
    [one] an officer
   *[other] { $count } officers
 }.
fact-officer-gained = An Alliance warrior becomes an officer.
fact-revolt = The Alliance revolts in { $clearing }.
fact-mobilized = The Alliance mobilizes a card.

ask-spend-supporter = Which supporter do you spend in { $clearing }? { $left ->
    [one] This is the last.
   *[other] { $left } are still owed.
 }
ask-discard-supporter = Without a base the stack holds five. Which supporter do you discard?
ask-pay-outrage = Outrage in { $clearing }: which card do you add to the supporters?
ask-revolt = Where do you revolt, for two supporters?
ask-spread-sympathy = Where do you spread sympathy?
ask-alliance-action = What do you do this Daylight?
ask-mobilize = Which card joins the supporters?
ask-train = Which card do you spend to train an officer?
ask-military-operation = Which military operation? { $left ->
    [one] This is the last.
   *[other] { $left } are left.
 }
ask-alliance-recruit = At which base do you recruit?
ask-organize = Where does a warrior give way to sympathy?

why-base-already-founded = The base of this suit is on the map already.
why-too-few-supporters = This takes { $needed ->
    [one] 1 supporter
   *[other] { $needed } supporters
 } matching the clearing.
why-already-sympathetic = There is sympathy in this clearing already.
why-none-left = There are no { $piece_plural } left to place.
why-not-next-to-sympathy = No sympathetic clearing is adjacent.
why-nothing-to-train-with = No card in hand matches a base on the map.
why-no-base = No base is on the map.
why-nowhere-to-organize = No warrior of yours stands in an unsympathetic clearing that can take a token.
