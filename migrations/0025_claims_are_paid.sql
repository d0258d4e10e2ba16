-- What a member owes is paid by a payment without a package or credits.
alter table claims add column settling_payment_id bigint references payments;
comment on column claims.settling_payment_id is 'the payment that ended it';
alter table payments
  add column claim_id bigint references claims,
  alter column package_id drop not null,
  drop constraint payments_credits_check,
  add constraint payments_credits_check check (credits >= 0),
  add constraint payments_of_package_or_claim check ((claim_id is null) = (package_id is not null) and (claim_id is null) = (credits > 0));
create index payments_claim on payments (claim_id) where claim_id is not null;
comment on column payments.claim_id is 'what is owed and paid by it; null for an order of credits';

-- Money that came for a claim which had ended otherwise goes back.
alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check check (reason in ('withdrawal', 'paid_twice', 'staff', 'provider', 'claim'));
