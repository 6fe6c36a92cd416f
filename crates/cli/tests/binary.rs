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
    let mut here = Command::new(env!("CARGO_BIN_EXE_tavolata"));
    let here = here.args(["backup", "here.db"]).current_dir(dir.path()).status();
    assert!(here.expect("it starts").success() && dir.path().join("here.db").exists());
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

/// A database of the museum, in a folder of its own.
fn from_the_museum(dir: &tempfile::TempDir) -> std::path::PathBuf {
    let museum = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/museum/264247a/databases");
    let path = dir.path().join("evening.db");
    std::fs::copy(std::path::Path::new(museum).join("evening.db"), &path).expect("it is copied");
    path
}

fn names(dir: &tempfile::TempDir) -> Vec<String> {
    let entries = std::fs::read_dir(dir.path()).expect("a directory");
    let mut names: Vec<_> =
        entries.map(|entry| entry.expect("an entry").file_name().display().to_string()).collect();
    names.sort();
    names
}

#[test]
fn a_database_is_checked_and_left_as_it_is() {
    let dir = tempfile::tempdir().expect("a directory");
    let path = from_the_museum(&dir);
    let (before, database) = (std::fs::read(&path).expect("read"), path.display().to_string());
    for (lang, line) in [
        ("en", "Root: 8 tables (3 gathering, 3 being played, 1 over, 1 closed), "),
        ("it", "Root: 8 tavoli (3 in attesa, 3 in gioco, 1 finiti, 1 chiusi), "),
    ] {
        let output = tavolata(&["check", "--database", &database, "--lang", lang], "");
        assert!(output.status.success(), "{}", text(&output.stderr));
        assert!(text(&output.stdout).contains(line), "{}", text(&output.stdout));
    }
    assert!(std::fs::read(&path).expect("read") == before);
    assert_eq!(names(&dir), ["evening.db"]);
    drop(server::store::Sqlite::open(&path).expect("it opens"));
    let beside = names(&dir);
    assert!(tavolata(&["check", "--database", &database], "").status.success());
    assert_eq!(names(&dir), beside, "nothing is left beside it");
    let missing = tavolata(&["check", "--database", "none.db"], "");
    assert_eq!((missing.status.code(), text(&missing.stdout).as_str()), (Some(1), ""));
}

#[test]
fn what_is_wrong_with_a_database_is_told_table_by_table() {
    let dir = tempfile::tempdir().expect("a directory");
    let (path, again) = (from_the_museum(&dir), dir.path().join("again.db").display().to_string());
    let harm = "
        UPDATE tables SET game = 'chess' WHERE id = (SELECT min(id) FROM tables WHERE phase = 'over');
        UPDATE tables SET opening = 'once upon a time' WHERE id = (SELECT min(id) FROM tables WHERE phase = 'playing');
        DELETE FROM steps WHERE seq = 1 AND table_id = (SELECT max(id) FROM tables WHERE phase = 'over');
        UPDATE steps SET lines = '0: dance' WHERE seq = 1 AND table_id = (SELECT max(id) FROM tables WHERE phase = 'closed');
        UPDATE tables SET phase = 'over' WHERE id = (SELECT max(id) FROM tables WHERE phase = 'gathering');
    ";
    rusqlite::Connection::open(&path).expect("opens").execute_batch(harm).expect("harms");
    let database = path.display().to_string();
    let output = tavolata(&["check", "--database", &database, "--json"], "");
    assert_eq!(output.status.code(), Some(1));
    let said = text(&output.stdout);
    let mut lines: Vec<serde_json::Value> =
        said.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let summary = lines.pop().expect("a summary");
    assert_eq!((&summary["tables"], &summary["problems"]), (&27.into(), &5.into()));
    assert_eq!(summary["games"]["root"]["tables"], 8);
    let mut found: Vec<_> = lines.iter().map(|line| line["found"].as_str()).collect();
    found.sort_unstable();
    let wrong = ["cut", "does-not-replay", "not-over", "unknown-game", "unreadable"];
    assert_eq!(found, wrong.map(Some));
    let restored = ["restore", &database, "--database", &again, "--verify", "--lang", "it"];
    let verified = tavolata(&restored, "");
    assert_eq!(verified.status.code(), Some(1));
    assert!(text(&verified.stderr).contains("5 tavoli su 27 hanno un problema"));
    assert!(text(&verified.stdout).contains("il suo gioco non è sullo scaffale"));
}

