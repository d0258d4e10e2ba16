-- A member at the end of the swipe game's likes may ask to be told, once, when the next one is there.
alter table swipe_games add column tell_when_back boolean not null default false;
