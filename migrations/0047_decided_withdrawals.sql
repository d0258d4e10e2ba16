-- What who withdrew is told of the decision: the sum that goes back, and why it is so.
alter table withdrawals add column refund int check (refund >= 0), add column words text not null default '';
alter table withdrawals add constraint withdrawals_refund check (refund is null or decision = 'accepted');
comment on column withdrawals.refund is 'minor units of the payment''s currency that go back; null where no sum was computed or named';
comment on column withdrawals.words is 'what staff say to who withdrew: why it was refused';

-- Somebody who withdraws may have no account, as somebody who complains.
alter table audit_entries drop constraint audit_entries_about;
alter table audit_entries add constraint audit_entries_about check (account_id is not null or object in ('complaint', 'withdrawal'));
