import { type RowOf, statement } from '#platform/db/statement.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type { VatEvidence } from '#product/payments/vat/vat.ts';
import type * as described from '../queries.gen.ts';
import type { DisputeRow } from './contract.ts';

interface Known {
  state: DisputeRow['state'];
}

const SHOWN = `
  d.id, d.payment_id, d.amount, d.currency, d.reason, d.state, d.due_at, d.created_at, d.reference, p.account_id, coalesce(m.name, '') as name, s.host,
  k.provider, p.method`;
const JOINED = `
  join payments p on p.id = d.payment_id join sites s on s.id = d.site_id join payment_accounts k on k.id = d.payment_account_id
  left join members m on m.id = p.account_id`;
/** Each looked up by its key: for any values a plan may begin with all payments and all members. */
const EACH_JOINED = `
  cross join lateral (select account_id, method from payments where id = d.payment_id limit 1) p
  join sites s on s.id = d.site_id join payment_accounts k on k.id = d.payment_account_id
  left join lateral (select name from members where id = p.account_id limit 1) m on true`;
interface ListedColumns extends Known {
  id: number;
  payment_id: number;
  amount: number;
  currency: string;
  reason: string;
  reference: string;
  created_at: Date;
  account_id: number;
  name: string;
  provider: string;
}
const newest = (open: string) => `
  select ${SHOWN} from unnest(:sites::int[]) as one (site) cross join lateral (
    select * from disputes where site_id = one.site ${open} and -id > -:before::bigint order by -id limit :most) d
    ${EACH_JOINED} order by d.id desc limit :most`;

export type ListedDispute = RowOf<typeof newestDisputes>;
export const newestDisputes = statement<described.NewestDisputes, ListedColumns>(newest(''));
export const openDisputes = statement<described.OpenDisputes, ListedColumns>(
  newest("and state in ('warned', 'lost_funds')"),
);

export const disputeRate = statement<described.DisputeRate>(`
  select (select count(*)::int from disputes where site_id = any(:sites::int[]) and created_at >= :since) as opened,
         (select count(*)::int from payments where site_id = any(:sites::int[]) and completed_at >= :since) as paid`);

export const waitingDisputes = statement<described.WaitingDisputes>(`
  select count(*)::int as count from (
    select from disputes where site_id = any(:sites::int[]) and state in ('warned', 'lost_funds') limit 100) waiting`);

export type DisputeSource = RowOf<typeof disputeOnSites>;
export const disputeOnSites = statement<
  described.DisputeOnSites,
  ListedColumns & { vat_evidence: VatEvidence | null; locale: Locale; browser: { ip?: string } | null }
>(`
  select ${SHOWN}, d.site_id, p.created_at as ordered_at, p.completed_at, p.credits, p.amount as price, p.currency as price_currency, p.country, p.vat_evidence,
         p.begin_at_once, p.begin_at_once_locale, p.locale, a.terms_id, a.terms_accepted_at, g.valid_from as terms_from,
         (select t.browser from payment_attempts t where t.id = d.attempt_id) as browser,
         (select n.ip from debit_mandates n where n.attempt_id = d.attempt_id) as mandate_ip,
         (select n.created_at from debit_mandates n where n.attempt_id = d.attempt_id) as mandate_at,
         (select r.year || '-' || lpad(r.no::text, 5, '0') from receipts r where r.payment_id = p.id and r.kind = 'receipt') as receipt,
         (select r.issued_at from receipts r where r.payment_id = p.id and r.kind = 'receipt') as receipt_at,
         (select coalesce(sum(r.amount), 0)::int from refunds r where r.payment_id = p.id and r.state = 'settled') as refunded,
         (select min(w.declared_at) from withdrawals w where w.payment_id = p.id) as withdrawn_at,
         (select c.amount from claims c where c.dispute_id = d.id and c.state = 'open') as owed
    from disputes d ${JOINED} join accounts a on a.id = p.account_id left join agreed_terms g on g.id = a.terms_id
   where d.id = :id and d.site_id = any(:sites::int[])`);

export const loginsOf = statement<described.LoginsOf>(`
  select created_at, last_used_at, country, user_agent from sessions where account_id = :account order by created_at limit 500`);
/** By day (UTC): no words, and nobody who wrote or received them. */
export const sentByDay = statement<described.SentByDay>(`
  select (created_at at time zone 'UTC')::date::text as day, count(*)::int as count, min(created_at) as first, max(created_at) as last
    from messages where sender_id = :account and created_at >= :since group by 1 order by 1 limit 800`);
export const receivedByDay = statement<described.ReceivedByDay>(`
  select (g.created_at at time zone 'UTC')::date::text as day, count(*)::int as count, min(g.created_at) as first, max(g.created_at) as last
    from chat_list l join messages g on g.conversation_id = l.conversation_id and g.sender_id <> l.member_id
   where l.member_id = :account and g.created_at >= :since group by 1 order by 1 limit 800`);
export const spentSince = statement<described.SpentSince>(`
  select coalesce(-sum(amount), 0)::int as spent from credit_ledger
   where account_id = :account and amount < 0 and created_at >= :since and reason in ('message', 'signup_message', 'photo', 'gift', 'set_aside')`);
