//! What the language files must keep to.

mod files;
mod rules;
mod talk;
mod yedo;
mod yedo_talk;
