//! Drawings of our own, by name: a page carries them once and uses them everywhere.

use ::edo::edition::Good;
use maud::{Markup, PreEscaped, html};
use table::Seat;

/// All drawings, to stand once in every page.
pub(crate) const ART: PreEscaped<&str> =
    PreEscaped(concat!(include_str!("../assets/art.svg"), include_str!("../assets/art-yedo.svg"),));

/// A drawing inside another one.
pub(crate) fn sign(name: &str, x: i32, y: i32, size: i32) -> Markup {
    html! { use href={ "#" (name) } x=(x) y=(y) width=(size) height=(size) {} }
}

/// A seat's crest inside a drawing.
pub(crate) fn crest(seat: Seat, x: i32, y: i32, size: i32) -> Markup {
    html! { use class={ "crest seat-" (seat.0 + 1) } href={ "#crest-" (seat.0 + 1) } x=(x) y=(y) width=(size) height=(size) {} }
}

/// A drawing in a line of text. Whoever cannot see it needs words beside it.
pub(crate) fn icon(name: &str) -> Markup {
    html! { svg .icon aria-hidden="true" { use href={ "#" (name) } {} } }
}

/// A seat's crest in a line of text.
pub(crate) fn crest_icon(seat: Seat) -> Markup {
    html! {
        svg class={ "icon crest seat-" (seat.0 + 1) } aria-hidden="true" {
            use href={ "#crest-" (seat.0 + 1) } {}
        }
    }
}

/// The drawing of a good.
pub(crate) fn good(good: Good) -> &'static str {
    match good {
        Good::Rice => "rice",
        Good::Wood => "wood",
        Good::Stone => "stone",
    }
}
