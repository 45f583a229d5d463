//! A private PostgreSQL for tests: started from the installed programs, gone when the test is.
//!
//! It listens on a socket in a folder of its own, on no network unless it is asked to. It is looked after by a shell that
//! reads from us: when we end, in whatever way, the shell reads an end, stops the server and removes
//! the folder. So nothing is left behind by a panic, a kill, or a server in a `static`.

use std::fs;
use std::io::Write;
use std::net::TcpListener;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// How long a server may take to begin.
const PATIENCE: Duration = Duration::from_mins(1);

/// The port of a server that listens on a socket only, where it is a part of its name.
const PORT: u16 = 5432;

/// What looks after the server. Its arguments: the folder of the programs, the folder of the server, its
/// port, and what else it is told.
/// A key pressed to stop the tests reaches the shell too; it must outlive it, to clean up.
const KEEPER: &str = r#"
trap '' INT TERM HUP
"$1/initdb" -D "$2/data" -U oedo -A trust -E UTF8 --locale=C --no-sync >"$2/log" 2>&1 || exit 1
start() {
    "$1/postgres" -D "$2/data" -k "$2" -p "$3" -c max_connections=200 $4 >>"$2/log" 2>&1 &
    server=$!
}
stop() {
    [ -n "$server" ] && kill -QUIT "$server" && wait "$server"
    server=
}
start "$1" "$2" "$3" "$4"
while read -r word; do
    "$word" "$1" "$2" "$3" "$4"
done
stop
rm -rf "$2"
"#;

/// A running server.
pub struct Server {
    programs: PathBuf,
    folder: PathBuf,
    keeper: Child,
    databases: AtomicU32,
    port: u16,
}

impl Server {
    /// Starts a server. Panics, and says why, if it cannot: no test may pass for want of one.
    pub fn start() -> Server {
        Server::start_so(PORT, "-c listen_addresses=", &[])
    }

    /// Starts a server that also listens on loopback, and seals what it says there with this certificate
    /// and this key.
    pub fn start_sealed(certificate: &str, key: &str) -> Server {
        let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        let port = free.expect("there is a free port").port();
        let sealed = "-c listen_addresses=127.0.0.1 -c ssl=on -c ssl_cert_file=../certificate \
                      -c ssl_key_file=../key";
        Server::start_so(port, sealed, &[("certificate", certificate), ("key", key)])
    }

    fn start_so(port: u16, told: &str, files: &[(&str, &str)]) -> Server {
        let programs = programs().expect(
            "PostgreSQL is needed for this test and is not installed; `cargo xtask test` installs \
             it where it can, or: apt-get install postgresql",
        );
        let folder = folder();
        let mut shell = Command::new("sh");
        shell.arg("-c").arg(KEEPER).arg("keeper").arg(&programs).arg(&folder).current_dir("/");
        shell.arg(port.to_string()).arg(told);
        shell.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        let mut made = vec![folder.clone()];
        for (name, text) in files {
            let file = folder.join(name);
            let mut options = fs::OpenOptions::new();
            let written = options.create_new(true).write(true).mode(0o600).open(&file);
            let written = written.and_then(|mut file| file.write_all(text.as_bytes()));
            written.expect("a file can be written to our own folder");
            made.push(file);
        }
        // PostgreSQL refuses to run as root.
        if let Some((user, group)) = somebody_else(&folder) {
            for path in &made {
                chown(path, Some(user), Some(group)).expect("root may give things away");
            }
            shell.uid(user).gid(group);
        }
        let keeper = shell.spawn().expect("there is a shell");
        let databases = AtomicU32::new(0);
        let mut server = Server { programs, folder, keeper, databases, port };
        server.wait();
        server
    }

    /// A new, empty database: how to reach it.
    pub fn database(&self) -> String {
        self.database_at(&self.folder.display().to_string().replace('/', "%2F"))
    }

