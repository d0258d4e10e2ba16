-- Who looked at whose profile: one row a pair, with the last time. Kept for 90 days.
create table profile_views (
  viewed_id bigint not null references members on delete cascade,
  viewer_id bigint not null references members on delete cascade,
  last_at timestamptz not null,
  primary key (viewed_id, viewer_id),
  check (viewed_id <> viewer_id)
);
create index profile_views_newest on profile_views (viewed_id, last_at desc, viewer_id);
create index profile_views_viewer on profile_views (viewer_id);
create index profile_views_age on profile_views (last_at);
comment on table profile_views is 'owner: members';

-- Whom a member does not want to be shown: for good, or for 30 days as passed in the swipe game.
create table passes (
  member_id bigint not null references members on delete cascade,
  passed_id bigint not null references members on delete cascade,
  kind text not null check (kind in ('not_for_me', 'swipe')),
  created_at timestamptz not null,
  primary key (member_id, passed_id),
  check (member_id <> passed_id)
);
create index passes_newest on passes (member_id, kind, created_at desc, passed_id);
create index passes_passed on passes (passed_id);
create index passes_age on passes (created_at) where kind = 'swipe';
comment on table passes is 'owner: members';

-- Everybody of a region in a ring, each at a place that says nothing about them: suggestions begin somewhere else on it for
-- every viewer and day, so that nobody stands in front for all.
create index search_ring on member_search (pool, country, region, gender, seeks, ((member_id * 2654435761) & 4294967295))
  include (member_id, dob, last_active, has_photo) where visible and not fictional;
