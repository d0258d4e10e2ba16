-- Companies and providers' accounts are changed in the back office: who saw an older one is refused. A deployment without staff is
-- set up by whoever has its one-time code.
alter table companies add column version int not null default 1;
comment on column companies.version is 'one more with each change';

alter table payment_accounts
  add column version int not null default 1,
  add column methods_off_in jsonb not null default '{}' check (jsonb_typeof(methods_off_in) = 'object');
comment on column payment_accounts.methods_off_in is 'methods that it does not take in a country: {"NL": ["card"]}';

create table setups (
  id smallint primary key default 1 check (id = 1),
  code_hash bytea,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  tries smallint not null default 0,
  token_hash bytea,
  draft text
);
comment on table setups is 'owner: backoffice';
comment on column setups.code_hash is 'null once somebody gave the code';
comment on column setups.token_hash is 'of the browser that gave it: only that one goes on';
comment on column setups.draft is 'what was filled in, encrypted; nothing of it is made before the last step';
