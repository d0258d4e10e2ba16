import { type RowOf, statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

/** What goes back of an entry, in minor units: what was too much, else all of it. */
const SUM = 'case when e.surplus > 0 then e.surplus else e.amount end';
/** Part of a price waits only once its order has ended. */
const OPEN = `
  e.back_at is null and (e.state in ('proposed', 'unmatched', 'other_currency') or (e.surplus > 0 and e.surplus_paid_at is null)
    or (e.in_part and e.state = 'settled' and exists (
          select from payment_attempts t join payments p on p.id = t.payment_id where t.id = e.attempt_id and p.status in ('failed', 'cancelled'))))`;
/** A file names an account in euros; what went back once and came again goes by hand. */
const BY_FILE = `
  e.currency = 'EUR' and e.payer_iban is not null and not exists (select from payouts o where o.entry_id = e.id)`;

/** @returns nothing where it does not wait, or cannot go by a file. */
export const orderReturn = statement<described.OrderReturn>(`
  update bank_entries e set back_at = :now, staff_name = :staff where e.id = :id and ${OPEN} and ${BY_FILE} returning ${SUM} as amount`);
export const callOffReturn = statement<described.CallOffReturn>(`
  update bank_entries e set back_at = null, staff_name = :staff
   where e.id = :id and e.back_at is not null and e.state <> 'sent_back' and e.surplus_paid_at is null
     and not exists (select from payouts o where o.entry_id = e.id) returning e.id`);
export const orderDueReturns = statement<described.OrderDueReturns>(`
  update bank_entries e set back_at = :now
   where e.id in (select e.id from bank_entries e where ${OPEN} and ${BY_FILE} and e.created_at < :before
                   and (e.state in ('proposed', 'unmatched', 'other_currency') or e.surplus > 0 or e.in_part) order by e.id limit :most)
  returning e.id`);

export type WaitingReturn = RowOf<typeof waitingReturns>;
export const waitingReturns = statement<
  described.WaitingReturns,
  { provider: 'bank'; settings: Record<string, string>; payer_iban: string }
>(`
  select e.id, e.payment_account_id, ${SUM} as amount, e.payer_name, e.payer_iban, e.payer_last4, e.entry_key, e.back_at, k.provider, k.settings
    from bank_entries e join payment_accounts k on k.id = e.payment_account_id left join payouts o on o.entry_id = e.id
   where e.back_at is not null and e.surplus_paid_at is null and e.state <> 'sent_back' and e.payer_iban is not null
     and (:account?::int is null or e.payment_account_id = :account) and (o.id is null or o.state = 'waiting')
   order by e.id limit :most`);
export const takeReturns = statement<described.TakeReturns>(`
  insert into payouts (entry_id, payment_account_id, end_to_end_id, amount, holder, iban, iban_last4, about, state, batch_id, created_at, changed_at)
  select e.id, :account, n.end_to_end, ${SUM}, n.holder, n.iban, n.last4, n.about, 'batched', :batch, :now, :now
    from jsonb_to_recordset(:payouts::jsonb) as n (entry bigint, end_to_end text, holder text, iban text, last4 text, about text)
    join bank_entries e on e.id = n.entry and e.back_at is not null and e.surplus_paid_at is null and e.state <> 'sent_back' order by e.id
  on conflict (entry_id) do update set state = 'batched', batch_id = excluded.batch_id, about = excluded.about, changed_at = excluded.changed_at
    where payouts.state = 'waiting' returning amount`);

export const returnedEntry = statement<
  described.ReturnedEntry,
  { state: 'waiting' | 'batched' | 'settled' | 'returned' }
>('select o.id, o.entry_id, o.amount, o.state from payouts o where o.id = :id and o.entry_id is not null');
export const endReturn = statement<described.EndReturn>(`
  update bank_entries set surplus_paid_at = case when surplus > 0 then :now else surplus_paid_at end, in_part = false,
         state = case when surplus > 0 then state else 'sent_back' end,
         attempt_id = case when state = 'proposed' then null else attempt_id end
   where id = :id`);
export const reopenReturn = statement<described.ReopenReturn>('update bank_entries set back_at = null where id = :id');
export const endReturnByHand = statement<described.EndReturnByHand>(`
  update payouts set state = 'settled', answered_on = :on::date, changed_at = :now where entry_id = :entry and state in ('waiting', 'batched')`);
