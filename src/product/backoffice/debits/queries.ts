import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

export const collectorsOf = statement<described.CollectorsOf, { settings: Record<string, string> }>(
  "select id, company_id, settings from payment_accounts where provider = 'sepa' and company_id = any(:companies::int[]) order by id",
);
/** Announced, and in no file; what was given back before is not collected. */
export const announcedDebits = statement<described.AnnouncedDebits>(`
  select m.payment_account_id as account, count(*)::int as count, sum(d.amount)::bigint as sum
    from debits d join debit_mandates m on m.id = d.mandate_id join payment_attempts t on t.id = d.attempt_id join payments p on p.id = t.payment_id
   where d.state = 'credited' and p.status = 'completed' and p.state <> 'charged_back' and m.payment_account_id = any(:accounts::int[])
   group by m.payment_account_id`);

export const debitsBack = statement<described.DebitsBack>(`
  select d.id, d.amount, d.currency, d.try, d.answer_code, d.answered_on::text as answered_on, p.id as payment_id, p.account_id, coalesce(m.name, '') as name
    from debits d join payment_attempts t on t.id = d.attempt_id join payments p on p.id = t.payment_id left join members m on m.id = p.account_id
   where d.answer_group = 'staff' and t.payment_account_id = any(:accounts::int[]) order by d.id limit :most`);
export const debitBackOf = statement<described.DebitBackOf>(`
  select p.site_id from debits d join payment_attempts t on t.id = d.attempt_id join payments p on p.id = t.payment_id
   where d.id = :id and t.payment_account_id = any(:accounts::int[])`);

interface NoteColumns {
  kind: 'booked' | 'returned' | 'rejected';
  fate: 'amount' | 'not_sent' | 'unknown' | 'other_currency';
}
export const debitNotes = statement<described.DebitNotes, NoteColumns>(`
  select id, kind, fate, end_to_end_id, code, amount, currency, answered_on::text as answered_on from debit_answers
   where state = 'open' and payment_account_id = any(:accounts::int[]) order by id limit :most`);
export const debitNoteOf = statement<described.DebitNoteOf>(`
  select payment_account_id from debit_answers where id = :id and payment_account_id = any(:accounts::int[])`);

export const batchesOf = statement<described.BatchesOf, { waits: boolean; erased: boolean }>(`
  select b.id, b.message_id, b.count, b.sum, b.staff_name, b.made_at, b.refused_at, coalesce(b.sum > c.debit_batch_alone and b.released_at is null, false) as waits,
         d.sent, d.collected, d.settled, d.back, d.erased, d.due_from, d.due_to
    from (select * from debit_batches where payment_account_id = any(:accounts::int[]) order by id desc limit :most) b
    join payment_accounts k on k.id = b.payment_account_id join companies c on c.id = k.company_id
    cross join lateral (
      select coalesce(bool_or(m.iban is null), false) as erased,
             count(*) filter (where state = 'batched')::int as sent, count(*) filter (where state = 'collected' and settled_at is null)::int as collected,
             count(*) filter (where state = 'collected' and settled_at is not null)::int as settled,
             count(*) filter (where state in ('returned', 'rejected'))::int as back, min(due_on)::text as due_from, max(due_on)::text as due_to
        from debits join debit_mandates m on m.id = mandate_id where batch_id = b.id) d
   order by b.id desc`);
export const erasedInDebitBatch = statement<described.ErasedInDebitBatch>(
  'select d.id from debits d join debit_mandates m on m.id = d.mandate_id where d.batch_id = :id and m.iban is null limit 1',
);