    /// A new, empty database: how to reach it at this name of the machine.
    pub fn database_at(&self, machine: &str) -> String {
        let name = format!("test{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let made = self.psql("postgres", &format!("CREATE DATABASE {name}"));
        assert!(made, "a database can be made; {}", self.log());
        let port = if self.port == PORT { String::new() } else { format!(":{}", self.port) };
        format!("postgres://oedo@{machine}{port}/{name}")
    }

    /// Kills the server in the midst of whatever it does.
    pub fn stop(&mut self) {
        self.tell("stop");
        let start = Instant::now();
        while self.psql("postgres", "SELECT 1") {
            assert!(start.elapsed() < PATIENCE, "PostgreSQL does not stop");
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// Starts the server again after [`Server::stop`].
    pub fn start_again(&mut self) {
        self.tell("start");
        self.wait();
    }

    fn tell(&mut self, word: &str) {
        let pipe = self.keeper.stdin.as_mut().expect("its words are piped from us");
        writeln!(pipe, "{word}").expect("the keeper lives as long as we");
    }

    fn wait(&mut self) {
        let start = Instant::now();
        while !self.psql("postgres", "SELECT 1") {
            let gave_up = self.keeper.try_wait().is_ok_and(|status| status.is_some());
            assert!(!gave_up, "PostgreSQL cannot be set up; {}", self.log());
            assert!(start.elapsed() < PATIENCE, "PostgreSQL does not start; {}", self.log());
            thread::sleep(Duration::from_millis(50));
        }
    }

    fn psql(&self, database: &str, sql: &str) -> bool {
        let mut psql = Command::new(self.programs.join("psql"));
        psql.args(["-X", "-q", "-U", "oedo", "-d", database, "-c", sql, "-h"]).arg(&self.folder);
        psql.arg("-p").arg(self.port.to_string());
        psql.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        psql.status().is_ok_and(|status| status.success())
    }

    fn log(&self) -> String {
        let log = fs::read_to_string(self.folder.join("log"));
        format!("its log:\n{}", log.unwrap_or_else(|fault| fault.to_string()))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        let _status = self.keeper.wait();
        // Only there still if the server could not be set up.
        let _not_there = fs::remove_dir_all(&self.folder);
    }
}

/// The folder with the programs of PostgreSQL, if it is installed: on the path, or where Debian and
/// others put it.
pub fn programs() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    for place in ["/usr/lib/postgresql", "/usr/pgsql", "/opt/homebrew/opt", "/usr/local/opt"] {
        let versions = fs::read_dir(place).into_iter().flatten().flatten();
        let mut versions: Vec<PathBuf> = versions.map(|entry| entry.path().join("bin")).collect();
        versions.sort();
        folders.extend(versions.into_iter().rev());
    }
    // Programs are often linked into the path one by one; their own folder has all of them.
    let folders = folders.iter().filter_map(|folder| folder.join("postgres").canonicalize().ok());
    let mut folders = folders.filter_map(|program| Some(program.parent()?.to_owned()));
    folders.find(|folder| ["initdb", "psql"].iter().all(|program| folder.join(program).is_file()))
}

/// A new folder, short enough for a socket in it.
fn folder() -> PathBuf {
    static MADE: AtomicU32 = AtomicU32::new(0);
    let n = MADE.fetch_add(1, Ordering::Relaxed);
    let name = format!("oedo-pg-{}-{n}", std::process::id());
    let temporary = std::env::temp_dir();
    let short = temporary.as_os_str().len() + name.len() < 80;
    let folder = if short { temporary } else { PathBuf::from("/tmp") }.join(name);
    // The server asks nobody who they are: only who may enter the folder reaches its socket.
    let made = fs::DirBuilder::new().mode(0o700).create(&folder);
    made.expect("a new folder can be made for PostgreSQL");
    folder
}

/// Whom to be instead of root, if we are root: the owner of what we make tells.
fn somebody_else(made: &Path) -> Option<(u32, u32)> {
    let owner = fs::metadata(made).expect("it was just made").uid();
    if owner != 0 {
        return None;
    }
    let users = fs::read_to_string("/etc/passwd").unwrap_or_default();
    let ids = |name: &str| {
        let mut users = users.lines().map(|line| line.split(':').collect::<Vec<&str>>());
        let user = users.find(|user| user.first() == Some(&name))?;
        Some((user.get(2)?.parse().ok()?, user.get(3)?.parse().ok()?))
    };
    Some(ids("postgres").or_else(|| ids("nobody")).unwrap_or((65_534, 65_534)))
}

#[cfg(test)]
mod tests {
    use super::Server;

    #[test]
    fn a_server_comes_and_goes() {
        let mut server = Server::start();
        let folder = server.folder.clone();
        let [one, two] = [server.database(), server.database()];
        assert_ne!(one, two, "each database is a new one");
        assert!(server.psql("test0", "CREATE TABLE kept (n integer)"));
        server.stop();
        assert!(!server.psql("test0", "SELECT 1"), "it is stopped");
        server.start_again();
        assert!(server.psql("test0", "SELECT * FROM kept"), "a restart loses nothing");
        assert!(!server.psql("test1", "SELECT * FROM kept"));
        drop(server);
        assert!(!folder.exists(), "nothing is left behind");
    }

    #[test]
    fn a_server_is_gone_after_a_panic() {
        let test = std::thread::spawn(|| {
            let server = Server::start();
            let _server_is_dropped_by_the_panic = &server;
            panic!("{}", server.folder.display());
        });
        let panic = test.join().expect_err("it panics");
        let folder = panic.downcast_ref::<String>().expect("its message is a folder");
        assert!(!std::path::Path::new(folder).exists());
    }
}
