//! Who may look and act, by which door.

use host::{Act, New, Refused, Role, Shown, Sight, Token, Who};
use store::LinkKind;
use table::{Fast, Seat, Viewer};

use super::{ANNE, BEN, CLEO, answer, host, mine, new, started, step, who};

fn viewers(sight: &Sight) -> Vec<Viewer> {
    let Some(Shown::Edo(scene)) = &sight.game else { return Vec::new() };
    scene.windows.iter().map(|window| window.viewer).collect()
}

#[tokio::test]
async fn everybody_sees_with_their_own_eyes() {
    let host = host();
    let table = started(&host, 2).await;
    let seen = |who| {
        let host = host.clone();
        async move { viewers(&host.look(table, &who).await.expect("it is public")) }
    };
    assert_eq!(seen(who(ANNE)).await, [Viewer::Seat(Seat(0))]);
    assert_eq!(seen(who(BEN)).await, [Viewer::Seat(Seat(1))]);
    assert_eq!(seen(who(CLEO)).await, [Viewer::Public]);
    assert_eq!(seen(Who::Nobody).await, [Viewer::Public]);
    let shoulder = host.make_link(table, BEN, LinkKind::Shoulder(Seat(1))).await.expect("theirs");
    assert_eq!(seen(Who::Link(shoulder)).await, [Viewer::Seat(Seat(1))]);
    let watch = host.make_link(table, BEN, LinkKind::Watch).await.expect("a player's to make");
    assert_eq!(seen(Who::Link(watch)).await, [Viewer::Public]);
}

#[tokio::test]
async fn only_who_holds_a_seat_answers_for_it() {
    let host = host();
    let table = started(&host, 2).await;
    let mut chance = Fast(1);
    let sight = host.look(table, &who(ANNE)).await.expect("theirs");
    let (asked, other) =
        if answer(&sight, &mut chance).is_some() { (ANNE, BEN) } else { (BEN, ANNE) };
    let sight = host.look(table, &who(asked)).await.expect("theirs");
    let act = answer(&sight, &mut chance).expect("they are asked");
    let seat = sight.pass.hands().lowest().expect("they play");
    for person in [other, CLEO] {
        let refused = host.act(table, &who(person), None, act.clone()).await;
        assert_eq!(refused, Err(Refused::Forbidden(Role::Holder)));
    }
    let nobody = host.act(table, &Who::Nobody, None, act.clone()).await;
    assert_eq!(nobody, Err(Refused::Forbidden(Role::Player)));
    let shoulder = host.make_link(table, asked, LinkKind::Shoulder(seat)).await.expect("theirs");
    let looked = host.act(table, &Who::Link(shoulder), None, act.clone()).await;
    assert_eq!(looked, Err(Refused::Forbidden(Role::Holder)));
    let program = host.make_link(table, asked, LinkKind::Program(seat)).await.expect("theirs");
    let leave = host.act(table, &Who::Link(program), None, Act::Leave { seat }).await;
    assert_eq!(leave, Err(Refused::Forbidden(Role::Holder)), "a program plays and no more");
    host.act(table, &Who::Link(program), Some(sight.number), act).await.expect("it plays");
}

