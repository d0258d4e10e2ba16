-- All that must never be found: one row for each thing that does not add up. The nightly look, the metrics and the tests read the same.
create or replace view payment_books as
with paid as (
  select p.id, p.account_id, p.credits, p.amount, p.currency, p.status, p.state, p.claim_id,
         (select count(*) from payment_attempts t where t.payment_id = p.id and t.state = 'paid') as times,
         coalesce((select sum(r.amount) from refunds r where r.payment_id = p.id and r.reason <> 'paid_twice' and r.state = 'settled'), 0) as back,
         coalesce((select sum(r.amount) from refunds r where r.payment_id = p.id and r.reason <> 'paid_twice' and r.state not in ('failed', 'reversed')), 0) as going,
         (select count(*) from refunds r where r.payment_id = p.id and r.reason = 'paid_twice') as twice,
         exists (select from disputes d where d.payment_id = p.id and d.state in ('lost_funds', 'lost')) as disputed,
         (select count(*) from credit_ledger l where l.reason = 'purchase' and l.reference = p.id::text and l.account_id = p.account_id
             and l.amount = p.credits) as credited,
         (select count(*) from credit_ledger l where l.reason = 'purchase' and l.reference = p.id::text) as booked
    from payments p)
select 'balance is not the sum of the ledger' as wrong, a.id as account_id, null::bigint as payment_id
  from accounts a left join credit_ledger l on l.account_id = a.id group by a.id, a.credits having a.credits <> coalesce(sum(l.amount), 0)
union all
select 'credits were not added exactly once', account_id, id from paid
 where credited <> (status = 'completed' and claim_id is null)::int or booked <> credited
union all
select 'paid is not completed, or completed not paid', account_id, id from paid where (times > 0) <> (status = 'completed')
union all
select 'money of a second payment did not go back once', account_id, id from paid where twice <> greatest(times - 1, 0)
union all
select 'more goes back than was paid', account_id, id from paid where going > amount
union all
select 'the state says other than refunds and disputes', account_id, id from paid
 where status = 'completed' and (state = 'charged_back') <> disputed
    or status = 'completed' and not disputed and ((state = 'refunded') <> (back >= amount) or (state = 'partly_refunded') <> (back > 0 and back < amount))
union all
select 'credits of a refund do not add up', p.account_id, p.id
  from refunds r join payments p on p.id = r.payment_id
 where r.credits_taken > r.credits_asked
    or coalesce((select sum(l.amount) from credit_ledger l where l.reason = 'refund' and l.reference = r.id::text and l.account_id = p.account_id), 0)
       <> -coalesce(r.credits_taken, 0)
    or coalesce((select sum(l.amount) from credit_ledger l where l.reason = 'refund_returned' and l.reference = r.id::text and l.account_id = p.account_id), 0)
       <> case when r.state in ('failed', 'reversed') then coalesce(r.credits_taken, 0) else 0 end
union all
select 'credits of a dispute do not add up', p.account_id, p.id
  from disputes d join payments p on p.id = d.payment_id
 where coalesce((select sum(l.amount) from credit_ledger l where l.reason = 'chargeback' and l.reference = d.id::text and l.account_id = p.account_id), 0)
       <> -coalesce(d.credits_taken, 0)
    or coalesce((select sum(l.amount) from credit_ledger l where l.reason = 'chargeback_returned' and l.reference = d.id::text and l.account_id = p.account_id), 0)
       <> coalesce(d.credits_returned, 0)
    or (d.state = 'won' and d.credits_taken is not null and d.credits_returned is null)
    or (d.state in ('lost_funds', 'lost') and d.credits_taken is null)
union all
select 'premium does not follow from the purchases that stand', a.id, null
  from accounts a
 where exists (select from payments p where p.account_id = a.id and p.status = 'completed' and not p.uncollected and p.claim_id is null)
   and a.email is not null
   and a.paid_user <> exists (select from payments p where p.account_id = a.id and p.status = 'completed' and not p.uncollected and p.claim_id is null and p.state <> 'refunded'
         and (p.state <> 'charged_back' or not exists (select from disputes d where d.payment_id = p.id and d.state = 'lost')))
union all
select 'credited before its money came, and the debit says otherwise', p.account_id, p.id
  from payments p join payment_accounts k on k.id = p.payment_account_id
 where k.provider = 'sepa' and exists (select from debits d join payment_attempts t on t.id = d.attempt_id where t.payment_id = p.id)
   and p.uncollected = exists (select from debits d join payment_attempts t on t.id = d.attempt_id where t.payment_id = p.id and d.settled_at is not null)
union all
select 'money that is not here has a receipt', p.account_id, p.id
  from payments p where p.uncollected and exists (select from receipts r where r.payment_id = p.id)
union all
select 'a debit collects another sum, or a second time', p.account_id, p.id
  from payments p join payment_attempts t on t.payment_id = p.id join debits d on d.attempt_id = t.id
 group by p.id, p.account_id, p.amount, p.currency
having bool_or(d.amount <> p.amount or d.currency <> p.currency) or count(*) filter (where d.state in ('credited', 'batched', 'collected')) > 1
union all
select 'a debit that came to nothing is not charged back', p.account_id, p.id
  from debits d join payment_attempts t on t.id = d.attempt_id join payments p on p.id = t.payment_id
 where (d.answer_group is not distinct from 'claim') <> exists (
   select from disputes c where c.payment_account_id = t.payment_account_id and c.reference = d.end_to_end_id and c.state = 'lost')
union all
select 'a debit that is tried again has no next try', p.account_id, p.id
  from debits d join payment_attempts t on t.id = d.attempt_id join payments p on p.id = t.payment_id
 where (d.answer_group is not distinct from 'again') <> exists (select from debits n where n.attempt_id = d.attempt_id and n.try = d.try + 1)
union all
select 'a batch of debits is not what its file says', null, null
  from debit_batches b left join debits d on d.batch_id = b.id where b.refused_at is null
 group by b.id, b.count, b.sum having b.count <> count(d.id) or b.sum <> coalesce(sum(d.amount), 0)
union all
select 'a receipt is not as it was issued', p.account_id, p.id
  from receipts r join payments p on p.id = r.payment_id where r.sha256 <> encode(sha256(convert_to(r.facts::text, 'UTF8')), 'hex')
union all
select 'numbers of receipts have a gap', null, null
  from receipt_counters c left join receipts r on r.company_id = c.company_id and r.year = c.year
 group by c.company_id, c.year, c.last having count(r.id) <> c.last
union all
select 'sums of VAT are not those of the receipts', null, null
  from (select company_id, year, sum(net) as net, sum(vat) as vat, sum(documents) as documents from vat_sums group by company_id, year) v
  full join (
    select company_id, year, sum((facts ->> 'net')::bigint) as net, sum((facts ->> 'vat')::bigint) as vat, count(*) as documents
      from receipts where facts #>> '{rate,country}' is not null group by company_id, year) r on r.company_id = v.company_id and r.year = v.year
 where (v.net, v.vat, v.documents) is distinct from (r.net, r.vat, r.documents)
union all
select 'a claim is not ended by the payment that paid it', c.account_id, c.payment_id
  from claims c
 where (c.state = 'paid') and not exists (select from payments p where p.id = c.settling_payment_id and p.claim_id = c.id and p.status = 'completed'
          and p.state not in ('refunded', 'charged_back'))
    or (c.state = 'open') and exists (select from payments p where p.claim_id = c.id and p.status = 'completed' and p.state in ('paid', 'won_back')
          and not exists (select from refunds r where r.payment_id = p.id and r.state not in ('failed', 'reversed')));
