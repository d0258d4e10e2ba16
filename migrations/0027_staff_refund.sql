-- Who of the staff decides: numbers instead of names that anybody may type.
create table staff (
  id int generated always as identity primary key,
  name text not null check (length(name) between 1 and 60),
  -- SHA-256 of a secret that was shown once.
  secret_hash text not null unique check (secret_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  ended_at timestamptz
);
create unique index staff_name on staff (lower(name)) where ended_at is null;
comment on table staff is 'owner: audit';
alter table audit_entries add column staff_id int references staff;
comment on column audit_entries.staff_id is 'who proved to be it; null where only a name was typed';

-- Refunds that staff ask for. Above the company's sum somebody else approves them first.
alter table companies add column refund_alone int not null default 10000 check (refund_alone >= 0);
comment on column companies.refund_alone is 'minor units that one of the staff may refund alone, over 24 hours, to a member and by themselves';
create table refund_requests (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments,
  company_id int not null references companies,
  account_id bigint not null references accounts,
  amount int not null check (amount > 0),
  currency char(3) not null,
  reason text not null check (reason in ('goodwill', 'fault', 'withdrawal', 'fraud', 'complaint')),
  asking_staff_id int not null references staff,
  requested_at timestamptz not null,
  state text not null check (state in ('waiting', 'ordered', 'refused')),
  deciding_staff_id int references staff,
  decided_at timestamptz,
  check (deciding_staff_id is null or deciding_staff_id <> asking_staff_id),
  check ((state = 'waiting') <= (deciding_staff_id is null))
);
create index refund_requests_staff on refund_requests (asking_staff_id, requested_at);
create index refund_requests_account on refund_requests (account_id, requested_at);
create index refund_requests_waiting on refund_requests (requested_at) where state = 'waiting';
comment on table refund_requests is 'owner: payments';
comment on column refund_requests.deciding_staff_id is 'null where the sum needed nobody else';

-- What providers said that did not fit, until staff looked at it.
alter table payment_events add column anomaly_closed_at timestamptz, add column anomaly_staff_name text;
