-- Alerts that an account has dismissed, in whatever browser: the server leaves them out of the page.
create table dismissed_alerts (
  account_id bigint not null references accounts on delete cascade,
  alert text not null check (length(alert) between 1 and 40),
  dismissed_at timestamptz not null default now(),
  primary key (account_id, alert)
);
comment on table dismissed_alerts is 'owner: notifications';
