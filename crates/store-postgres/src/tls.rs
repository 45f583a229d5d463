//! Connections that nobody in between can read: where the address of the database says
//! `sslmode=require`.
//!
//! The server must then prove who it is, to a certificate that this machine trusts or that
//! `SSL_CERT_FILE` names. Where the address says nothing, all goes in the clear, as over a socket or
//! on one machine it may: a server that proves nothing must not look as if it had.

use std::sync::Arc;

use rustls::crypto::ring;
use rustls::{ClientConfig, RootCertStore};
use store::Fault;
use tokio_postgres::Config;
use tokio_postgres::config::SslMode;
use tokio_postgres_rustls::MakeRustlsConnect;

/// How a database is connected to.
#[derive(Clone)]
pub(crate) struct Way {
    pub(crate) config: Config,
    pub(crate) tls: MakeRustlsConnect,
}

impl Way {
    /// As the address says. Trusts whom the machine trusts.
    pub(crate) fn new(config: Config) -> Result<Way, Fault> {
        let sealed = config.get_ssl_mode() == SslMode::Require;
        let roots = if sealed { trusted()? } else { RootCertStore::empty() };
        Way::trusting(config, roots)
    }

    /// The same, trusting these.
    pub(crate) fn trusting(mut config: Config, roots: RootCertStore) -> Result<Way, Fault> {
        if config.get_ssl_mode() != SslMode::Require {
            config.ssl_mode(SslMode::Disable);
        }
        let client = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(|fault| Fault::Down(fault.to_string()))?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Way { config, tls: MakeRustlsConnect::new(client) })
    }
}

fn trusted() -> Result<RootCertStore, Fault> {
    let found = rustls_native_certs::load_native_certs();
    let mut roots = RootCertStore::empty();
    let (good, _) = roots.add_parsable_certificates(found.certs);
    if good == 0 {
        let why = found.errors.first().map_or_else(String::new, |error| format!(": {error}"));
        return Err(Fault::Down(format!("this machine trusts no certificate{why}")));
    }
    Ok(roots)
}

#[cfg(test)]
mod tests {
    use pg_private::Server;
    use rcgen::{CertifiedKey, generate_simple_self_signed};
    use rustls::RootCertStore;
    use store::{Fault, Store};

    use super::Way;
    use crate::{Postgres, Settings, config};

    #[tokio::test]
    async fn what_is_asked_to_be_sealed_is_sealed_or_not_sent() {
        let names = vec!["localhost".to_owned()];
        let CertifiedKey { cert, signing_key } =
            generate_simple_self_signed(names).expect("a certificate can be made");
        let server = Server::start_sealed(&cert.pem(), &signing_key.serialize_pem());
        let open = server.database_at("localhost");
        let sealed = format!("{open}?sslmode=require");
        let mut roots = RootCertStore::empty();
        roots.add(cert.der().clone()).expect("it was just made");

        let is_sealed = async |url: &str| {
            let way = Way::trusting(config(url)?, roots.clone())?;
            let db = Postgres::connect_by(way, Settings::default()).await?;
            let select = "SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()";
            let rows = db.query(select, &[]).await?;
            db.ping().await?;
            Ok::<bool, Fault>(rows[0].get(0))
        };
        assert_eq!(is_sealed(&sealed).await, Ok(true));
        assert_eq!(is_sealed(&open).await, Ok(false));
        // Another name than the certificate's, and a certificate that nobody vouches for.
        let other = format!("{}?sslmode=require", server.database_at("127.0.0.1"));
        assert!(matches!(is_sealed(&other).await, Err(Fault::Down(_))));
        let strange = Postgres::connect(&sealed).await.err();
        assert!(matches!(strange, Some(Fault::Down(_))), "{strange:?}");
        let strange = Postgres::migrate(&sealed).await.err();
        assert!(matches!(strange, Some(Fault::Down(_))), "{strange:?}");
        // A server that cannot seal anything is not spoken to.
        let plain = Server::start();
        let refused = Postgres::connect(&format!("{}?sslmode=require", plain.database())).await;
        assert!(refused.is_err());
    }
}
