//! The add-ons of Expansion 1, a file each. One that is not in play has put nothing on the table.

pub(crate) mod privileges;
pub(crate) mod ronin;
pub(crate) mod temples;
