-- How many credits of its order were unused when a withdrawal arrived; until now the balance was kept.
update withdrawals w
   set credits_left = greatest(0, least(p.credits, w.credits_left - (
         select coalesce(sum(o.credits), 0) from payments o
          where o.account_id = p.account_id and o.id > p.id and o.status = 'completed' and o.completed_at <= w.declared_at)))
  from payments p where p.id = w.payment_id and w.credits_left is not null;
comment on column withdrawals.credits_left is 'unused credits of the order when the withdrawal arrived, the first bought being spent first; null where no order is known';
