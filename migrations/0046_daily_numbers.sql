-- What the product counts of itself, by day. The tables are the source: a day can be counted again as long as they have it.
create table daily_numbers (
  site_id int not null references sites,
  metric text not null,
  day date not null,
  dim text not null default '',
  value bigint not null,
  zone text not null,
  primary key (site_id, metric, day, dim)
);
comment on table daily_numbers is 'owner: numbers';
comment on column daily_numbers.day is 'of the site, in the time zone beside it';
comment on column daily_numbers.dim is 'what of the metric is counted, such as a currency; empty where there is one number';

-- Up to when a site is counted, and by which time zone: another one has its days counted again.
create table number_rollups (
  site_id int primary key references sites,
  zone text not null,
  last_day date not null,
  rolled_at timestamptz not null
);
comment on table number_rollups is 'owner: numbers';

-- Days that something late belongs to: they are counted again.
create table due_days (
  site_id int not null references sites,
  day date not null,
  primary key (site_id, day)
);
comment on table due_days is 'owner: numbers';

-- Who was here on which day, by the site's time zone; kept for 35 days.
create table member_days (
  member_id bigint not null references members on delete cascade,
  day date not null,
  site_id int not null references sites,
  primary key (member_id, day)
);
create index member_days_site on member_days (site_id, day) include (member_id);
comment on table member_days is 'owner: members';

alter table accounts add column confirmed_at timestamptz;
comment on column accounts.confirmed_at is 'when the address was confirmed first; null also where that was before it was noted';

-- Rows come in the order of time, so a few pages tell where a day lies.
create index messages_created on messages using brin (created_at);
create index conversations_begun on conversations using brin (started_at);
create index payments_completed on payments (site_id, completed_at) where completed_at is not null;
create index refunds_created on refunds (created_at);
create index refunds_settled on refunds (settled_at) where settled_at is not null;
create index disputes_changed on disputes (changed_at);
create index reports_decided on reports (decided_at) where decided_at is not null;
