//! Every Rust file is declared by a module: one that is not compiled proves nothing.

use super::Project;
use crate::tree::Problem;
use std::collections::{BTreeMap, BTreeSet};
use syn::visit::Visit;
use syn::{Expr, ExprLit, ItemMod, Lit, Meta};

/// The files that no module declares.
pub(super) fn check(project: &Project<'_>) -> Vec<Problem> {
    let mut declared: BTreeMap<&str, Declared> = BTreeMap::new();
    for source in &project.sources {
        let mut names = Declared::default();
        names.visit_file(&source.syntax);
        declared.insert(source.path, names);
    }
    let is_orphan = |path: &str| {
        let mut others = declared.iter().filter(|(parent, _)| is_parent(parent, path));
        !is_root(path) && !others.any(|(_, names)| names.declare(path))
    };
    let orphans = project.sources.iter().filter(|source| is_orphan(source.path));
    orphans
        .map(|source| {
            Problem::new(source.path, 1, "no module declares this file: it is never compiled")
        })
        .collect()
}

/// Whether cargo finds the file by itself: libraries, binaries, test and example targets.
fn is_root(path: &str) -> bool {
    let parts: Vec<&str> = path.rsplit('/').collect();
    match parts.as_slice() {
        ["lib.rs" | "main.rs", "src", ..] | ["build.rs", ..] => true,
        ["main.rs", _, "tests" | "examples" | "benches" | "bin", ..] => true,
        [_, "tests" | "examples" | "benches" | "bin", rest @ ..] => {
            !rest.contains(&"src") || parts[1] == "bin"
        }
        _ => false,
    }
}

/// Whether a file may declare another: as the module of its folder, or as a target beside it.
fn is_parent(parent: &str, path: &str) -> bool {
    let file = path.strip_suffix("/mod.rs").unwrap_or(path);
    let Some((folder, _)) = file.rsplit_once('/') else { return false };
    let Some(rest) = parent.strip_prefix(folder) else { return false };
    let is_target = is_root(parent) && !rest[1..].contains('/');
    matches!(rest, "/mod.rs" | "/lib.rs" | "/main.rs" | ".rs") || is_target
}

/// The modules that a file declares: `mod name;`, and where one says so, its path.
#[derive(Default)]
struct Declared {
    names: BTreeSet<String>,
    paths: Vec<String>,
}

impl Declared {
    /// Whether one of them is this file.
    fn declare(&self, path: &str) -> bool {
        let file = path.strip_suffix("/mod.rs").or(path.strip_suffix(".rs")).unwrap_or(path);
        let name = file.rsplit('/').next().unwrap_or(file);
        self.names.contains(name) || self.paths.iter().any(|said| path.ends_with(said.as_str()))
    }
}

impl<'ast> Visit<'ast> for Declared {
    fn visit_item_mod(&mut self, it: &'ast ItemMod) {
        if it.content.is_none() {
            let paths = it.attrs.iter().filter_map(|attr| match &attr.meta {
                Meta::NameValue(meta) if meta.path.is_ident("path") => match &meta.value {
                    Expr::Lit(ExprLit { lit: Lit::Str(path), .. }) => Some(path.value()),
                    _ => None,
                },
                _ => None,
            });
            self.paths.extend(paths);
            self.names.insert(it.ident.to_string());
        }
        syn::visit::visit_item_mod(self, it);
    }
}

#[cfg(test)]
mod tests {
    use super::super::found;
    use super::*;

    fn orphans(files: &[(&str, &str)]) -> Vec<String> {
        let named = |it: String| it.split(':').next().unwrap_or_default().to_owned();
        found(check, files).into_iter().map(named).collect()
    }

    #[test]
    fn a_file_that_no_module_declares_is_refused() {
        let files = [
            ("games/a/src/lib.rs", "mod eyrie;"),
            ("games/a/src/eyrie/mod.rs", "mod decree;"),
            ("games/a/src/eyrie/decree.rs", ""),
            ("games/a/src/eyrie/turmoil.rs", ""),
            ("games/a/src/vagabond/mod.rs", ""),
        ];
        assert_eq!(
            orphans(&files),
            ["games/a/src/eyrie/turmoil.rs", "games/a/src/vagabond/mod.rs"]
        );
    }

    #[test]
    fn scenarios_hang_on_their_target() {
        let files = [
            ("games/a/tests/law/main.rs", "mod eyrie;"),
            ("games/a/tests/law/eyrie.rs", ""),
            ("games/a/tests/law/vagabond.rs", ""),
            ("games/a/tests/battery.rs", "mod battery { mod long; }"),
            ("games/a/tests/battery/long.rs", ""),
            ("games/a/tests/story.rs", "#[path = \"story/of_one.rs\"]\nmod one;"),
            ("games/a/tests/story/of_one.rs", ""),
            ("games/a/tests/odd.rs", "mod tools;"),
            ("games/a/tests/tools/mod.rs", ""),
            ("games/a/examples/soak.rs", ""),
        ];
        assert_eq!(orphans(&files), ["games/a/tests/law/vagabond.rs"]);
    }
}
