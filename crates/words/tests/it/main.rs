//! What the language files must keep to.

mod files;
mod rules;
mod talk;
mod terms;
mod yedo;
mod yedo_talk;
