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
    run(&mut pytest)
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
    let stamp = venv.join("pinned.txt");
    if fs::read_to_string(&stamp).is_ok_and(|text| text == pinned) {
        return Ok(venv);
    }
    let makes_environments = Command::new(python).args(["-c", "import ensurepip, venv"]).output();
    if !makes_environments.is_ok_and(|output| output.status.success()) {
        needs::PYTHON.install()?;
    }
    run(Command::new(python).args(["-m", "venv"]).arg(&venv))?;
    let mut pip = Command::new(venv.join("bin/python"));
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r"]).arg(&wanted);
    run(&mut pip).context("what crates/python/requirements.txt names cannot be installed")?;
    fs::write(&stamp, pinned)?;
    Ok(venv)
}

/// The package put together from the build of the tests.
fn assembled(root: &Path, target: &Path) -> Result<PathBuf> {
    run(&mut cargo(root, &["build", "--locked", "--profile", "test", "--package", "python"]))?;
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
