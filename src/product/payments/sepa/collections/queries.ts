import { type RowOf, statement } from '#platform/db/statement.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type * as described from '../../queries.gen.ts';
import type { AnsweredDebit, AnswerFate } from './policy.ts';
import type { Creditor } from './write-batch.ts';

type DebitState = AnsweredDebit['state'];

export const sepaAccounts = statement<described.SepaAccounts, { settings: Record<string, string> }>(
  "select id, company_id, settings from payment_accounts where provider = 'sepa' order by id",
);

/** Not sent yet. What went back whole before was called off; what goes back in parts is collected first. */
const DUE = `
    from debits d join debit_mandates m on m.id = d.mandate_id join payment_attempts t on t.id = d.attempt_id join payments p on p.id = t.payment_id
   where d.state = 'credited' and p.status = 'completed' and p.state <> 'charged_back' and m.payment_account_id = :account and d.collect_on <= :until::date`;
/** Sums in minor units. */
export const dueDebits = statement<described.DueDebits>(`
  select d.collect_on::text as collect_on, count(*)::int as count, sum(d.amount)::bigint as sum ${DUE} group by d.collect_on order by d.collect_on`);

/** Until the transaction ends nobody else makes a batch of an account. */
export const lockBatches = statement<described.LockBatches>(
  "select pg_advisory_xact_lock(hashtextextended('debit batches ' || :account::int, 0))",
);
export const insertBatch = statement<described.InsertBatch>(`
  insert into debit_batches (payment_account_id, creditor, count, sum, staff_name, staff_id, made_at)
  values (:account, :creditor, :count, :sum, :staff, :staffId?, :now) returning id`);
/** @param announced days with that day each in `due`. */
export const takeDebits = statement<described.TakeDebits>(`
  with day as (select r.a::date as collect_on, r.d::date as due_on from unnest(:announced::text[], :due::text[]) as r (a, d)),
  taken as (
    update debits u set state = 'batched', batch_id = :batch, due_on = day.due_on, changed_at = :now
      from day where u.collect_on = day.collect_on and u.state = 'credited' and u.id in (select d.id ${DUE}) returning u.amount)
  select count(*)::int as count, coalesce(sum(amount), 0)::bigint as sum from taken`);
export const nameBatch = statement<described.NameBatch>(
  'update debit_batches set message_id = :message, count = :count, sum = :sum where id = :id',
);
export const sealBatch = statement<described.SealBatch>('update debit_batches set hash = :hash where id = :id');

/** Somebody else than who made it; once. */
export const releaseBatch = statement<described.ReleaseBatch>(`
  update debit_batches set releasing_staff_id = :staff, released_at = :now
   where id = :id and released_at is null and refused_at is null and staff_id is distinct from :staff returning id`);

export const dropBatch = statement<described.DropBatch>('delete from debit_batches where id = :id and hash is null');

const BATCH = `
  select b.id, b.payment_account_id, b.message_id, b.creditor, b.count, b.sum, b.hash, b.staff_name, b.staff_id, b.made_at, b.refused_at,
         coalesce(b.sum > c.debit_batch_alone and b.released_at is null, false) as waits
    from debit_batches b join payment_accounts k on k.id = b.payment_account_id join companies c on c.id = k.company_id`;
export type BatchRow = RowOf<typeof batchById>;
export const batchById = statement<described.BatchById, { creditor: Creditor; waits: boolean }>(
  `${BATCH} where b.id = :id`,
);
export const batchByMessage = statement<described.BatchByMessage, { creditor: Creditor; waits: boolean }>(
  `${BATCH} where b.message_id = :message`,
);
export type ListedBatch = RowOf<typeof newestBatches>;
export const newestBatches = statement<described.NewestBatches>(`
  select b.id, b.payment_account_id, b.message_id, b.count, b.sum, b.hash, b.staff_name, b.made_at, b.refused_at,
         count(d.id) filter (where d.state = 'batched')::int as waiting, count(d.id) filter (where d.state = 'collected' and d.settled_at is null)::int as booked,
         count(d.id) filter (where d.settled_at is not null and d.state = 'collected')::int as settled,
         count(d.id) filter (where d.state in ('returned', 'rejected'))::int as ended, min(d.due_on)::text as due_from, max(d.due_on)::text as due_to
    from debit_batches b left join debits d on d.batch_id = b.id group by b.id order by b.id desc limit :most`);

export const partsOfBatch = statement<described.PartsOfBatch>(`
  select due_on::text as due, count(*)::int as count, sum(amount)::bigint as sum from debits where batch_id = :batch group by due_on order by due_on`);
