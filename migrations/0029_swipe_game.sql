-- Likes given in the swipe game, which has a limit of its own: one row a pair, with the time that counts. A like that is taken
-- back keeps its row, so that taking back wins no further ones. Rows are over after a day and are deleted then.
create table swipe_likes (
  member_id bigint not null references members on delete cascade,
  liked_id bigint not null references members on delete cascade,
  created_at timestamptz not null,
  primary key (member_id, liked_id),
  check (member_id <> liked_id)
);
create index swipe_likes_liked on swipe_likes (liked_id);
create index swipe_likes_age on swipe_likes (created_at);
comment on table swipe_likes is 'owner: likes';

-- One row for each who plays: locked by every decision, and who was passed last, as long as that can be taken back.
create table swipe_games (
  member_id bigint primary key references members on delete cascade,
  passed_id bigint references members on delete set null
);
create index swipe_games_passed on swipe_games (passed_id) where passed_id is not null;
comment on table swipe_games is 'owner: likes';

-- Fictional profiles in a scattered order: where too few real members suit, a deck ends with them, and a new
-- member gets an automatic like of one.
create index search_fictional on member_search (pool, country, gender, has_photo desc, ((member_id * 2654435761) & 4294967295))
  include (member_id, dob, seeks, square, last_active) where visible and fictional;
