//! `oedo serve`: the server, with everything it needs.

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::SystemTime;

use anyhow::Context;
use host::Host;
use server::{App, Given, Now, Settings};
use store::Millis;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

use crate::database::{Place, settings};
use crate::lang::LangArg;
use crate::screen::Screen;

/// Serve tables to whoever comes.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// A file of settings.
    #[arg(long, env = "OEDO_SETTINGS", value_name = "FILE")]
    settings: Option<PathBuf>,
    #[command(flatten)]
    given: Given,
    #[command(flatten)]
    lang: LangArg,
}

pub(crate) fn run(args: Args) -> anyhow::Result<ExitCode> {
    let words = args.lang.words();
    let settings = settings(args.given, args.settings.as_deref())?;
    server::start_log(&settings)?;
    Runtime::new()?.block_on(async {
        let place = Place::read(&settings.database)?;
        let store = place.open().await?;
        let listener = TcpListener::bind(&settings.listen).await;
        let listener = listener.with_context(|| format!("cannot listen on {}", settings.listen))?;
        let url = url(&settings, &listener)?;
        let said = [
            words.text("serve-open", &[("url", url.into())]),
            words.text("serve-database", &[("database", place.name().into())]),
        ];
        // Whether anybody reads it or not, it serves.
        let _perhaps_nobody = Screen::new().say(said.join("\n"));
        let now: Now = Arc::new(system_time);
        let options = App::host_options(&settings, Arc::clone(&now));
        let host = Host::new(Arc::clone(&store), options);
        App::new(store, host, settings, now).serve(listener, asked_to_stop()).await?;
        Ok(ExitCode::SUCCESS)
    })
}

fn url(settings: &Settings, listener: &TcpListener) -> anyhow::Result<String> {
    if !settings.public_url.is_empty() {
        return Ok(settings.public_url.clone());
    }
    Ok(format!("http://{}", listener.local_addr()?))
}

fn system_time() -> Millis {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    Millis(since.map_or(0, |since| i64::try_from(since.as_millis()).unwrap_or(i64::MAX)))
}

/// Waits until somebody, or the system, asks us to stop.
async fn asked_to_stop() {
    let interrupt = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending::<()>().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}
