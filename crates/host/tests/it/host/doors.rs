//! Who may look and act, by which door.

use host::{Act, New, Refused, Role, Shown, Sight, Token, Who};
use store::{Life, LinkKind, Page};
use table::{Fast, Seat, Viewer};

use super::{ANNE, BEN, CLEO, NONCE, answer, host, mine, new, started, step, who};

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
    // Who may not look is not told that there is anything.
    let stranger = host.make_link(table, BEN, LinkKind::Invite(None)).await;
    assert_eq!(stranger, Err(Refused::NoTable));
    assert_eq!(host.links(table, BEN).await, Err(Refused::NoTable));
    let stranger = host.revoke_link(table, BEN, Token::random().hash()).await;
    assert_eq!(stranger, Err(Refused::NoTable));
    assert_eq!(host.rematch(table, BEN, NONCE).await, Err(Refused::NoTable));
    let forbidden = host.make_link(other, BEN, LinkKind::Invite(None)).await;
    assert_eq!(forbidden, Err(Refused::Forbidden(Role::Maker)));
    let forbidden = host.make_link(table, ANNE, LinkKind::Shoulder(Seat(1))).await;
    assert_eq!(forbidden, Err(Refused::Forbidden(Role::Holder)), "not without consent");
    let invite = host.make_link(table, ANNE, LinkKind::Invite(Some(Seat(1)))).await.expect("hers");
    let watch = host.make_link(table, ANNE, LinkKind::Watch).await.expect("hers");
    let elsewhere = host.look(other, &Who::Link(watch)).await;
    assert_eq!(elsewhere.err(), Some(Refused::NoLink));
    assert_eq!(host.look(table, &Who::Link(Token::random())).await.err(), Some(Refused::NoLink));
    assert_eq!(host.join(&watch, BEN, NONCE).await, Err(Refused::NoLink), "it is no invitation");
    assert!(host.look(table, &Who::Link(invite)).await.is_ok(), "who is invited may look");
    assert_eq!(host.join(&invite, BEN, NONCE).await, Ok(table));
    assert_eq!(host.join(&invite, BEN, NONCE).await, Ok(table), "twice is as good as once");
    assert_eq!(host.join(&invite, CLEO, NONCE).await, Err(Refused::NotFree));
    let used = host.look(table, &Who::Link(invite)).await.err();
    assert_eq!(used, Some(Refused::NoLink), "an invitation is no ticket to watch");
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
    let kept = Token::read(&token.text()).expect("as it was written").hash().0;
    let digits: Vec<u8> = (0..32)
        .map(|i| u8::from_str_radix(&token.text()[2 * i..2 * i + 2], 16).expect("two digits"))
        .collect();
    assert_ne!(kept.as_slice(), digits, "only a hash is kept");
}

/// Tables that differ only in what I cannot see, the number of secret answers included: all I am shown,
/// told, refused and find in lists is the same.
#[tokio::test]
async fn what_others_plan_shows_nowhere() {
    let mut plans = Vec::new();
    let mut shown = Vec::new();
    for (seed, cards) in [(1, 2), (2, 2), (3, 1), (4, 0)] {
        let (plan, seen) = Box::pin(while_anne_plans(seed, cards)).await;
        plans.push(plan);
        shown.push(seen);
    }
    assert_ne!(plans[0], plans[1], "there is something to hide");
    for (seen, plan) in shown.iter().zip(&plans) {
        assert_eq!(*seen, shown[0], "{plan:?}");
    }
}

/// What Anne lays by one luck or another, so many cards of three, and what Ben, who has sealed his own
/// plan, Cleo, who plans too, and a spectator see then.
async fn while_anne_plans(seed: u64, cards: usize) -> (Vec<Act>, Vec<String>) {
    let (host, table) = planning().await;
    let mut others = Fast(7);
    for _ in 0..3 {
        let sight = host.look(table, &who(BEN)).await.expect("he plays");
        let act = answer(&sight, &mut others).expect("he plans");
        host.act(table, &who(BEN), Some(sight.number), act).await.expect("it is lawful");
    }
    let mut chance = Fast(seed);
    let mut plan = Vec::new();
    for _ in 0..cards {
        let sight = host.look(table, &who(ANNE)).await.expect("she plays");
        let act = answer(&sight, &mut chance).expect("she plans");
        host.act(table, &who(ANNE), Some(sight.number), act.clone()).await.expect("it is lawful");
        plan.push(act);
    }
    let mut shown = Vec::new();
    for eyes in [who(BEN), who(CLEO), Who::Nobody] {
        let sight = host.look(table, &eyes).await.expect("they may look");
        let told = host.tell(table, &eyes, 0).await.expect("they may look");
        let Some(Shown::Edo(scene)) = sight.game else { panic!("it is being played") };
        let window = &scene.windows[0];
        shown.push(format!("{} {:?} {:?}", sight.number, sight.clocks, scene.asked));
        shown.push(format!("{:?} {:?} {:?}", window.view, window.offers, window.question));
        shown.push(format!("{:?} {:?} {:?}", sight.undo, sight.turn, sight.redo));
        let Some(host::Told::Edo(_, told)) = told else { panic!("it is being played") };
        shown.push(format!("{told:?}"));
        for act in [Act::Start, Act::Undo { seat: Seat(0), answers: 1 }, Act::Agree { wish: None }]
        {
            shown.push(format!("{:?}", host.act(table, &eyes, Some(0), act.clone()).await));
            shown.push(format!("{:?}", host.act(table, &eyes, None, act).await));
        }
    }
    for person in [BEN, CLEO] {
        let mine = host.mine(person, Page::first(9)).await.expect("a list");
        shown.push(format!("{mine:?}"));
    }
    let public = host.public(Life::Running, Page::first(9)).await.expect("a list");
    shown.push(format!("{public:?}"));
    (plan, shown)
}

/// A table where everybody plans, the same each time.
async fn planning() -> (host::Host, store::TableId) {
    let first = host();
    let table = started(&first, 3).await;
    let text = super::text(&first, table).await;
    // The luck of the deal is the server's; for two equal tables it must be the same.
    let lines = FIXED.get_or_init(|| text).clone();
    let host = host();
    let table = host.import(&lines).await.expect("it was exported");
    let mut chance = Fast(3);
    for _ in 0..6 {
        step(&host, table, &mut chance).await;
    }
    (host, table)
}

static FIXED: std::sync::OnceLock<String> = std::sync::OnceLock::new();
