//! 14 The Lord of the Hundreds.

kernel::law! {
    OVERVIEW = "14.1", "Overview", no code because "it tells the faction's story";
    FACTION_RULES_AND_ABILITIES = "14.2", "Faction Rules and Abilities", no code because "it is a heading";
    CRAFTING = "14.2.1", "Crafting", later because "the Lord of the Hundreds joins with its own chapter";
    WARLORD = "14.2.2", "Warlord", later because "the Lord of the Hundreds joins with its own chapter";
    CONTEMPT_FOR_TRADE = "14.2.3", "Contempt for Trade", later because "the Lord of the Hundreds joins with its own chapter";
    THE_HOARD = "14.2.4", "The Hoard", later because "the Lord of the Hundreds joins with its own chapter";
    GAINING_ITEMS = "14.2.4.I", "Gaining Items", later because "the Lord of the Hundreds joins with its own chapter";
    COMMAND_AND_PROWESS = "14.2.4.II", "Command and Prowess", later because "the Lord of the Hundreds joins with its own chapter";
    LOOTERS = "14.2.5", "Looters", later because "the Lord of the Hundreds joins with its own chapter";
    FACTION_SET_UP = "14.3", "Faction Set-up", no code because "it is a heading";
    GARRISON = "14.3.1", "Step 1: Garrison", later because "the Lord of the Hundreds joins with its own chapter";
    PLACE_ITEMS = "14.3.2", "Step 2: Place Items", later because "the Lord of the Hundreds joins with its own chapter";
    BECOME_STUBBORN = "14.3.3", "Step 3: Become Stubborn", later because "the Lord of the Hundreds joins with its own chapter";
    BIRDSONG = "14.4", "Birdsong", later because "the Lord of the Hundreds joins with its own chapter";
    RAZE = "14.4.1", "Raze", later because "the Lord of the Hundreds joins with its own chapter";
    RECRUIT = "14.4.2", "Recruit", later because "the Lord of the Hundreds joins with its own chapter";
    ANOINT = "14.4.3", "Anoint", later because "the Lord of the Hundreds joins with its own chapter";
    CHOOSE_A_MOOD = "14.4.4", "Choose a Mood", later because "the Lord of the Hundreds joins with its own chapter";
    DAYLIGHT = "14.5", "Daylight", later because "the Lord of the Hundreds joins with its own chapter";
    CRAFT = "14.5.1", "Craft", later because "the Lord of the Hundreds joins with its own chapter";
    COMMAND_THE_HUNDREDS = "14.5.2", "Command the Hundreds", later because "the Lord of the Hundreds joins with its own chapter";
    MOVE = "14.5.2.I", "Move", later because "the Lord of the Hundreds joins with its own chapter";
    BATTLE = "14.5.2.II", "Battle", later because "the Lord of the Hundreds joins with its own chapter";
    BUILD = "14.5.2.III", "Build", later because "the Lord of the Hundreds joins with its own chapter";
    ADVANCE_THE_WARLORD = "14.5.3", "Advance the Warlord", later because "the Lord of the Hundreds joins with its own chapter";
    EVENING = "14.6", "Evening", later because "the Lord of the Hundreds joins with its own chapter";
    INCITE = "14.6.1", "Incite", later because "the Lord of the Hundreds joins with its own chapter";
    OPPRESS = "14.6.2", "Oppress", later because "the Lord of the Hundreds joins with its own chapter";
    DRAW_AND_DISCARD = "14.6.3", "Draw and Discard", later because "the Lord of the Hundreds joins with its own chapter";
    MOODS = "14.7", "Moods", no code because "it is a heading";
    JUBILANT = "14.7.1", "Jubilant", later because "the Lord of the Hundreds joins with its own chapter";
    RELENTLESS = "14.7.2", "Relentless", later because "the Lord of the Hundreds joins with its own chapter";
    WRATHFUL = "14.7.3", "Wrathful", later because "the Lord of the Hundreds joins with its own chapter";
    STUBBORN = "14.7.4", "Stubborn", later because "the Lord of the Hundreds joins with its own chapter";
    LAVISH = "14.7.5", "Lavish", later because "the Lord of the Hundreds joins with its own chapter";
    ROWDY = "14.7.6", "Rowdy", later because "the Lord of the Hundreds joins with its own chapter";
    BITTER = "14.7.7", "Bitter", later because "the Lord of the Hundreds joins with its own chapter";
    GRANDIOSE = "14.7.8", "Grandiose", later because "the Lord of the Hundreds joins with its own chapter";
}
