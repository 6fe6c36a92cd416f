### What is asked, and why a choice is withheld.

ask-clan = Which clan do you play?
ask-grant-die = The Queen grants you a die. Which colour?
ask-grant-boon = And what else does the Queen grant you?
ask-turn = Your turn: where do you deploy?
ask-last-die = You have no dice left. Anything else before you pass?
ask-waste = None of your dice can be used. Which one goes back?
ask-die-for = Which die do you place { $building_at }?
ask-space-of = Which space do you take { $building_at }?
ask-traps =
    Which Traps do you buy? { $discount ->
        [0] So far { $price } Gold.
       *[other] So far { $price } Gold, with a discount of { $discount }.
    }
ask-surplus-trap = You hold too many Traps. Which one do you discard?
ask-brew = You brew { $tokens } tokens. Which Potions and Venoms?
ask-hire =
    Whom do you hire{ $discount ->
        [0] ?
       *[other] , with a discount of { $discount } Gold?
    }
ask-free-hire = Whom do you hire for nothing?
ask-defence-tokens =
    How many Defence tokens do you buy{ $discount ->
        [0] ?
       *[other] , with a discount of { $discount } Gold?
    }
ask-pawn = Which die do you pawn?
ask-equipment =
    Which Equipment do you buy{ $discount ->
        [0] ?
       *[other] , with a discount of { $discount } Gold?
    }
ask-free-equipment = Which Equipment do you take for nothing?
ask-bearer = Who carries { $equipment }?
ask-move = Which Equipment do you move?
ask-path-of = Which Path does { $mercenary } take?
ask-mission-die = { $path }: which die does the Mission get?
ask-add = { $mercenary } goes { $path_to } with { $load }. What else?
ask-land-die = { $land }: which die do you deploy?
ask-take-loot = Which Loot do you take?
ask-convert-into = Which colour does the die become?
ask-convert-which = Which die do you convert?
ask-potion-or-venom = A Potion or a Venom?
ask-settle = Who settles { $land }?
ask-at-home = Everyone is home. Anything to do before wages are paid?
ask-before-scoring = The game has ended. What do you cash in before points are counted?
ask-promote = Who becomes your new Leader?
ask-desert = You cannot pay the wages. Who deserts?

why-cannot-pay = It costs { $price } Gold and you have { $gold }.
why-not-enough-glory = It needs { $reputation } Excess Glory and you have { $excess }.
why-full = All spaces are taken { $building_at }.
why-space-taken = This space is taken.
why-panic = There is Panic { $building_at }.
why-closed = Nothing is sold { $building_at } in this scenario.
why-no-die = It takes a die of { $colours }.
why-too-few-dice = You have too few dice of the colours it takes.
why-nothing-on-offer = Nothing is on offer.
why-nobody-at-home = None of your Mercenaries is unassigned.
why-assigned = { $mercenary } is assigned already.
why-no-path = No Path can be taken.
why-path-taken = { $path } is taken.
why-no-monster = No Monster stands at the Entrance.
why-no-persuasion = Persuasion dice do not fight.
why-no-room = There is no room left on this Path.
why-no-more-dice = No more dice of this colour may be added here.
why-only-one = One of a kind may be taken along.
why-no-novice = No Novicius is left.
why-no-potion = You have no Potion.
why-used = It was used this round.
why-moved = It was moved in this turn.
why-not-settled = Nobody has settled { $land }.
why-dice-remain = While you have dice you may not pass.
why-beer-bought = One Round of Beer is enough for this visit.
why-take-back = Pieces are added in order: dice, Traps, Defence tokens, Potion, Venom. Take back what you added last to change it.
why-in-order = Dice are placed in order: Strength, Magic, then Persuasion from low to high. Begin with the one that comes first.
why-only-outside = It is for the Adventure Phase.
why-only-at-home = It works only while unassigned.
