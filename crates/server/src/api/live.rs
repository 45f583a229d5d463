//! A table live: a stream of what who listens may see, from where they left off.
//!
//! The id of an event is the number of what is shown. Who comes back with it as `Last-Event-ID` is
//! sent what is there now, if that is anything else. A wake-up that shows nothing new sends nothing:
//! so a stream tells as little of what others do in secret as a look does.

use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderName};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_core::Stream;
use host::{Glance, Listener, News, Who};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use store::{ChatPart, PersonId, Room, TableId, TokenHash};
use tokio::sync::{broadcast, mpsc};
use tokio::time::{Instant, MissedTickBehavior, interval_at};

use super::table_id;
use super::talk::{RoomName, SaidShown, shown};
use crate::app::{App, Ended};
use crate::asker::{Ask, Asker, Named};
use crate::limits::{Counted, Whose};
use crate::refusal::Refusal;
use crate::show::{self, LifeShown, SeatId, TableShown};

/// How much may be unsent before nothing more is prepared.
const WAITING_MAX: usize = 4;

/// How to listen.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Listen {
    /// Shall the whole table come with every event, as it is shown at `/tables/{id}`?
    #[serde(default)]
    full: bool,
    /// The number of what was seen last, where it cannot be sent as `Last-Event-ID`.
    after: Option<u32>,
    /// A link, where it cannot be sent as a bearer's token.
    #[serde(rename = "link")]
    _link: Option<String>,
}

/// The event `table`: there is something new to see.
#[derive(Serialize, JsonSchema)]
pub(crate) struct TableEvent {
    /// What is shown changes with this number.
    number: u32,
    /// How far the table has come.
    life: LifeShown,
    /// The seats that owe an answer.
    asked: Vec<SeatId>,
    /// The whole table, if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<TableShown>,
}

/// The event `chat`: something was said.
#[derive(Serialize, JsonSchema)]
pub(crate) struct ChatEvent {
    /// In which room.
    room: RoomName,
    /// What.
    said: Vec<SaidShown>,
}

/// The event `close`: no more will come, and why.
#[derive(Serialize, JsonSchema)]
pub(crate) struct CloseEvent {
    /// `stopping`: come back soon; `session`: the session has ended; `no-table` and `no-link`: there
    /// is nothing to be seen any more.
    why: &'static str,
}

pub(crate) async fn events(
    State(app): State<App>,
    asker: Asker,
    headers: HeaderMap,
    Named(id): Named<String>,
    Ask(ask): Ask<Listen>,
) -> Result<Response, Refusal> {
    let table = table_id(&id)?;
    let settings = app.settings();
    let whose = [
        (Whose::address(asker.address), settings.streams_per_address),
        (asker.whose(), settings.streams_per_person),
    ];
    // Who is nobody is counted by address alone.
    let known = if matches!(asker.who(), Who::Nobody) { &whose[..1] } else { &whose[..] };
    let counted = app.0.limits.streams.open(settings.streams, known);
    let counted =
        counted.map_err(|most| Refusal::too_much("streams", most as u64 + 1, most as u64))?;
    // First listened, then looked: so nothing is missed in between.
    let listener = app.host().listen(table, &asker.who()).await?;
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.trim().parse().ok());
    let (send, receive) = mpsc::channel(WAITING_MAX);
    let every = Duration::from_secs(settings.heartbeat.max(1));
    let session = asker.known.as_ref().filter(|_| asker.link.is_none());
    let live = Live {
        table,
        who: asker.who(),
        session: session.map(|(person, session)| (person.id, session.token)),
        full: ask.full,
        seen: last.or(ask.after),
        heard: [None; Room::ALL.len()],
        send,
        lang: asker.lang,
        every,
        app,
    };
    tokio::spawn(live.run(listener, counted));
    let stream = Sse::new(Events(receive)).keep_alive(KeepAlive::new().interval(every));
    // Some proxies hold back what comes in small pieces unless told not to.
    Ok(([(HeaderName::from_static("x-accel-buffering"), "no")], stream).into_response())
}

/// Events on their way out.
struct Events(mpsc::Receiver<Event>);

impl Stream for Events {
    type Item = Result<Event, Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.0.poll_recv(cx).map(|event| event.map(Ok))
    }
}

/// Somebody who listens.
struct Live {
    app: App,
    table: TableId,
    who: Who,
    session: Option<(PersonId, TokenHash)>,
    full: bool,
    /// The number of what they have seen.
    seen: Option<u32>,
    /// How much they have heard of each room; `None` for a room that is not theirs.
    heard: [Option<u32>; Room::ALL.len()],
    send: mpsc::Sender<Event>,
    lang: words::Lang,
    every: Duration,
}

/// Why a stream ends.
enum End {
    /// Nobody listens any more.
    Gone,
    /// And the listener is told why.
    Told(&'static str),
}

impl Live {
    async fn run(mut self, listener: Listener, counted: Counted) {
        let _counted = counted;
        // From before the first look: what ends in between is not missed.
        let ended = self.app.0.ended.subscribe();
        let end = match self.begin().await {
            Ok(()) => self.listen(listener, ended).await,
            Err(end) => end,
        };
        if let End::Told(why) = end
            && let Ok(event) = Event::default().event("close").json_data(CloseEvent { why })
        {
            let _gone = self.send.send(event).await;
        }
    }

