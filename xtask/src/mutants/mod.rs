//! A sample of mutants of a game's rules: which small changes does no scenario notice?
//!
//! All mutants are compiled into one copy of the game, each asleep until it is named, so that the game is built once and
//! its scenarios run once for each of them. Elsewhere: mutation testing, mutant schemata.

mod sites;

use crate::run::{cargo, target};
use crate::rust;
use crate::say;
use crate::tree::Tree;
use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;
use sites::Site;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// How the copy is told which mutant is awake.
const AWAKE: &str = "TAVOLATA_MUTANT";

/// How long the scenarios may take, once a mutant may go round in circles.
const PATIENCE: Duration = Duration::from_secs(90);

/// How often mutants that do not compile are left out before it is given up.
const TRIES: usize = 8;

/// What is no rule: what is shown, laid out and read, and what looks for faults.
const NO_RULES: [&str; 6] = ["/law", "/view", "/layout", "/setting", "/audit", "/speech"];

/// What asks which mutant is awake, at the end of the copy's root.
const ASKING: &str = "
pub(crate) fn is_mutant(number: u32) -> bool {
    static AWAKE: std::sync::OnceLock<u32> = std::sync::OnceLock::new();
    let named = || std::env::var(\"TAVOLATA_MUTANT\").ok()?.parse().ok();
    *AWAKE.get_or_init(|| named().unwrap_or(0)) == number
}
";

/// Which mutants are made.
#[derive(Debug, clap::Args)]
pub(crate) struct Mutants {
    /// The game: `root`, `monster-lands`.
    game: String,
    /// How many.
    #[arg(long, default_value_t = 200)]
    count: usize,
    /// Which of them: another seed draws others.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only where the path of the file contains this.
    #[arg(long, default_value = "")]
    within: String,
}

/// A mutant: the file it is in, and its site there.
struct Mutant {
    path: String,
    site: Site,
}

/// Makes mutants of a game, runs its scenarios against each, and says which live.
pub(crate) fn sample(root: &Path, tree: &Tree, asked: &Mutants) -> Result<()> {
    let game = asked.game.replace('-', "_");
    ensure!(tree.folders("games").contains(&game.as_str()), "there is no game {game}");
    let mut mutants = drawn(tree, &game, asked)?;
    let copy = root.join("target/mutants");
    lay_out(tree, root, &copy)?;
    let scenarios = built(root, tree, &copy, &game, &mut mutants)?;
    ensure!(!is_noticed(&copy, &scenarios, 0)?, "the scenarios fail without a mutant");
    let mut living = String::new();
    let mut count = 0;
    for (mutant, number) in mutants.iter().zip(1..) {
        let is_alive = !is_noticed(&copy, &scenarios, number)?;
        if is_alive {
            count += 1;
            let Mutant { path, site } = mutant;
            let line = format!("{path}:{}: {}\n", site.line, site.said);
            say(&line)?;
            living.push_str(&line);
        }
    }
    fs::write(copy.join(format!("{game}.txt")), &living)?;
    let all = mutants.len();
    say(&format!("{}: {} of {all} mutants noticed, {count} live\n", asked.game, all - count))
}

/// Mutants drawn at random, none inside another.
fn drawn(tree: &Tree, game: &str, asked: &Mutants) -> Result<Vec<Mutant>> {
    let folder = format!("games/{game}/src");
    let mut all = Vec::new();
    for (path, text) in tree.below(&folder, ".rs") {
        let is_rule = !NO_RULES.iter().any(|it| path[folder.len()..].contains(it));
        if !is_rule || !path.contains(&asked.within) {
            continue;
        }
        let Ok(syntax) = rust::parse(path, text) else { bail!("{path} is not Rust") };
        let sites = sites::sites(text, &syntax).into_iter();
        all.extend(sites.map(|site| Mutant { path: path.to_owned(), site }));
    }
    let mut state = asked.seed;
    let mut picked: Vec<Mutant> = Vec::new();
    while picked.len() < asked.count && !all.is_empty() {
        let mutant = all.swap_remove(below(&mut state, all.len()));
        if picked.iter().all(|other| other.path != mutant.path || apart(&other.site, &mutant.site))
        {
            picked.push(mutant);
        }
    }
    picked.sort_by(|one, other| {
        (&one.path, one.site.at.start).cmp(&(&other.path, other.site.at.start))
    });
    Ok(picked)
}

/// Whether two sites do not touch the same text.
fn apart(one: &Site, other: &Site) -> bool {
    one.at.end <= other.at.start || other.at.end <= one.at.start
}

/// A number below another (`SplitMix64`).
fn below(state: &mut u64, count: usize) -> usize {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut mixed = *state;
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    usize::try_from((mixed ^ (mixed >> 31)) % count as u64).expect("it is below a count")
}

/// Copies what the workspace is built from.
fn lay_out(tree: &Tree, root: &Path, copy: &Path) -> Result<()> {
    if copy.exists() {
        fs::remove_dir_all(copy)?;
    }
    let mut command = Command::new("cp");
    fs::create_dir_all(copy)?;
    command.arg("-r").args(["crates", "games", "xtask", "Cargo.toml", "Cargo.lock", ".cargo"]);
    let status = command.arg(copy).current_dir(root).status().context("cp does not start")?;
    ensure!(status.success() && tree.text("Cargo.toml").is_some(), "the sources cannot be copied");
    Ok(())
}

/// Writes the mutants into the copy and builds its scenarios; leaves out those that do not compile.
fn built(
    root: &Path,
    tree: &Tree,
    copy: &Path,
    game: &str,
    mutants: &mut Vec<Mutant>,
) -> Result<PathBuf> {
    for _ in 0..TRIES {
        write_all(tree, copy, game, mutants)?;
        let mut command = cargo(
            copy,
            &["test", "--package", game, "--test", "law", "--no-run", "--message-format", "json"],
        );
        command.env("CARGO_TARGET_DIR", target(root)).stderr(Stdio::null());
        let output = command.output().context("cargo does not start")?;
        let messages: Vec<Value> = String::from_utf8_lossy(&output.stdout)
            .lines()
            .filter_map(|line| serde_json::from_str(line).ok())
            .collect();
        if output.status.success() {
            let program = messages.iter().filter_map(|it| it["executable"].as_str()).next_back();
            return program.map(PathBuf::from).context("no scenarios were built");
        }
        let broken = broken(&messages);
        let before = mutants.len();
        mutants.retain(|it| !broken.iter().any(|(path, line)| is_at(it, path, *line, tree)));
        ensure!(mutants.len() < before, "the copy does not compile: {broken:?}");
    }
    bail!("after {TRIES} tries the copy does not compile")
}

/// Where the compiler found something wrong.
fn broken(messages: &[Value]) -> Vec<(String, usize)> {
    let errors = messages.iter().map(|it| &it["message"]).filter(|it| it["level"] == "error");
    let spans = errors.filter_map(|it| it["spans"].as_array()).flatten();
    let place = |span: &Value| {
        let line = usize::try_from(span["line_start"].as_u64()?).ok()?;
        Some((span["file_name"].as_str()?.to_owned(), line))
    };
    spans.filter_map(place).collect()
}

/// Whether a mutant stands on a line; what is put in keeps the lines as they are.
fn is_at(mutant: &Mutant, path: &str, line: usize, tree: &Tree) -> bool {
    let Some(text) = tree.text(path).filter(|_| path == mutant.path) else { return false };
    let line_of = |at: usize| text[..at].matches('\n').count() + 1;
    (line_of(mutant.site.at.start)..=line_of(mutant.site.at.end)).contains(&line)
}

/// Writes every file that has mutants, with the question in the root.
fn write_all(tree: &Tree, copy: &Path, game: &str, mutants: &[Mutant]) -> Result<()> {
    let mut files: BTreeMap<&str, Vec<(usize, &Site)>> = BTreeMap::new();
    let folder = format!("games/{game}/src");
    for (path, _) in tree.below(&folder, ".rs") {
        files.insert(path, Vec::new());
    }
    for (mutant, number) in mutants.iter().zip(1..) {
        files.entry(&mutant.path).or_default().push((number, &mutant.site));
    }
    for (path, sites) in files {
        let text = tree.text(path).with_context(|| path.to_owned())?;
        let mut changed = mutated(text, &sites);
        if path.ends_with("src/lib.rs") {
            changed.push_str(ASKING);
        }
        fs::write(copy.join(path), changed).with_context(|| path.to_owned())?;
    }
    Ok(())
}

/// A text with each site as it is, and as it becomes when its mutant is awake.
fn mutated(text: &str, sites: &[(usize, &Site)]) -> String {
    let mut changed = String::new();
    let mut from = 0;
    for (number, site) in sites {
        changed.push_str(&text[from..site.at.start]);
        let becomes = site.becomes.replace('\n', " ");
        let asks = format!("if crate::is_mutant({number})");
        if site.cuts_short {
            write!(changed, " {asks} {{ {becomes} }}").expect("a string takes text");
        } else {
            let is = &text[site.at.clone()];
            write!(changed, "({asks} {{ {becomes} }} else {{ {is} }})")
                .expect("a string takes text");
        }
        from = site.at.end;
    }
    changed + &text[from..]
}

/// Whether a scenario fails, or goes round in circles, with a mutant awake.
fn is_noticed(copy: &Path, scenarios: &Path, number: usize) -> Result<bool> {
    let mut running = Command::new(scenarios)
        .arg("--quiet")
        .current_dir(copy)
        .env(AWAKE, number.to_string())
        .env("INSTA_UPDATE", "no")
        .env("INSTA_WORKSPACE_ROOT", copy)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .context("the scenarios do not start")?;
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        if let Some(status) = running.try_wait()? {
            return Ok(!status.success());
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    running.kill()?;
    running.wait()?;
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Vec<Site> {
        sites::sites(text, &syn::parse_file(text).unwrap())
    }

    #[test]
    fn a_mutant_sleeps_beside_what_is_written() {
        let text = "fn a(x: u32) -> bool { x < 1 }";
        let sites = of(text);
        let numbered: Vec<(usize, &Site)> = (1..).zip(&sites).skip(1).collect();
        let changed = mutated(text, &numbered);
        assert_eq!(
            changed,
            "fn a(x: u32) -> bool { if crate::is_mutant(2) { return false; } \
             (if crate::is_mutant(3) { x <= 1 } else { x < 1 }) }"
        );
        assert!(syn::parse_file(&changed).is_ok());
    }

    #[test]
    fn the_same_seed_draws_the_same_and_none_inside_another() {
        let rules = "fn a(x: u32) -> bool { x + 1 < 2 && x > 3 || x == 4 }";
        let tree = Tree::of(&[("games/g/src/a.rs", rules), ("games/g/src/law.rs", rules)]);
        let asked = |seed| Mutants { game: "g".into(), count: 9, seed, within: String::new() };
        let lines = |seed| -> Vec<String> {
            let drawn = drawn(&tree, "g", &asked(seed)).unwrap();
            assert!(drawn.iter().all(|it| it.path == "games/g/src/a.rs"));
            drawn.into_iter().map(|it| it.site.said).collect()
        };
        assert_eq!(lines(1), lines(1));
        assert!(lines(1).len() < of(rules).len());
    }
}
