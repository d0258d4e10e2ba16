-- The credits that an account was given at its start and those it bought, in the order in which they are spent: the first first. What went
-- back to a payer is not among them. unspent adds up to the balance, unless staff gave some; price is what was paid for `bought` of them.
create or replace function credit_lots(p_account bigint) returns table (
  no bigint, welcome boolean, unspent int, bought int, amount int, currency char(3)
) language sql stable as $$
  with lots as (
    select l.id, true as welcome, l.amount as size, l.amount as bought, null::int as amount, null::char(3) as currency
      from credit_ledger l where l.reason = 'starting' and l.reference = p_account::text and l.account_id = p_account
    union all
    select l.id, false, p.credits
             - coalesce((select sum(r.credits_taken) from refunds r where r.payment_id = p.id and r.state not in ('failed', 'reversed')), 0)::int
             - coalesce((select sum(d.credits_taken - coalesce(d.credits_returned, 0)) from disputes d where d.payment_id = p.id), 0)::int,
           p.credits, p.amount, p.currency
      from payments p join credit_ledger l on l.reason = 'purchase' and l.reference = p.id::text
     where p.account_id = p_account and p.status = 'completed'),
  counted as (select lots.*, sum(size) over (order by id desc) - size as newer from lots)
  select c.id, c.welcome, greatest(0, least(c.size, a.credits - c.newer))::int, c.bought, c.amount, c.currency
    from counted c join accounts a on a.id = p_account
$$;
