import { type RowOf, statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';
import type { AnsweredPayout, PayoutFate } from './policy.ts';
import type { Payer } from './write-payouts.ts';

interface WaitingColumns {
  provider: 'sepa' | 'bank';
  settings: Record<string, string>;
  charged_back: boolean;
  collected: boolean;
  known: boolean;
  came_back: boolean;
}
/** The account that paid: of a debit the mandate's; of a transfer the entry's, where all its money came from one. */
const WAITING = `
  select r.id as refund_id, r.amount, r.created_at, t.id as attempt_id, t.payment_account_id, k.provider, k.settings, p.id as payment_id, p.account_id,
         p.statement_text, coalesce(p.state = 'charged_back', false) as charged_back,
         coalesce(k.provider = 'bank' or exists (select from debits d where d.attempt_id = t.id and d.state = 'collected'), false) as collected,
         coalesce(coalesce(o.iban, m.iban, e.payer_iban) is not null, false) as known, o.naming_staff_id,
         exists (select from payouts b join refunds s on s.id = b.refund_id where s.attempt_id = t.id and b.state = 'returned') as came_back, o.holder as named_holder, o.iban_last4 as named_last4,
         m.reference as mandate, m.holder as mandate_holder, m.iban as mandate_iban, m.iban_last4 as mandate_last4,
         e.entry_key, e.payer_name, e.payer_iban, e.payer_last4, o.id as payout_id
    from refunds r join payments p on p.id = r.payment_id join payment_attempts t on t.id = r.attempt_id join payment_accounts k on k.id = t.payment_account_id
    left join payouts o on o.refund_id = r.id
    left join debit_mandates m on m.attempt_id = t.id
    left join lateral (
      select b.entry_key, b.payer_name, b.payer_iban, b.payer_last4 from bank_entries b
       where b.attempt_id = t.id and b.state in ('settled', 'confirms') and b.payer_iban is not null
         and not exists (select from bank_entries c where c.attempt_id = t.id and c.state in ('settled', 'confirms') and c.payer_hash <> b.payer_hash)
       order by b.id desc limit 1) e on true
   where k.provider in ('sepa', 'bank') and r.state = 'sent' and (o.id is null or o.state = 'waiting')`;
export type WaitingRow = RowOf<typeof waitingRefunds>;
export const waitingRefunds = statement<described.WaitingRefunds, WaitingColumns>(
  `${WAITING} order by r.id limit :most`,
);
export const waitingOfAccount = statement<described.WaitingOfAccount, WaitingColumns>(
  `${WAITING} and t.payment_account_id = :account order by r.id`,
);
export const waitingOfRefund = statement<described.WaitingOfRefund, WaitingColumns>(`${WAITING} and r.id = :refund`);

/** Until the transaction ends nobody else makes a batch, or names an account. */
export const lockPayouts = statement<described.LockPayouts>(
  "select pg_advisory_xact_lock(hashtextextended('payouts', 0))",
);
export const insertPayoutBatch = statement<described.InsertPayoutBatch>(`
  insert into payout_batches (payment_account_id, payer, execute_on, count, sum, staff_id, made_at)
  values (:account, :payer, :on::date, 0, 0, :staff, :now) returning id`);
/** Refunds that were settled otherwise meanwhile stay out. @returns those that are in. */
export const takePayouts = statement<described.TakePayouts>(`
  insert into payouts (refund_id, payment_account_id, end_to_end_id, amount, holder, iban, iban_last4, about, state, batch_id, created_at, changed_at)
  select r.id, :account, n.end_to_end, r.amount, n.holder, n.iban, n.last4, n.about, 'batched', :batch, :now, :now
    from jsonb_to_recordset(:payouts::jsonb) as n (refund bigint, end_to_end text, holder text, iban text, last4 text, about text)
    join refunds r on r.id = n.refund and r.state = 'sent' order by r.id
  on conflict (refund_id) do update set state = 'batched', batch_id = excluded.batch_id, about = excluded.about, changed_at = excluded.changed_at
    where payouts.state = 'waiting' returning amount`);
export const sealPayoutBatch = statement<described.SealPayoutBatch>(
  'update payout_batches set message_id = :message, count = :count, sum = :sum, hash = :hash where id = :id',
);
export const namePayoutBatch = statement<described.NamePayoutBatch>(
  'update payout_batches set message_id = :message, count = :count, sum = :sum where id = :id',
);
export const dropPayoutBatch = statement<described.DropPayoutBatch>(
  'delete from payout_batches where id = :id and hash is null',
);

export const handPayoutBatch = statement<described.HandPayoutBatch>(`
  update payout_batches set handed_at = :now, handing_staff_id = :staff where id = :id and hash is not null and handed_at is null and refused_at is null
  returning hash, count, sum`);

const BATCH = `
  select b.id, b.payment_account_id, b.message_id, b.payer, b.execute_on::text as execute_on, b.count, b.sum, b.hash, s.name as staff_name, b.made_at, b.refused_at
    from payout_batches b join staff s on s.id = b.staff_id`;
interface BatchColumns {
  payer: Payer;
}
export type PayoutBatchRow = RowOf<typeof payoutBatchById>;
export const payoutBatchById = statement<described.PayoutBatchById, BatchColumns>(`${BATCH} where b.id = :id`);
export const newestPayoutBatches = statement<described.NewestPayoutBatches>(`
  select b.id, b.payment_account_id, b.message_id, b.count, b.sum, s.name as staff_name, b.made_at, b.refused_at, b.handed_at, b.execute_on::text as execute_on,
         count(o.id) filter (where o.state = 'batched')::int as waiting, count(o.id) filter (where o.state = 'settled')::int as settled,
         count(o.id) filter (where o.state = 'returned')::int as returned
    from payout_batches b join staff s on s.id = b.staff_id left join payouts o on o.batch_id = b.id group by b.id, s.name order by b.id desc limit :most`);
export const payoutsAfter = statement<described.PayoutsAfter>(`
  select id, end_to_end_id, amount, holder, iban, about from payouts where batch_id = :batch and id > :after::bigint order by id limit :most`);
/** Its refunds are as if they had never been in one. */
export const refusePayoutBatch = statement<described.RefusePayoutBatch>(`
  with refused as (update payout_batches set refused_at = :now where id = :id and refused_at is null returning id)
  update payouts o set state = 'waiting', batch_id = null, changed_at = :now from refused where o.batch_id = refused.id and o.state = 'batched' returning o.id`);

export const namePayee = statement<described.NamePayee>(`
  insert into payouts (refund_id, payment_account_id, end_to_end_id, amount, holder, iban, iban_last4, about, naming_staff_id, state, created_at, changed_at)
  select r.id, :account, :endToEnd, r.amount, :holder, :iban, :last4, '', :staff, 'waiting', :now, :now from refunds r where r.id = :refund and r.state = 'sent'
  on conflict (refund_id) do update set holder = excluded.holder, iban = excluded.iban, iban_last4 = excluded.iban_last4, naming_staff_id = excluded.naming_staff_id,
    changed_at = excluded.changed_at where payouts.state = 'waiting' returning id`);

const PAYOUT = `
  select o.id, r.id as refund_id, o.end_to_end_id, o.amount, o.state, o.batch_id, o.payment_account_id, k.provider, k.settings, t.id as attempt_id, t.reference,
         p.id as payment_id, p.account_id, p.site_id, r.currency
    from payouts o join refunds r on r.id = o.refund_id join payments p on p.id = r.payment_id join payment_attempts t on t.id = r.attempt_id
    join payment_accounts k on k.id = o.payment_account_id`;
interface PayoutColumns {
  state: AnsweredPayout['state'];
  provider: 'sepa' | 'bank';
  settings: Record<string, string>;
}
export const payoutById = statement<described.PayoutById, PayoutColumns>(`${PAYOUT} where o.id = :id`);
export const payoutByRefund = statement<described.PayoutByRefund>(
  'select o.id, p.account_id from payouts o join refunds r on r.id = o.refund_id join payments p on p.id = r.payment_id where o.refund_id = :refund',
);
export const payoutsByIds = statement<described.PayoutsByIds, Omit<PayoutColumns, 'provider'>>(`
  select o.id, o.end_to_end_id, o.amount, o.state, o.payment_account_id, k.settings from payouts o join payment_accounts k on k.id = o.payment_account_id
   where o.end_to_end_id = any(:ids)`);
/** Locked last: after its reference and its payment. */
export const lockPayout = statement<described.LockPayout>('select id, state from payouts where id = :id for update');
export const endPayout = statement<described.EndPayout>(`
  update payouts set state = :state, answered_on = :on, answer_code = :code, changed_at = :now where id = :id`);

export const payoutAnswersKnown = statement<described.PayoutAnswersKnown>(
  'select entry_key from payout_answers where payment_account_id = any(:accounts::int[]) and entry_key = any(:keys)',
);
export const insertPayoutAnswers = statement<described.InsertPayoutAnswers>(`
  insert into payout_answers (payment_account_id, file_id, entry_key, payout_id, kind, fate, end_to_end_id, code, amount, currency, answered_on, state, created_at)
  select r.account, :file, r.key, r.payout, r.kind, r.fate, r.end_to_end_id, r.code, r.amount, r.currency, r.answered_on, r.state, :now
    from jsonb_to_recordset(:answers::jsonb) as r (account int, key text, payout bigint, kind text, fate text, end_to_end_id text, code text, amount bigint,
      currency text, answered_on date, state text)
  on conflict (payment_account_id, entry_key) do nothing returning id`);
export const matchedPayoutAnswers = statement<described.MatchedPayoutAnswers>(`
  select a.id, coalesce(p.site_id, s.id) as site_id, p.account_id from payout_answers a join payouts o on o.id = a.payout_id
    left join refunds r on r.id = o.refund_id left join payments p on p.id = r.payment_id join payment_accounts k on k.id = o.payment_account_id
    join lateral (select id from sites where company_id = k.company_id order by is_default desc, id limit 1) s on true
   where a.state = 'matched' and a.id > :after order by a.id limit :most`);
interface AnswerColumns {
  kind: 'settled' | 'returned';
  fate: PayoutFate;
}
const ANSWER = `
  select a.id, a.payout_id, a.kind, a.fate, a.end_to_end_id, a.code, a.amount, a.currency, a.answered_on::text as answered_on, a.state, p.id as payment_id, p.account_id
    from payout_answers a left join payouts o on o.id = a.payout_id left join refunds r on r.id = o.refund_id left join payments p on p.id = r.payment_id`;
export const payoutAnswerById = statement<described.PayoutAnswerById, AnswerColumns>(`${ANSWER} where a.id = :id`);
export const lockPayoutAnswer = statement<described.LockPayoutAnswer>(
  'select id, state from payout_answers where id = :id for update',
);
export const openPayoutAnswers = statement<described.OpenPayoutAnswers, AnswerColumns>(
  `${ANSWER} where a.state = 'open' order by a.id limit :most`,
);
export const endPayoutAnswer = statement<described.EndPayoutAnswer>(
  'update payout_answers set state = :state, fate = :fate, done_at = :now where id = :id',
);
export const closePayoutAnswer = statement<described.ClosePayoutAnswer>(
  "update payout_answers set state = 'closed', done_at = :now where id = :id and state = 'open' returning file_id",
);

export const payeeOfEachKey = statement<described.PayeeOfEachKey>(`
  (select distinct on (split_part(iban, '.', 2)) 'payouts' as of, null::int as account, end_to_end_id as row, iban from payouts
    where iban is not null order by split_part(iban, '.', 2), id)
  union all
  (select distinct on (split_part(payer_iban, '.', 2)) 'bank_entries', payment_account_id, entry_key, payer_iban from bank_entries
    where payer_iban is not null order by split_part(payer_iban, '.', 2), id)`);
export const payeesOfOtherKeys = statement<described.PayeesOfOtherKeys>(`
  select * from (
    select 'payouts' as of, id, null::int as account, end_to_end_id as row, iban from payouts where iban not like 'v1.' || :key::text || '.%'
    union all
    select 'bank_entries', id, payment_account_id, entry_key, payer_iban from bank_entries where payer_iban not like 'v1.' || :key::text || '.%') o limit :most`);
export const setPayoutIban = statement<described.SetPayoutIban>(
  'update payouts set iban = :sealed where id = :id and iban = :before',
);
export const setEntryIban = statement<described.SetEntryIban>(
  'update bank_entries set payer_iban = :sealed where id = :id and payer_iban = :before',
);

/** Of transfers: once no refund goes there any more. Of an account that is erased at once, but for a refund that is on its way. */
export const blankPayers = statement<described.BlankPayers>(`
  update bank_entries e set payer_iban = null
   where e.payer_iban is not null and (e.booked_on < :before::date or exists (
           select from payment_attempts t join payments p on p.id = t.payment_id join accounts a on a.id = p.account_id
          where t.id = e.attempt_id and (a.id = :account?::bigint or a.email is null)))
     and (e.back_at is null or e.surplus_paid_at is not null or e.state = 'sent_back')
     and not exists (select from refunds r where r.attempt_id = e.attempt_id and r.state in ('asked', 'sent', 'unknown'))`);
/** What was paid, or came back, is asked about no more after some weeks; of an account that is erased at once. */
export const blankPayees = statement<described.BlankPayees>(`
  update payouts o set iban = null, holder = ''
   where o.iban is not null and o.state in ('settled', 'returned') and (o.changed_at < :before or exists (
           select from refunds r join payments p on p.id = r.payment_id join accounts a on a.id = p.account_id
          where r.id = o.refund_id and (a.id = :account?::bigint or a.email is null)))`);

export const refundToSend = statement<described.RefundToSend, { provider: 'sepa' | 'bank' }>(`
  select r.id, r.amount, r.currency, r.attempt_id, t.reference, t.payment_account_id, p.id as payment_id, p.account_id, k.provider,
         (select o.batch_id from payouts o where o.refund_id = r.id and o.state = 'batched') as batch_id
    from refunds r join payment_attempts t on t.id = r.attempt_id join payments p on p.id = r.payment_id
    join payment_accounts k on k.id = t.payment_account_id
   where k.provider in ('sepa', 'bank') and r.id = :id and r.state = 'sent'`);
export const endPayoutByHand = statement<described.EndPayoutByHand>(`
  update payouts set state = 'settled', answered_on = :on::date, changed_at = :now where refund_id = :refund and state in ('waiting', 'batched')`);
