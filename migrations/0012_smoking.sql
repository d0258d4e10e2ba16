-- Whether a member smokes, and a third word of bits for search: the first two have no room for another field. The index of each
-- order is made anew with it, so that search still reads nothing else.
alter table members add column smoking text;
alter table member_search add column further_traits bigint not null default 1::bigint << 52;
drop index search_active;
create index search_active on member_search (pool, country, gender, has_photo desc, last_active desc, member_id desc)
  include (joined, dob, region, seeks, fictional, square, traits, interests, further_traits) where visible;
drop index search_new;
create index search_new on member_search (pool, country, gender, joined desc, member_id desc)
  include (has_photo, last_active, dob, region, seeks, fictional, square, traits, interests, further_traits)
  where visible and joined > '-infinity';
drop index search_near;
create index search_near on member_search (pool, country, square, gender, has_photo desc, last_active desc, member_id desc)
  include (joined, dob, region, seeks, fictional, traits, interests, further_traits) where visible and square >= 0;
-- The bits are made by the statement that writes them.
drop function if exists search_traits(text, text, text, text, text, text[]);
drop function if exists search_interests(text[]);