#[test]
fn what_nobody_touches_is_packed_as_the_host_has_set_and_opens_as_before() {
    let dir = tempfile::tempdir().expect("a directory");
    let path = from_the_museum(&dir);
    let database = path.display().to_string();
    let checked = || {
        let output = tavolata(&["check", "--database", &database, "--json"], "");
        assert!(output.status.success(), "{}", text(&output.stderr));
        text(&output.stdout)
    };
    let before = checked();
    let mut child = Command::new(env!("CARGO_BIN_EXE_tavolata"))
        .args(["serve", "--listen", "127.0.0.1:0", "--database", &database, "--pack-after", "0"])
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let lines = BufReader::new(child.stderr.take().expect("a pipe")).lines();
    let told = lines.map_while(Result::ok).find(|line| line.contains("packed="));
    assert!(told.is_some_and(|line| line.contains("were packed")), "it says what it did");
    assert_eq!(checked(), before, "beside the server, every journal is as it was");
    child.kill().expect("it is killed");
    child.wait().expect("it ends");
    let db = rusqlite::Connection::open(&path).expect("it opens");
    let count = |what: &str| {
        let sql = format!("SELECT count(*) FROM {what}");
        db.query_row(&sql, [], |row| row.get::<_, u32>(0)).expect("it is counted")
    };
    assert_eq!(count("steps"), 0);
    assert!(count("packs") > 15, "{}", count("packs"));
}

#[test]
fn a_server_is_looked_after_through_its_socket_or_in_its_file() {
    let dir = tempfile::tempdir().expect("a directory");
    let at = |name: &str| dir.path().join(name).display().to_string();
    let (database, elsewhere) = (at("tavolata.db"), at("nobody.admin"));
    let admin = |args: &[&str]| {
        let all = [&["admin", "--lang", "en", "--database", database.as_str()], args].concat();
        let output = tavolata(&all, "");
        (output.status.code(), text(&output.stdout) + &text(&output.stderr))
    };
    let (code, said) = admin(&["people"]);
    assert!(code == Some(1) && !dir.path().join("tavolata.db").exists(), "none is made: {said}");
    drop(server::store::Sqlite::open(&dir.path().join("tavolata.db")).expect("a database"));
    let (code, said) = admin(&["invite", "the club", "--uses", "3"]);
    assert!(code == Some(0) && said.contains("The code of the invitation"), "{said}");
    assert!(said.contains("the host"), "a line of the log says so: {said}");
    let mut child = Command::new(env!("CARGO_BIN_EXE_tavolata"))
        .args(["serve", "--listen", "127.0.0.1:0", "--lang", "en", "--database", &database])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    lines.next().expect("a line").expect("text");
    let (code, said) = admin(&["invitations"]);
    assert!(code == Some(0) && said.contains("the club"), "{said}");
    let (code, said) = admin(&["ban", "nobody"]);
    assert!(code == Some(1) && said.contains("There is no such person."), "{said}");
    let (code, said) = admin(&["--admin-socket", &elsewhere, "people"]);
    assert!(code == Some(1) && said.contains("is open in another server"), "{said}");
    let asked = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(asked.expect("it is asked").success());
    let output = child.wait_with_output().expect("it ends");
    assert!(text(&output.stderr).contains("no such person"), "the deed is a line in the log");
    assert!(!dir.path().join("tavolata.db.admin").exists(), "the socket goes with the server");
}

