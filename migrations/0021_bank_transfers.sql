-- Transfers to a company's own account: the bank's files that staff imported, and the money in them.
create table bank_files (
  id bigint generated always as identity primary key,
  payment_account_id int not null references payment_accounts,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  format text not null check (format in ('camt.053', 'camt.054', 'csv')),
  name text not null,
  entries int not null check (entries >= 0),
  staff_name text not null,
  imported_at timestamptz not null default now(),
  unique (payment_account_id, hash)
);
comment on table bank_files is 'owner: payments';
comment on column bank_files.hash is 'SHA-256 of its bytes: the same file is imported once';

create table bank_entries (
  id bigint generated always as identity primary key,
  payment_account_id int not null references payment_accounts,
  file_id bigint references bank_files,
  entry_key text not null,
  amount int not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  booked_on date not null,
  payer_name text not null default '',
  payer_country char(2),
  payer_last4 text not null default '',
  payer_hash text,
  remittance text not null default '',
  attempt_id bigint references payment_attempts,
  state text not null check (state in ('matched', 'settled', 'confirms', 'proposed', 'unmatched', 'other_currency', 'sent_back')),
  surplus int not null default 0 check (surplus between 0 and amount),
  surplus_paid_at timestamptz,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  unique (payment_account_id, entry_key),
  check ((state in ('matched', 'settled', 'confirms', 'proposed')) <= (attempt_id is not null))
);
create index bank_entries_attempt on bank_entries (attempt_id) where attempt_id is not null;
create index bank_entries_payer on bank_entries (payment_account_id, payer_hash) where payer_hash is not null;
create index bank_entries_open on bank_entries (payment_account_id, state) where state in ('matched', 'proposed', 'unmatched', 'other_currency');
create index bank_entries_surplus on bank_entries (payment_account_id) where surplus > 0 and surplus_paid_at is null;
comment on table bank_entries is 'owner: payments';
comment on column bank_entries.file_id is 'null where staff marked it by hand';
comment on column bank_entries.entry_key is 'the same money has the same key, in whichever file the bank names it';
comment on column bank_entries.payer_hash is 'HMAC of the IBAN, which is not kept itself';
comment on column bank_entries.attempt_id is 'whose it is; with proposed, whose it may be';
comment on column bank_entries.state is 'confirms: the file''s word for what staff marked by hand before';
comment on column bank_entries.surplus is 'what was paid above the price, in minor units: staff send it back';

-- A file of the bank, and money that fits no order, are about nobody whom the site knows.
alter table audit_entries drop constraint audit_entries_about;
alter table audit_entries add constraint audit_entries_about
  check (account_id is not null or object in ('complaint', 'withdrawal', 'bank_file', 'transfer'));
