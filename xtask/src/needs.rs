//! What the tasks need beside the Rust toolchain, installed when it is missing.

use crate::run::{cargo, run};
use crate::say;
use crate::tree::Tree;
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::Command;

/// The version of nextest that the project is tested with.
const NEXTEST: &str = "0.9.143";

/// A Debian package that a task needs.
pub(crate) struct Package {
    name: &'static str,
    /// The program that says it is there.
    pub(crate) program: &'static str,
    /// What stops without it.
    what_for: &'static str,
    /// How to do without it.
    without: &'static str,
}

/// What opens pages in tests.
const CHROMIUM: Package = Package {
    name: "chromium",
    program: "/usr/bin/chromium",
    what_for: "the browser tests of the page",
    without: "`cargo nextest run --workspace -E 'not binary(browser)'` runs everything else",
};

/// What several servers keep their tables in. Its programs alone: the tests start their own.
const POSTGRES: Package = Package {
    name: "postgresql-15",
    program: "/usr/lib/postgresql/15/bin/initdb",
    what_for: "the tests of the store that several servers share",
    without: "`cargo nextest run --workspace -E 'not binary(nodes) and not test(/postgres::|moving::|others_share|everything_is_moved/)'` runs everything else",
};

/// What counts instructions.
pub(crate) const VALGRIND: Package = Package {
    name: "valgrind",
    program: "/usr/bin/valgrind",
    what_for: "counting instructions",
    without: "`tavolata bench` measures time instead",
};

/// What makes environments for Python: Debian parts it from Python itself.
pub(crate) const PYTHON: Package = Package {
    name: "python3-venv",
    program: "/usr/bin/python3",
    what_for: "the suites of the Python package",
    without: "every step of `cargo xtask test` but `python` runs without it",
};

/// What tests need: the package, the folder of the tests that need it, and a word they use.
const OF_TESTS: &[(Package, &str, &str)] = &[
    (CHROMIUM, "crates/server/tests/", "/usr/bin/chromium"),
    (POSTGRES, "crates/server/tests/", "/usr/lib/postgresql/15/bin"),
];

/// What looks for barriers on pages: a tool of the tests alone, so it is fetched into the build folder, and into nothing else.
const AXE: &str = "https://registry.npmjs.org/axe-core/-/axe-core-4.10.3.tgz";
/// The hash of what is fetched.
const AXE_HASH: &str = "0f2b4d7dcdf7d1219df8d1959ad68e565f51d14c3f0d88bb71cd59abeb956292";
/// The test that needs it.
const OF_AXE: (&str, &str) = ("crates/server/tests/", "test-tools/axe.min.js");

/// Installs what the test run needs and is missing.
pub(crate) fn ensure(root: &Path, tree: &Tree) -> Result<()> {
    ensure_nextest(root)?;
    if is_used(tree, OF_AXE.0, OF_AXE.1) {
        ensure_axe(root)?;
    }
    for (package, folder, word) in OF_TESTS {
        if is_used(tree, folder, word) {
            package.ensure()?;
        }
    }
    Ok(())
}

/// Whether the tests are there that need something.
fn is_used(tree: &Tree, folder: &str, word: &str) -> bool {
    tree.below(folder, ".rs").any(|(_, text)| text.contains(word))
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

/// Fetches axe, checks that it is what it was, and unpacks the one file the test reads.
fn ensure_axe(root: &Path) -> Result<()> {
    let target =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), Into::into);
    let folder = target.join("test-tools");
    if folder.join("axe.min.js").exists() {
        return Ok(());
    }
    std::fs::create_dir_all(&folder)?;
    say("axe is missing: fetching it\n")?;
    let inside =
        |program: &str, args: &[&str]| run(Command::new(program).args(args).current_dir(&folder));
    inside("curl", &["--fail", "--silent", "--show-error", "--output", "axe.tgz", AXE])
        .context("axe is needed for the browser tests of the page and could not be fetched")?;
    let sum = Command::new("sha256sum").arg(folder.join("axe.tgz")).output()?.stdout;
    if !sum.starts_with(AXE_HASH.as_bytes()) {
        std::fs::remove_file(folder.join("axe.tgz"))?;
        bail!("{AXE} is not what it was: its hash is not {AXE_HASH}");
    }
    inside(
        "tar",
        &["--extract", "--gzip", "--file=axe.tgz", "--strip-components=1", "package/axe.min.js"],
    )
}

impl Package {
    /// Installs it if it is missing.
    pub(crate) fn ensure(&self) -> Result<()> {
        if Path::new(self.program).exists() { Ok(()) } else { self.install() }
    }

    /// Installs it.
    pub(crate) fn install(&self) -> Result<()> {
        say(&format!("{} is missing: installing it through apt-get\n", self.name))?;
        let installed = apt_get(&["update"])
            .and_then(|()| apt_get(&["install", "--yes", "--no-install-recommends", self.name]));
        if let Err(error) = installed {
            bail!(
                "{} is needed for {} and could not be installed ({error}): \
                 run `apt-get install {}` as root, then run this again; or do without: {}",
                self.name,
                self.what_for,
                self.name,
                self.without
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
        let (_, folder, word) = OF_TESTS[0];
        let open = ("crates/server/tests/page.rs", "Command::new(\"/usr/bin/chromium\")");
        assert!(is_used(&Tree::of(&[open]), folder, word));
        assert!(!is_used(&Tree::of(&[("crates/server/tests/page.rs", "")]), folder, word));
    }

    #[test]
    fn what_is_there_is_not_installed() {
        let shell = Package { program: "/bin/sh", name: "no-such-package", ..CHROMIUM };
        assert!(shell.ensure().is_ok());
    }
}
