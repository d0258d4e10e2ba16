-- Searches that members keep, and are told of new people in by mail if they want.
create table saved_searches (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  name text not null,
  -- As an address of search carries it.
  search jsonb not null,
  alert text not null check (alert in ('never', 'daily', 'weekly')),
  -- Who joined after this was not told yet.
  told_until timestamptz not null,
  -- When to look for new people next.
  next_at timestamptz not null,
  mailed_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index saved_searches_name on saved_searches (member_id, lower(name));
create index saved_searches_due on saved_searches (next_at, member_id) where alert <> 'never';
comment on table saved_searches is 'owner: members';

alter table mail_tokens drop constraint mail_tokens_purpose_check;
alter table mail_tokens add constraint mail_tokens_purpose_check
  check (purpose in ('activate', 'login', 'reset_password', 'change_email', 'unsubscribe', 'reactivate', 'saved_search_alerts'));
