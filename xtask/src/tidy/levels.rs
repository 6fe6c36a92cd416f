//! Crates depend on earlier levels only, and declare nothing that the workspace manifest does not.

use super::Project;
use crate::tree::Problem;
use std::collections::BTreeMap;
use toml::{Table, Value};

/// The levels of the crates that are no games; a crate may depend on those of lower levels.
const LEVELS: &[(&str, u8)] = &[
    ("kernel", 0),
    ("lang", 2),
    ("bots", 2),
    ("envs", 2),
    ("lessons", 2),
    ("render", 3),
    ("server", 4),
    ("cli", 5),
    ("python", 5),
];

/// The level of every game.
const GAMES: u8 = 1;

/// What a rules crate may depend on. TOML reaches it through the kernel.
const RULES_MAY_USE: [&str; 2] = ["kernel", "serde"];

/// What `proof` depends on, which everyone else may only use in tests.
const PROOF_MAY_USE: [&str; 2] = ["kernel", "lang"];

/// What is wrong with the manifests.
pub(super) fn check(project: &Project<'_>) -> Vec<Problem> {
    let levels = levels(project);
    let mut problems = Vec::new();
    for (path, text) in project.tree.below("", "/Cargo.toml") {
        let Some(folder) = path.strip_suffix("/Cargo.toml") else { continue };
        let name = folder.rsplit('/').next().unwrap_or(folder);
        match text.parse::<Table>() {
            Ok(manifest) => {
                let findings = dependencies(folder, name, &manifest, &levels);
                let line = |key: &str| text.lines().position(|line| line.starts_with(key));
                problems.extend(findings.into_iter().map(|(key, what)| {
                    Problem::new(path, line(&key).map_or(1, |at| at + 1), what)
                }));
            }
            Err(error) => problems.push(Problem::new(path, 1, error.message())),
        }
    }
    problems
}

fn levels<'a>(project: &Project<'a>) -> BTreeMap<&'a str, u8> {
    let games = project.tree.folders("games").into_iter().map(|name| (name, GAMES));
    LEVELS.iter().copied().chain(games).collect()
}

/// What is wrong with a manifest, each with the key at fault.
fn dependencies(
    folder: &str,
    name: &str,
    manifest: &Table,
    levels: &BTreeMap<&str, u8>,
) -> Vec<(String, String)> {
    let mut findings = Vec::new();
    if manifest.get("lints").and_then(|it| it.get("workspace")) != Some(&Value::Boolean(true)) {
        findings.push(("[lints]".to_owned(), format!("{name} does not use the workspace lints")));
    }
    for section in ["dependencies", "dev-dependencies", "build-dependencies"] {
        let Some(table) = manifest.get(section).and_then(Value::as_table) else { continue };
        for (other, spec) in table {
            let problem = (spec.get("workspace") != Some(&Value::Boolean(true)))
                .then(|| format!("{other} is not declared in the workspace manifest"))
                .or_else(|| refusal(folder, name, section, other, levels));
            findings.extend(problem.map(|what| (other.clone(), what)));
        }
    }
    findings
}

/// Why a crate may not depend on another.
fn refusal(
    folder: &str,
    name: &str,
    section: &str,
    other: &str,
    levels: &BTreeMap<&str, u8>,
) -> Option<String> {
    let is_ours = levels.contains_key(other) || other == "proof";
    if name == "xtask" {
        return is_ours.then(|| format!("xtask reads text and needs no {other}"));
    }
    if section == "dev-dependencies" {
        return None;
    }
    if other == "proof" {
        return Some("proof is for tests: a dev-dependency".to_owned());
    }
    if folder.starts_with("games/") && !RULES_MAY_USE.contains(&other) {
        return Some(format!("a rules crate may use {} and not {other}", RULES_MAY_USE.join(", ")));
    }
    if name == "proof" {
        let is_refused = is_ours && !PROOF_MAY_USE.contains(&other);
        return is_refused.then(|| format!("proof knows no {other}"));
    }
    let theirs = levels.get(other)?;
    match levels.get(name) {
        None => Some(format!("{name} has no level: give it one in xtask/src/tidy/levels.rs")),
        Some(own) if theirs >= own => {
            Some(format!("{other} is not of an earlier level than {name}"))
        }
        Some(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::found;
    use super::*;

    /// What is found when a crate has this below its lints.
    fn with(folder: &str, dependencies: &str) -> Vec<String> {
        let path = format!("{folder}/Cargo.toml");
        let text = format!("[lints]\nworkspace = true\n{dependencies}");
        let root = ("games/root/Cargo.toml", "[lints]\nworkspace = true\n");
        found(check, &[root, (&path, &text)])
    }

    fn refused(folder: &str, dependencies: &str) -> bool {
        !with(folder, dependencies).is_empty()
    }

    #[test]
    fn later_levels_are_refused_and_earlier_ones_accepted() {
        assert!(refused("crates/kernel", "[dependencies]\nlang.workspace = true\n"));
        assert!(refused("crates/bots", "[dependencies]\nlang.workspace = true\n"));
        assert!(refused("crates/lang", "[build-dependencies]\nserver.workspace = true\n"));
        let cli = "[dependencies]\nserver.workspace = true\nroot.workspace = true\n";
        assert_eq!(with("crates/cli", cli), [""; 0]);
        assert!(refused("crates/new", "[dependencies]\nkernel.workspace = true\n"));
    }

    #[test]
    fn proof_is_for_tests() {
        assert!(refused("crates/cli", "[dependencies]\nproof.workspace = true\n"));
        assert!(!refused("games/root", "[dev-dependencies]\nproof.workspace = true\n"));
        assert!(refused("crates/proof", "[dependencies]\nroot.workspace = true\n"));
        let own = "[dependencies]\nlang.workspace = true\nproptest.workspace = true\n";
        assert!(!refused("crates/proof", own));
    }

    #[test]
    fn rules_crates_use_kernel_and_serde() {
        assert!(refused("games/root", "[dependencies]\nrand.workspace = true\n"));
        assert!(refused("games/root", "[dependencies]\nlang.workspace = true\n"));
        let own = "[dependencies]\nkernel.workspace = true\nserde.workspace = true\n";
        assert!(!refused("games/root", own));
    }

    #[test]
    fn xtask_uses_none_of_ours() {
        assert!(refused("xtask", "[dependencies]\nkernel.workspace = true\n"));
        assert!(!refused("xtask", "[dependencies]\nsyn.workspace = true\n"));
    }

    #[test]
    fn a_dependency_is_declared_in_the_workspace() {
        let own = with("crates/cli", "[dependencies]\nanyhow = \"1\"\n");
        assert_eq!(
            own,
            ["crates/cli/Cargo.toml:4: anyhow is not declared in the workspace manifest"]
        );
    }

    #[test]
    fn a_crate_uses_the_workspace_lints() {
        assert_eq!(found(check, &[("crates/cli/Cargo.toml", "[package]\n")]).len(), 1);
    }
}
