//! People, and the doors they come in by.

use table::Seat;

use super::{Kept, NOW, after, at_once, token};
use crate::{
    Account, Change, ChatPart, Fault, Link, LinkKind, Login, Millis, Person, PersonId, Room,
    Session, TableId,
};

fn account(login: &str) -> Account {
    Account { login: Login::new(login), password: format!("$argon2id${login}") }
}

fn somebody(login: &str) -> Person {
    Person { account: Some(account(login)), ..Person::guest(login, NOW) }
}

fn session(n: u8, person: PersonId, seen: Millis) -> Session {
    Session { token: token(n), person, created: NOW, seen, label: format!("browser {n} 🎲'") }
}

fn link(n: u8, table: TableId, by: PersonId) -> Link {
    Link { token: token(n), table, kind: LinkKind::Watch, by, made: NOW, revoked: None }
}

async fn added(store: &Kept, person: Person) -> PersonId {
    let id = person.id;
    assert_eq!(store.add_person(person).await, Ok(()));
    id
}

async fn found(store: &Kept, person: PersonId) -> Person {
    store.person(person).await.expect("a person can be looked up").expect("they are there")
}

pub(super) async fn a_person_comes_back_as_they_were(store: Kept) {
    let strange = Person {
        language: "fr-CH".to_owned(),
        settings: "{\"sound\": \"off's\"}".to_owned(),
        seen: after(9),
        ..somebody("O'Brien \"🎲\" \\")
    };
    let guest = Person::guest("Anne", NOW);
    for person in [&strange, &guest] {
        assert_eq!(store.person(person.id).await, Ok(None));
        assert_eq!(store.add_person(person.clone()).await, Ok(()));
        assert_eq!(store.person(person.id).await, Ok(Some(person.clone())));
    }
    let ids = [guest.id, PersonId(0), strange.id];
    let mut both = store.people(&ids).await.expect("people can be looked up");
    both.sort_by_key(|person| person.account.is_none());
    assert_eq!(both, [strange, guest], "those that exist, and only those");
    assert_eq!(store.people(&[]).await, Ok(vec![]));

    let refused = store.add_person(Person::guest("\0", NOW)).await;
    assert!(matches!(refused, Err(Fault::Unsound(_))), "{refused:?}");
}

pub(super) async fn an_id_is_given_once(store: Kept) {
    let anne = Person::guest("Anne", NOW);
    let usurper = Person { id: anne.id, ..Person::guest("Bruno", NOW) };
    assert_eq!(store.add_person(anne.clone()).await, Ok(()));
    assert_eq!(store.add_person(usurper).await, Err(Fault::Exists));
    assert_eq!(store.person(anne.id).await, Ok(Some(anne)));
}

pub(super) async fn a_login_is_one_of_a_kind(store: Kept) {
    assert_eq!(store.person_by_login(&Login::new("anne")).await, Ok(None));
    let comers = ["Anne", "ANNE", " anne", "aNNe"].map(|typed| {
        let store = store.clone();
        async move { store.add_person(somebody(typed)).await }
    });
    let came = at_once(comers).await;
    assert_eq!(came.iter().filter(|came| **came == Ok(())).count(), 1, "{came:?}");
    assert_eq!(came.iter().filter(|came| **came == Err(Fault::Exists)).count(), 3, "{came:?}");

    let bruno = added(&store, somebody("Bruno")).await;
    let usurped = store.change_person(bruno, Change::Account(account("Anne"))).await;
    assert_eq!(usurped, Err(Fault::Exists));
    let own = Account { password: "changed".to_owned(), ..account("bruno") };
    assert_eq!(store.change_person(bruno, Change::Account(own)).await, Ok(()), "it is their own");
    let found = store.person_by_login(&Login::new("BRUNO")).await.expect("it can be looked up");
    let found = found.and_then(|person| person.account).expect("they have an account");
    assert_eq!(found.password, "changed");

    assert_eq!(store.forget_person(bruno, NOW).await, Ok(()));
    added(&store, somebody("Bruno")).await;
}

pub(super) async fn a_guest_becomes_somebody(store: Kept) {
    let guest = added(&store, Person::guest("Anne", NOW)).await;
    added(&store, Person::guest("Anne", NOW)).await;
    let became = store.change_person(guest, Change::Account(account("anne"))).await;
    assert_eq!(became, Ok(()));
    assert_eq!(found(&store, guest).await.account, Some(account("anne")));
    let by_login = store.person_by_login(&Login::new("Anne")).await.expect("it can be looked up");
    assert_eq!(by_login.map(|person| person.id), Some(guest));
}