export const collectionsAfter = statement<described.CollectionsAfter>(`
  select d.id, d.due_on::text as due, d.end_to_end_id, d.amount, m.reference, m.created_at as signed_at, m.holder, m.street, m.house_number,
         m.postal_code, m.city, m.country, m.iban, p.id as payment_id, p.statement_text
    from debits d join debit_mandates m on m.id = d.mandate_id join payment_attempts t on t.id = d.attempt_id join payments p on p.id = t.payment_id
   where d.batch_id = :batch and (d.due_on, d.id) > (:due::date, :id::bigint) order by d.due_on, d.id limit :most`);
export const idsOfBatch = statement<described.IdsOfBatch>(
  'select end_to_end_id, due_on::text as due from debits where batch_id = :batch order by due_on, id',
);
export const refuseBatch = statement<described.RefuseBatch>(
  'update debit_batches set refused_at = :now where id = :id and refused_at is null',
);

const DEBIT = `
  select d.id, d.state, d.amount, d.currency, d.try, d.end_to_end_id, d.due_on::text as due_on, d.booked_on::text as booked_on, d.answer_code, d.answer_group,
         d.answered_on::text as answered_on, d.batch_id, d.attempt_id, d.settled_at, m.id as mandate_id, m.reference as mandate, m.iban_hash, m.iban_last4,
         m.locale, t.reference, t.payment_account_id, p.id as payment_id, p.account_id, p.site_id, k.settings
    from debits d join debit_mandates m on m.id = d.mandate_id join payment_attempts t on t.id = d.attempt_id join payments p on p.id = t.payment_id
    join payment_accounts k on k.id = t.payment_account_id`;
interface DebitColumns {
  state: DebitState;
  locale: Locale;
  settings: Record<string, string>;
}
export type DebitRow = RowOf<typeof debitById>;
export const debitById = statement<described.DebitById, DebitColumns>(`${DEBIT} where d.id = :id`);
/** Locked last: after its reference, its payment and its account. */
export const lockDebit = statement<described.LockDebit>('select id from debits where id = :id for update');
export const debitsByIds = statement<described.DebitsByIds, { state: DebitState }>(`
  select d.id, d.state, d.amount, d.try, d.end_to_end_id from debits d join debit_mandates m on m.id = d.mandate_id
   where m.payment_account_id = :account and d.end_to_end_id = any(:ids)`);
/** In minor units: `all` of it, and what was not rejected before. */
export const partState = statement<described.PartState>(`
  select b.id as batch_id, coalesce(sum(d.amount), 0)::bigint as all, coalesce(sum(d.amount) filter (where d.state <> 'rejected'), 0)::bigint as sent,
         count(d.id) filter (where d.state = 'batched')::int as waiting
    from debit_batches b left join debits d on d.batch_id = b.id and d.due_on = :due::date
   where b.payment_account_id = :account and b.message_id = :message group by b.id`);

export const answersKnown = statement<described.AnswersKnown>(
  'select entry_key from debit_answers where payment_account_id = :account and entry_key = any(:keys)',
);
export const insertAnswers = statement<described.InsertAnswers>(`
  insert into debit_answers (payment_account_id, file_id, entry_key, debit_id, batch_id, due_on, kind, fate, end_to_end_id, code, amount, currency,
    answered_on, state, created_at)
  select :account, :file, r.key, r.debit, r.batch, r.due, r.kind, r.fate, r.end_to_end_id, r.code, r.amount, r.currency, r.answered_on, r.state, :now
    from jsonb_to_recordset(:answers::jsonb) as r (key text, debit bigint, batch bigint, due date, kind text, fate text, end_to_end_id text,
      code text, amount bigint, currency text, answered_on date, state text)
  on conflict (payment_account_id, entry_key) do nothing returning id`);
export const matchedAnswers = statement<described.MatchedAnswers>(`
  select a.id, coalesce(p.site_id, s.id) as site_id, p.account_id
    from debit_answers a left join debits d on d.id = a.debit_id left join payment_attempts t on t.id = d.attempt_id left join payments p on p.id = t.payment_id
    join payment_accounts k on k.id = a.payment_account_id
    join lateral (select id from sites where company_id = k.company_id order by is_default desc, id limit 1) s on true
   where a.state = 'matched' and a.id > :after order by a.id limit :most`);
export type AnswerRow = RowOf<typeof answerById>;
interface AnswerColumns {
  kind: 'booked' | 'returned' | 'rejected';
  fate: AnswerFate;
}
const ANSWER = `
  select a.id, a.payment_account_id, a.debit_id, a.batch_id, a.due_on::text as due_on, a.kind, a.fate, a.end_to_end_id, a.code, a.amount, a.currency,
         a.answered_on::text as answered_on, a.state from debit_answers a`;
