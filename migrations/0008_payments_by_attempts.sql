-- What a company sets for its payments.
alter table companies
  add column statement_text text check (statement_text ~ '^[A-Za-z0-9 .*-]{5,22}$'),
  add column vat_scheme text not null default 'home' check (vat_scheme in ('home', 'oss')),
  add column vat_registered text[] not null default '{}';
comment on column companies.statement_text is 'what stands on the buyer''s bank statement';
comment on column companies.vat_scheme is 'home: below the threshold of 10,000 EUR, the home rate everywhere in the EU; oss: the rate of the buyer''s country';
comment on column companies.vat_registered is 'countries outside the EU where the company pays VAT (ISO 3166-1 alpha-2)';

-- A company's accounts with providers. `secret` is a name: what it opens is a file or in the environment, never here.
create table payment_accounts (
  id int generated always as identity primary key,
  company_id int not null references companies,
  provider text not null check (provider in ('sandbox', 'mollie', 'stripe', 'adyen')),
  mode text not null check (mode in ('test', 'live')),
  settings jsonb not null default '{}',
  secret text not null default '',
  position smallint not null default 0,
  active boolean not null default true,
  methods_off text[] not null default '{}',
  created_at timestamptz not null default now(),
  unique (company_id, provider, mode, secret)
);
comment on table payment_accounts is 'owner: payments';
insert into payment_accounts (company_id, provider, mode) select id, 'sandbox', 'test' from companies;

-- Cards that providers keep for members, with what the member agreed to.
create table stored_methods (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  payment_account_id int not null references payment_accounts,
  customer text not null default '',
  token text not null,
  brand text not null,
  last4 text not null,
  exp_month smallint not null check (exp_month between 1 and 12),
  exp_year smallint not null,
  consent text not null,
  consent_locale text not null,
  consented_at timestamptz not null,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  forgotten_at timestamptz,
  unique (payment_account_id, token)
);
create index stored_methods_account on stored_methods (account_id) where removed_at is null;
create index stored_methods_to_forget on stored_methods (removed_at) where removed_at is not null and forgotten_at is null;
comment on table stored_methods is 'owner: payments';

alter table payments
  add column payment_account_id int references payment_accounts,
  add column company_id int references companies,
  add column list_amount int,
  add column discount_id bigint references discount_codes,
  add column discount_percentage int,
  add column state text not null default 'ordered' check (state in (
    'ordered', 'opened', 'pending', 'paid', 'failed', 'cancelled', 'expired', 'partly_refunded', 'refunded', 'charged_back', 'won_back')),
  add column failure text check (failure in (
    'declined', 'insufficient_funds', 'expired_card', 'blocked', 'authentication', 'limit', 'abandoned', 'unknown')),
  add column store_card boolean not null default false,
  add column store_consent text,
  add column stored_method_id bigint references stored_methods,
  add column statement_text text,
  add column vat_country char(2),
  add column vat_rate int,
  add column vat_evidence jsonb,
  add column expires_at timestamptz,
  add column ended_at timestamptz,
  add column locale text;
comment on column payments.state is 'what the facts of attempts, refunds and disputes come to; status is what the wire says of it. Both are written by one routine only';
comment on column payments.vat_rate is 'hundredths of a percent; null where no VAT is told. With country and evidence frozen when it was paid';
update payments p set company_id = s.company_id, list_amount = p.amount, locale = coalesce(p.begin_at_once_locale, 'en'),
    payment_account_id = (select a.id from payment_accounts a where a.company_id = s.company_id and a.provider = 'sandbox'),
    state = case p.status when 'loading' then 'opened' when 'pending' then 'pending' when 'completed' then 'paid' else p.status end
  from sites s where s.id = p.site_id;
alter table payments
  alter column payment_account_id set not null, alter column company_id set not null, alter column list_amount set not null,
  alter column locale set not null,
  add constraint payments_discount check ((discount_id is null) = (discount_percentage is null)),
  add constraint payments_list check (list_amount >= amount);

