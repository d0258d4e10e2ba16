-- What members let themselves spend at most in a calendar month of their zone, a currency each.
create table spending_caps (
  account_id bigint not null references accounts,
  currency char(3) not null,
  amount int not null check (amount >= 0),
  time_zone text not null check (length(time_zone) between 1 and 64),
  next_amount int check (next_amount >= 0),
  next_at timestamptz,
  changed_at timestamptz not null,
  primary key (account_id, currency),
  constraint spending_caps_next check (next_amount is null or next_at is not null)
);
comment on table spending_caps is 'owner: payments';
comment on column spending_caps.amount is 'minor units; counts until next_at';
comment on column spending_caps.next_amount is 'a higher cap that was asked for, from next_at on; null with next_at: none';
comment on column spending_caps.time_zone is 'where its months begin; it stays as long as the cap does';
