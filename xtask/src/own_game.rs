//! The page on writing one's own game, followed to the letter: every file is written, every command run.

use crate::run::{run, target};
use anyhow::{Context, Result, ensure};
use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

const PAGE: &str = "docs/your-own-game.md";
/// Where the page says that the project lies.
const BESIDE: &str = "../tavolata";
/// How long the server may take to answer; a machine that builds beside it is slow.
const PATIENCE: Duration = Duration::from_mins(2);

/// How the project builds its tests: what is built already is not built again.
const PROFILE: &str = "[profile.dev]\ndebug = \"line-tables-only\"\nopt-level = 1\n\n\
                       [profile.dev.package.\"*\"]\ndebug = false\nopt-level = 1\n";

/// A fenced block of the page.
#[derive(Debug, PartialEq, Eq)]
enum Block<'a> {
    /// A file with this text.
    File(&'a str, &'a str),
    /// Commands to run, one a line.
    Run(&'a str),
}

/// Follows the page in an empty folder.
pub(crate) fn follow(root: &Path) -> Result<()> {
    let folder = root.join("target/your-own-game/pig");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    let page = fs::read_to_string(root.join(PAGE)).context(PAGE)?;
    let blocks = blocks(&page);
    ensure!(!blocks.is_empty(), "{PAGE} has neither files nor commands");
    // The same versions as the project's.
    fs::create_dir_all(&folder)?;
    fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock"))?;
    for block in blocks {
        match block {
            Block::File("Cargo.toml", text) => {
                write(root, &folder.join("Cargo.toml"), &format!("{text}\n\n{PROFILE}"))?;
            }
            Block::File(path, text) => write(root, &folder.join(path), text)?,
            Block::Run(commands) => {
                for line in commands.lines().filter(|line| !line.is_empty()) {
                    run(&mut shell(root, &folder, line)).context(line.to_owned())?;
                }
            }
        }
    }
    is_on_the_page(root)
}

/// The blocks that name a file or are to be run, in order.
fn blocks(page: &str) -> Vec<Block<'_>> {
    let mut blocks = Vec::new();
    let mut rest = page;
    while let Some((_, after)) = rest.split_once("\n```") {
        let (info, after) = after.split_once('\n').unwrap_or((after, ""));
        let (text, after) = after.split_once("\n```").unwrap_or((after, ""));
        match info.split_once(' ') {
            Some((_, "run")) => blocks.push(Block::Run(text)),
            Some((_, named)) if named.starts_with("file=") => {
                blocks.push(Block::File(&named["file=".len()..], text));
            }
            Some(_) | None => {}
        }
        rest = after;
    }
    blocks
}

fn write(root: &Path, path: &Path, text: &str) -> Result<()> {
    let folder = path.parent().context("a file lies in a folder")?;
    fs::create_dir_all(folder)?;
    let text = text.replace(BESIDE, &root.display().to_string());
    fs::write(path, text + "\n").with_context(|| path.display().to_string())
}

/// A command of the page, which builds where the project builds.
fn shell(root: &Path, folder: &Path, line: &str) -> Command {
    let mut command = Command::new("sh");
    command.args(["-ec", line]).current_dir(folder).env("CARGO_TARGET_DIR", target(root));
    command
}

/// A server of the game has it on its page.
fn is_on_the_page(root: &Path) -> Result<()> {
    let folder = root.join("target/your-own-game");
    let server = Command::new(target(root).join("debug/pig"))
        .args(["serve", "--listen", "127.0.0.1:0", "--database"])
        .arg(folder.join("tables.db"))
        .stdout(Stdio::piped())
        .stderr(Stdio::inherit())
        .spawn()
        .context("the game does not start")?;
    let mut server = Stopped(server);
    let address = address(&mut server.0)?;
    let contents = get(&address, "/rules/pig")?;
    let chapters = contents.split("href=\"").filter_map(|link| link.split(['"', '#', '?']).next());
    for chapter in chapters.filter(|link| link.starts_with("/rules/pig/")) {
        if get(&address, chapter)?.contains("A One") {
            return Ok(());
        }
    }
    anyhow::bail!("no chapter of the rules tells what a one does:\n{contents}")
}

/// The page at a path.
fn get(address: &str, path: &str) -> Result<String> {
    let mut stream = TcpStream::connect(address).with_context(|| address.to_owned())?;
    write!(stream, "GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n")?;
    let mut page = String::new();
    stream.read_to_string(&mut page)?;
    ensure!(page.starts_with("HTTP/1.1 200"), "{path} is not there:\n{page}");
    Ok(page)
}

/// A server that ends with its test.
struct Stopped(Child);

impl Drop for Stopped {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ended = self.0.kill();
        let _ended = self.0.wait();
    }
}

/// The address the server says it listens at.
fn address(server: &mut Child) -> Result<String> {
    let mut output = server.stdout.take().context("its output is read")?;
    let (begun, mut said, mut byte) = (Instant::now(), String::new(), [0]);
    while begun.elapsed() < PATIENCE && output.read(&mut byte)? > 0 {
        said.push(char::from(byte[0]));
        let line = said.rsplit("http://").next().filter(|_| said.contains("http://"));
        if let Some((address, _)) = line.and_then(|line| line.split_once(char::is_whitespace)) {
            return Ok(address.trim_end_matches('/').to_owned());
        }
    }
    anyhow::bail!("the server does not say where it listens:\n{said}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_and_commands_are_found_in_order() {
        let page = "Text\n```toml file=Cargo.toml\na = 1\n\nb = 2\n```\nmore\n```sh\nno\n```\n```sh run\ncargo test\n```\n";
        let found = blocks(page);
        assert_eq!(found, [Block::File("Cargo.toml", "a = 1\n\nb = 2"), Block::Run("cargo test")]);
    }
}