#[test]
fn what_hosts_read_names_every_setting_and_no_other() {
    use clap::CommandFactory;
    let hosting = include_str!("../../../docs/hosting.md");
    let (_, table) = hosting.split_once("## Every setting").expect("it has its chapter");
    let (table, _) = table.split_once("\n## ").expect("and another follows");
    let rows = table.lines().filter_map(|line| line.strip_prefix("| `"));
    let cells = rows.filter_map(|row| row.split(" | ").next());
    let mut named: Vec<&str> =
        cells.flat_map(|cell| cell.split("`, `")).map(|name| name.trim_end_matches('`')).collect();
    let command = cli::Args::command();
    let serve = command.find_subcommand("serve").expect("it serves");
    let flags = serve.get_arguments().filter_map(clap::Arg::get_long);
    let mut flags: Vec<&str> = flags.filter(|flag| !["help", "lang"].contains(flag)).collect();
    named.sort_unstable();
    flags.sort_unstable();
    assert_eq!(named, flags);
}

#[test]
fn a_server_says_whether_it_is_ready() {
    let dir = tempfile::tempdir().expect("a directory");
    let mut child = Command::new(env!("CARGO_BIN_EXE_tavolata"))
        .args(["serve", "--metrics", "127.0.0.1:0", "--lang", "en"])
        .env("TAVOLATA_LISTEN", "127.0.0.1:0")
        .current_dir(dir.path())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let open = lines.next().expect("a line").expect("text");
    let address = open.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
    let address = address.expect("an address");
    let ready = tavolata(&["health", "--listen", address, "--lang", "en"], "");
    assert_eq!(
        (ready.status.code(), text(&ready.stdout).as_str()),
        (Some(0), "The server is ready.\n")
    );
    child.kill().expect("it is killed");
    child.wait().expect("it ends");
    let gone = tavolata(&["health", "--listen", address, "--lang", "it"], "");
    assert_eq!(gone.status.code(), Some(1));
    assert!(text(&gone.stderr).contains("non è pronto"), "{}", text(&gone.stderr));
}

#[path = "../../server/tests/store/pg.rs"]
#[expect(dead_code, reason = "the other tests use more of it")]
#[expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
mod pg;

#[test]
fn everything_is_moved_to_a_database_checked_there_and_copied_back() {
    let dir = tempfile::tempdir().expect("a directory");
    let (path, cluster) = (from_the_museum(&dir), pg::Cluster::start());
    let (file, there) = (path.display().to_string(), cluster.address(&cluster.database()));
    let at = |name: &str| dir.path().join(name).display().to_string();
    let nothing = tavolata(&["check", "--database", &there, "--lang", "en"], "");
    assert!(text(&nothing.stderr).contains("no server has been started"), "{nothing:?}");
    let moved = tavolata(&["move-database", &file, &there, "--lang", "en"], "");
    assert!(moved.status.success(), "{}", text(&moved.stderr));
    let said = text(&moved.stdout);
    assert!(
        said.contains("every journal the same") && said.contains("all 27 tables can be opened"),
        "{said}"
    );
    let again = tavolata(&["move-database", &file, &there, "--lang", "it"], "");
    assert!(text(&again.stderr).contains("c'è già qualcosa"), "{again:?}");
    let json = |database: &str| {
        let output = tavolata(&["check", "--database", database, "--json"], "");
        assert!(output.status.success(), "{}", text(&output.stderr));
        text(&output.stdout)
    };
    assert_eq!(json(&there), json(&file));
    assert!(tavolata(&["backup", &at("copy.db"), "--database", &there], "").status.success());
    assert_eq!(json(&at("copy.db")), json(&file));
    let back = tavolata(&["move-database", &there, &at("back.db")], "");
    assert!(back.status.success(), "{}", text(&back.stderr));
}
