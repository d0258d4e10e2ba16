import { type RowOf, statement } from '#platform/db/statement.ts';
import type { PaymentState } from '#product/payments/contract.ts';
import { many } from '../members/queries.ts';
import type * as described from '../queries.gen.ts';

export const accountsOfCompanies = statement<described.AccountsOfCompanies, { settings: Record<string, string> }>(
  "select id, settings from payment_accounts where provider = 'bank' and company_id = any(:companies::int[]) order by id",
);

const LINE = `
  e.id, e.payment_account_id, e.state, e.amount, e.currency, e.booked_on::text as booked_on, e.payer_name, e.remittance, e.surplus, e.in_part,
  e.back_at, e.created_at, e.surplus_paid_at, e.currency = 'EUR' and e.payer_iban is not null and not exists (select from payouts o where o.entry_id = e.id) as by_file`;

interface LineColumns {
  id: number;
  payment_account_id: number;
  amount: number;
  currency: string;
  booked_on: string;
  payer_name: string;
  remittance: string;
  surplus: number;
  in_part: boolean;
  created_at: Date;
  by_file: boolean;
}
/** Each part reads its own index, in its order. */
export type LineRow = RowOf<typeof waitingLines>;
export const waitingLines = statement<described.WaitingLines, LineColumns>(`
  select l.* from unnest(:accounts::int[]) as k (id) cross join lateral (
    (select ${LINE} from bank_entries e where e.payment_account_id = k.id and e.state in ('proposed', 'unmatched', 'other_currency') and e.back_at is null
        and e.id < :before order by e.id desc limit :most)
    union all
    (select ${LINE} from bank_entries e where e.payment_account_id = k.id and e.surplus > 0 and e.surplus_paid_at is null and e.back_at is null
        and e.id < :before order by e.id desc limit :most)
    union all
    (select ${LINE} from bank_entries e join payment_attempts t on t.id = e.attempt_id join payments p on p.id = t.payment_id
      where e.payment_account_id = k.id and e.in_part and e.back_at is null and e.surplus = 0 and e.state = 'settled' and p.status in ('failed', 'cancelled')
        and e.id < :before order by e.id desc limit :most)) l
   order by l.id desc limit :most`);
export const linesGoingBack = statement<described.LinesGoingBack, LineColumns>(`
  select l.* from unnest(:accounts::int[]) as k (id) cross join lateral (
    select ${LINE} from bank_entries e
     where e.payment_account_id = k.id and e.back_at is not null and e.surplus_paid_at is null and e.state <> 'sent_back'
       and e.id < :before order by e.id desc limit :most) l
   order by l.id desc limit :most`);

export const waitingTransferLines = statement<described.WaitingTransferLines>(`
  select count(*)::int as count from (
    (select from bank_entries e where e.payment_account_id = any(array(select id from payment_accounts where provider = 'bank' and company_id = any(:companies::int[]))) and e.state in ('proposed', 'unmatched', 'other_currency')
        and e.back_at is null limit 100)
    union all
    (select from bank_entries e where e.payment_account_id = any(array(select id from payment_accounts where provider = 'bank' and company_id = any(:companies::int[]))) and e.surplus > 0 and e.surplus_paid_at is null and e.back_at is null limit 100)
    union all
    (select from bank_entries e join payment_attempts t on t.id = e.attempt_id join payments p on p.id = t.payment_id
      where e.payment_account_id = any(array(select id from payment_accounts where provider = 'bank' and company_id = any(:companies::int[]))) and e.in_part and e.back_at is null and e.surplus = 0 and e.state = 'settled'
        and p.status in ('failed', 'cancelled') limit 100)
    limit 100) waiting`);

export const lastBankFile = statement<described.LastBankFile>(`
  select id, name, format, imported_at, entries from bank_files
   where payment_account_id = any(:accounts::int[]) and format <> 'pain.002' order by id desc limit 1`);
