-- What the nightly look at the books found: each thing once, until it is gone; staff say that they have seen it.
create table book_findings (
  id bigint generated always as identity primary key,
  wrong text not null check (wrong <> ''),
  account_id bigint references accounts,
  payment_id bigint references payments,
  found_at timestamptz not null,
  last_at timestamptz not null,
  gone_at timestamptz,
  acknowledged_at timestamptz,
  staff_id int references staff,
  unique nulls not distinct (wrong, account_id, payment_id),
  check ((acknowledged_at is null) = (staff_id is null))
);
create index book_findings_open on book_findings (id) where gone_at is null;
comment on table book_findings is 'owner: payments';
comment on column book_findings.wrong is 'as the view payment_books names it';
comment on column book_findings.gone_at is 'the last look did not find it any more';
create index claims_open_id on claims (id) where state = 'open';
create index payment_events_open_anomaly on payment_events (received_at, event_id) where anomaly is not null and anomaly_closed_at is null;
