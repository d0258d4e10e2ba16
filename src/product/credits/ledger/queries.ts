import { type RowOf, statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';
import type { LedgerReason } from './contract.ts';

export type LedgerRow = RowOf<typeof ledgerPage>;

/** A reference is the number of what the entry is about; others, such as those of a demo's purchases, find nothing. */
export const ledgerPage = statement<
  described.LedgerPage,
  { reason: LedgerReason; other: boolean; fictional: boolean | null }
>(`
  with entries as materialized (
    select l.id, l.amount, l.reason, l.created_at, case when l.reference ~ '^[0-9]{1,18}$' then l.reference::bigint end as about,
           case when l.reason = 'fraud_returned' and l.reference ~ '^[0-9]{1,18}-' then split_part(l.reference, '-', 1)::bigint end as talk
      from credit_ledger l
     where l.account_id = :account
       -- As a pair, and not by = any: else the indexes of all entries or of all reasons may seem better, which read everybody's.
       and (l.account_id, l.id) < (:account, coalesce(:before?::bigint, 9223372036854775807))
       and (:reasons?::text[] is null or array_position(:reasons?::text[], l.reason) is not null)
     order by l.id desc limit :most),
  placed as materialized (
    select e.*, (select case when c.low_member_id = :account then c.high_member_id else c.low_member_id end
                   from conversations c where (c.low_member_id = :account or c.high_member_id = :account) and c.id = case
                     when e.reason = 'fraud_returned' then e.talk
                     when e.reason in ('message', 'signup_message', 'set_aside', 'photo', 'gift', 'unsent_message', 'returned') then coalesce(
                       (select m.conversation_id from messages m where m.sender_id = :account
                           and m.id = coalesce((select d.message_id from delivered_messages d where d.waiting_id = e.about), e.about)),
                       (select w.conversation_id from waiting_messages w where w.id = e.about and w.sender_id = :account)) end) as other_id
      from entries e)
  select e.id, e.amount, e.reason, e.created_at,
         case e.reason when 'purchase' then (select p.id from payments p where p.id = e.about and p.account_id = :account)
                       when 'refund' then (select r.payment_id from refunds r where r.id = e.about)
                       when 'refund_returned' then (select r.payment_id from refunds r where r.id = e.about)
                       when 'chargeback' then (select d.payment_id from disputes d where d.id = e.about)
                       when 'chargeback_returned' then (select d.payment_id from disputes d where d.id = e.about) end as payment_id,
         e.other_id is not null as other, case when a.status <> 'deleted' then o.name end as name, o.fictional
    from placed e
    left join members o on o.id = e.other_id
    left join accounts a on a.id = e.other_id
   order by e.id desc`);