-- Tries to have a payment made: another is made only where what became of the one before is unknown.
create table payment_attempts (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments,
  no smallint not null check (no >= 1),
  payment_account_id int not null references payment_accounts,
  key uuid not null unique,
  reference text,
  charge text,
  url text,
  state text not null default 'made' check (state in ('made', 'sent', 'unknown', 'open', 'pending', 'paid', 'failed', 'cancelled', 'expired')),
  failure text,
  detail jsonb,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  answered_at timestamptz,
  expires_at timestamptz,
  checks int not null default 0,
  check_at timestamptz,
  unique (payment_id, no),
  unique (payment_account_id, reference)
);
create index payment_attempts_due on payment_attempts (check_at) where check_at is not null;
comment on table payment_attempts is 'owner: payments';
comment on column payment_attempts.check_at is 'when the provider is asked next; null where there is nothing more to hear';
insert into payment_attempts (payment_id, no, payment_account_id, key, reference, url, state, created_at, sent_at, answered_at, expires_at, check_at)
  select id, 1, payment_account_id, gen_random_uuid(), provider_reference, redirect_url,
         case status when 'loading' then 'open' when 'completed' then 'paid' else status end, created_at, created_at, created_at,
         created_at + interval '1 day', case when status in ('loading', 'pending') then now() end
    from payments where provider_reference is not null;
alter table payments drop column provider_reference, drop column redirect_url, drop column provider;

-- What providers sent, byte for byte, as long as somebody may want to look.
create table payment_deliveries (
  id bigint generated always as identity primary key,
  payment_account_id int not null references payment_accounts,
  headers jsonb not null,
  body text not null,
  received_at timestamptz not null default now()
);
create index payment_deliveries_received on payment_deliveries (received_at);
comment on table payment_deliveries is 'owner: payments';

-- Facts: what providers told, stored once under their own id and then handled once.
alter table payment_events rename to payment_events_before;
create table payment_events (
  payment_account_id int not null references payment_accounts,
  event_id text not null,
  object text not null check (object in ('payment', 'refund', 'dispute', 'stored')),
  reference text not null,
  attempt_id bigint references payment_attempts,
  payload jsonb not null,
  delivery_id bigint references payment_deliveries on delete set null,
  received_at timestamptz not null default now(),
  handled_at timestamptz,
  anomaly text check (anomaly in ('amount', 'currency', 'unknown_payment', 'other_account', 'paid_twice', 'unknown_refund', 'code_taken')),
  primary key (payment_account_id, event_id)
);
create index payment_events_attempt on payment_events (attempt_id);
create index payment_events_waiting on payment_events (payment_account_id, reference) where handled_at is null;
create index payment_events_anomaly on payment_events (received_at) where anomaly is not null;
comment on table payment_events is 'owner: payments';
insert into payment_events (payment_account_id, event_id, object, reference, attempt_id, payload, received_at, handled_at)
  select coalesce(a.payment_account_id, (select min(id) from payment_accounts where provider = 'sandbox')), e.event_id, 'payment', e.payload->>'reference', a.id,
         jsonb_build_object('object', 'payment', 'id', e.event_id, 'reference', e.payload->>'reference', 'ours', null, 'state', e.payload->>'status',
           'amount', e.payload->'amount', 'currency', e.payload->>'currency', 'failure', null, 'charge', null, 'detail', null),
         e.received_at, e.handled_at
    from payment_events_before e left join payment_attempts a on a.reference = e.payload->>'reference'
   where exists (select from payment_accounts where provider = 'sandbox');
drop table payment_events_before;

