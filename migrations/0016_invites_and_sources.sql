-- Codes that open the sign-up of an invitation-only site, each for one account. Only their hash is here.
create table invites (
  id bigint generated always as identity primary key,
  site_id int not null references sites,
  code_hash bytea not null unique,
  made_by bigint references accounts on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  used_by bigint references accounts on delete set null
);
create index invites_made_by on invites (made_by, created_at) where made_by is not null;
create index invites_used_by on invites (used_by) where used_by is not null;
create index invites_over on invites (coalesce(used_at, expires_at));
comment on table invites is 'owner: signup';
comment on column invites.made_by is 'the member who invites; null for the staff';

alter table accounts add column terms_version timestamptz;
comment on column accounts.terms_version is 'from when the terms count that the account agreed to; null where it was not noted yet';

-- How often a page went out of sight in visits that are counted, by day and source. Nothing tells one visitor from another.
create table page_hidden_counts (
  site_id int not null references sites,
  day date not null,
  page text not null,
  network text not null,
  ref text not null,
  count int not null,
  primary key (site_id, day, page, network, ref)
);
create index page_hidden_counts_day on page_hidden_counts (day);
comment on table page_hidden_counts is 'owner: sites';
