import { type RowOf, statement } from '#platform/db/statement.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type { PaymentState } from '../contract.ts';
import type * as described from '../queries.gen.ts';
import type { MandateWords } from './contract.ts';
import type { DebitHistory } from './policy.ts';

export const debitKey = statement<described.DebitKey>('select sealed from debit_keys');
/** Another process may have been faster. */
export const keepDebitKey = statement<described.KeepDebitKey>(
  'insert into debit_keys (id, sealed) values (1, :sealed) on conflict do nothing',
);
export const sealDebitKey = statement<described.SealDebitKey>(
  'update debit_keys set sealed = :sealed where sealed = :before',
);

export const ibanOfEachKey = statement<described.IbanOfEachKey, { iban: string }>(`
  select distinct on (split_part(iban, '.', 2)) reference, iban from debit_mandates
   where iban is not null order by split_part(iban, '.', 2), id`);
export const ibansOfOtherKeys = statement<described.IbansOfOtherKeys, { iban: string }>(
  "select reference, iban from debit_mandates where iban not like 'v1.' || :key::text || '.%' order by id limit :most",
);
export const setIban = statement<described.SetIban>(
  'update debit_mandates set iban = :sealed where reference = :reference and iban = :before',
);

/** The postal address stays while the bank still has to be told of a collection. */
export const blankMandates = statement<described.BlankMandates>(`
  update debit_mandates m
     set phone = null, ip = null,
         street = case when o.open then m.street end, house_number = case when o.open then m.house_number end,
         postal_code = case when o.open then m.postal_code end, city = case when o.open then m.city end
    from (select w.id, exists (select from debits d where d.mandate_id = w.id and d.state in ('credited', 'batched')) as open
            from debit_mandates w where w.account_id = :account) o
   where o.id = m.id`);
/** The postal address goes once no collection is open, the IBAN once nobody can claim anything back by it. */
export const blankOldMandates = statement<described.BlankOldMandates>(`
  update debit_mandates m
     set street = null, house_number = null, postal_code = null, city = null,
         iban = case when m.created_at < :before then null else m.iban end,
         iban_hash = case when m.created_at < :before then '' else m.iban_hash end
    from accounts a
   where a.id = m.account_id and a.email is null and (m.street is not null or (m.iban is not null and m.created_at < :before))
     and not exists (select from debits d where d.mandate_id = m.id and d.state in ('credited', 'batched'))`);
export const deleteOldBlocks = statement<described.DeleteOldBlocks>(`
  delete from debit_blocks b using accounts a where a.id = b.account_id and a.email is null and b.created_at < :before`);

export type DebitOrderRow = RowOf<typeof debitOrder>;
export const debitOrder = statement<described.DebitOrder, { settings: Record<string, string>; state: PaymentState }>(`
  select p.id as payment_id, p.site_id, p.company_id, p.package_id, p.credits, p.amount, p.list_amount, p.currency, p.country, p.state, p.statement_text,
         p.created_at, t.id as attempt_id, t.state as attempt_state, t.reference, t.expires_at, t.payment_account_id, k.settings,
         exists (select from debit_mandates m where m.attempt_id = t.id) as given
    from payments p join payment_attempts t on t.payment_id = p.id join payment_accounts k on k.id = t.payment_account_id
   where p.account_id = :account and p.id = :payment and k.provider = 'sepa' order by t.no desc limit 1`);

/** Until the transaction ends nobody else orders by debit for an account, or from an IBAN: limits are counted one after the other. */
export const lockDebits = statement<described.LockDebits>(
  "select pg_advisory_xact_lock(hashtextextended('debits ' || :of::text, 0))",
);

interface HistoryColumns {
  own: DebitHistory;
  shared: DebitHistory;
}
/** What was taken back before the bank was told counts for nothing; what came back counts. */
export const debitHistory = statement<described.DebitHistory, HistoryColumns>(`
  with counted as (
    select m.account_id = :account as own, m.iban_hash = :iban as shared, d.amount, d.created_at
      from debit_mandates m join debits d on d.mandate_id = m.id
     where (m.account_id = :account or m.iban_hash = :iban) and d.state <> 'refunded' and d.try = 1)
  select exists (select from debit_blocks b where b.lifted_at is null and (b.account_id = :account or b.iban_hash = :iban)) as blocked,
         (select jsonb_build_object('count', count(*), 'week', coalesce(sum(amount) filter (where created_at > :week), 0),
                                    'month', coalesce(sum(amount) filter (where created_at > :month), 0)) from counted where own) as own,
         (select jsonb_build_object('count', count(*), 'week', coalesce(sum(amount) filter (where created_at > :week), 0),
                                    'month', coalesce(sum(amount) filter (where created_at > :month), 0)) from counted where shared) as shared`);

export const insertMandate = statement<described.InsertMandate>(`
  insert into debit_mandates (account_id, company_id, site_id, payment_account_id, attempt_id, reference, text_version, locale, second_locale,
    creditor_id, words, holder, street, house_number, postal_code, city, country, iban_country, iban, iban_hash, iban_last4, phone,
    phone_code_id, ip, created_at)
  values (:account, :company, :site, :paymentAccount, :attempt, :reference, :version, :locale, :second?, :creditor, :words, :holder, :street,
    :number, :postal, :city, :country, :ibanCountry, :iban, :hash, :last4, :phone, :code?, :ip, :now)
  returning id`);

export const insertDebit = statement<described.InsertDebit>(`
  insert into debits (attempt_id, mandate_id, amount, currency, end_to_end_id, collect_on, created_at, changed_at)
  values (:attempt, :mandate, :amount, :currency, :endToEnd, :collectOn, :now, :now)`);

/** The order is binding now: its credits come before its money. */
export const noteDebitOrder = statement<described.NoteDebitOrder>(`
  update payments set uncollected = true, begin_at_once = :asked?, begin_at_once_locale = :askedIn? where id = :payment`);

export const debitExpiry = statement<described.DebitExpiry>(
  'select expires_at from payment_attempts where payment_account_id = :account and reference = :reference',
);

export const debitToMail = statement<described.DebitToMail, { words: MandateWords[]; locale: Locale }>(`
  select d.id, d.try, d.amount, d.currency, d.collect_on::text as collect_on, d.end_to_end_id, d.notified_at, m.id as mandate_id, m.reference,
         m.creditor_id, m.words, m.locale, m.holder, m.iban_last4, m.created_at, c.name as company, a.email, p.id as payment_id, p.statement_text
    from debits d join debit_mandates m on m.id = d.mandate_id join payment_attempts t on t.id = d.attempt_id
    join payments p on p.id = t.payment_id join companies c on c.id = m.company_id join accounts a on a.id = m.account_id
   where p.id = :payment and p.site_id = :site order by d.try desc limit 1 for update of d`);
export const noteNotified = statement<described.NoteNotified>('update debits set notified_at = :now where id = :id');

export const mandateWordsOf = statement<described.MandateWordsOf, { words: MandateWords[] }>(
  'select words from debit_mandates where id = :id',
);
