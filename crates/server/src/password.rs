//! Passwords: hashed slowly, on threads of their own, and not too many at once.

use std::sync::{Arc, LazyLock};

use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};
use axum::http::StatusCode;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::refusal::Refusal;

/// The fewest and the most characters of a password.
pub(crate) const LENGTH: std::ops::RangeInclusive<usize> = 8..=200;

/// 19 MiB and two rounds: some tens of milliseconds on a small machine, and what is advised at least.
fn argon() -> Argon2<'static> {
    let params = Params::new(19 * 1024, 2, 1, None).expect("these numbers are allowed");
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

/// Compared with when there is no such login, so that it takes as long to say no.
static NOBODY: LazyLock<String> = LazyLock::new(|| hash_now("nobody has this password"));

/// The hash of a password, as PHC text.
pub(crate) async fn hash(gate: &Arc<Semaphore>, password: String) -> Result<String, Refusal> {
    slowly(gate, move || hash_now(&password)).await
}

/// Is this the password? With no hash it is not, and finding out takes as long.
pub(crate) async fn fits(
    gate: &Arc<Semaphore>,
    password: String,
    hash: Option<String>,
) -> Result<bool, Refusal> {
    slowly(gate, move || {
        let known = hash.is_some();
        let hash = hash.unwrap_or_else(|| NOBODY.clone());
        let parsed = PasswordHash::new(&hash);
        known & parsed.is_ok_and(|hash| argon().verify_password(password.as_bytes(), &hash).is_ok())
    })
    .await
}

/// Does something slow once there is room for it.
pub(crate) async fn slowly<T: Send + 'static>(
    gate: &Arc<Semaphore>,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Refusal> {
    let busy = || Refusal::new(StatusCode::SERVICE_UNAVAILABLE, "busy");
    let permit = Arc::clone(gate).acquire_owned().await.map_err(|_| busy())?;
    let done = spawn_blocking(move || {
        let _permit = permit;
        work()
    });
    done.await.map_err(|why| Refusal::internal(&why))
}

fn hash_now(password: &str) -> String {
    let mut salt = [0; 16];
    getrandom::fill(&mut salt).expect("the system gives random bytes");
    let hash = argon().hash_password_with_salt(password.as_bytes(), &salt);
    hash.expect("a password of any length can be hashed").to_string()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tokio::sync::Semaphore;

    use super::{fits, hash};

    #[tokio::test]
    async fn only_the_password_fits() {
        let gate = Arc::new(Semaphore::new(1));
        let kept = hash(&gate, "correct horse".into()).await.expect("it is hashed");
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
        let fits = async |password: &str, hash: Option<&String>| {
            fits(&gate, password.into(), hash.cloned()).await.expect("it is compared")
        };
        assert!(fits("correct horse", Some(&kept)).await);
        assert!(!fits("correct hors", Some(&kept)).await);
        assert!(!fits("nobody has this password", None).await);
        assert!(!fits("", Some(&"no hash".into())).await);
    }
}
