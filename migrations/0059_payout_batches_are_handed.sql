-- Staff say that a file of refunds was given to the bank.
alter table payout_batches
  add column handed_at timestamptz,
  add column handing_staff_id int references staff,
  add constraint payout_batches_handed check ((handed_at is null) = (handing_staff_id is null));
comment on column payout_batches.handed_at is 'since when its file is at the bank, as staff say; null where nobody said so';