export const aloneInFile = statement<described.AloneInFile>(
  "select count(*)::int as count from bank_entries where file_id = :file and state in ('matched', 'settled', 'confirms') and staff_name is null",
);
export const matchedInFile = statement<described.MatchedInFile>(`
  select e.id, e.payer_name, e.amount, e.currency, t.payment_id from bank_entries e join payment_attempts t on t.id = e.attempt_id
   where e.file_id = :file and e.state in ('matched', 'settled', 'confirms') order by e.id limit :most`);

export type OpenedRow = RowOf<typeof lineNumbered>;
export const lineNumbered = statement<described.LineNumbered, LineColumns & { in_file: boolean }>(`
  select ${LINE}, e.payer_country, e.payer_last4, e.payer_hash, e.staff_name, t.payment_id, p.status as payment_status, p.site_id, p.account_id, k.company_id,
         exists (select from payouts o where o.entry_id = e.id and o.state <> 'waiting') as in_file
    from bank_entries e join payment_accounts k on k.id = e.payment_account_id
    left join payment_attempts t on t.id = e.attempt_id left join payments p on p.id = t.payment_id
   where e.id = :id and e.payment_account_id = any(:accounts::int[])`);

interface OrderColumns {
  state: PaymentState;
  reference: string;
  payment_id: number;
  account_id: number;
  site_id: number;
  amount: number;
  currency: string;
  credits: number;
  created_at: Date;
  name: string;
  received: number;
}
const ORDER = `
  select t.id as attempt_id, t.reference, p.id as payment_id, p.account_id, p.site_id, p.amount, p.currency, p.credits, p.state, p.created_at, coalesce(m.name, '') as name,
         extract(year from age(:now, m.date_of_birth))::int as age,
         (select coalesce(sum(b.amount), 0)::int from bank_entries b where b.attempt_id = t.id and b.state in ('matched', 'settled')) as received`;
const OF_ORDER =
  'from payment_attempts t join payments p on p.id = t.payment_id left join members m on m.id = p.account_id';
export type OrderRow = RowOf<typeof ordersNumbered>;
export const ordersNumbered = statement<described.OrdersNumbered, OrderColumns>(`
  ${ORDER} ${OF_ORDER} where t.payment_id = any(:payments::bigint[]) and t.payment_account_id = :account and t.reference is not null
   order by t.id desc limit 50`);
export const ordersOfPayer = statement<described.OrdersOfPayer, OrderColumns>(`
  ${ORDER} from (
    select distinct before.account_id from (
      select b.attempt_id from bank_entries b where b.payment_account_id = :account and b.payer_hash = :hash and b.state in ('settled', 'confirms') limit 50) b
      join payment_attempts paid on paid.id = b.attempt_id join payments before on before.id = paid.payment_id) who
    cross join lateral (select * from payments o where o.account_id = who.account_id order by o.id desc limit 20) p
    join payment_attempts t on t.payment_id = p.id and t.payment_account_id = :account and t.reference is not null
    left join members m on m.id = p.account_id
   order by t.id desc limit 50`);
export const ordersThatWait = statement<described.OrdersThatWait, OrderColumns>(`
  ${ORDER} from (
    select w.id, w.reference, w.payment_id from payment_attempts w
     where w.payment_account_id = :account and w.state in ('open', 'pending') and w.reference is not null order by w.id desc limit 5000) t
    join payments p on p.id = t.payment_id left join members m on m.id = p.account_id
   where (p.amount = :amount and p.currency = :currency) or lower(m.name) = any(:words::text[])
   order by t.id desc limit 50`);
export const ordersOfMember = statement<described.OrdersOfMember, OrderColumns>(`
  ${ORDER} from (select * from payments o where o.account_id = any(:members::bigint[]) order by o.id desc limit 200) p
    join payment_attempts t on t.payment_id = p.id and t.payment_account_id = :account and t.reference is not null
    left join members m on m.id = p.account_id
   order by t.id desc limit 25`);
export const membersNamed = statement<described.MembersNamed>(`
  with ${many('members', 'name')},
       newest as materialized (
         select id from (select id, name from members order by id desc limit 20000) n
          where (select so from many_members) and lower(name) like :pattern limit 200),
       named as materialized (select id from members where not (select so from many_members) and lower(name) like :pattern limit 200)
  select id from (select id from newest union all select id from named) found order by id desc`);