export const answerById = statement<described.AnswerById, AnswerColumns>(`${ANSWER} where a.id = :id`);
export const lockAnswer = statement<described.LockAnswer>(
  'select id, state from debit_answers where id = :id for update',
);
export const openAnswers = statement<described.OpenAnswers, AnswerColumns>(
  `${ANSWER} where a.state = 'open' order by a.id limit :most`,
);
export const endAnswer = statement<described.EndAnswer>(
  'update debit_answers set state = :state, fate = :fate, done_at = :now where id = :id',
);
export const closeAnswer = statement<described.CloseAnswer>(
  "update debit_answers set state = 'closed', done_at = :now where id = :id and state = 'open' returning file_id",
);

export const bookDebit = statement<described.BookDebit>(`
  update debits set state = 'collected', booked_on = :on, settles_on = :settles, changed_at = :now where id = :id and state = 'batched'`);
export const bookPart = statement<described.BookPart>(`
  with booked as (
    update debits set state = 'collected', booked_on = :on, settles_on = :settles, changed_at = :now
     where batch_id = :batch and due_on = :due::date and state = 'batched' returning 1)
  select count(*)::int as booked from booked`);
export const endDebit = statement<described.EndDebit>(`
  update debits set state = :state, answer_code = :code, answer_group = :group, answered_on = :on, changed_at = :now where id = :id`);
export const decideGroup = statement<described.DecideGroup>(
  "update debits set answer_group = :group, changed_at = :now where id = :id and answer_group = 'staff'",
);
/** Its file was refused: as if it had never been in one. */
export const unsendDebit = statement<described.UnsendDebit>(`
  update debits set state = 'credited', batch_id = null, due_on = null, changed_at = :now where id = :id and state = 'batched'`);
export const insertTry = statement<described.InsertTry>(`
  insert into debits (attempt_id, mandate_id, try, amount, currency, end_to_end_id, collect_on, created_at, changed_at)
  select d.attempt_id, d.mandate_id, d.try + 1, d.amount, d.currency, :endToEnd, :collectOn, :now, :now from debits d where d.id = :id
  on conflict (attempt_id, try) do nothing returning id`);
export const insertBlock = statement<described.InsertBlock>(`
  insert into debit_blocks (account_id, iban_hash, debit_id, reason, created_at) values (:account, nullif(:hash::text, ''), :debit, :reason, :now)
  on conflict (debit_id) do nothing`);

export const debitsToSettle = statement<described.DebitsToSettle>(`
  select d.id, p.site_id from debits d join payment_attempts t on t.id = d.attempt_id join payments p on p.id = t.payment_id
   where d.state = 'collected' and d.settled_at is null and d.settles_on <= :today::date order by d.settles_on, d.id limit :most`);
export const settleDebit = statement<described.SettleDebit>(`
  update debits set settled_at = :now, changed_at = :now where id = :id and state = 'collected' and settled_at is null returning id`);
export const notePaymentCollected = statement<described.NotePaymentCollected>(
  'update payments set uncollected = false where id = :id and uncollected returning id',
);
/** Nothing where the bank was told already. */
export const callOffDebit = statement<described.CallOffDebit>(`
  update debits set state = 'refunded', changed_at = :now where attempt_id = :attempt and state = 'credited' returning id`);

export const isCalledOff = statement<described.IsCalledOff>(
  "select exists (select from debits where attempt_id = :attempt and state = 'refunded') as off",
);

export const debitsForStaff = statement<described.DebitsForStaff, DebitColumns>(
  `${DEBIT} where d.answer_group = 'staff' order by d.id limit :most`,
);
export const overdueBatches = statement<described.OverdueBatches>(`
  select b.id, b.message_id, d.due_on::text as due, count(*)::int as count, sum(d.amount)::bigint as sum
    from debits d join debit_batches b on b.id = d.batch_id where d.state = 'batched' and d.due_on < :before::date group by b.id, d.due_on order by b.id, d.due_on limit :most`);
export const endedDebit = statement<described.EndedDebit>(`
  select a.email, p.credits, coalesce(d.credits_taken, 0) as taken, c.amount as owed
    from payments p join accounts a on a.id = p.account_id
    left join disputes d on d.payment_account_id = :account and d.reference = :reference left join claims c on c.dispute_id = d.id and c.state = 'open'
   where p.id = :payment`);
export const uncollectedSums = statement<described.UncollectedSums>(`
  select currency, count(*)::int as count, sum(amount)::bigint as sum from payments
   where uncollected and status = 'completed' and state not in ('refunded', 'charged_back') group by currency order by currency`);
