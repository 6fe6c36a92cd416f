//! Licences and sources of all dependencies, from `cargo metadata`, against the list in `deny.toml`.

use crate::tree::{Problem, Tree};
use anyhow::{Context, Result, ensure};
use serde_json::Value;
use std::path::Path;
use std::process::Command;

/// Where dependencies come from.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// What is wrong with the dependencies.
pub(super) fn check(root: &Path, tree: &Tree) -> Result<Vec<Problem>> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked"])
        .current_dir(root)
        .output()
        .context("running cargo metadata")?;
    let error = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "cargo metadata failed:\n{error}");
    let metadata = serde_json::from_slice(&output.stdout).context("reading cargo metadata")?;
    let mut problems = packages(&metadata, &allowed(tree)?);
    problems.extend(unwanted(&metadata, &banned(tree)?));
    Ok(problems)
}

/// The names of packages that `deny.toml` bans.
fn banned(tree: &Tree) -> Result<Vec<String>> {
    let text = tree.text("deny.toml").context("deny.toml is missing")?;
    let table: toml::Table = text.parse().context("reading deny.toml")?;
    let list = table.get("bans").and_then(|it| it.get("deny")).and_then(toml::Value::as_array);
    let names = list.into_iter().flatten().filter_map(|it| it.get("name"));
    Ok(names.filter_map(toml::Value::as_str).map(str::to_owned).collect())
}

/// Packages that are used though they are banned.
fn unwanted(metadata: &Value, banned: &[String]) -> Vec<Problem> {
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let names = packages.filter_map(|package| package["name"].as_str());
    let found = names.filter(|name| banned.iter().any(|banned| banned == name));
    found.map(|name| Problem::new("Cargo.lock", 1, format!("{name}: deny.toml bans it"))).collect()
}

/// The licences that `deny.toml` allows.
fn allowed(tree: &Tree) -> Result<Vec<String>> {
    let text = tree.text("deny.toml").context("deny.toml is missing")?;
    let table: toml::Table = text.parse().context("reading deny.toml")?;
    let list = table.get("licenses").and_then(|it| it.get("allow")).and_then(toml::Value::as_array);
    let list = list.context("deny.toml has no licenses.allow")?;
    Ok(list.iter().filter_map(toml::Value::as_str).map(str::to_owned).collect())
}

fn packages(metadata: &Value, allowed: &[String]) -> Vec<Problem> {
    let empty = Vec::new();
    let list = |key: &str| metadata[key].as_array().unwrap_or(&empty).iter();
    let is_ours = |package: &&Value| list("workspace_members").any(|id| *id == package["id"]);
    let problem = |package: &Value| {
        let what = refusal(package, allowed)?;
        let name = |key: &str| package[key].as_str().unwrap_or("?").to_owned();
        Some(Problem::new("Cargo.lock", 1, format!("{} {}: {what}", name("name"), name("version"))))
    };
    list("packages").filter(|package| !is_ours(package)).filter_map(problem).collect()
}

/// Why a package may not be used.
fn refusal(package: &Value, allowed: &[String]) -> Option<String> {
    if package["source"] != REGISTRY {
        return Some(format!("it comes from {}, not from crates.io", package["source"]));
    }
    let Some(licence) = package["license"].as_str() else {
        return Some("it names no licence".to_owned());
    };
    match is_allowed(licence, allowed) {
        Some(true) => None,
        Some(false) => Some(format!("deny.toml does not allow its licence: {licence}")),
        None => Some(format!("its licence cannot be read: {licence}")),
    }
}

/// Whether a licence expression can be met with the allowed licences; nothing if it is no expression.
fn is_allowed(expression: &str, allowed: &[String]) -> Option<bool> {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut reader = Expression { words: &words, allowed };
    let met = reader.either()?;
    reader.words.is_empty().then_some(met)
}

