-- What buyers declared by the withdrawal function of the law (Article 11a of Directive 2011/83/EU), each a row for as long as the
-- payment that it is about: as it was said, with what a refund is computed from.
create table withdrawals (
  id bigint generated always as identity primary key,
  reference text not null unique check (reference ~ '^W-[2-9A-HJKMNP-Z]{8}$'),
  key uuid not null unique,
  site_id int not null references sites,
  account_id bigint references accounts,
  payment_id bigint references payments,
  name text not null check (name <> ''),
  email text not null check (email <> ''),
  contract text,
  locale text not null,
  credits_left int check (credits_left >= 0),
  declared_at timestamptz not null,
  decision text check (decision in ('accepted', 'refused')),
  decided_at timestamptz,
  staff_name text,
  note text not null default '',
  check ((decision is null) = (decided_at is null) and (decision is null) = (staff_name is null)),
  check (payment_id is not null or contract is not null)
);
comment on table withdrawals is 'owner: withdrawals';
comment on column withdrawals.account_id is 'who was logged in; null for who was not';
comment on column withdrawals.payment_id is 'the order that it is about; null where the words of somebody not logged in name none of theirs';
comment on column withdrawals.contract is 'the words by which somebody named the order; null where they chose it';
comment on column withdrawals.credits_left is 'the balance of whoever made the order, at this moment';
-- A member withdraws from an order once.
create unique index withdrawals_order on withdrawals (payment_id) where account_id is not null;
create index withdrawals_payment on withdrawals (payment_id);
create index withdrawals_open on withdrawals (declared_at) where decision is null;

-- With an order its buyer asks that it is carried out at once, and knows what that does to the right of withdrawal: in which words
-- (their version and language), at the time of the order. Null where nobody was asked: before, and on sites without that right.
alter table payments add column begin_at_once text, add column begin_at_once_locale text;
alter table payments add constraint payments_begin_at_once check ((begin_at_once is null) = (begin_at_once_locale is null));
