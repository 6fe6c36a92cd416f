//! What is kept, as every store names it: the tables of a database and their columns.

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::store) enum Holds {
    /// Text.
    Text,
    /// A whole number.
    Number,
    /// Bytes.
    Bytes,
}

/// A table of a database, with the columns that every store has.
#[derive(Debug, Clone, Copy)]
pub(in crate::store) struct Part {
    /// Its name.
    pub(in crate::store) name: &'static str,
    /// Its columns.
    pub(in crate::store) columns: &'static [(&'static str, Holds)],
}

/// One value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::store) enum Cell {
    /// None.
    Empty,
    /// Text.
    Text(String),
    /// A whole number.
    Number(i64),
    /// Bytes.
    Bytes(Vec<u8>),
}

/// One row.
pub(in crate::store) type Line = Vec<Cell>;

macro_rules! parts {
    ($($name:ident: $($column:ident $holds:ident),*;)*) => {
        &[$(Part {
            name: stringify!($name),
            columns: &[$((stringify!($column), Holds::$holds)),*],
        }),*]
    };
}

/// Everything, in an order in which nothing comes before what it belongs to. Whose a table is (`ties`) follows from the rest.
#[rustfmt::skip]
pub(in crate::store) const PARTS: &[Part] = parts! {
    people: id Text, name Text, login Text, password Text, settings Text, since Number;
    sessions: token Bytes, person Text, since Number, used Number, browser Text;
    tables: id Text, game Text, opening Text, host Text, door Text, screens Text, hints Text, undo Text, phase Text,
        version Number, asked Number, since Number, touched Number, packed Number, tongue Text, taught Number;
    seats: table_id Text, seat Number, person Text, bot Text, name Text;
    steps: table_id Text, seq Number, keep Number, lines Text, asked Number, phase Text, at Number;
    packs: table_id Text, steps Bytes;
    receipts: table_id Text, person Text, key Text, seq Number, deed Text;
    barred: table_id Text, person Text;
    muted: table_id Text, person Text;
    chat: id Number, table_id Text, person Text, name Text, text Text, at Number;
    reports: id Number, table_id Text, at Number, journal Text;
    campaigns: id Text, game Text, person Text, stands Text, at_table Text, version Number, since Number, touched Number;
    campaign_games: table_id Text, campaign Text;
    lessons: table_id Text, lesson Text;
    learned: person Text, game Text, lesson Text, at Number;
    rematches: table_id Text, next Text;
    analyses: table_id Text, analysis Text;
    secrets: name Text, value Bytes;
    channels: id Text, person Text, way Text, address Text, keys Text, token Bytes, calls Number, since Number,
        delivered Number, failed Number, why Text;
    quiet_hours: person Text, first Number, after Number, ahead Number;
    hushed: table_id Text, person Text;
    outbox: channel Text, kind Text, table_id Text, seq Number, person Text, token Text, made Number, due Number, tries Number;
    resets: person Text, token Bytes, until Number;
    paces: table_id Text, per Text, seconds Number, reserve Number, due Number;
    bearings: id Number, table_id Text, at Number, kind Text, seat Number;
    pause_wishes: table_id Text, person Text;
    minded: id Number, at Number;
    gaps: first Number, after Number;
    tokens: token Bytes, person Text, name Text, scope Text, since Number, used Number;
    rated: table_id Text;
    results: table_id Text, seat Number, person Text, game Text, role Text, place Number, seats Number, won Number,
        rated Number, at Number;
    ratings: person Text, game Text, mean Number, spread Number, games Number, sure Number;
    profiles: person Text, handle Text, shown Number;
    prepared: id Number, table_id Text, seat Number, person Text, question Text, choice Text, label Text, lasts Text,
        answers Number, told Number, at Number, version Number, given Number, ended Text;
    invitations: table_id Text, person Text, at Number;
    admins: person Text, since Number;
    bans: person Text, at Number;
    codes: code Bytes, name Text, since Number, until Number, uses Number;
    identities: issuer Text, subject Text, person Text, since Number;
};

impl Part {
    /// The names of the columns, as a statement lists them.
    pub(in crate::store) fn names(&self) -> String {
        self.columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
    }
}
