-- What anybody says about a member, about content or about the service: notice and action, with its state and the decision.
-- `member_id` and `report_id` are whom it turned out to be about, if anybody, and never leave the server.
create table complaints (
  id bigint generated always as identity primary key,
  site_id int not null references sites,
  reference text not null unique,
  key uuid not null unique,
  account_id bigint references accounts,
  name text not null default '',
  email text not null default '',
  locale text not null,
  reason text not null check (reason in ('minors', 'intimate', 'threat', 'hate', 'fraud', 'impersonation', 'privacy', 'rights', 'illegal', 'terms', 'decision', 'service')),
  content text check (content in ('profile', 'photo', 'text', 'message', 'other')),
  about text not null default '',
  text text not null,
  member_id bigint references accounts,
  report_id bigint references reports on delete set null,
  decision text check (decision in ('no_action', 'warn', 'remove_photos', 'ban', 'other')),
  ground text check (ground in ('law', 'terms', 'service', 'no_breach', 'not_found', 'unclear', 'gone', 'stands')),
  words text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((decided_at is null) = (ground is null)),
  check ((decided_at is null) = (decision is null))
);
create index complaints_open on complaints (created_at, id) where decided_at is null;
create index complaints_decided on complaints (decided_at) where decided_at is not null;
create index complaints_account on complaints (account_id) where account_id is not null;
create index complaints_member on complaints (member_id) where member_id is not null;
create index complaints_report on complaints (report_id) where report_id is not null;
create index complaints_email on complaints (site_id, lower(email), created_at) where email <> '';
comment on table complaints is 'owner: complaints';

-- Against the decision, by who complained, once. One that was accepted has a decision of its own.
create table complaint_appeals (
  complaint_id bigint primary key references complaints on delete cascade,
  text text not null,
  status text not null default 'open' check (status in ('open', 'kept', 'changed')),
  decision text check (decision in ('no_action', 'warn', 'remove_photos', 'ban', 'other')),
  ground text check (ground in ('law', 'terms', 'service', 'no_breach', 'not_found', 'unclear', 'gone', 'stands')),
  words text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((status = 'open') = (decided_at is null)),
  check ((status = 'changed') = (ground is not null)),
  check ((status = 'changed') = (decision is not null))
);
create index complaint_appeals_open on complaint_appeals (created_at) where status = 'open';
comment on table complaint_appeals is 'owner: complaints';

-- Pictures that somebody sent along; only staff see them.
create table complaint_pictures (
  complaint_id bigint not null references complaints on delete cascade,
  file_hash text not null references media_files,
  created_at timestamptz not null,
  primary key (complaint_id, file_hash)
);
create index complaint_pictures_file on complaint_pictures (file_hash);
comment on table complaint_pictures is 'owner: complaints';

-- A report that was made of a complaint is decided with it; `other` is what staff did by another order.
alter table reports add column of_complaint boolean not null default false;
alter table reports drop constraint reports_decision_check;
alter table reports add constraint reports_decision_check check (decision in ('no_action', 'warn', 'remove_photos', 'ban', 'other'));

-- A complaint may be about nobody whom the site knows.
alter table audit_entries alter column account_id drop not null;
alter table audit_entries add constraint audit_entries_about check (account_id is not null or object = 'complaint');
