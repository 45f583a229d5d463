//! What pages load: one style, one script, one mark; each under a name that changes with it.

use std::sync::LazyLock;

/// Something a page loads.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// What it is called.
    pub name: &'static str,
    /// Of which kind it is.
    pub kind: &'static str,
    /// All of it.
    pub text: &'static str,
}

/// All of them.
pub const ASSETS: [Asset; 3] = [
    Asset {
        name: "oedo.css",
        kind: "text/css; charset=utf-8",
        text: include_str!("../assets/oedo.css"),
    },
    Asset {
        name: "oedo.js",
        kind: "text/javascript; charset=utf-8",
        text: include_str!("../assets/oedo.js"),
    },
    Asset { name: "mark.svg", kind: "image/svg+xml", text: include_str!("../assets/mark.svg") },
];

static ADDRESSES: LazyLock<[String; ASSETS.len()]> = LazyLock::new(|| {
    ASSETS.map(|asset| format!("/static/{:016x}/{}", digest(asset.text), asset.name))
});

/// Where it is found. It may be kept for ever: another version has another address.
pub fn address(name: &str) -> &'static str {
    let found = ASSETS.iter().position(|asset| asset.name == name);
    &ADDRESSES[found.expect("pages load what there is")]
}

/// What is found there.
pub fn find(address: &str) -> Option<Asset> {
    ADDRESSES.iter().position(|known| known == address).map(|i| ASSETS[i])
}

/// Tells two versions apart; nobody's secret depends on it.
fn digest(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
