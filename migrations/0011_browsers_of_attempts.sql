-- A call that is made again by the same key has to say the same: what a bank was told of the buyer's browser is kept until it answered.
alter table payment_attempts add column browser jsonb;
comment on column payment_attempts.browser is 'address and headers of who ordered, for the charge of a kept card; null once it was answered';
