import { type RowOf, statement } from '#platform/db/statement.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type * as described from '../queries.gen.ts';

/** With what has come of it so far, in minor units. */
const TRANSFER = `
  select t.id as attempt_id, t.reference, t.payment_account_id, t.expires_at, t.state as attempt_state, k.settings, p.id as payment_id,
         p.account_id, p.site_id, p.amount, p.currency, p.status, p.state, p.locale, p.created_at,
         (select coalesce(sum(e.amount), 0)::int from bank_entries e where e.attempt_id = t.id and e.state in ('matched', 'settled')) as received
    from payment_attempts t join payments p on p.id = t.payment_id join payment_accounts k on k.id = t.payment_account_id`;
export type TransferRow = RowOf<typeof transferByReference>;
interface TransferColumns {
  settings: Record<string, string>;
  locale: Locale;
}

export const transferByReference = statement<described.TransferByReference, TransferColumns>(
  `${TRANSFER} where k.provider = 'bank' and t.reference = :reference order by t.id desc limit 1`,
);
export const transferOfPayment = statement<described.TransferOfPayment, TransferColumns>(
  `${TRANSFER} where k.provider = 'bank' and p.id = :payment and t.reference is not null order by t.no desc limit 1`,
);
export const waitingTransfer = statement<described.WaitingTransfer, TransferColumns>(
  `${TRANSFER} where k.provider = 'bank' and p.account_id = :account and p.id = :payment and p.state = 'pending' and t.reference is not null
    order by t.no desc limit 1`,
);
export const openTransfers = statement<described.OpenTransfers, TransferColumns>(`
  select o.* from (${TRANSFER} where k.provider = 'bank' and t.reference is not null and p.status <> 'completed') o
   where o.state = 'pending' or o.received > 0 order by o.payment_id limit :most`);

export const waitsUntil = statement<described.WaitsUntil>(
  'select expires_at from payment_attempts where payment_account_id = :account and reference = :reference',
);

export const insertHandEntry = statement<described.InsertHandEntry>(`
  insert into bank_entries (payment_account_id, entry_key, amount, currency, booked_on, attempt_id, state, created_at)
  values (:account, :key, :amount, :currency, :now::timestamptz::date, :attempt, 'matched', :now)
  on conflict (payment_account_id, entry_key) do nothing returning id`);

export const receivedFor = statement<described.ReceivedFor>(`
  select coalesce(sum(amount) filter (where id <> :entry and state = 'settled'), 0)::int as received, min(payer_country) as country
    from bank_entries where attempt_id = :attempt and (state = 'settled' or id = :entry)`);

export const settleEntry = statement<described.SettleEntry>(
  "update bank_entries set state = 'settled', settled_at = :now, surplus = :surplus, in_part = :part where id = :id and state = 'matched' returning id",
);
export const endParts = statement<described.EndParts>(
  'update bank_entries set in_part = false where attempt_id = :attempt and in_part',
);

export const bankAccounts = statement<described.BankAccounts, { settings: Record<string, string> }>(
  "select id, company_id, settings from payment_accounts where provider = 'bank' order by id",
);

export const fileByHash = statement<described.FileByHash>(
  'select id, imported_at, staff_name from bank_files where payment_account_id = :account and hash = :hash',
);
export const insertFile = statement<described.InsertFile>(`
  insert into bank_files (payment_account_id, hash, format, name, entries, staff_name, imported_at)
  values (:account, :hash, :format, :name, :entries, :staff, :now) on conflict do nothing returning id`);

export const knownKeys = statement<described.KnownKeys>(
  'select entry_key from bank_entries where payment_account_id = :account and entry_key = any(:keys)',
);

export type ReferencedTransfer = RowOf<typeof transfersByReferences>;
export const transfersByReferences = statement<described.TransfersByReferences, { marked: number[] }>(`
  select t.reference, t.id as attempt_id, p.id as payment_id, p.amount, p.currency, p.status = 'completed' as is_paid,
         p.state in ('expired', 'cancelled', 'failed') as is_late,
         coalesce(e.received, 0)::int as received, coalesce(e.marked, '{}') as marked
    from payment_attempts t join payments p on p.id = t.payment_id
    left join lateral (
      select sum(amount) filter (where state in ('matched', 'settled')) as received,
             array_agg(amount) filter (where file_id is null and state in ('matched', 'settled') and not exists (
               select from bank_entries c where c.attempt_id = t.id and c.state = 'confirms' and c.amount = e.amount)) as marked
        from bank_entries e where e.attempt_id = t.id) e on true
   where t.payment_account_id = :account and t.reference = any(:references)`);

