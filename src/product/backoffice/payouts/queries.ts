import { type RowOf, statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

export const payersOf = statement<described.PayersOf, { provider: 'sepa' | 'bank'; settings: Record<string, string> }>(`
  select k.id, k.provider, k.company_id, k.settings, c.name as company from payment_accounts k join companies c on c.id = k.company_id
   where k.provider in ('sepa', 'bank') and k.company_id = any(:companies::int[]) order by c.id, k.id`);

export const payoutBatchesAt = statement<described.PayoutBatchesAt, { erased: boolean }>(`
  select b.id, b.message_id, b.count, b.sum, b.execute_on::text as execute_on, s.name as staff_name, b.made_at, b.refused_at, b.handed_at, h.name as handing_name,
         d.sent, d.settled, d.returned, d.erased
    from (select * from payout_batches where payment_account_id = any(:accounts::int[]) and hash is not null order by id desc limit :most) b
    join staff s on s.id = b.staff_id left join staff h on h.id = b.handing_staff_id
    cross join lateral (
      select count(*) filter (where state = 'batched')::int as sent, count(*) filter (where state = 'settled')::int as settled,
             count(*) filter (where state = 'returned')::int as returned, coalesce(bool_or(iban is null), false) as erased
        from payouts where batch_id = b.id) d
   order by b.id desc`);

interface LineColumns {
  state: 'batched' | 'settled' | 'returned';
}
export type PayoutLineRow = RowOf<typeof payoutLinesAfter>;
export const payoutLinesAfter = statement<described.PayoutLinesAfter, LineColumns>(`
  select o.id, o.end_to_end_id, o.amount, o.holder, o.iban_last4, o.state, o.answer_code, o.answered_on::text as answered_on, o.entry_id, p.id as payment_id, p.account_id
    from payouts o left join refunds r on r.id = o.refund_id left join payments p on p.id = r.payment_id
   where o.batch_id = :batch and o.id > :after::bigint order by o.id limit :most`);

export const payoutLineAt = statement<described.PayoutLineAt>(`
  select o.id, o.payment_account_id, p.site_id from payouts o left join refunds r on r.id = o.refund_id left join payments p on p.id = r.payment_id
   where o.id = :id and o.payment_account_id = any(:accounts::int[])`);
export const refundToName = statement<described.RefundToName>(`
  select p.site_id from refunds r join payment_attempts t on t.id = r.attempt_id join payments p on p.id = r.payment_id
   where r.id = :refund and t.payment_account_id = any(:accounts::int[])`);

interface NoteColumns {
  kind: 'settled' | 'returned';
  fate: 'returned' | 'amount' | 'unknown' | 'other_currency';
}
export const payoutNotesAt = statement<described.PayoutNotesAt, NoteColumns>(`
  select a.id, a.kind, a.fate, a.end_to_end_id, a.code, a.amount, a.currency, a.answered_on::text as answered_on, r.payment_id
    from payout_answers a left join payouts o on o.id = a.payout_id left join refunds r on r.id = o.refund_id
   where a.state = 'open' and a.payment_account_id = any(:accounts::int[]) order by a.id limit :most`);
export const payoutNoteAt = statement<described.PayoutNoteAt>(`
  select payment_account_id from payout_answers where id = :id and payment_account_id = any(:accounts::int[])`);
export const erasedInPayoutBatch = statement<described.ErasedInPayoutBatch>(
  'select id from payouts where batch_id = :id and iban is null limit 1',
);
