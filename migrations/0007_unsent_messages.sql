-- A message that its sender took back keeps its row, without its text: the ledger and its key are about it.
alter table messages add column unsent_at timestamptz;

-- Null: every message of it was taken back. It is as if it had never begun, until one of the two begins it.
alter table conversations alter column started_by drop not null;

alter table credit_ledger drop constraint credit_ledger_reason_check;
alter table credit_ledger add constraint credit_ledger_reason_check
  check (reason in ('starting', 'message', 'signup_message', 'unsent_message', 'photo', 'gift', 'purchase', 'refund', 'chargeback', 'adjustment'));