/// Reads `A OR (B AND C WITH D)`; AND binds closer than OR.
struct Expression<'a> {
    words: &'a [&'a str],
    allowed: &'a [String],
}

impl<'a> Expression<'a> {
    fn next(&mut self) -> Option<&'a str> {
        let (first, rest) = self.words.split_first()?;
        self.words = rest;
        Some(first)
    }

    fn takes(&mut self, word: &str) -> bool {
        let is_next = self.words.first() == Some(&word);
        if is_next {
            self.words = &self.words[1..];
        }
        is_next
    }

    fn either(&mut self) -> Option<bool> {
        let mut met = self.both()?;
        while self.takes("OR") {
            met |= self.both()?;
        }
        Some(met)
    }

    fn both(&mut self) -> Option<bool> {
        let mut met = self.one()?;
        while self.takes("AND") {
            met &= self.one()?;
        }
        Some(met)
    }

    fn one(&mut self) -> Option<bool> {
        match self.next()? {
            "(" => {
                let met = self.either()?;
                self.takes(")").then_some(met)
            }
            ")" | "OR" | "AND" | "WITH" => None,
            licence if self.takes("WITH") => {
                let with = format!("{licence} WITH {}", self.next()?);
                Some(self.allowed.contains(&with))
            }
            licence => Some(self.allowed.iter().any(|it| it == licence)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn allowing(expression: &str) -> Option<bool> {
        let allowed = ["MIT", "Zlib", "Apache-2.0 WITH LLVM-exception"].map(str::to_owned);
        is_allowed(expression, &allowed)
    }

    #[test]
    fn expressions_are_met_or_not() {
        for met in ["MIT", "GPL-3.0 OR MIT", "GPL-3.0/MIT", "(MIT OR GPL-3.0) AND Zlib"] {
            assert_eq!(allowing(met), Some(true), "{met}");
        }
        assert_eq!(allowing("Apache-2.0 WITH LLVM-exception AND MIT"), Some(true));
        for unmet in ["GPL-3.0", "MIT AND GPL-3.0", "Apache-2.0", "MIT AND (GPL-3.0 OR ISC)"] {
            assert_eq!(allowing(unmet), Some(false), "{unmet}");
        }
        for unread in ["", "MIT OR", "(MIT", "MIT)", "MIT Zlib"] {
            assert_eq!(allowing(unread), None, "{unread}");
        }
    }

    #[test]
    fn foreign_sources_and_licences_are_refused() {
        let package = |name: &str, source: &str, licence: Value| json!({ "id": name, "name": name, "version": "1.0.0", "source": source, "license": licence });
        let metadata = json!({ "workspace_members": ["ours"], "packages": [
            package("ours", "", json!(null)),
            package("good", REGISTRY, json!("MIT")),
            package("git", "git+https://example.org/a", json!("MIT")),
            package("viral", REGISTRY, json!("GPL-3.0")),
            package("mute", REGISTRY, json!(null)),
        ] });
        let found = packages(&metadata, &["MIT".to_owned()]);
        let named: Vec<_> = found.iter().map(|it| it.what.split(' ').next().unwrap()).collect();
        assert_eq!(named, ["git", "viral", "mute"]);
    }

    #[test]
    fn what_is_banned_is_found() {
        let tree = Tree::of(&[("deny.toml", "[bans]\ndeny = [{ name = \"cmake\" }]\n")]);
        let metadata = json!({ "packages": [{ "name": "cmake" }, { "name": "cc" }] });
        let found = unwanted(&metadata, &banned(&tree).unwrap());
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].what, "cmake: deny.toml bans it");
    }

    #[test]
    fn the_list_is_read_from_deny_toml() {
        let tree = Tree::of(&[("deny.toml", "[licenses]\nallow = [\"MIT\"]\n")]);
        assert_eq!(allowed(&tree).unwrap(), ["MIT"]);
        assert!(allowed(&Tree::of(&[])).is_err());
    }
}
