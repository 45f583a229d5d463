//! The store for several machines: a database of PostgreSQL, which also tells each node of the others.
//!
//! We use `tokio-postgres` with a pool: it sends several statements at once without waiting for each
//! answer, and hands us notifications as they come; our SQL is short and tested, so nothing needs to
//! check it while compiling. It speaks to the server itself: a pooler between must keep sessions.
//!
//! Backup is PostgreSQL's own: `pg_dump` gives all that is kept at one moment, while play goes on.

mod appender;
mod bare;
mod hearing;
mod people;
mod schema;
mod tables;
mod tls;

use std::time::Duration;

use async_trait::async_trait;
use deadpool_postgres::{
    Manager, ManagerConfig, Object, Pool, PoolError, RecyclingMethod, Runtime,
};
use store::tables::{sound_append, sound_summary};
use store::{
    Change, ChatLine, ChatPart, Fault, Hearing, Line, Link, List, Listed, Login, Millis, NodeId,
    Page, Person, PersonId, Room, Secret, Session, Speaker, Store, Summary, TableId, TokenHash,
};
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Config, Row};
use uuid::Uuid;

use appender::Appender;
pub use bare::Bare;
use hearing::Listener;
use tls::Way;

/// How long to wait for a connection before the store is called down.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long the server lets us wait for a lock, for an answer, and between two parts of a transaction.
const LIMITS: &str = "-c lock_timeout=10s -c statement_timeout=30s \
                      -c idle_in_transaction_session_timeout=30s";

/// How one node uses the database.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Connections for all but listening.
    pub connections: usize,
    /// How many commits of appends may be under way at once.
    pub appenders: usize,
    /// How many appends go into one commit at most, up to 128.
    pub together_max: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { connections: 16, appenders: 1, together_max: hearing::TOLD_MAX }
    }
}

/// A store in a database, as one node sees it.
pub struct Postgres {
    pool: Pool,
    appender: Appender,
    speaker: Speaker,
    _listener: Listener,
    /// Tells what we did from what others did.
    node: Uuid,
}

impl Postgres {
    /// Connects to a database, `postgres://…`, with TLS if it says `sslmode=require`, and brings it to the newest schema if need be.
    ///
    /// # Errors
    /// [`Fault::Newer`] if a later version of this program used it, [`Fault::Down`] if it cannot be
    /// used.
    pub async fn connect(url: &str) -> Result<Postgres, Fault> {
        Postgres::connect_with(url, Settings::default()).await
    }

    /// The same, used in another way.
    ///
    /// # Errors
    /// As [`Postgres::connect`].
    pub async fn connect_with(url: &str, settings: Settings) -> Result<Postgres, Fault> {
        Postgres::connect_by(Way::new(config(url)?)?, settings).await
    }

    async fn connect_by(way: Way, settings: Settings) -> Result<Postgres, Fault> {
        let methods = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let manager = Manager::from_config(way.config.clone(), way.tls.clone(), methods);
        let pool = Pool::builder(manager)
            .max_size(settings.connections)
            .runtime(Runtime::Tokio1)
            .wait_timeout(Some(PATIENCE))
            .create_timeout(Some(PATIENCE))
            .build()
            .map_err(|fault| Fault::Down(fault.to_string()))?;
        schema::migrate(&mut *get(&pool).await?).await?;
        let node = id(NodeId::random().0);
        let speaker = Speaker::default();
        let listener = hearing::listen(way, node, speaker.clone()).await?;
        let together_max = settings.together_max.clamp(1, hearing::TOLD_MAX);
        let appender = Appender::start(&pool, Settings { together_max, ..settings }, node);
        Ok(Postgres { pool, appender, speaker, _listener: listener, node })
    }

    /// Brings a database to the newest schema and does nothing else. Says from which number to which.
    ///
    /// # Errors
    /// As [`Postgres::connect`].
    pub async fn migrate(url: &str) -> Result<(u32, u32), Fault> {
        let Way { config, tls } = Way::new(config(url)?)?;
        let (mut client, connection) = config.connect(tls).await.map_err(down)?;
        let connection = tokio::spawn(connection);
        let found = schema::migrate(&mut client).await;
        drop(client);
        drop(connection.await);
        Ok((found?, schema::KNOWN))
    }

    async fn query(&self, sql: &str, values: &[&(dyn ToSql + Sync)]) -> Result<Vec<Row>, Fault> {
        let client = get(&self.pool).await?;
        let statement = client.prepare_cached(sql).await.map_err(down)?;
        client.query(&statement, values).await.map_err(exists_or_down)
    }

    async fn query_opt(
        &self,
        sql: &str,
        values: &[&(dyn ToSql + Sync)],
    ) -> Result<Option<Row>, Fault> {
        Ok(self.query(sql, values).await?.pop())
    }

    /// How many rows it changed.
    async fn execute(&self, sql: &str, values: &[&(dyn ToSql + Sync)]) -> Result<u64, Fault> {
        let client = get(&self.pool).await?;
        let statement = client.prepare_cached(sql).await.map_err(down)?;
        client.execute(&statement, values).await.map_err(exists_or_down)
    }
}

fn config(url: &str) -> Result<Config, Fault> {
    let mut config: Config = url.parse().map_err(down)?;
    config.application_name("oedo").connect_timeout(PATIENCE);
    // A machine that vanished must be noticed within a minute, or its silence is taken for peace.
    config.keepalives_idle(Duration::from_secs(30)).keepalives_interval(PATIENCE);
    config.keepalives_retries(3).tcp_user_timeout(Duration::from_mins(1));
    // Nothing of ours takes this long. Who waits for a lock forever, or dies with one, stops a table.
    let given = config.get_options().map(|given| format!("{given} ")).unwrap_or_default();
    config.options(format!("{given}{LIMITS}"));
    Ok(config)
}

