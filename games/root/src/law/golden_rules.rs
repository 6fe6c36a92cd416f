//! 1 Golden Rules.

kernel::law! {
    GOLDEN_RULES = "1", "Golden Rules", no code because "it introduces the chapter";
    RULES_CONFLICTS = "1.1", "Rules Conflicts", heading;
    PRECEDENCE = "1.1.1", "Precedence", no code because "every exception is written beside the rule it bends";
    USE_OF_CANNOT = "1.1.2", "Use of Cannot", no code because "what a paragraph forbids is never offered, whatever else would allow it";
    UNCLEAR_CHOICES = "1.1.3", "Unclear Choices and Order";
    PUBLIC_AND_PRIVATE_INFORMATION = "1.2", "Public and Private Information", heading;
    HANDS = "1.2.1", "Hands";
    DISCARD_PILE = "1.2.2", "Discard Pile";
    DEALS_AND_NEGOTIATION = "1.3", "Deals and Negotiation", heading;
    AGREEMENTS = "1.3.1", "Agreements", no code because "talk at the table binds nobody, so the rules never hear of it";
    GIVING_CARDS = "1.3.2", "Giving Cards", no code because "a card changes hands only where another paragraph offers it";
    GAME_STRUCTURE = "1.4", "Game Structure", heading;
    TURN_STRUCTURE = "1.4.1", "Turn Structure";
    INTERRUPTIONS = "1.4.2", "Interruptions", no code because "an open frame is settled before anything beside it is offered";
    PIECES = "1.5", "Pieces", heading;
    LIMIT = "1.5.1", "Limit";
    STARTING_FACTION = "1.5.2", "Starting Faction";
    OWNERSHIP = "1.5.3", "Ownership", no code because "the owner is part of a piece's name and no verb changes it";
    HANDLING_PIECES = "1.5.4", "Handling Pieces";
    USE_OF_FORCE = "1.5.5", "Use of Force";
}
