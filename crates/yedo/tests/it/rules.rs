//! The list of rules: each id once, each with an origin, each named as its constant.

use std::collections::BTreeSet;

use yedo::rules::ALL;

#[test]
fn every_rule_is_listed_once_and_comes_from_somewhere() {
    let ids: BTreeSet<&str> = ALL.iter().map(|(rule, _)| rule.0).collect();
    assert_eq!(ids.len(), ALL.len());
    assert_eq!(ALL.len(), 187);
    for (rule, origin) in ALL {
        assert!(rule.0.starts_with("yedo."), "{rule}");
        assert!(origin.seed || origin.known || origin.house, "{rule}");
    }
}