pub(super) async fn one_change_does_not_undo_another(store: Kept) {
    let anne = Person::guest("Anne", NOW);
    let id = added(&store, anne.clone()).await;
    let changes = [
        Change::Name("Änne".to_owned()),
        Change::Account(account("anne")),
        Change::Language("de".to_owned()),
        Change::Settings("{}".to_owned()),
        Change::Seen(after(9)),
        Change::Seen(after(5)),
    ];
    let doings = changes.clone().map(|change| {
        let store = store.clone();
        async move { store.change_person(id, change).await }
    });
    assert_eq!(at_once(doings).await, [const { Ok(()) }; 6]);
    let meant = Person {
        name: "Änne".to_owned(),
        account: Some(account("anne")),
        language: "de".to_owned(),
        settings: "{}".to_owned(),
        seen: after(9),
        ..anne
    };
    assert_eq!(found(&store, id).await, meant, "all at once");
    for change in changes {
        assert_eq!(store.change_person(id, change).await, Ok(()));
        assert_eq!(found(&store, id).await, meant, "and one by one");
    }
}

pub(super) async fn nobody_changes_who_is_not_there(store: Kept) {
    let nobody = PersonId(1);
    let change = || Change::Name("Anne".to_owned());
    assert_eq!(store.change_person(nobody, change()).await, Err(Fault::Missing));
    assert_eq!(store.forget_person(nobody, NOW).await, Err(Fault::Missing));
    assert_eq!(store.open_session(session(1, nobody, NOW)).await, Err(Fault::Missing));
    let gone = added(&store, Person::guest("Anne", NOW)).await;
    assert_eq!(store.forget_person(gone, NOW).await, Ok(()));
    assert_eq!(store.change_person(gone, change()).await, Err(Fault::Missing));
    assert_eq!(store.open_session(session(1, gone, NOW)).await, Err(Fault::Missing));
    let unsound = store.change_person(gone, Change::Settings("\0".to_owned())).await;
    assert!(matches!(unsound, Err(Fault::Unsound(_))), "{unsound:?}");
}

pub(super) async fn who_is_forgotten_is_nobody(store: Kept) {
    let table = TableId::random();
    let somebody = Person { language: "de".into(), settings: "{}".into(), ..somebody("Anne") };
    let anne = added(&store, somebody.clone()).await;
    let bruno = added(&store, Person::guest("Bruno", NOW)).await;
    for (n, person) in [(1, anne), (2, bruno)] {
        assert_eq!(store.open_session(session(n, person, NOW)).await, Ok(()));
        assert_eq!(store.make_link(link(n, table, person)).await, Ok(()));
        assert!(store.say(table, Room::Players, person, "I live in Kyoto", NOW).await.is_ok());
    }

    assert_eq!(store.forget_person(anne, after(5)).await, Ok(()));
    assert_eq!(store.forget_person(anne, after(6)).await, Ok(()), "twice is as good as once");

    let nobody = Person { id: anne, gone: true, ..Person::guest("", NOW) };
    assert_eq!(found(&store, anne).await, nobody);
    assert_eq!(store.person_by_login(&Login::new("Anne")).await, Ok(None));
    assert_eq!(store.session(token(1)).await, Ok(None));
    assert_eq!(store.link(token(1)).await, Ok(None));
    let links = store.links(table).await.expect("links can be read");
    let revoked = links.iter().find(|link| link.by == anne).and_then(|link| link.revoked);
    assert_eq!(revoked, Some(after(5)));
    let talk = store.chat(table, Room::Players, ChatPart::From(0)).await.expect("it can be read");
    let said: Vec<_> = talk.iter().map(|line| (line.who, line.text.as_str())).collect();
    assert_eq!(said, [(anne, ""), (bruno, "I live in Kyoto")]);

    assert_eq!(found(&store, bruno).await.name, "Bruno", "others stay as they were");
    assert!(store.session(token(2)).await.is_ok_and(|session| session.is_some()));
    assert!(store.link(token(2)).await.is_ok_and(|link| link.is_some()));
}

pub(super) async fn a_session_is_found_until_it_ends(store: Kept) {
    let anne = added(&store, Person::guest("Anne", NOW)).await;
    let bruno = added(&store, Person::guest("Bruno", NOW)).await;
    let first = session(1, anne, NOW);
    assert_eq!(store.session(token(1)).await, Ok(None));
    assert_eq!(store.open_session(first.clone()).await, Ok(()));
    assert_eq!(store.open_session(session(1, bruno, NOW)).await, Err(Fault::Exists));
    assert_eq!(store.session(token(1)).await, Ok(Some(first.clone())));

    assert_eq!(store.touch_session(token(1), after(9)).await, Ok(()));
    assert_eq!(store.touch_session(token(1), after(5)).await, Ok(()));
    assert_eq!(store.touch_session(token(2), after(5)).await, Ok(()), "an ended one stays ended");
    let touched = Session { seen: after(9), ..first };
    assert_eq!(store.session(token(1)).await, Ok(Some(touched)));
    assert_eq!(store.session(token(2)).await, Ok(None));

    assert_eq!(store.end_session(bruno, token(1)).await, Ok(false), "it is not his");
    assert!(store.session(token(1)).await.is_ok_and(|session| session.is_some()));
    assert_eq!(store.end_session(anne, token(1)).await, Ok(true));
    assert_eq!(store.session(token(1)).await, Ok(None));
    assert_eq!(store.end_session(anne, token(1)).await, Ok(false));
}

