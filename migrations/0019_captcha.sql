-- What signs challenges: one for all processes.
create table captcha_keys (
  secret bytea not null
);
comment on table captcha_keys is 'owner: accounts';
insert into captcha_keys (secret)
values (sha256((gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text)::bytea));

-- Challenges that were answered: each is good for one call.
create table captcha_used (
  nonce_hash bytea primary key,
  expires_at timestamptz not null
);
create index captcha_used_expires on captcha_used (expires_at);
comment on table captcha_used is 'owner: accounts';
