import { type RowOf, statement } from '#platform/db/statement.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type { PaymentMethod } from '../contract.ts';
import type { MethodDetail } from '../gateway.ts';
import type * as described from '../queries.gen.ts';
import type { VatEvidence } from '../vat/vat.ts';
import type { ReceiptKind } from './contract.ts';
import type { IssuedDocument, ReceiptFacts, RefundOf } from './policy.ts';

interface SourceColumns {
  method: PaymentMethod;
  locale: Locale;
  detail: MethodDetail | null;
  vat_evidence: VatEvidence | null;
  refunds: RefundOf[];
  issued: (IssuedDocument & { facts: ReceiptFacts })[];
}
/** What is paid of a claim was sold before, and has its receipt: but for a debit that never brought its money. */
const SALE = `(p.claim_id is null or exists (select from claims s join payments o on o.id = s.payment_id where s.id = p.claim_id and o.uncollected))`;
export type ReceiptSource = RowOf<typeof receiptSource>;
/** Money that came a second time was no sale, and has none. */
export const receiptSource = statement<described.ReceiptSource, SourceColumns>(`
  select p.id, p.account_id, p.company_id, p.status = 'completed' and not p.uncollected and ${SALE} as paid, coalesce(k.credits_missing, p.credits) as credits, p.amount, p.list_amount, p.currency, p.country, p.method, p.locale,
         p.vat_country, p.vat_rate, p.vat_evidence, p.completed_at,
         (select t.detail from payment_attempts t where t.payment_id = p.id and t.state = 'paid' order by t.no limit 1) as detail,
         c.name as company, c.address, c.city, c.country as company_country, c.kvk, c.vat_numbers,
         (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'amount', r.amount, 'state', r.state) order by r.settled_at, r.id), '[]')
            from refunds r where r.payment_id = p.id and r.reason <> 'paid_twice') as refunds,
         (select coalesce(jsonb_agg(jsonb_build_object('kind', d.kind, 'refund', d.refund_id, 'facts', d.facts) order by d.id), '[]')
            from receipts d where d.payment_id = p.id) as issued
    from payments p join companies c on c.id = p.company_id left join claims k on k.id = p.claim_id where p.id = :payment and p.site_id = :site`);

/** Others wait until this transaction has ended. */
export const takeNumber = statement<described.TakeNumber>(`
  insert into receipt_counters as c (company_id, year, last, issued_at) values (:company, :year, 1, :now)
  on conflict (company_id, year) do update set last = c.last + 1, issued_at = greatest(c.issued_at, excluded.issued_at)
  returning c.last as no, c.issued_at`);

export const insertReceipt = statement<described.InsertReceipt>(`
  insert into receipts (company_id, year, no, kind, payment_id, refund_id, issued_at, facts, sha256)
  values (:company, :year, :no, :kind, :payment, :refund?, :issued, :facts, encode(sha256(convert_to(:facts::jsonb::text, 'UTF8')), 'hex'))
  returning id`);

export const receiptOfAccount = statement<described.ReceiptOfAccount, { facts: ReceiptFacts; kind: ReceiptKind }>(`
  select d.id, d.kind, d.facts, d.sha256 = encode(sha256(convert_to(d.facts::text, 'UTF8')), 'hex') as intact
    from receipts d join payments p on p.id = d.payment_id
   where p.account_id = :account and p.id = :payment and case when :id?::bigint is null then d.kind = 'receipt' else d.id = :id? end`);

export const isOwnPayment = statement<described.IsOwnPayment>(
  'select exists (select from payments where id = :payment and account_id = :account) as own',
);

export const paymentsWithoutReceipt = statement<described.PaymentsWithoutReceipt>(`
  select p.id, p.site_id from payments p
   where p.status = 'completed' and not p.uncollected and p.completed_at >= :since and ${SALE}
     and not exists (select from receipts d where d.payment_id = p.id and d.kind = 'receipt')
  union
  select p.id, p.site_id from refunds r join payments p on p.id = r.payment_id
   where p.status = 'completed' and not p.uncollected and ${SALE} and r.reason <> 'paid_twice' and r.settled_at >= :since
     and case when r.state = 'settled' then not exists (select from receipts d where d.refund_id = r.id)
              else exists (select from receipts d where d.refund_id = r.id)
               and not exists (select from receipts d where d.refund_id = r.id and d.kind = 'correction') end
   order by 1 limit :most`);

/** Whole years only: what is left has no gap. */
export const deleteReceiptsBefore = statement<described.DeleteReceiptsBefore>(`
  with gone as (delete from receipts where year < :year), sums as (delete from vat_sums where year < :year)
  delete from receipt_counters where year < :year`);
