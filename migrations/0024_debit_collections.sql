-- What banks are told to collect, and what they answer.
create table debit_batches (
  id bigint generated always as identity primary key,
  payment_account_id int not null references payment_accounts,
  message_id text unique check (message_id ~ '^KDL-\d{8}-\d{1,10}$'),
  creditor jsonb not null,
  count int not null check (count > 0),
  sum bigint not null check (sum > 0),
  hash text check (hash ~ '^[0-9a-f]{64}$'),
  staff_name text not null,
  made_at timestamptz not null,
  refused_at timestamptz
);
create index debit_batches_account on debit_batches (payment_account_id, id);
comment on table debit_batches is 'owner: payments';
comment on column debit_batches.message_id is 'MsgId of its file; with hash null only within the transaction that makes it';
comment on column debit_batches.creditor is 'as its file names it: the same file can be written again';
comment on column debit_batches.hash is 'SHA-256 of its file (pain.008), which is not kept itself: it is made again of the rows';
comment on column debit_batches.refused_at is 'the bank refused the whole file: its collections go into another one';

alter table debits
  add column batch_id bigint references debit_batches,
  add column due_on date,
  add column booked_on date,
  add column settles_on date,
  add column settled_at timestamptz,
  add column answered_on date,
  add column answer_code text not null default '' check (answer_code ~ '^[A-Z0-9]{0,4}$'),
  add column answer_group text check (answer_group in ('claim', 'again', 'staff')),
  drop constraint debits_try_check,
  add constraint debits_try_check check (try between 1 and 9),
  add constraint debits_batched check ((state in ('batched', 'collected', 'returned', 'rejected')) <= (batch_id is not null and due_on is not null)),
  add constraint debits_answered check ((state in ('returned', 'rejected')) = (answer_group is not null));
create index debits_batch on debits (batch_id, due_on, id) where batch_id is not null;
create index debits_settling on debits (settles_on) where state = 'collected' and settled_at is null;
create index debits_waiting on debits (id) where answer_group = 'staff';
comment on column debits.due_on is 'ReqdColltnDt: as the bank was told, never before collect_on';
comment on column debits.booked_on is 'its money is on the account since';
comment on column debits.settles_on is 'banks send nothing back by themselves any more: premium begins, the receipt is made';
comment on column debits.answer_code is 'why it was rejected or returned (ISO 20022), such as AM04; empty where the bank did not say';
comment on column debits.answer_group is 'what that led to: claim, another try, or staff who still have to look';

create table debit_answers (
  id bigint generated always as identity primary key,
  payment_account_id int not null references payment_accounts,
  file_id bigint not null references bank_files,
  entry_key text not null,
  debit_id bigint references debits,
  batch_id bigint references debit_batches,
  due_on date,
  kind text not null check (kind in ('booked', 'returned', 'rejected')),
  fate text not null,
  end_to_end_id text not null default '',
  code text not null default '',
  amount bigint,
  currency text not null,
  answered_on date not null,
  state text not null check (state in ('matched', 'done', 'open', 'closed')),
  created_at timestamptz not null,
  done_at timestamptz,
  unique (payment_account_id, entry_key),
  check (state <> 'matched' or debit_id is not null or batch_id is not null)
);
create index debit_answers_debit on debit_answers (debit_id) where debit_id is not null;
create index debit_answers_open on debit_answers (id) where state in ('matched', 'open');
comment on table debit_answers is 'owner: payments';
comment on column debit_answers.entry_key is 'the same answer has the same key, in whichever file the bank gives it';
comment on column debit_answers.batch_id is 'with due_on: all of its collections of that day, which the bank booked as one sum';
comment on column debit_answers.state is 'matched: to be carried out; open: staff have to look; closed: they have';

-- The bank's answers to files of direct debits are files too.
alter table bank_files drop constraint bank_files_format_check;
alter table bank_files add constraint bank_files_format_check check (format in ('camt.053', 'camt.054', 'csv', 'pain.002'));

-- A batch is about nobody whom the site knows.
alter table audit_entries drop constraint audit_entries_about;
alter table audit_entries add constraint audit_entries_about
  check (account_id is not null or object in ('complaint', 'withdrawal', 'bank_file', 'transfer', 'debit_batch'));
