# Chapter 6: the Marquise de Cat.

fact-garrisoned = A warrior of the Marquise is placed in every clearing but { $across }, in the corner across from the keep.
fact-healed = Field hospitals bring { $count ->
    [one] a warrior
   *[other] { $count } warriors
 } of the Marquise to the keep in { $clearing }.
fact-paid-wood = The Marquise pays a wood token from { $from }.

ask-field-hospitals = Spend a card that matches { $clearing } to save { $count ->
    [one] the warrior
   *[other] the { $count } warriors
 } removed there?
ask-marquise-action = { $left ->
    [0] Spend a bird card for another action?
    [one] What do you do with your last action?
   *[other] What do you do? You have { $left } actions.
 }
ask-what-to-build = What do you build?
ask-pay-wood = Where does the wood come from? You still pay { $left }.

why-only-marquise-places-at-keep = Only the Marquise places pieces where the keep stands.
why-nothing-to-build = There is no ruled clearing with a free slot that enough wood can reach.
why-nothing-to-overwork = No card in your hand matches a clearing with a sawmill.
why-already-recruited = You have recruited this turn already.
why-needs-wood = { $wood ->
    [one] One wood token must
   *[other] { $wood } wood tokens must
 } reach the clearing through clearings you rule.
