-- What members were mailed of payments that came to nothing, refunds and what is owed, so that each is told once.
alter table payments add column end_mailed_at timestamptz;
comment on column payments.end_mailed_at is 'when its payer was mailed that it came to nothing';
alter table refunds add column mailed text check (mailed in ('sent', 'failed'));
comment on column refunds.mailed is 'what its member was mailed last';
alter table claims add column mailed text check (mailed in ('made', 'paid', 'waived', 'won_back'));
comment on column claims.mailed is 'what its member was mailed last';
