//! Packed steps: those of a table nobody has touched for long, in one compressed piece.

use super::people::word;
use super::tables;
use crate::store::{Phase, Step, StoreError, TableId};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use rusqlite::{Connection, OptionalExtension, params};
use std::io::{Read, Write};

/// The steps of a table that are packed.
pub(super) fn steps(db: &Connection, table: TableId) -> Result<Vec<Step>, StoreError> {
    let mut query = db.prepare_cached("SELECT steps FROM packs WHERE table_id = ?1")?;
    let packed = query.query_row([table.to_string()], |row| row.get::<_, Vec<u8>>(0)).optional()?;
    let broken = || StoreError::Broken(format!("the packed steps of {table} cannot be read"));
    packed.map_or(Ok(Vec::new()), |packed| unpacked(&packed).ok_or_else(broken))
}

/// Packs the steps of up to so many tables that nobody has touched since; answers how many they were.
pub(super) fn pack(db: &Connection, since: i64, most: u32) -> Result<u32, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT id FROM tables WHERE packed < version AND touched < ?1 ORDER BY touched LIMIT ?2",
    )?;
    let found = query.query_map(params![since, most], |row| word(row, 0, |id| id.parse().ok()))?;
    let found = found.collect::<Result<Vec<TableId>, _>>()?;
    for table in &found {
        pack_one(db, *table)?;
    }
    Ok(u32::try_from(found.len()).unwrap_or(most))
}

fn pack_one(db: &Connection, table: TableId) -> Result<(), StoreError> {
    let (id, steps) = (table.to_string(), tables::steps_now(db, table, 0)?);
    let packed = packed(&steps).map_err(|error| StoreError::Broken(error.to_string()))?;
    // What could not be unpacked again would be lost.
    if unpacked(&packed).as_ref() != Some(&steps) {
        return Err(StoreError::Broken(format!("the steps of {table} cannot be packed")));
    }
    db.prepare_cached("INSERT OR REPLACE INTO packs VALUES (?1, ?2)")?
        .execute(params![id, packed])?;
    db.prepare_cached("UPDATE tables SET packed = version WHERE id = ?1")?.execute([&id])?;
    db.prepare_cached("DELETE FROM steps WHERE table_id = ?1")?.execute([&id])?;
    db.prepare_cached("DELETE FROM receipts WHERE table_id = ?1")?.execute([&id])?;
    Ok(())
}

/// Each step: a line of numbers, the last of which tells how many bytes of entries follow it.
fn packed(steps: &[Step]) -> std::io::Result<Vec<u8>> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    for Step { seq, keep, lines, asked, phase, at } in steps {
        let (phase, length) = (phase.word(), lines.len());
        write!(packer, "{seq} {keep} {asked} {phase} {at} {length}\n{lines}")?;
    }
    packer.finish()
}

fn unpacked(packed: &[u8]) -> Option<Vec<Step>> {
    let mut text = String::new();
    GzDecoder::new(packed).read_to_string(&mut text).ok()?;
    let (mut rest, mut steps) = (text.as_str(), Vec::new());
    while !rest.is_empty() {
        let (head, following) = rest.split_once('\n')?;
        let mut words = head.split(' ');
        let mut next = || words.next();
        let step = Step {
            seq: next()?.parse().ok()?,
            keep: next()?.parse().ok()?,
            asked: next()?.parse().ok()?,
            phase: Phase::from_word(next()?)?,
            at: next()?.parse().ok()?,
            lines: String::new(),
        };
        let (lines, later) = following.split_at_checked(next()?.parse().ok()?)?;
        steps.push(Step { lines: lines.to_owned(), ..step });
        rest = later;
    }
    Some(steps)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_comes_out_as_it_was() {
        let step = |seq, lines: &str| {
            let (phase, lines) = (Phase::Playing, lines.to_owned());
            Step { seq, keep: 40 + seq, lines, asked: 3, phase, at: -7 }
        };
        let steps = vec![
            step(1, "0: show 3\n* 3/6\n"),
            step(2, ""),
            Step { phase: Phase::Over, ..step(3, "0: dice così — 🦊\nno end of line") },
        ];
        let small = packed(&steps).expect("it is packed");
        assert_eq!(unpacked(&small).as_ref(), Some(&steps));
        assert_eq!(unpacked(&packed(&[]).expect("it is packed")), Some(Vec::new()));
        assert_eq!(unpacked(&small[..small.len() - 9]), None, "what is cut off is not half read");
    }
}