pub(super) async fn sessions_are_listed_and_ended_together(store: Kept) {
    let anne = added(&store, Person::guest("Anne", NOW)).await;
    let bruno = added(&store, Person::guest("Bruno", NOW)).await;
    for (n, person) in [(1, anne), (2, anne), (3, anne), (4, bruno)] {
        let session = session(n, person, after([0, 2, 3, 1, 9][n as usize]));
        assert_eq!(store.open_session(session).await, Ok(()));
    }
    let tokens = async |person| {
        let sessions = store.sessions(person).await.expect("sessions can be listed");
        sessions.into_iter().map(|session| session.token).collect::<Vec<_>>()
    };
    assert_eq!(tokens(anne).await, [token(2), token(1), token(3)]);
    assert_eq!(store.end_sessions(anne, Some(token(1))).await, Ok(2));
    assert_eq!(tokens(anne).await, [token(1)]);
    assert_eq!(store.end_sessions(anne, Some(token(4))).await, Ok(1), "another's saves none");
    assert_eq!(store.end_sessions(anne, None).await, Ok(0));
    assert_eq!(tokens(bruno).await, [token(4)]);
}

pub(super) async fn idle_sessions_end(store: Kept) {
    let anne = added(&store, Person::guest("Anne", NOW)).await;
    for n in 1..=3 {
        assert_eq!(store.open_session(session(n, anne, after(n as i64))).await, Ok(()));
    }
    assert_eq!(store.touch_session(token(1), after(9)).await, Ok(()));
    assert_eq!(store.end_idle_sessions(after(3)).await, Ok(1));
    assert_eq!(store.session(token(2)).await, Ok(None));
    assert_eq!(store.end_idle_sessions(after(3)).await, Ok(0));
    assert!(store.sessions(anne).await.is_ok_and(|left| left.len() == 2));
}

pub(super) async fn a_link_leads_somewhere_until_it_is_revoked(store: Kept) {
    let table = TableId::random();
    let kinds = [
        LinkKind::Invite(None),
        LinkKind::Invite(Some(Seat(4))),
        LinkKind::Watch,
        LinkKind::Shoulder(Seat(0)),
        LinkKind::Program(Seat(3)),
    ];
    let mut links = Vec::new();
    for (n, kind) in (1..).zip(kinds) {
        let made = after(n as i64);
        let link = Link { kind, made, ..link(n, table, PersonId(7)) };
        assert_eq!(store.link(token(n)).await, Ok(None));
        assert_eq!(store.make_link(link.clone()).await, Ok(()));
        assert_eq!(store.link(token(n)).await, Ok(Some(link.clone())));
        links.insert(0, link);
    }
    let other = TableId::random();
    assert_eq!(store.make_link(link(1, other, PersonId(8))).await, Err(Fault::Exists));
    assert_eq!(store.links(table).await, Ok(links.clone()), "the newest first");
    assert_eq!(store.links(other).await, Ok(vec![]));

    assert_eq!(store.revoke_link(token(1), after(60)).await, Ok(true));
    assert_eq!(store.link(token(1)).await, Ok(None), "a revoked link is not given");
    links[4].revoked = Some(after(60));
    assert_eq!(store.links(table).await, Ok(links));
    assert_eq!(store.make_link(link(1, other, PersonId(8))).await, Err(Fault::Exists));
}

pub(super) async fn a_link_is_revoked_once(store: Kept) {
    let table = TableId::random();
    assert_eq!(store.revoke_link(token(1), NOW).await, Ok(false), "there is none");
    assert_eq!(store.make_link(link(1, table, PersonId(7))).await, Ok(()));
    let revokers = (1..=4).map(|i| {
        let store = store.clone();
        async move { store.revoke_link(token(1), after(i)).await }
    });
    let revoked = at_once(revokers).await;
    assert_eq!(revoked.iter().filter(|revoked| **revoked == Ok(true)).count(), 1, "{revoked:?}");
    let winner = (1..).zip(revoked).find_map(|(i, revoked)| (revoked == Ok(true)).then_some(i));
    let links = store.links(table).await.expect("links can be read");
    assert_eq!(links[0].revoked, winner.map(after), "it keeps the first time");
}
