-- Blocks belong to safety now, which also takes reports.
comment on table blocks is 'owner: safety';

-- What a member told the staff about another. What is reported may change later, so the evidence is kept as it was.
create table reports (
  id bigint generated always as identity primary key,
  reference text not null unique,
  key uuid not null,
  reporter_id bigint references accounts,
  reported_id bigint not null references accounts,
  reason text not null check (reason in ('money', 'rude', 'fake', 'underage', 'other')),
  text text not null,
  snapshot jsonb not null,
  status text not null default 'open' check (status in ('open', 'dismissed', 'acted')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  unique (reporter_id, key)
);
create index reports_reported on reports (reported_id);
create index reports_open on reports (created_at) where status = 'open';
comment on table reports is 'owner: safety';
