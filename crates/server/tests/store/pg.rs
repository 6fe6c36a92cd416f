//! Debian's `PostgreSQL`, started for a test in a folder of its own, with a socket there and no port.

use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Where Debian puts the programs.
const PROGRAMS: &str = "/usr/lib/postgresql/15/bin";
/// Whom it runs as where we are root, which it refuses.
const USER: &str = "postgres";

/// A running server. It ends with the process that started it, however that ends.
pub(crate) struct Cluster {
    folder: TempDir,
    server: Option<Child>,
    /// How many databases were made.
    made: AtomicU32,
}

impl Cluster {
    /// Makes and starts a server.
    pub(crate) fn start() -> Self {
        let folder = tempfile::Builder::new().prefix("tavolata-pg").tempdir().unwrap();
        std::fs::set_permissions(folder.path(), PermissionsExt::from_mode(0o777)).unwrap();
        let data = folder.path().join("data");
        let made = shell(&format!(
            "{PROGRAMS}/initdb --no-sync --auth=trust --username=tavolata --encoding=UTF8 --locale=C.UTF-8 \
             --pgdata={} >/dev/null",
            data.display()
        ))
        .status()
        .unwrap();
        assert!(made.success(), "initdb: is the package postgresql-15 installed?");
        let mut cluster = Self { folder, server: None, made: AtomicU32::new(0) };
        cluster.go_on();
        cluster
    }

    /// Starts it again, and waits until it answers.
    pub(crate) fn go_on(&mut self) {
        let path = self.folder.path().display();
        // It lives as long as we keep its standard input open.
        let script = format!(
            "{PROGRAMS}/postgres -D {path}/data -k {path} -c listen_addresses= -c max_connections=200 \
             -c shared_buffers=32MB -c fsync=off -c full_page_writes=off >{path}/log 2>&1 & cat >/dev/null; kill -INT $!; wait $!"
        );
        let server = shell(&script).stdin(Stdio::piped()).stdout(Stdio::null()).spawn().unwrap();
        self.server = Some(server);
        let patience = Instant::now() + Duration::from_secs(30);
        let answers = || {
            let ready = Command::new(format!("{PROGRAMS}/pg_isready"))
                .args(["--quiet", "--host", &path.to_string()])
                .status();
            ready.is_ok_and(|status| status.success())
        };
        while !answers() {
            assert!(Instant::now() < patience, "{}", self.log());
            std::thread::yield_now();
        }
    }

    /// Stops it, as for an upgrade: connections are cut, what is committed is kept.
    pub(crate) fn stop(&mut self) {
        if let Some(mut server) = self.server.take() {
            drop(server.stdin.take());
            server.wait().unwrap();
        }
    }

    /// What it said.
    pub(crate) fn log(&self) -> String {
        std::fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
    }

    /// Where its socket is.
    pub(crate) fn socket(&self) -> PathBuf {
        self.folder.path().join(".s.PGSQL.5432")
    }

    /// The folder of its socket.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// A new database, empty; answers its name.
    pub(crate) fn database(&self) -> String {
        let name = format!("games{}", self.made.fetch_add(1, Ordering::Relaxed));
        self.sql("postgres", &format!("CREATE DATABASE {name}"));
        name
    }

    /// The address of a database.
    pub(crate) fn address(&self, database: &str) -> String {
        format!("postgres:///{database}?host={}&user=tavolata", self.folder.path().display())
    }

    /// Runs statements in a database; answers what they bring, a row to a line.
    pub(crate) fn sql(&self, database: &str, statements: &str) -> String {
        let mut psql = Command::new(format!("{PROGRAMS}/psql"))
            .args([
                "--quiet",
                "--no-align",
                "--tuples-only",
                "--no-psqlrc",
                "--set=ON_ERROR_STOP=1",
            ])
            .args(["--username=tavolata", "--dbname", database, "--host"])
            .arg(self.folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        psql.stdin.take().unwrap().write_all(statements.as_bytes()).unwrap();
        let output = psql.wait_with_output().unwrap();
        assert!(output.status.success(), "{statements}");
        String::from_utf8(output.stdout).unwrap().trim().to_owned()
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.stop();
        // What is another user's is removed by that user.
        let _left = shell(&format!("rm -rf {}/data", self.folder.path().display())).status();
    }
}

/// A shell command, as a user whom the server runs for.
fn shell(script: &str) -> Command {
    let root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout.trim_ascii() == b"0");
    let mut command = Command::new(if root { "setpriv" } else { "sh" });
    if root {
        let groups = ["--reuid", USER, "--regid", USER, "--clear-groups", "sh"];
        command.args(groups).env("HOME", "/");
    }
    command.args(["-c", script]).current_dir("/");
    command
}
