//! What the server promises, asked of a real one.

mod bot;
mod live;
mod people;
mod play;
mod safe;
mod twins;
mod words;
mod world;
mod yedo;
