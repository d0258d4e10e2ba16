import { expect, test } from 'vitest';
import { keyRingOf } from '#platform/secrets/key-ring.ts';
import { startTestApp } from '#tests/harness.ts';
import { storedPurchase } from '#tests/paying.ts';
import { person } from '#tests/people.ts';
import { checkDebitKeys, ibanHasher, openIban, sealIban, sealIbansAnew } from './seal-iban.ts';

const app = await startTestApp();
const { db } = app;
const IBAN = 'NL91ABNA0417164300';
const key = (id: string, byte: number) => ({ id, key: Buffer.alloc(32, byte) });
const [before, after] = [key('before', 1), key('after', 2)];
const old = { sql: db, keys: keyRingOf([before]) };
const both = { sql: db, keys: keyRingOf([after, before]) };

async function mandateWith(reference: string, iban: string) {
  const marit = await person(app, `marit ${reference}`);
  await db.query({
    text: `insert into debit_mandates (account_id, company_id, site_id, payment_account_id, attempt_id, reference, text_version, locale, creditor_id, words, holder,
             country, iban_country, iban, iban_hash, iban_last4, created_at)
           select p.account_id, p.company_id, p.site_id, t.payment_account_id, t.id, $2, '2026-11-28', 'en', '', '[]', 'M. de Wit', 'NL', 'NL', $3, '', '4300', now()
             from payments p join payment_attempts t on t.payment_id = p.id where p.id = $1`,
    values: [await storedPurchase(app, marit.id), reference, iban],
  });
}
const ibanOf = async (reference: string) =>
  (
    await db.query<{ iban: string }>({
      text: 'select iban from debit_mandates where reference = $1',
      values: [reference],
    })
  ).rows[0]?.iban ?? '';

test('an IBAN lies encrypted, for its own mandate alone', () => {
  const sealed = sealIban(old, 'KDL-1-1', IBAN);
  expect(sealed).not.toContain('0417164300');
  expect(openIban(old, 'KDL-1-1', sealed)).toBe(IBAN);
  expect(() => openIban(old, 'KDL-2-1', sealed)).toThrow();
});

test('a new key of the environment changes what is stored, and opens no limit and no block', async () => {
  await mandateWith('KDL-7-1', sealIban(old, 'KDL-7-1', IBAN));
  const hash = (await ibanHasher(old))(IBAN);
  expect(hash).toMatch(/^[\w-]{43}$/);
  expect((await ibanHasher(old))('NL02ABNA0123456789')).not.toBe(hash);
  await checkDebitKeys(both);
  await sealIbansAnew(both);
  const only = { sql: db, keys: keyRingOf([after]) };
  expect(openIban(only, 'KDL-7-1', await ibanOf('KDL-7-1'))).toBe(IBAN);
  expect((await ibanHasher(only))(IBAN)).toBe(hash);
  await checkDebitKeys(only);
});

test('a start without the key that is needed fails', async () => {
  await expect(checkDebitKeys({ sql: db, keys: keyRingOf([key('third', 3)]) })).rejects.toThrow();
});
