//! 14 The Lord of the Hundreds.

kernel::law! {
    OVERVIEW = "14.1", "Overview", no code because "it tells the faction's story";
    FACTION_RULES_AND_ABILITIES = "14.2", "Faction Rules and Abilities", heading;
    CRAFTING = "14.2.1", "Crafting";
    WARLORD = "14.2.2", "Warlord";
    CONTEMPT_FOR_TRADE = "14.2.3", "Contempt for Trade";
    THE_HOARD = "14.2.4", "The Hoard";
    GAINING_ITEMS = "14.2.4.I", "Gaining Items";
    COMMAND_AND_PROWESS = "14.2.4.II", "Command and Prowess";
    LOOTERS = "14.2.5", "Looters";
    FACTION_SET_UP = "14.3", "Faction Set-up", heading;
    GARRISON = "14.3.1", "Step 1: Garrison";
    PLACE_ITEMS = "14.3.2", "Step 2: Place Items";
    BECOME_STUBBORN = "14.3.3", "Step 3: Become Stubborn";
    BIRDSONG = "14.4", "Birdsong";
    RAZE = "14.4.1", "Raze";
    RECRUIT = "14.4.2", "Recruit";
    ANOINT = "14.4.3", "Anoint";
    CHOOSE_A_MOOD = "14.4.4", "Choose a Mood";
    DAYLIGHT = "14.5", "Daylight";
    CRAFT = "14.5.1", "Craft";
    COMMAND_THE_HUNDREDS = "14.5.2", "Command the Hundreds";
    MOVE = "14.5.2.I", "Move";
    BATTLE = "14.5.2.II", "Battle";
    BUILD = "14.5.2.III", "Build";
    ADVANCE_THE_WARLORD = "14.5.3", "Advance the Warlord";
    EVENING = "14.6", "Evening";
    INCITE = "14.6.1", "Incite";
    OPPRESS = "14.6.2", "Oppress";
    DRAW_AND_DISCARD = "14.6.3", "Draw and Discard";
    MOODS = "14.7", "Moods", heading;
    JUBILANT = "14.7.1", "Jubilant";
    RELENTLESS = "14.7.2", "Relentless";
    WRATHFUL = "14.7.3", "Wrathful";
    STUBBORN = "14.7.4", "Stubborn";
    LAVISH = "14.7.5", "Lavish";
    ROWDY = "14.7.6", "Rowdy";
    BITTER = "14.7.7", "Bitter";
    GRANDIOSE = "14.7.8", "Grandiose";
}
