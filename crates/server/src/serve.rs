//! Connections: taken in, counted, and let finish when the server stops.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::ConnectInfo;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};
use tracing::{debug, info, warn};

use crate::app::App;
use crate::routes::router;

/// How long a client may take to send the head of a request.
const HEAD: Duration = Duration::from_secs(15);
/// How long to wait when no connection can be taken in.
const BREATH: Duration = Duration::from_millis(100);
/// How often sessions are looked for that nobody uses any more.
const SWEEP: Duration = Duration::from_hours(1);

impl App {
    /// Serves until `stop` comes; then ends streams, and lets requests finish for a while.
    ///
    /// # Errors
    /// If the address cannot be asked of the listener.
    pub async fn serve(
        self,
        listener: TcpListener,
        stop: impl Future<Output = ()> + Send,
    ) -> std::io::Result<()> {
        info!(address = %listener.local_addr()?, "listening");
        let running = self.host().run();
        let sweeping = tokio::spawn(sweep(self.clone()));
        let router = router(self.clone());
        let room = Arc::new(Semaphore::new(self.settings().connections.max(1)));
        let graceful = GracefulShutdown::new();
        tokio::pin!(stop);
        loop {
            let taken = async {
                let permit = Arc::clone(&room).acquire_owned().await;
                (listener.accept().await, permit)
            };
            let (accepted, permit) = tokio::select! {
                () = &mut stop => break,
                taken = taken => taken,
            };
            let (stream, peer) = match accepted {
                Ok(accepted) => accepted,
                Err(why) => {
                    warn!(%why, "a connection was not taken in");
                    sleep(BREATH).await;
                    continue;
                }
            };
            // An event is small, and somebody waits for it.
            let _as_it_is = stream.set_nodelay(true);
            let service = router.clone().layer(Extension(ConnectInfo::<SocketAddr>(peer)));
            let connection = http1::Builder::new()
                .timer(TokioTimer::new())
                .header_read_timeout(HEAD)
                .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service));
            let connection = graceful.watch(connection);
            tokio::spawn(async move {
                let _permit = permit;
                if let Err(why) = connection.await {
                    debug!(%why, "a connection broke");
                }
            });
        }
        info!("stopping");
        drop(listener);
        self.stop();
        let grace = Duration::from_secs(self.settings().grace);
        if timeout(grace, graceful.shutdown()).await.is_err() {
            warn!("some requests did not finish");
        }
        sweeping.abort();
        running.stop().await;
        info!("stopped");
        Ok(())
    }
}

/// Ends sessions that nobody has used for long.
async fn sweep(app: App) {
    loop {
        let before = store::Millis(crate::asker::idle_since(&app));
        match app.store().end_idle_sessions(before).await {
            Ok(0) => {}
            Ok(sessions) => info!(sessions, "sessions ended by themselves"),
            Err(fault) => warn!(%fault, "sessions were not looked for"),
        }
        sleep(SWEEP).await;
    }
}
