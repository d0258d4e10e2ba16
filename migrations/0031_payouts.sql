-- Refunds of transfers and direct debits go back by a file for the bank (pain.001), to the account that paid.
alter table bank_entries add column payer_iban text;
comment on column bank_entries.payer_iban is 'encrypted, bound to account and key: refunds go there; null once none can any more, and where the bank named none';

create table payout_batches (
  id bigint generated always as identity primary key,
  payment_account_id int not null references payment_accounts,
  message_id text unique check (message_id ~ '^KDL-P\d{8}-\d{1,10}$'),
  payer jsonb not null,
  execute_on date not null,
  count int not null check (count >= 0),
  sum bigint not null check (sum >= 0),
  hash text check (hash ~ '^[0-9a-f]{64}$'),
  staff_id int not null references staff,
  made_at timestamptz not null,
  refused_at timestamptz
);
create index payout_batches_account on payout_batches (payment_account_id, id);
comment on table payout_batches is 'owner: payments';
comment on column payout_batches.message_id is 'MsgId of its file; with hash null only within the transaction that makes it';
comment on column payout_batches.payer is 'our account as its file names it: the same file can be written again';
comment on column payout_batches.execute_on is 'ReqdExctnDt: as the bank was told';
comment on column payout_batches.hash is 'SHA-256 of its file (pain.001), which is not kept itself: it is made again of the rows';
comment on column payout_batches.refused_at is 'the bank refused the whole file: its refunds go into another one';

create table payouts (
  id bigint generated always as identity primary key,
  refund_id bigint not null unique references refunds,
  payment_account_id int not null references payment_accounts,
  end_to_end_id text not null unique check (end_to_end_id ~ '^KDL-R\d{1,15}$'),
  amount int not null check (amount > 0),
  holder text not null,
  iban text,
  iban_last4 text not null check (iban_last4 ~ '^[A-Z0-9]{4}$'),
  about text not null,
  naming_staff_id int references staff,
  state text not null check (state in ('waiting', 'batched', 'settled', 'returned')),
  batch_id bigint references payout_batches,
  answered_on date,
  answer_code text not null default '' check (answer_code ~ '^[A-Z0-9]{0,4}$'),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check ((state = 'batched') <= (batch_id is not null))
);
create index payouts_batch on payouts (batch_id, id) where batch_id is not null;
create index payouts_ended on payouts (changed_at) where iban is not null and state in ('settled', 'returned');
comment on table payouts is 'owner: payments';
comment on column payouts.amount is 'minor units of euro';
comment on column payouts.holder is 'as the mandate or the bank names the payer; empty once nothing can be asked any more';
comment on column payouts.iban is 'encrypted, bound to the end-to-end id; null once nothing can be asked of it any more';
comment on column payouts.about is 'what the member reads on the statement';
comment on column payouts.naming_staff_id is 'who of the staff named the account, where the one that paid is not known; somebody else makes the batch';
comment on column payouts.state is 'waiting: in no file yet; returned: the bank sent it back to us';

create table payout_answers (
  id bigint generated always as identity primary key,
  payment_account_id int not null references payment_accounts,
  file_id bigint not null references bank_files,
  entry_key text not null,
  payout_id bigint references payouts,
  kind text not null check (kind in ('settled', 'returned')),
  fate text not null,
  end_to_end_id text not null,
  code text not null default '',
  amount bigint not null,
  currency text not null,
  answered_on date not null,
  state text not null check (state in ('matched', 'done', 'open', 'closed')),
  created_at timestamptz not null,
  done_at timestamptz,
  unique (payment_account_id, entry_key),
  check (state <> 'matched' or payout_id is not null)
);
create index payout_answers_payout on payout_answers (payout_id) where payout_id is not null;
create index payout_answers_open on payout_answers (id) where state in ('matched', 'open');
comment on table payout_answers is 'owner: payments';
comment on column payout_answers.entry_key is 'the same answer has the same key, in whichever file the bank gives it';
comment on column payout_answers.state is 'matched: to be carried out; open: staff have to look; closed: they have';

-- A batch is about nobody whom the site knows.
alter table audit_entries drop constraint audit_entries_about;
alter table audit_entries add constraint audit_entries_about
  check (account_id is not null or object in ('complaint', 'withdrawal', 'bank_file', 'transfer', 'debit_batch', 'payout_batch', 'announcement', 'site'));
