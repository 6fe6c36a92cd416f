//! F Landmarks.
//!
//! The Law states what all landmarks share; what each of them does stands on its card. The rows of a card are numbered by a letter:
//! B Black Market, C Lost City, E Elder Treetop, F Ferry, L Legendary Forge, T Tower.

kernel::law! {
    GENERAL_RULES = "F.1", "General Rules";
    SAFETY = "F.1.1", "Safety";
    OWNERSHIP = "F.1.2", "Ownership";
    BLACK_MARKET_SET_UP = "F.B.1", "Black Market: Set-up";
    SWAP = "F.B.2", "Black Market: Swap";
    LOST_CITY_SET_UP = "F.C.1", "Lost City: Set-up";
    EVERY_SUIT = "F.C.2", "Lost City: Every Suit";
    ELDER_TREETOP_SET_UP = "F.E.1", "Elder Treetop: Set-up";
    ONE_MORE_SLOT = "F.E.2", "Elder Treetop: One More Slot";
    WORTH_MORE = "F.E.3", "Elder Treetop: Worth More";
    FERRY_SET_UP = "F.F.1", "Ferry: Set-up";
    CROSSING = "F.F.2", "Ferry: Crossing";
    PASSAGE = "F.F.3", "Ferry: Passage";
    LEGENDARY_FORGE_SET_UP = "F.L.1", "Legendary Forge: Set-up";
    CRAFTING_THERE = "F.L.2", "Legendary Forge: Crafting There";
    MASTERWORK = "F.L.3", "Legendary Forge: Masterwork";
    TOWER_SET_UP = "F.T.1", "Tower: Set-up";
    TOWER_RULE = "F.T.2", "Tower: Rule";
}
