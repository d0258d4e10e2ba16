-- Money that fits no order goes back to the account that sent it: staff say so, or thirty days do. It goes with the file of refunds.
alter table bank_entries
  add column back_at timestamptz,
  add column in_part boolean not null default false,
  add column staff_name text;
comment on column bank_entries.back_at is 'since when it is to go back, all of it or what was too much; null where nothing does';
comment on column bank_entries.in_part is 'part of a price whose rest has not come: it goes back once its order has ended';
comment on column bank_entries.staff_name is 'who decided about it; null where it matched by itself';
update bank_entries e set in_part = true
  from payment_attempts t join payments p on p.id = t.payment_id
 where t.id = e.attempt_id and e.state = 'settled' and p.status <> 'completed';

create index bank_entries_waiting on bank_entries (payment_account_id, id)
  where state in ('proposed', 'unmatched', 'other_currency') and back_at is null;
create index bank_entries_too_much on bank_entries (payment_account_id, id) where surplus > 0 and surplus_paid_at is null and back_at is null;
create index bank_entries_parts on bank_entries (payment_account_id, id) where in_part and back_at is null;
create index bank_entries_back on bank_entries (payment_account_id, id)
  where back_at is not null and surplus_paid_at is null and state <> 'sent_back';
create index bank_entries_file on bank_entries (file_id, id) where file_id is not null;
create index payment_attempts_waiting on payment_attempts (payment_account_id, id) where state in ('open', 'pending');

alter table payouts
  alter column refund_id drop not null,
  add column entry_id bigint unique references bank_entries,
  add constraint payouts_of_refund_or_entry check ((refund_id is null) <> (entry_id is null)),
  drop constraint payouts_end_to_end_id_check,
  add constraint payouts_end_to_end_id_check check (end_to_end_id ~ '^KDL-[RE]\d{1,15}$');
comment on column payouts.entry_id is 'money of the bank''s file that fitted no order, or was too much';
