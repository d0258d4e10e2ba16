import { statement } from '#platform/db/statement.ts';
import type * as described from '../queries.gen.ts';

export const debitKey = statement<described.DebitKey>('select sealed from debit_keys');
/** Another process may have been faster. */
export const keepDebitKey = statement<described.KeepDebitKey>(
  'insert into debit_keys (id, sealed) values (1, :sealed) on conflict do nothing',
);
/** Nothing where another one took its place meanwhile. */
export const sealDebitKey = statement<described.SealDebitKey>(
  'update debit_keys set sealed = :sealed where sealed = :before',
);

/** One IBAN of each key that encrypted any. */
export const ibanOfEachKey = statement<described.IbanOfEachKey, { iban: string }>(`
  select distinct on (split_part(iban, '.', 2)) reference, iban from debit_mandates
   where iban is not null order by split_part(iban, '.', 2), id`);
/** IBANs that another key than this encrypted. */
export const ibansOfOtherKeys = statement<described.IbansOfOtherKeys, { iban: string }>(
  "select reference, iban from debit_mandates where iban not like 'v1.' || :key::text || '.%' order by id limit :most",
);
/** Unless it was replaced meanwhile. */
export const setIban = statement<described.SetIban>(
  'update debit_mandates set iban = :sealed where reference = :reference and iban = :before',
);

/** Phone and network address at once: the code's row has the proof. The address, unless the bank still has to be told of a collection. */
export const blankMandates = statement<described.BlankMandates>(`
  update debit_mandates m
     set phone = null, ip = null,
         street = case when o.open then m.street end, house_number = case when o.open then m.house_number end,
         postal_code = case when o.open then m.postal_code end, city = case when o.open then m.city end
    from (select w.id, exists (select from debits d where d.mandate_id = w.id and d.state in ('credited', 'batched')) as open
            from debit_mandates w where w.account_id = :account) o
   where o.id = m.id`);
/** Of accounts that are erased: the address once no collection is open any more, and the IBAN once nobody can claim anything back by it. */
export const blankOldMandates = statement<described.BlankOldMandates>(`
  update debit_mandates m
     set street = null, house_number = null, postal_code = null, city = null,
         iban = case when m.created_at < :before then null else m.iban end,
         iban_hash = case when m.created_at < :before then '' else m.iban_hash end
    from accounts a
   where a.id = m.account_id and a.email is null and (m.street is not null or (m.iban is not null and m.created_at < :before))
     and not exists (select from debits d where d.mandate_id = m.id and d.state in ('credited', 'batched'))`);
/** Of erased accounts, after their time; a return itself stays with its payment. */
export const deleteOldBlocks = statement<described.DeleteOldBlocks>(`
  delete from debit_blocks b using accounts a where a.id = b.account_id and a.email is null and b.created_at < :before`);
