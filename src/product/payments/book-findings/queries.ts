import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

/** What is there again after it was gone is new: nobody has seen it yet. */
export const keepFindings = statement<described.KeepFindings>(`
  insert into book_findings as f (wrong, account_id, payment_id, found_at, last_at)
  select distinct r.wrong, r.account_id, r.payment_id, :now::timestamptz, :now::timestamptz
    from jsonb_to_recordset(:found::jsonb) as r (wrong text, account_id bigint, payment_id bigint)
  on conflict (wrong, account_id, payment_id) do update set last_at = excluded.last_at, gone_at = null,
    found_at = case when f.gone_at is null then f.found_at else excluded.found_at end,
    acknowledged_at = case when f.gone_at is null then f.acknowledged_at end, staff_id = case when f.gone_at is null then f.staff_id end`);
export const endFindings = statement<described.EndFindings>(
  'update book_findings set gone_at = :now where gone_at is null and last_at < :now',
);

export const acknowledgeFinding = statement<described.AcknowledgeFinding>(`
  update book_findings set acknowledged_at = :now, staff_id = :staff where id = :id and gone_at is null and acknowledged_at is null
  returning id, wrong, account_id, payment_id`);