#[tokio::test]
async fn a_link_gives_what_it_says_until_it_is_revoked() {
    let host = host();
    let hidden = New { public: false, chairs: vec![mine(ANNE)], ..new(2) };
    let table = host.create(ANNE, hidden).await.expect("it can be played");
    let other = host.create(ANNE, new(2)).await.expect("it can be played");
    let forbidden = host.make_link(table, BEN, LinkKind::Invite(None)).await;
    assert_eq!(forbidden, Err(Refused::Forbidden(Role::Maker)));
    let forbidden = host.make_link(table, ANNE, LinkKind::Shoulder(Seat(1))).await;
    assert_eq!(forbidden, Err(Refused::Forbidden(Role::Holder)), "not without consent");
    let invite = host.make_link(table, ANNE, LinkKind::Invite(Some(Seat(1)))).await.expect("hers");
    let watch = host.make_link(table, ANNE, LinkKind::Watch).await.expect("hers");
    let elsewhere = host.look(other, &Who::Link(watch)).await;
    assert_eq!(elsewhere.err(), Some(Refused::NoLink));
    assert_eq!(host.look(table, &Who::Link(Token::random())).await.err(), Some(Refused::NoLink));
    assert_eq!(host.join(&watch, BEN).await, Err(Refused::NoLink), "it is no invitation");
    assert_eq!(host.join(&invite, BEN).await, Ok(table));
    assert_eq!(host.join(&invite, BEN).await, Ok(table), "twice is as good as once");
    assert_eq!(host.join(&invite, CLEO).await, Err(Refused::NotFree));
    assert!(host.look(table, &who(BEN)).await.is_ok());
    assert_eq!(host.look(table, &who(CLEO)).await.err(), Some(Refused::NoTable));
    assert!(host.look(table, &Who::Link(watch)).await.is_ok());
    let mut listener = host.listen(table, &Who::Link(watch)).await.expect("they may look");
    assert_eq!(host.links(table, BEN).await.expect("theirs").len(), 0);
    let not_his = host.revoke_link(table, BEN, watch.hash()).await;
    assert_eq!(not_his, Err(Refused::NoLink));
    host.revoke_link(table, ANNE, watch.hash()).await.expect("hers");
    assert!(listener.next().await.is_some(), "who looks is told to look again");
    assert_eq!(host.look(table, &Who::Link(watch)).await.err(), Some(Refused::NoLink));
}

#[tokio::test]
async fn a_shoulder_is_looked_over_by_leave_of_who_sits_there_now() {
    let host = host();
    let table = started(&host, 2).await;
    let shoulder = host.make_link(table, BEN, LinkKind::Shoulder(Seat(1))).await.expect("theirs");
    host.act(table, &who(BEN), None, Act::Leave { seat: Seat(1) }).await.expect("theirs");
    assert_eq!(host.look(table, &Who::Link(shoulder)).await.err(), Some(Refused::NoLink));
}

#[tokio::test]
async fn a_token_is_not_printed_and_not_kept() {
    let token = Token::random();
    assert_eq!(format!("{token:?}"), "Token(…)");
    assert_eq!(Token::read(&token.text()), Some(token));
    assert_eq!(token.text().len(), 64);
    assert_ne!(&token.hash().0[..], token.text().as_bytes());
}

/// Two tables that differ only in what I cannot see: all I am shown and told is the same.
#[tokio::test]
async fn what_others_plan_shows_nowhere() {
    let mut shown = Vec::new();
    for seed in [1, 2] {
        shown.push(while_anne_plans(seed).await);
    }
    assert_eq!(shown[0], shown[1]);
}

/// What Ben and a spectator see while Anne lays two cards, by one luck or another.
async fn while_anne_plans(seed: u64) -> Vec<String> {
    let (host, table) = planning().await;
    let mut listener = host.listen(table, &who(BEN)).await.expect("he plays");
    let mut chance = Fast(seed);
    let mut shown = Vec::new();
    for _ in 0..2 {
        let sight = host.look(table, &who(ANNE)).await.expect("she plays");
        let act = answer(&sight, &mut chance).expect("she plans");
        host.act(table, &who(ANNE), Some(sight.number), act).await.expect("it is lawful");
        listener.next().await.expect("the host lives");
        for eyes in [who(BEN), Who::Nobody] {
            let sight = host.look(table, &eyes).await.expect("he plays");
            let told = host.tell(table, &eyes, 0).await.expect("he plays");
            let Some(Shown::Edo(scene)) = sight.game else { panic!("it is being played") };
            let window = &scene.windows[0];
            shown.push(format!("{} {:?} {:?}", sight.number, sight.clocks, scene.asked));
            shown.push(format!("{:?} {:?} {:?}", window.view, window.offers, sight.undo));
            let Some(host::Told::Edo(_, told)) = told else { panic!("it is being played") };
            shown.push(format!("{told:?}"));
        }
    }
    shown
}

/// A table where everybody plans, the same each time.
async fn planning() -> (host::Host, store::TableId) {
    let first = host();
    let table = started(&first, 2).await;
    let text = super::text(&first, table).await;
    // The luck of the deal is the server's; for two equal tables it must be the same.
    let lines = FIXED.get_or_init(|| text).clone();
    let host = host();
    let table = host.import(&lines).await.expect("it was exported");
    let mut chance = Fast(3);
    for _ in 0..4 {
        step(&host, table, &mut chance).await;
    }
    (host, table)
}

static FIXED: std::sync::OnceLock<String> = std::sync::OnceLock::new();
