//! Recorded games: whole random games as journals, and their replay.

use kernel::{Audited, Data, Fast, Journal, Options, Replayed, Seed, Source, Spoken, Table};
use std::error::Error;
use std::path::Path;

/// The journal of the shortest of this many random games with these options that is worth keeping.
pub fn shortest<G: Spoken>(
    options: &[(&str, &str)],
    games: u64,
    is_worth_keeping: impl Fn(&Table<G>) -> bool,
) -> Result<Journal, Box<dyn Error>> {
    let options = Options::accept(G::options(), options.iter().copied())?;
    let mut best: Option<Journal> = None;
    for number in 0..games {
        let table = random_game::<G>(&options, number)?;
        let journal = table.journal();
        let shorter = best.as_ref().is_none_or(|best| journal.entries.len() < best.entries.len());
        if shorter && is_worth_keeping(&table) {
            best = Some(journal.clone());
        }
    }
    best.ok_or_else(|| "no game was worth keeping".into())
}

fn random_game<G: Spoken>(options: &Options, number: u64) -> Result<Table<G>, Box<dyn Error>> {
    let data = Data::embedded(G::data());
    let mut table = Table::<G>::new(options, &data, Seed::from_number(number))?;
    let mut fast = Fast::new(number);
    while let Some(&ask) = table.asks().first() {
        let offers = table.offers(&ask);
        let offer = fast.below(u32::try_from(offers.len())?) as usize;
        let choice = offers[offer].choice;
        table.play(ask.seat, choice)?;
    }
    Ok(table)
}

/// The games of a folder, each replayed line by line to its end and audited there. Panics where one is not as recorded.
pub fn replayed<G: Audited>(folder: &Path) -> Vec<Table<G>> {
    let files = std::fs::read_dir(folder).expect("recorded games are in a folder");
    let file = |file: std::io::Result<std::fs::DirEntry>| {
        let path = file.expect("a folder lists its files").path();
        replay(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    };
    files.map(file).collect()
}

fn replay<G: Audited>(path: &Path) -> Result<Table<G>, Box<dyn Error>> {
    let journal = Journal::parse(&std::fs::read_to_string(path)?)?;
    let data = Data::embedded(G::data());
    let Replayed { table, findings } = Table::<G>::replay(&journal, &data, Seed::from_number(0))?;
    if let Some((line, what)) = findings.first() {
        return Err(format!("line {line}: {what:?}").into());
    }
    if !table.is_over() {
        return Err("this is not a whole game".into());
    }
    G::audit(table.setting(), &table.state().position)?;
    Ok(table)
}

/// A table that is laid out in words, played at random for this many decisions and opened again from its journal's text: it
/// must stand where it stood. Hands back the table. Panics otherwise.
pub fn laid_out<G: Spoken>(options: &[(&str, &str)], words: &str, decisions: usize) -> Table<G> {
    let options = Options::accept(G::options(), options.iter().copied()).expect("good options");
    let (data, mut fast) = (Data::embedded(G::data()), Fast::new(1));
    let mut table = Table::<G>::laid_out(&options, &data, words, Seed::from_number(1))
        .unwrap_or_else(|error| panic!("{error}"));
    for _ in 0..decisions {
        let Some(&ask) = table.asks().first() else { break };
        let offers = table.offers(&ask);
        let count = u32::try_from(offers.len()).expect("offers are few");
        let choice = offers[fast.below(count) as usize].choice;
        table.play(ask.seat, choice).unwrap_or_else(|refusal| panic!("{refusal}"));
    }
    let journal = Journal::parse(&table.journal().to_string()).expect("the journal can be read");
    assert!(!journal.setup.is_empty() && &journal == table.journal());
    let again = Table::<G>::replay(&journal, &data, Seed::from_number(2));
    let again = again.unwrap_or_else(|error| panic!("{error}"));
    assert!(again.findings.are_none(), "{:?}", again.findings);
    assert_eq!(again.table.digest(), table.digest());
    table
}

/// The data of each of these editions must have this fingerprint, as its first digits. Data belongs to its edition: who
/// changes a file raises the edition and keeps the file as it was.
pub fn keeps_its_data<G: Spoken>(editions: &[(u32, &str)]) {
    let data = Data::embedded(G::data());
    for &(edition, expected) in editions {
        let found = data.as_of(edition, G::former_data()).fingerprint().short();
        assert_eq!(found, expected, "the data of edition {edition} of {} has changed", G::NAME);
    }
    let newest = editions.iter().map(|(edition, _)| *edition).max();
    assert_eq!(newest, Some(G::EDITION), "the newest edition of {} has its data noted", G::NAME);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::morra::Morra;

    #[test]
    fn a_recorded_game_replays_and_one_that_was_tampered_with_or_cut_does_not() {
        let journal = shortest::<Morra>(&[], 3, |_| true).unwrap().to_string();
        let folder = std::env::temp_dir().join(format!("tavolata-recorded-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let path = folder.join("game.journal");
        let read = |text: &str| {
            std::fs::write(&path, text).unwrap();
            replay::<Morra>(&path).map(drop).map_err(|error| error.to_string())
        };
        let (whole, other) = (read(&journal), read(&journal.replacen("show 1", "show 9", 1)));
        let first = journal.find("call ").unwrap();
        let cut = read(&journal[..=journal[..first].rfind('\n').unwrap()]);
        std::fs::remove_dir_all(&folder).unwrap();
        assert_eq!(whole, Ok(()));
        assert!(other.unwrap_err().contains("show 9"));
        assert_eq!(cut.unwrap_err(), "this is not a whole game");
        assert!(shortest::<Morra>(&[], 3, |_| false).is_err());
    }
}
