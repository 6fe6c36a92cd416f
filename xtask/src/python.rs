//! The Python package: its environment, its build, and the suites of the libraries it speaks to.

use crate::needs;
use crate::run::{cargo, run};
use anyhow::{Context, Result, ensure};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What of the suites is run.
#[derive(Debug, clap::Args)]
pub(crate) struct Python {
    /// Only what CI runs, on the build of the tests.
    #[arg(long)]
    slice: bool,
    /// The Python that the environment is made with.
    #[arg(long, default_value = "python3")]
    python: String,
}

/// The tests of a slice: those of a batch, and the suites on one game.
const SLICE: &[&str] = &["-k", "test_batch or (test_suites and root) or guide"];

/// Builds what the tests have built, and with it what they have not: the extension and the program. Named alone, the package
/// would have other features of other crates, and most of them would be built once more.
const BUILT: &[&str] =
    &["build", "--locked", "--profile", "test", "--workspace", "--lib", "--bins", "--tests"];

/// Runs the suites: all of them on the package as people install it, or a slice.
pub(crate) fn suites(root: &Path, asked: &Python) -> Result<()> {
    let target = target(root);
    let venv = environment(root, &target, &asked.python)?;
    let python = venv.join("bin/python");
    let tests = root.join("crates/python/tests");
    let mut pytest = Command::new(&python);
    pytest.args(["-m", "pytest", "-q", "-p", "no:cacheprovider"]).arg(&tests).current_dir(&target);
    if asked.slice {
        let package = assembled(root, &target)?;
        return run(pytest.args(SLICE).env("PYTHONPATH", package));
    }
    let package = root.join("crates/python");
    run(Command::new(&python)
        .args(["-m", "pip", "install", "--quiet", "--force-reinstall", "--no-deps"])
        .arg(package))?;
    run(&mut cargo(root, BUILT))?;
    run(pytest.env("TAVOLATA_BINARY", target.join("debug/tavolata")))
}

/// The slice that the full test run has.
pub(crate) fn slice(root: &Path) -> Result<()> {
    suites(root, &Python { slice: true, python: "python3".to_owned() })
}

/// Where cargo builds.
fn target(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from)
}

/// A virtual environment with what is pinned. What cannot be installed is said, and fails.
fn environment(root: &Path, target: &Path, python: &str) -> Result<PathBuf> {
    let (venv, wanted) = (target.join("python/venv"), root.join("crates/python/requirements.txt"));
    let pinned = fs::read_to_string(&wanted).context("crates/python/requirements.txt")?;
    let (made, wanted_of) = (venv.join("made.txt"), stamp(python, &pinned));
    if wanted_of.as_ref().is_some_and(|it| fs::read_to_string(&made).is_ok_and(|text| text == *it))
    {
        return Ok(venv);
    }
    let makes_environments = Command::new(python).args(["-c", "import ensurepip, venv"]).output();
    if !makes_environments.is_ok_and(|output| output.status.success()) {
        needs::PYTHON.install()?;
    }
    // One of another Python is made anew, not filled up.
    run(Command::new(python).args(["-m", "venv", "--clear"]).arg(&venv))?;
    let mut pip = Command::new(venv.join("bin/python"));
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r"]).arg(&wanted);
    run(&mut pip).context("what crates/python/requirements.txt names cannot be installed")?;
    fs::write(
        &made,
        stamp(python, &pinned).context("the Python that was asked for does not run")?,
    )?;
    Ok(venv)
}

/// What an environment was made of: which Python, and what is pinned. None where there is no such Python.
fn stamp(python: &str, pinned: &str) -> Option<String> {
    let tells = ["-c", "import sys; print(sys.version, sys.base_prefix)"];
    let output = Command::new(python).args(tells).output().ok()?;
    let told = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| format!("{told}{pinned}"))
}

/// The package put together from the build of the tests.
fn assembled(root: &Path, target: &Path) -> Result<PathBuf> {
    run(&mut cargo(root, BUILT))?;
    let (folder, from) = (target.join("python/slice"), root.join("crates/python/python/tavolata"));
    let package = folder.join("tavolata");
    fs::create_dir_all(&package)?;
    for entry in fs::read_dir(&from).context("crates/python/python/tavolata")? {
        let entry = entry?;
        if entry.file_type()?.is_file() {
            fs::copy(entry.path(), package.join(entry.file_name()))?;
        }
    }
    let built = target.join("debug/lib_native.so");
    ensure!(built.exists(), "{} was not built", built.display());
    fs::copy(built, package.join("_native.abi3.so"))?;
    Ok(folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_environment_of_another_python_or_of_other_pins_is_another() {
        let stamps = [stamp("python3", "numpy==2"), stamp("python3", "numpy==3")];
        let [Some(one), Some(other)] = stamps else { return };
        assert_ne!(one, other);
        assert!(one.ends_with("\nnumpy==2") && one.starts_with("3."), "{one}");
        assert_eq!(stamp("no-such-python", "numpy==2"), None);
    }
}