    /// What is there when somebody begins to listen.
    async fn begin(&mut self) -> Result<(), End> {
        for room in Room::ALL {
            let last = self.app.host().talk(self.table, &self.who, room, ChatPart::Last(1)).await;
            let next = |line: &store::ChatLine| line.number + 1;
            self.heard[room as usize] = last.ok().map(|said| said.last().map_or(0, next));
        }
        let number = self.glance().await?.number;
        if self.seen.is_some_and(|seen| number < seen) {
            // They have seen at another node what this one has not heard yet.
            let _as_it_is = self.app.host().refresh(self.table).await;
        }
        self.tell().await
    }

    async fn listen(
        &mut self,
        mut listener: Listener,
        mut ended: broadcast::Receiver<Ended>,
    ) -> End {
        let mut stop = self.app.0.stop.subscribe();
        let mut again = interval_at(Instant::now() + self.every, self.every);
        again.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            if *stop.borrow_and_update() {
                return End::Told("stopping");
            }
            let told = tokio::select! {
                () = self.send.closed() => Err(End::Gone),
                _ = stop.changed() => Err(End::Told("stopping")),
                news = listener.next() => match news {
                    Some(news) => self.news(news).await,
                    None => Err(End::Told("stopping")),
                },
                ended = ended.recv() => self.ended(ended).await,
                _ = again.tick() => self.still_there().await,
            };
            if let Err(end) = told {
                return end;
            }
        }
    }

    async fn glance(&self) -> Result<Glance, End> {
        let glance = self.app.host().glance(self.table, &self.who).await;
        glance.map_err(|refused| End::Told(Refusal::from(refused).code))
    }

    /// The whole table, and the number it then has.
    async fn look(&self) -> Result<(Glance, TableShown), End> {
        let told = |refusal: Refusal| End::Told(refusal.code);
        let look = self.app.host().look(self.table, &self.who).await;
        let sight = look.map_err(|refused| told(refused.into()))?;
        let shown = show::table(&self.app, &sight, self.app.words(self.lang)).await;
        let shown = shown.map_err(|fault| told(fault.into()))?;
        let (number, life, asked) = (sight.number, sight.life, show::asked(&sight));
        Ok((Glance { number, life, asked }, shown))
    }

    /// Sends what is shown, if they have not seen it.
    async fn tell(&mut self) -> Result<(), End> {
        let mut glance = self.glance().await?;
        if self.seen == Some(glance.number) {
            return Ok(());
        }
        let mut table = None;
        if self.full {
            let (now, shown) = self.look().await?;
            (glance, table) = (now, Some(shown));
        }
        let Glance { number, life, asked } = glance;
        self.seen = Some(number);
        let asked = show::seat_ids(asked);
        let event = TableEvent { number, life: life.into(), asked, table };
        self.send("table", Some(number), &event).await
    }

    async fn news(&mut self, news: News) -> Result<(), End> {
        self.tell().await?;
        for room in Room::ALL {
            let said = news.said(room);
            match self.heard[room as usize] {
                Some(heard) if heard < said => self.hear(room, heard).await?,
                _ => {}
            }
        }
        Ok(())
    }

    async fn hear(&mut self, room: Room, from: u32) -> Result<(), End> {
        let part = ChatPart::From(from);
        let Ok(said) = self.app.host().talk(self.table, &self.who, room, part).await else {
            return Ok(());
        };
        let Some(last) = said.last() else { return Ok(()) };
        self.heard[room as usize] = Some(last.number + 1);
        let Ok(said) = shown(&self.app, said).await else { return Ok(()) };
        self.send("chat", None, &ChatEvent { room: room.into(), said }).await
    }

    async fn ended(&self, ended: Result<Ended, broadcast::error::RecvError>) -> Result<(), End> {
        let Some((person, token)) = self.session else { return Ok(()) };
        match ended {
            Ok(Ended::One(which)) if which == token => Err(End::Told("session")),
            Ok(Ended::AllBut(whose, except)) if whose == person && except != Some(token) => {
                Err(End::Told("session"))
            }
            Ok(_) => Ok(()),
            Err(_) => self.still_open().await,
        }
    }

    /// Another node may have ended the session, or revoked the link.
    async fn still_there(&mut self) -> Result<(), End> {
        self.still_open().await?;
        self.tell().await
    }

    async fn still_open(&self) -> Result<(), End> {
        let Some((_, token)) = self.session else { return Ok(()) };
        match self.app.store().session(token).await {
            Ok(None) => Err(End::Told("session")),
            Ok(Some(_)) | Err(_) => Ok(()),
        }
    }

    async fn send(
        &self,
        name: &str,
        number: Option<u32>,
        data: &impl Serialize,
    ) -> Result<(), End> {
        let event = Event::default().event(name).json_data(data);
        let event = event.map_err(|_| End::Gone)?;
        let event = match number {
            Some(number) => event.id(number.to_string()),
            None => event,
        };
        self.send.send(event).await.map_err(|_| End::Gone)
    }
}
