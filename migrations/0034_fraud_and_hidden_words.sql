-- Credits that come back to whoever spent them on a member whom staff removed for fraud. Another reason beside those there are.
do $$
declare
  listed text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'credit_ledger_reason_check');
begin
  execute 'alter table credit_ledger drop constraint credit_ledger_reason_check';
  execute 'alter table credit_ledger add constraint credit_ledger_reason_check ' || replace(listed, 'ARRAY[', 'ARRAY[''fraud_returned''::text, ');
end $$;

-- Who was told that somebody they have messages with was removed for fraud, with all the credits that came back for it, and up to
-- which message they did.
create table fraud_returns (
  member_id bigint not null references members,
  other_id bigint not null references members,
  credits int not null check (credits >= 0),
  up_to bigint not null,
  created_at timestamptz not null,
  primary key (member_id, other_id)
);
create index fraud_returns_other on fraud_returns (other_id);
comment on table fraud_returns is 'owner: chat';

-- Words in whose company a member wants no message to be shown at once. Nobody else sees them.
create table hidden_words (
  member_id bigint primary key references members on delete cascade,
  words text[] not null,
  updated_at timestamptz not null
);
comment on table hidden_words is 'owner: chat';
