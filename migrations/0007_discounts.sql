-- Codes of discounts: those that staff give out, and those that the product makes for one member.
create table discount_codes (
  id bigint generated always as identity primary key,
  site_id int not null references sites,
  code text not null check (code ~ '^[A-Z0-9]{3,24}$'),
  kind text not null default 'code' check (kind in ('code', 'time_bonus', 'welcome', 'stay')),
  account_id bigint references accounts,
  country char(2),
  -- Hundredths of a percent: 2500 is 25 %.
  percentage int not null check (percentage between 1 and 9900),
  currency char(3),
  minimum_order_value int check (minimum_order_value >= 0),
  methods text[],
  validity text not null default 'once-per-user' check (validity in ('once-per-user', 'once', 'unlimited')),
  status text not null default 'active' check (status in ('active', 'inactive')),
  starts_at timestamptz,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  staff_name text not null default '',
  check (minimum_order_value is null or currency is not null),
  unique (site_id, code)
);
create index discount_codes_account on discount_codes (account_id) where account_id is not null;
comment on table discount_codes is 'owner: discounts';
comment on column discount_codes.kind is 'code: given out by staff; time_bonus and welcome: the site''s own, for whom the rules name; stay: offered to somebody before they delete their account';

-- Which order holds a code: once a member and code, while the order is open or paid.
create table discount_redemptions (
  id bigint generated always as identity primary key,
  discount_id bigint not null references discount_codes,
  account_id bigint not null references accounts,
  payment_id bigint not null unique references payments,
  state text not null default 'held' check (state in ('held', 'used', 'returned', 'taken_over')),
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index discount_redemptions_account on discount_redemptions (account_id, discount_id);
create index discount_redemptions_code on discount_redemptions (discount_id) where state in ('held', 'used');
comment on table discount_redemptions is 'owner: discounts';
