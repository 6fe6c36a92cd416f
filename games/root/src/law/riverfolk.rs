//! 11 The Riverfolk Company.

kernel::law! {
    OVERVIEW = "11.1", "Overview", no code because "it tells the faction's story";
    FACTION_RULES_AND_ABILITIES = "11.2", "Faction Rules and Abilities", no code because "it is a heading";
    CRAFTING = "11.2.1", "Crafting", later because "the Riverfolk Company joins with its own chapter";
    SWIMMERS = "11.2.2", "Swimmers", later because "the Riverfolk Company joins with its own chapter";
    FOR_SALE = "11.2.3", "For Sale", later because "the Riverfolk Company joins with its own chapter";
    FUNDS = "11.2.4", "Funds", later because "the Riverfolk Company joins with its own chapter";
    TRADE_POSTS = "11.2.5", "Trade Posts", later because "the Riverfolk Company joins with its own chapter";
    TRADE_DISRUPTION = "11.2.5.I", "Trade Disruption", later because "the Riverfolk Company joins with its own chapter";
    BUYING_SERVICES = "11.2.6", "Buying Services", later because "the Riverfolk Company joins with its own chapter";
    COST_OF_SERVICES = "11.2.6.I", "Cost of Services", later because "the Riverfolk Company joins with its own chapter";
    NUMBER_OF_SERVICES = "11.2.6.II", "Number of Services", later because "the Riverfolk Company joins with its own chapter";
    VAGABOND_FUNDS = "11.2.6.III", "Vagabond Funds", later because "the Riverfolk Company joins with its own chapter";
    RIVERFOLK_SERVICES = "11.2.7", "Riverfolk Services", later because "the Riverfolk Company joins with its own chapter";
    HAND_CARD = "11.2.7.I", "Hand Card", later because "the Riverfolk Company joins with its own chapter";
    RIVERBOATS = "11.2.7.II", "Riverboats", later because "the Riverfolk Company joins with its own chapter";
    MERCENARIES = "11.2.7.III", "Mercenaries", later because "the Riverfolk Company joins with its own chapter";
    TAKING_HITS_WITH_MERCENARIES = "11.2.7.III.a", "Taking Hits with Mercenaries", later because "the Riverfolk Company joins with its own chapter";
    MERCENARIES_AND_THE_VAGABOND = "11.2.7.III.b", "Mercenaries and the Vagabond", later because "the Riverfolk Company joins with its own chapter";
    FACTION_SET_UP = "11.3", "Faction Set-up", no code because "it is a heading";
    GATHER_WARRIORS = "11.3.1", "Step 1: Gather Warriors", later because "the Riverfolk Company joins with its own chapter";
    PLACE_WARRIORS = "11.3.2", "Step 2: Place Warriors", later because "the Riverfolk Company joins with its own chapter";
    FILL_THE_TRADE_POST_TRACKS = "11.3.3", "Step 3: Fill the Trade Post Tracks", later because "the Riverfolk Company joins with its own chapter";
    GAIN_STARTING_FUNDS = "11.3.4", "Step 4: Gain Starting Funds", later because "the Riverfolk Company joins with its own chapter";
    SET_STARTING_PRICES = "11.3.5", "Step 5: Set Starting Prices", later because "the Riverfolk Company joins with its own chapter";
    BIRDSONG = "11.4", "Birdsong", later because "the Riverfolk Company joins with its own chapter";
    PROTECTIONISM = "11.4.1", "Protectionism", later because "the Riverfolk Company joins with its own chapter";
    DIVIDENDS = "11.4.2", "Dividends", later because "the Riverfolk Company joins with its own chapter";
    GATHER_FUNDS = "11.4.3", "Gather Funds", later because "the Riverfolk Company joins with its own chapter";
    DAYLIGHT = "11.5", "Daylight", later because "the Riverfolk Company joins with its own chapter";
    MOVE = "11.5.1", "Move", later because "the Riverfolk Company joins with its own chapter";
    BATTLE = "11.5.2", "Battle", later because "the Riverfolk Company joins with its own chapter";
    CRAFT = "11.5.3", "Craft", later because "the Riverfolk Company joins with its own chapter";
    EXPORT = "11.5.3.I", "Export", later because "the Riverfolk Company joins with its own chapter";
    DRAW = "11.5.4", "Draw", later because "the Riverfolk Company joins with its own chapter";
    RECRUIT = "11.5.5", "Recruit", later because "the Riverfolk Company joins with its own chapter";
    ESTABLISH_TRADE_POST_WITH_GARRISON = "11.5.6", "Establish Trade Post with Garrison", later because "the Riverfolk Company joins with its own chapter";
    CHOOSE_THE_CLEARING = "11.5.6.I", "Choose the Clearing", later because "the Riverfolk Company joins with its own chapter";
    SPEND_FUNDS = "11.5.6.II", "Spend Funds", later because "the Riverfolk Company joins with its own chapter";
    PLACE_AND_SCORE = "11.5.6.III", "Place and Score", later because "the Riverfolk Company joins with its own chapter";
    EVENING = "11.6", "Evening", later because "the Riverfolk Company joins with its own chapter";
    DISCARD_CARDS = "11.6.1", "Discard Cards", later because "the Riverfolk Company joins with its own chapter";
    SET_PRICES = "11.6.2", "Set Prices", later because "the Riverfolk Company joins with its own chapter";
}
