//! The built binary: exit codes, help, streams.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Command, Output, Stdio};

fn tavolata(args: &[&str], typed: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tavolata"))
        .args(args)
        .env("LANG", "C")
        .env_remove("LC_ALL")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    child.stdin.take().expect("a pipe").write_all(typed.as_bytes()).expect("it reads");
    child.wait_with_output().expect("it ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

#[test]
fn help_shows_examples() {
    let output = tavolata(&["--help"], "");
    assert!(output.status.success());
    assert!(text(&output.stdout).contains("tavolata play root"));
}

#[test]
fn bad_input_is_a_sentence_on_the_error_stream_and_exit_code_two() {
    let output = tavolata(&["play", "chess"], "");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(text(&output.stdout), "");
    let said = text(&output.stderr);
    assert!(said.starts_with("tavolata: ") && said.trim_end().ends_with('.'), "{said}");
    assert_eq!(tavolata(&["dance"], "").status.code(), Some(2));
}

#[test]
fn nothing_is_coloured_when_nobody_watches() {
    let output = tavolata(&["games"], "");
    assert!(output.status.success());
    assert!(!text(&output.stdout).contains('\u{1b}'));
}

#[test]
fn the_table_opens_says_where_and_closes_when_asked() {
    let dir = tempfile::tempdir().expect("a directory");
    let mut child = Command::new(env!("CARGO_BIN_EXE_tavolata"))
        .args(["serve", "--listen", "127.0.0.1:0", "--lang", "en"])
        .current_dir(dir.path())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let open = lines.next().expect("a line").expect("text");
    let address = open.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
    let mut page = TcpStream::connect(address.expect("an address")).expect("it listens");
    page.write_all(b"GET /healthz HTTP/1.1\r\nHost: table\r\nConnection: close\r\n\r\n")
        .expect("sent");
    let mut answer = String::new();
    page.read_to_string(&mut answer).expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let asked = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(asked.expect("it is asked").success());
    assert_eq!(lines.next().expect("a line").expect("text"), "The table is closed.");
    assert!(child.wait().expect("it ends").success());
    assert!(dir.path().join("tavolata.db").exists());
}

#[test]
fn the_database_is_backed_up_and_restored_but_never_overwritten() {
    let dir = tempfile::tempdir().expect("a directory");
    let at = |name: &str| dir.path().join(name).display().to_string();
    drop(server::store::Sqlite::open(&dir.path().join("tavolata.db")).expect("a database"));
    let (database, copy, again) = (at("tavolata.db"), at("copy.db"), at("again.db"));
    assert!(tavolata(&["backup", &copy, "--database", &database], "").status.success());
    assert!(tavolata(&["restore", &copy, "--database", &again], "").status.success());
    let refused = tavolata(&["restore", &copy, "--database", &again, "--lang", "en"], "");
    assert_eq!(refused.status.code(), Some(2));
    assert!(text(&refused.stderr).contains("is there already"), "{}", text(&refused.stderr));
    let missing = tavolata(&["backup", &at("other.db"), "--database", &at("none.db")], "");
    assert_eq!(missing.status.code(), Some(1));
}

#[test]
fn a_database_that_cannot_be_served_is_told_in_a_sentence() {
    let dir = tempfile::tempdir().expect("a directory");
    let serve = |file: &str, lang: &str| {
        let path = dir.path().join(file).display().to_string();
        let args = ["serve", "--listen", "127.0.0.1:0", "--database", &path, "--lang", lang];
        let output = tavolata(&args, "");
        assert_eq!(output.status.code(), Some(1));
        text(&output.stderr)
    };
    let _open = server::store::Sqlite::open(&dir.path().join("open.db")).expect("a database");
    assert!(serve("open.db", "en").contains("is open in another server."));
    assert!(serve("open.db", "it").contains("è aperto in un altro server."));
    std::fs::write(dir.path().join("diary"), "Dear diary").expect("it is written");
    assert!(serve("diary", "en").contains("is not a Tavolata database."));
    assert!(serve("diary", "it").contains("non è un database di Tavolata."));
}
