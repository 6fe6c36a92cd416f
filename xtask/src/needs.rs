//! What the test run needs beside the Rust toolchain, installed when it is missing.

use crate::run::{cargo, run};
use crate::say;
use crate::tree::Tree;
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::Command;

/// The version of nextest that the project is tested with.
const NEXTEST: &str = "0.9.143";

/// A Debian package that some tests need.
struct Package {
    name: &'static str,
    /// The program that says it is there.
    program: &'static str,
    /// What stops without it.
    what_for: &'static str,
    /// The folder of the tests that need it, and a word they use.
    used_by: (&'static str, &'static str),
}

const PACKAGES: &[Package] = &[Package {
    name: "chromium",
    program: "/usr/bin/chromium",
    what_for: "the browser tests of the page",
    used_by: ("crates/server/tests/", "/usr/bin/chromium"),
}];

/// Installs what is missing.
pub(crate) fn ensure(root: &Path, tree: &Tree) -> Result<()> {
    ensure_nextest(root)?;
    for package in PACKAGES.iter().filter(|package| package.is_used(tree)) {
        package.ensure()?;
    }
    Ok(())
}

fn ensure_nextest(root: &Path) -> Result<()> {
    let there = cargo(root, &["nextest", "--version"]).output();
    if there.is_ok_and(|output| output.status.success()) {
        return Ok(());
    }
    say(&format!("cargo-nextest is missing: installing {NEXTEST}, which takes some minutes\n"))?;
    run(&mut cargo(root, &["install", "--locked", "cargo-nextest", "--version", NEXTEST]))
        .context("cargo-nextest runs the tests and could not be installed")
}

impl Package {
    /// Whether the tests are there that need it.
    fn is_used(&self, tree: &Tree) -> bool {
        let (folder, word) = self.used_by;
        tree.below(folder, ".rs").any(|(_, text)| text.contains(word))
    }

    fn ensure(&self) -> Result<()> {
        if Path::new(self.program).exists() {
            return Ok(());
        }
        say(&format!("{} is missing: installing it through apt-get\n", self.name))?;
        let installed = apt_get(&["update"])
            .and_then(|()| apt_get(&["install", "--yes", "--no-install-recommends", self.name]));
        if let Err(error) = installed {
            bail!(
                "{} is needed for {} and could not be installed ({error}): \
                 run `apt-get install {}` as root, then run this again",
                self.name,
                self.what_for,
                self.name
            );
        }
        Ok(())
    }
}

/// Runs apt-get, through sudo for those who are not root, without ever asking.
fn apt_get(args: &[&str]) -> Result<()> {
    let mut command = if is_root() {
        Command::new("apt-get")
    } else {
        let mut sudo = Command::new("sudo");
        sudo.args(["--non-interactive", "apt-get"]);
        sudo
    };
    run(command.args(args).env("DEBIAN_FRONTEND", "noninteractive"))
}

fn is_root() -> bool {
    let output = Command::new("id").arg("-u").output();
    output.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_is_needed_once_there_are_tests_that_open_one() {
        let chromium = &PACKAGES[0];
        let open = ("crates/server/tests/page.rs", "Command::new(\"/usr/bin/chromium\")");
        assert!(chromium.is_used(&Tree::of(&[open])));
        assert!(!chromium.is_used(&Tree::of(&[("crates/server/tests/page.rs", "")])));
    }

    #[test]
    fn what_is_there_is_not_installed() {
        let shell = Package { program: "/bin/sh", name: "no-such-package", ..PACKAGES[0] };
        assert!(shell.ensure().is_ok());
    }
}
