-- Codes that are sent to a mobile number, so that its owner shows that it is theirs.
create table phone_codes (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts,
  phone text not null check (phone ~ '^\+[0-9]{5,15}$'),
  code_hash text not null,
  tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  sent boolean not null
);
create index phone_codes_account on phone_codes (account_id, created_at);
create index phone_codes_phone on phone_codes (phone, created_at);
comment on table phone_codes is 'owner: payments';
comment on column phone_codes.phone is 'E.164';
comment on column phone_codes.code_hash is 'HMAC of account, number and code by a key of the environment';
comment on column phone_codes.sent is 'false: others had asked for the number too often, which who asks is not told';
comment on column phone_codes.tries is 'how often a code was typed for it, right or wrong';
