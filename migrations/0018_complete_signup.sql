-- Steps after the sign-up that a member has left behind, on whichever device: gone on from, or skipped.
create table signup_steps (
  account_id bigint not null references accounts on delete cascade,
  step text not null check (step in ('photo', 'location', 'facts', 'about', 'push', 'email')),
  passed_at timestamptz not null,
  primary key (account_id, step)
);
comment on table signup_steps is 'owner: signup';
