-- A lost second factor of somebody of the staff is taken away by two others: who asks for it does not decide it, nor does its owner.
create table factor_resets (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  asking_staff_id int not null references staff,
  requested_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused')),
  deciding_staff_id int references staff,
  decided_at timestamptz,
  -- Who asked may take it back, never carry it out.
  check (state <> 'done' or deciding_staff_id <> asking_staff_id),
  check ((state = 'waiting') = (decided_at is null)),
  check ((deciding_staff_id is null) = (decided_at is null))
);
create unique index factor_resets_waiting on factor_resets (account_id) where state = 'waiting';
comment on table factor_resets is 'owner: accounts';
