-- Direct debits by a company's own creditor identifier: who gave a mandate for which order, and what is to be collected by it.

-- What IBANs are hashed by; the process makes it, and keeps it encrypted only.
create table debit_keys (
  id smallint primary key check (id = 1),
  sealed text not null
);
comment on table debit_keys is 'owner: payments';
comment on column debit_keys.sealed is 'key of debit_mandates.iban_hash and debit_blocks.iban_hash, encrypted with a key of the environment';

create table debit_mandates (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  company_id int not null references companies,
  site_id int not null references sites,
  payment_account_id int not null references payment_accounts,
  attempt_id bigint not null unique references payment_attempts,
  reference text not null unique check (reference ~ '^[A-Z0-9-]{6,35}$'),
  text_version text not null,
  locale text not null,
  second_locale text,
  creditor_id text not null,
  words jsonb not null,
  holder text not null,
  street text,
  house_number text,
  postal_code text,
  city text,
  country char(2) not null,
  iban_country char(2) not null,
  iban text,
  iban_hash text not null,
  iban_last4 text not null check (iban_last4 ~ '^[A-Z0-9]{4}$'),
  phone text,
  phone_code_id bigint,
  ip text,
  created_at timestamptz not null
);
create index debit_mandates_account on debit_mandates (account_id, created_at);
create index debit_mandates_iban on debit_mandates (iban_hash, created_at);
comment on table debit_mandates is 'owner: payments';
comment on column debit_mandates.attempt_id is 'a mandate is for one order and one collection (OOFF); a second try collects by the same';
comment on column debit_mandates.text_version is 'the day of the words that were agreed to';
comment on column debit_mandates.second_locale is 'the creditor''s language, where the words were shown in it too';
comment on column debit_mandates.words is 'all that was agreed to as it was shown, in each language';
comment on column debit_mandates.country is 'of the address: where the buyer paid from';
comment on column debit_mandates.iban is 'encrypted, bound to the reference; null once nothing can be asked of it any more';
comment on column debit_mandates.iban_hash is 'HMAC by the key of debit_keys: limits and blocks hold for it';
comment on column debit_mandates.phone_code_id is 'the code of phone_codes that was sent to the phone and typed';

-- One row for each collection: a second try is another one, with its own date and end-to-end id.
create table debits (
  id bigint generated always as identity primary key,
  attempt_id bigint not null references payment_attempts,
  mandate_id bigint not null references debit_mandates,
  try smallint not null default 1 check (try between 1 and 2),
  amount int not null check (amount > 0),
  currency char(3) not null check (currency = 'EUR'),
  end_to_end_id text not null unique check (end_to_end_id ~ '^[A-Z0-9-]{6,35}$'),
  state text not null default 'credited' check (state in ('credited', 'batched', 'collected', 'returned', 'rejected', 'refunded')),
  collect_on date not null,
  notified_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (attempt_id, try)
);
create index debits_mandate on debits (mandate_id);
create index debits_due on debits (collect_on) where state = 'credited';
comment on table debits is 'owner: payments';
comment on column debits.state is 'credited: the credits are there, the bank was told nothing; refunded: taken back before the bank was told';
comment on column debits.collect_on is 'as the mail said (pre-notification), a day of TARGET; the bank is told no earlier one';
comment on column debits.notified_at is 'when the mail was ordered that names the day';

-- Who may not pay by direct debit any more: an account, an IBAN, or both by one return.
create table debit_blocks (
  id bigint generated always as identity primary key,
  account_id bigint references accounts,
  iban_hash text,
  debit_id bigint references debits,
  reason text not null,
  staff_name text,
  created_at timestamptz not null,
  lifted_at timestamptz,
  check (account_id is not null or iban_hash is not null),
  unique (debit_id)
);
create index debit_blocks_account on debit_blocks (account_id) where lifted_at is null;
create index debit_blocks_iban on debit_blocks (iban_hash) where lifted_at is null;
comment on table debit_blocks is 'owner: payments';
comment on column debit_blocks.reason is 'the bank''s code, such as MD06, or staff';
