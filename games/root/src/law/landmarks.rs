//! F Landmarks.

kernel::law! {
    GENERAL_RULES = "F.1", "General Rules", later because "landmarks join when all ten factions are at the table; the Tower and the Ferry of C follow the same rules";
    SAFETY = "F.1.1", "Safety", later because "landmarks join when all ten factions are at the table; the Tower and the Ferry of C follow the same rules";
    OWNERSHIP = "F.1.2", "Ownership", later because "landmarks join when all ten factions are at the table; the Tower and the Ferry of C follow the same rules";
}
