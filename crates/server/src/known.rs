//! Who is known by which session: remembered for a moment, so that not every request asks the store.

use std::collections::HashMap;
use std::sync::Mutex;

use store::{Millis, Person, PersonId, Session, TokenHash};

/// For how long a session is believed. What this node changes it forgets at once; what another node
/// ends can be used here for so long.
const BELIEVED_MILLIS: i64 = 5_000;
/// How many are remembered.
const SESSIONS_MAX: usize = 4096;

/// The sessions last used.
#[derive(Default)]
pub(crate) struct Known(Mutex<Sessions>);

#[derive(Default)]
struct Sessions {
    by_token: HashMap<TokenHash, (Millis, Person, Session)>,
    changes: u64,
}

/// How much had changed when somebody began to read.
#[derive(Clone, Copy)]
pub(crate) struct Before(u64);

impl Known {
    /// Whose session it is, if that is remembered; else from when on what is read may be kept.
    pub(crate) fn find(&self, token: TokenHash, now: Millis) -> Result<(Person, Session), Before> {
        let sessions = self.0.lock().expect("nobody panics while looking up a session");
        match sessions.by_token.get(&token) {
            Some((at, person, session)) if now.0 < at.0 + BELIEVED_MILLIS => {
                Ok((person.clone(), session.clone()))
            }
            _ => Err(Before(sessions.changes)),
        }
    }

    /// Remembers what was read, unless anything was changed meanwhile.
    pub(crate) fn keep(&self, Before(changes): Before, now: Millis, known: &(Person, Session)) {
        let mut sessions = self.0.lock().expect("nobody panics while looking up a session");
        if sessions.changes != changes {
            return;
        }
        if SESSIONS_MAX <= sessions.by_token.len() {
            sessions.by_token.clear();
        }
        let (person, session) = known.clone();
        sessions.by_token.insert(session.token, (now, person, session));
    }

    /// This session has ended.
    pub(crate) fn forget_session(&self, token: TokenHash) {
        self.forget(|_, session| session.token == token);
    }

    /// Something about this person, or one of their sessions, is no longer as it was.
    pub(crate) fn forget_person(&self, person: PersonId) {
        self.forget(|other, _| other.id == person);
    }

    fn forget(&self, which: impl Fn(&Person, &Session) -> bool) {
        let mut sessions = self.0.lock().expect("nobody panics while looking up a session");
        sessions.changes += 1;
        sessions.by_token.retain(|_, (_, person, session)| !which(person, session));
    }
}

#[cfg(test)]
mod tests {
    use store::{Millis, Person, Session, TokenHash};

    use super::{BELIEVED_MILLIS, Known};

    const NOW: Millis = Millis(1_000_000);

    fn somebody() -> (Person, Session) {
        let person = Person::guest("Anne", NOW);
        let token = TokenHash([1; 32]);
        let (id, label) = (person.id, String::new());
        let session = Session { token, person: id, created: NOW, seen: NOW, label };
        (person, session)
    }

    #[test]
    fn a_session_is_remembered_for_a_moment() {
        let (known, anne) = (Known::default(), somebody());
        let token = anne.1.token;
        let before = known.find(token, NOW).expect_err("nobody is known yet");
        known.keep(before, NOW, &anne);
        assert!(known.find(token, Millis(NOW.0 + BELIEVED_MILLIS - 1)).is_ok());
        assert!(known.find(token, Millis(NOW.0 + BELIEVED_MILLIS)).is_err());
    }

    #[test]
    fn what_is_ended_while_it_is_read_is_not_remembered() {
        let (known, anne) = (Known::default(), somebody());
        let token = anne.1.token;
        let before = known.find(token, NOW).expect_err("nobody is known yet");
        known.forget_session(token);
        known.keep(before, NOW, &anne);
        let before = known.find(token, NOW).expect_err("it has ended meanwhile");
        known.keep(before, NOW, &anne);
        known.forget_person(anne.0.id);
        assert!(known.find(token, NOW).is_err(), "it has ended");
    }
}