-- Money that goes back. Credits are taken first and returned if it fails.
create table refunds (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments,
  attempt_id bigint not null references payment_attempts,
  key uuid not null unique,
  -- What it is for, once: `withdrawal 12`, `second payment 34`.
  cause text not null unique,
  reason text not null check (reason in ('withdrawal', 'paid_twice', 'staff', 'provider')),
  requester text not null check (requester in ('member', 'staff', 'system', 'provider')),
  staff_name text,
  amount int not null check (amount > 0),
  currency char(3) not null,
  credits_asked int not null default 0 check (credits_asked >= 0),
  credits_taken int check (credits_taken >= 0),
  reference text,
  state text not null default 'asked' check (state in ('asked', 'sent', 'unknown', 'settled', 'failed', 'reversed')),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  settled_at timestamptz,
  checks int not null default 0,
  check_at timestamptz
);
create index refunds_payment on refunds (payment_id);
create index refunds_due on refunds (check_at) where check_at is not null;
comment on table refunds is 'owner: payments';
comment on column refunds.credits_taken is 'null until they were looked for; the same statement writes it and moves them, so that it happens once';

-- Money that a bank took back.
create table disputes (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments,
  attempt_id bigint not null references payment_attempts,
  payment_account_id int not null references payment_accounts,
  reference text not null,
  amount int not null check (amount > 0),
  currency char(3) not null,
  reason text not null default '',
  state text not null check (state in ('warned', 'lost_funds', 'won', 'lost')),
  due_at timestamptz,
  credits_taken int check (credits_taken >= 0),
  credits_returned int check (credits_returned >= 0),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  unique (payment_account_id, reference)
);
create index disputes_payment on disputes (payment_id);
create index disputes_open on disputes (due_at) where state in ('warned', 'lost_funds');
comment on table disputes is 'owner: payments';

-- What a member owes because credits that money was taken back for had been used.
create table claims (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  payment_id bigint not null references payments,
  dispute_id bigint not null unique references disputes,
  amount int not null check (amount > 0),
  currency char(3) not null,
  credits_missing int not null check (credits_missing > 0),
  state text not null default 'open' check (state in ('open', 'paid', 'written_off', 'won_back')),
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  staff_name text
);
create index claims_open on claims (account_id) where state = 'open';
comment on table claims is 'owner: payments';

-- The reasons of the ledger, as they are here, and two more.
do $$
declare listed text;
begin
  select pg_get_constraintdef(oid) into listed from pg_constraint where conname = 'credit_ledger_reason_check';
  alter table credit_ledger drop constraint credit_ledger_reason_check;
  execute 'alter table credit_ledger add constraint credit_ledger_reason_check '
    || replace(listed, 'ARRAY[', 'ARRAY[''refund_returned''::text, ''chargeback_returned''::text, ');
end $$;

-- Takes up to so many credits once per (reason, reference), and says how many it took: the balance may be lower. It may run in the same
-- moment as a message is paid: both wait for the account's row.
create function take_credits_up_to(p_account bigint, p_amount int, p_reason text, p_reference text) returns int language plpgsql as $$
declare taken int;
begin
  select least(credits, p_amount) into taken from accounts where id = p_account for no key update;
  if taken is null then raise exception 'account % does not exist', p_account; end if;
  if taken > 0 then perform move_credits(p_account, -taken, p_reason, p_reference); end if;
  return taken;
end $$;

-- The sandbox bank: one payment for each attempt, with all that it told of it.
alter table sandbox_payments
  add column payment_id bigint,
  add column attempt_id bigint,
  add column cancel_url text,
  add column method text not null default 'card',
  add column store boolean not null default false,
  add column refunded int not null default 0,
  add column dispute text check (dispute in ('lost_funds', 'won', 'lost')),
  add column facts jsonb not null default '[]';
alter table sandbox_payments drop constraint sandbox_payments_status_check;
alter table sandbox_payments add constraint sandbox_payments_status_check check (status in ('open', 'pending', 'paid', 'failed', 'cancelled', 'expired'));
update sandbox_payments s set payment_id = a.payment_id, attempt_id = a.id from payment_attempts a where a.reference = s.reference;