export const proposalsFor = statement<described.ProposalsFor>(`
  select distinct e.payer_hash, t.id as attempt_id, t.reference, p.amount, p.currency
    from bank_entries e
    join payment_attempts paid on paid.id = e.attempt_id join payments before on before.id = paid.payment_id
    join payments p on p.account_id = before.account_id and p.state = 'pending'
    join payment_attempts t on t.payment_id = p.id and t.payment_account_id = :account
   where e.payment_account_id = :account and e.state = 'settled' and e.payer_hash = any(:hashes)`);

/** @returns those that are new. */
export const insertEntries = statement<described.InsertEntries>(`
  insert into bank_entries (payment_account_id, file_id, entry_key, amount, currency, booked_on, payer_name, payer_country, payer_last4,
    payer_hash, payer_iban, remittance, attempt_id, state, created_at)
  select :account, :file, r.key, r.amount, r.currency, r.booked_on, r.name, r.country, r.last4, r.hash, r.iban, r.text, r.attempt, r.state, :now
    from jsonb_to_recordset(:entries::jsonb) as r (key text, amount int, currency text, booked_on date, name text, country text, last4 text,
      hash text, iban text, text text, attempt bigint, state text)
  on conflict (payment_account_id, entry_key) do nothing returning id`);

export const matchedEntries = statement<described.MatchedEntries>(`
  select e.id, p.account_id, p.site_id from bank_entries e join payment_attempts t on t.id = e.attempt_id join payments p on p.id = t.payment_id
   where e.state = 'matched' and e.file_id is not null order by e.id limit :most`);

export type EntryRow = RowOf<typeof entryById>;
const ENTRY = `
  select e.id, e.payment_account_id, e.amount, e.currency, e.booked_on::text as booked_on, e.payer_name, e.payer_country, e.payer_last4, e.remittance,
         e.state, e.surplus, e.surplus_paid_at, e.attempt_id, t.reference, p.id as payment_id, p.account_id,
         exists (select from payouts o where o.entry_id = e.id and o.state in ('batched', 'settled')) as returning
    from bank_entries e left join payment_attempts t on t.id = e.attempt_id left join payments p on p.id = t.payment_id`;
export const entryById = statement<described.EntryById>(`${ENTRY} where e.id = :id`);
export const lockEntry = statement<described.LockEntry>('select id, state from bank_entries where id = :id for update');
export const openEntries = statement<described.OpenEntries>(`
  ${ENTRY} where e.state in ('proposed', 'unmatched', 'other_currency') or (e.surplus > 0 and e.surplus_paid_at is null)
      or (e.state = 'settled' and p.status in ('failed', 'cancelled'))
   order by e.id limit :most`);
export const assignEntry = statement<described.AssignEntry>(
  "update bank_entries set attempt_id = :attempt, state = 'matched', staff_name = :staff, back_at = null where id = :id and state in ('proposed', 'unmatched')",
);
/** Leaves the money of an order that waits, or is paid. */
export const noteSentBack = statement<described.NoteSentBack>(`
  update bank_entries set surplus_paid_at = case when surplus > 0 then :now else surplus_paid_at end, staff_name = :staff, in_part = false,
         state = case when surplus > 0 then state else 'sent_back' end,
         attempt_id = case when state = 'proposed' then null else attempt_id end
   where id = :id and (state in ('proposed', 'unmatched', 'other_currency') or (surplus > 0 and surplus_paid_at is null)
      or (state = 'settled' and surplus = 0 and exists (
        select from payment_attempts t join payments p on p.id = t.payment_id
         where t.id = bank_entries.attempt_id and p.status in ('failed', 'cancelled'))))
  returning id`);

/** What goes back of an entry, in minor units: what was too much, else all of it. */
const SUM_BACK = 'case when e.surplus > 0 then e.surplus else e.amount end';
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
  update bank_entries e set back_at = :now, staff_name = :staff where e.id = :id and ${OPEN} and ${BY_FILE} returning ${SUM_BACK} as amount`);
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
  select e.id, e.payment_account_id, ${SUM_BACK} as amount, e.payer_name, e.payer_iban, e.payer_last4, e.entry_key, e.back_at, k.provider, k.settings
    from bank_entries e join payment_accounts k on k.id = e.payment_account_id left join payouts o on o.entry_id = e.id
   where e.back_at is not null and e.surplus_paid_at is null and e.state <> 'sent_back' and e.payer_iban is not null
     and (:account?::int is null or e.payment_account_id = :account) and (o.id is null or o.state = 'waiting')
   order by e.id limit :most`);
export const takeReturns = statement<described.TakeReturns>(`
  insert into payouts (entry_id, payment_account_id, end_to_end_id, amount, holder, iban, iban_last4, about, state, batch_id, created_at, changed_at)
  select e.id, :account, n.end_to_end, ${SUM_BACK}, n.holder, n.iban, n.last4, n.about, 'batched', :batch, :now, :now
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