async fn get(pool: &Pool) -> Result<Object, Fault> {
    match pool.get().await {
        Ok(client) => Ok(client),
        Err(PoolError::Backend(error)) => Err(down(error)),
        Err(error) => Err(Fault::Down(error.to_string())),
    }
}

/// An id as it is kept.
fn id(id: u128) -> Uuid {
    Uuid::from_u128(id)
}

#[allow(clippy::needless_pass_by_value, reason = "it is made to be given to `map_err`")]
fn down(error: tokio_postgres::Error) -> Fault {
    // The error itself only says of which kind it is; what happened is in its source.
    let source = std::error::Error::source(&error).map(|source| format!(": {source}"));
    Fault::Down(format!("{error}{}", source.unwrap_or_default()))
}

/// The fault of a statement that may find that something is already kept.
fn exists_or_down(error: tokio_postgres::Error) -> Fault {
    let taken = error.code() == Some(&SqlState::UNIQUE_VIOLATION);
    if taken { Fault::Exists } else { down(error) }
}

#[async_trait]
impl Store for Postgres {
    async fn append(
        &self,
        table: TableId,
        expected: u32,
        lines: Vec<Line>,
        summary: Summary,
    ) -> Result<u32, Fault> {
        sound_append(expected, &lines, &summary)?;
        self.appender.append(table, expected, lines, summary).await
    }

    async fn summarize(&self, table: TableId, number: u32, summary: Summary) -> Result<(), Fault> {
        sound_summary(&summary)?;
        // As an append of nothing: so it stands in the same row as those.
        if number == 0 {
            return Err(Fault::Taken { current: 0 });
        }
        self.appender.append(table, number, Vec::new(), summary).await.map(drop)
    }

    async fn lines(&self, table: TableId, from: u32) -> Result<Vec<Line>, Fault> {
        tables::lines(self, table, from).await
    }

    async fn tables(&self, tables: &[TableId]) -> Result<Vec<Listed>, Fault> {
        tables::tables(self, tables).await
    }

    async fn list(&self, list: List, page: Page) -> Result<Vec<Listed>, Fault> {
        tables::list(self, list, page).await
    }

    async fn keep_secret(&self, table: TableId, secret: Secret) -> Result<Secret, Fault> {
        tables::keep_secret(self, table, secret).await
    }

    async fn secret(&self, table: TableId) -> Result<Option<Secret>, Fault> {
        tables::secret(self, table).await
    }

    async fn say(
        &self,
        table: TableId,
        room: Room,
        who: PersonId,
        text: &str,
        at: Millis,
    ) -> Result<u32, Fault> {
        tables::say(self, table, room, who, text, at).await
    }

    async fn chat(
        &self,
        table: TableId,
        room: Room,
        part: ChatPart,
    ) -> Result<Vec<ChatLine>, Fault> {
        tables::chat(self, table, room, part).await
    }

    async fn add_person(&self, person: Person) -> Result<(), Fault> {
        people::add(self, &person).await
    }

    async fn people(&self, people: &[PersonId]) -> Result<Vec<Person>, Fault> {
        people::people(self, people).await
    }

    async fn person_by_login(&self, login: &Login) -> Result<Option<Person>, Fault> {
        people::by_login(self, login).await
    }

    async fn change_person(&self, person: PersonId, change: Change) -> Result<(), Fault> {
        people::change(self, person, &change).await
    }

    async fn forget_person(&self, person: PersonId, at: Millis) -> Result<(), Fault> {
        people::forget(self, person, at).await
    }

    async fn open_session(&self, session: Session) -> Result<(), Fault> {
        people::open_session(self, &session).await
    }

    async fn session(&self, token: TokenHash) -> Result<Option<Session>, Fault> {
        people::session(self, token).await
    }

    async fn sessions(&self, person: PersonId) -> Result<Vec<Session>, Fault> {
        people::sessions(self, person).await
    }

    async fn touch_session(&self, token: TokenHash, at: Millis) -> Result<(), Fault> {
        people::touch_session(self, token, at).await
    }

    async fn end_session(&self, person: PersonId, token: TokenHash) -> Result<bool, Fault> {
        people::end_session(self, person, token).await
    }

    async fn end_sessions(
        &self,
        person: PersonId,
        except: Option<TokenHash>,
    ) -> Result<u32, Fault> {
        people::end_sessions(self, person, except).await
    }

    async fn end_idle_sessions(&self, before: Millis) -> Result<u32, Fault> {
        people::end_idle_sessions(self, before).await
    }

    async fn make_link(&self, link: Link) -> Result<(), Fault> {
        people::make_link(self, &link).await
    }

    async fn link(&self, token: TokenHash) -> Result<Option<Link>, Fault> {
        people::link(self, token).await
    }

    async fn links(&self, table: TableId) -> Result<Vec<Link>, Fault> {
        people::links(self, table).await
    }

    async fn revoke_link(&self, token: TokenHash, at: Millis) -> Result<bool, Fault> {
        people::revoke_link(self, token, at).await
    }

    async fn claim(
        &self,
        what: &str,
        node: NodeId,
        now: Millis,
        until: Millis,
    ) -> Result<bool, Fault> {
        tables::claim(self, what, node, now, until).await
    }

    async fn release(&self, what: &str, node: NodeId) -> Result<(), Fault> {
        tables::release(self, what, node).await
    }

    async fn end_claims(&self, now: Millis) -> Result<u32, Fault> {
        tables::end_claims(self, now).await
    }

    fn hear(&self) -> Hearing {
        self.speaker.hear()
    }

    async fn ping(&self) -> Result<(), Fault> {
        self.query("SELECT 1", &[]).await.map(drop)
    }
}
