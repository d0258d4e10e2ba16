-- A session gets another token with each fresh proof; the one before it goes on for a minute, for calls that are on their way.
alter table sessions add column previous_hash bytea, add column replaced_at timestamptz;
create unique index sessions_previous on sessions (previous_hash) where previous_hash is not null;
alter table push_subscriptions drop constraint push_subscriptions_session_hash_fkey;
alter table push_subscriptions add constraint push_subscriptions_session_hash_fkey
  foreign key (session_hash) references sessions on delete cascade on update cascade;
-- Fourteen days without use end a session; `expires_at` says when, and moves with every use.
update sessions set expires_at = least(expires_at, last_used_at + interval '14 days');
