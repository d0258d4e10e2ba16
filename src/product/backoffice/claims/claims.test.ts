import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { storedPurchase } from '#tests/paying.ts';
import { type Person, person, staff } from '#tests/people.ts';

const product = await startTestApp();
const run = (text: string, ...values: unknown[]) => product.db.query<{ id: number }>({ text, values });
const fin = await staff(product, 'fin', 'finance');

async function owing(name: string): Promise<{ id: number; who: Person; payment: number }> {
  const who = await person(product, name);
  const payment = await storedPurchase(product, who.id);
  const { rows } = await run(
    `with taken as (
       insert into disputes (payment_id, attempt_id, payment_account_id, reference, amount, currency, reason, state)
       select p.id, t.id, p.payment_account_id, 'dp_' || p.id, p.amount, p.currency, 'fraudulent', 'lost'
         from payments p join payment_attempts t on t.payment_id = p.id where p.id = $1 returning id)
     insert into claims (account_id, payment_id, dispute_id, amount, currency, credits_missing)
     select $2, $1, taken.id, 500, 'EUR', 12 from taken returning id`,
    payment,
    who.id,
  );
  return { id: rows[0]?.id ?? 0, who, payment };
}
const list = async (who: Person, query = '') =>
  (await product.app.inject({ url: `/api/admin/claims.php${query}`, headers: { cookie: who.cookie } })).json();
const waive = async (who: Person, payload: object) =>
  (
    await product.app.inject({
      ...{ method: 'POST', url: '/api/admin/claim-waive.php', headers: { cookie: who.cookie } },
      payload,
    })
  ).statusCode;

test('debts are listed, the oldest first, and somebody is let off once', async () => {
  const [one, two] = [await owing('wanda'), await owing('xenia')];
  expect((await list(fin)).debts).toMatchObject([
    { id: one.id, member: one.who.id, name: 'wanda', payment: one.payment, credits: 12, paying: false },
    { id: two.id },
  ]);
  expect((await list(fin, `?after=${one.id}`)).debts).toMatchObject([{ id: two.id }]);
  const both = await Promise.all([waive(fin, { id: one.id, note: 'too old' }), waive(fin, { id: one.id })]);
  expect(both.toSorted()).toEqual([200, 409]);
  expect((await list(fin)).debts).toMatchObject([{ id: two.id }]);
  const { rows } = await run(
    "select staff_name as id from audit_entries where verb = 'claim.waived' and object_id = $1",
    one.id,
  );
  expect(rows).toEqual([{ id: 'fin' }]);
});

test('a debt of another site is not there, and other roles may let nobody off', async () => {
  const { id, payment } = await owing('yara');
  const sue = await staff(product, 'sue', 'support');
  expect(await waive(sue, { id })).toBe(403);
  const { rows } = await run(
    "insert into sites (host, pool, company_id, settings) select 'other.example', 2, company_id, settings from sites where is_default returning id",
  );
  product.travel(10_000);
  await run('update payments set site_id = $1 where id = $2', rows[0]?.id, payment);
  expect(await waive(fin, { id })).toBe(404);
  expect((await list(fin)).debts.map((one: { id: number }) => one.id)).not.toContain(id);
});
