//! 11 The Riverfolk Company.

kernel::law! {
    OVERVIEW = "11.1", "Overview", no code because "it tells the faction's story";
    FACTION_RULES_AND_ABILITIES = "11.2", "Faction Rules and Abilities", heading;
    CRAFTING = "11.2.1", "Crafting";
    SWIMMERS = "11.2.2", "Swimmers";
    FOR_SALE = "11.2.3", "For Sale";
    FUNDS = "11.2.4", "Funds";
    TRADE_POSTS = "11.2.5", "Trade Posts";
    TRADE_DISRUPTION = "11.2.5.I", "Trade Disruption";
    BUYING_SERVICES = "11.2.6", "Buying Services";
    COST_OF_SERVICES = "11.2.6.I", "Cost of Services";
    NUMBER_OF_SERVICES = "11.2.6.II", "Number of Services";
    VAGABOND_FUNDS = "11.2.6.III", "Vagabond Funds";
    RIVERFOLK_SERVICES = "11.2.7", "Riverfolk Services";
    HAND_CARD = "11.2.7.I", "Hand Card";
    RIVERBOATS = "11.2.7.II", "Riverboats";
    MERCENARIES = "11.2.7.III", "Mercenaries";
    TAKING_HITS_WITH_MERCENARIES = "11.2.7.III.a", "Taking Hits with Mercenaries";
    MERCENARIES_AND_THE_VAGABOND = "11.2.7.III.b", "Mercenaries and the Vagabond";
    FACTION_SET_UP = "11.3", "Faction Set-up", heading;
    GATHER_WARRIORS = "11.3.1", "Step 1: Gather Warriors";
    PLACE_WARRIORS = "11.3.2", "Step 2: Place Warriors";
    FILL_THE_TRADE_POST_TRACKS = "11.3.3", "Step 3: Fill the Trade Post Tracks";
    GAIN_STARTING_FUNDS = "11.3.4", "Step 4: Gain Starting Funds";
    SET_STARTING_PRICES = "11.3.5", "Step 5: Set Starting Prices";
    BIRDSONG = "11.4", "Birdsong";
    PROTECTIONISM = "11.4.1", "Protectionism";
    DIVIDENDS = "11.4.2", "Dividends";
    GATHER_FUNDS = "11.4.3", "Gather Funds";
    DAYLIGHT = "11.5", "Daylight";
    MOVE = "11.5.1", "Move";
    BATTLE = "11.5.2", "Battle";
    CRAFT = "11.5.3", "Craft";
    EXPORT = "11.5.3.I", "Export";
    DRAW = "11.5.4", "Draw";
    RECRUIT = "11.5.5", "Recruit";
    ESTABLISH_TRADE_POST_WITH_GARRISON = "11.5.6", "Establish Trade Post with Garrison";
    CHOOSE_THE_CLEARING = "11.5.6.I", "Choose the Clearing";
    SPEND_FUNDS = "11.5.6.II", "Spend Funds";
    PLACE_AND_SCORE = "11.5.6.III", "Place and Score";
    EVENING = "11.6", "Evening";
    DISCARD_CARDS = "11.6.1", "Discard Cards";
    SET_PRICES = "11.6.2", "Set Prices";
}
