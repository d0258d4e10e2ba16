-- Sign-ups with an under-age date, by the hash of e-mail address and network together: nobody locks an address out from elsewhere.
-- underage_refusals, by the address alone, has no reader from here on. It stays for processes of the version before and can be dropped by a later migration.
create table underage_attempts (
  attempt_hash bytea primary key,
  until timestamptz not null
);
create index underage_attempts_until on underage_attempts (until);
comment on table underage_attempts is 'owner: signup';

delete from underage_refusals;
