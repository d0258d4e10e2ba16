import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { storedPurchase } from '#tests/paying.ts';
import { type Person, person, staff } from '#tests/people.ts';

const product = await startTestApp();
const run = (text: string, ...values: unknown[]) => product.db.query<{ id: number }>({ text, values });
const fin = await staff(product, 'fin', 'finance');
const list = async (who: Person) =>
  (await product.app.inject({ url: '/api/admin/findings.php', headers: { cookie: who.cookie } })).json();
const post = async (who: Person, path: string, payload: object) =>
  (
    await product.app.inject({
      ...{ method: 'POST', url: `/api/admin/${path}.php`, headers: { cookie: who.cookie } },
      payload,
    })
  ).statusCode;

test('what the nightly look finds is listed until it is gone, and acknowledged once', async () => {
  const wilma = await person(product, 'wilma');
  await storedPurchase(product, wilma.id);
  await product.runSchedule('payments-books');
  const { findings } = await list(fin);
  const wrong = findings.find(({ wrong: what }: { wrong: string }) => what === 'credits were not added exactly once');
  expect(wrong).toMatchObject({ kind: 'credits_once', member: wilma.id, acknowledged: null });
  expect(await Promise.all([post(fin, 'finding', { id: wrong.id }), post(fin, 'finding', { id: wrong.id })])).toEqual(
    expect.arrayContaining([200, 409]),
  );
  product.travel(24 * 3600_000);
  await product.runSchedule('payments-books');
  expect((await list(fin)).findings).toContainEqual(
    expect.objectContaining({ id: wrong.id, acknowledged: expect.objectContaining({ by: 'fin' }) }),
  );
  await run('delete from payment_attempts where payment_id = $1', wrong.payment);
  await run('delete from book_findings where payment_id = $1 and id <> $2', wrong.payment, wrong.id);
  await run('update book_findings set payment_id = null where id = $1', wrong.id);
  await run('delete from payments where id = $1', wrong.payment);
  product.travel(24 * 3600_000);
  await product.runSchedule('payments-books');
  expect((await list(fin)).findings.map(({ id }: { id: number }) => id)).not.toContain(wrong.id);
});

test('a report that fits nothing waits until somebody has looked, once', async () => {
  await run(
    `insert into payment_events (payment_account_id, event_id, object, reference, payload, anomaly)
     select min(id), 'evt_nobody', 'payment', 'tr_nobody', '{}', 'unknown_payment' from payment_accounts`,
  );
  const [anomaly] = (await list(fin)).anomalies;
  expect(anomaly).toMatchObject({ event: 'evt_nobody', what: 'unknown_payment', payment: null });
  const { account, event } = anomaly;
  const both = await Promise.all([post(fin, 'anomaly', { account, event }), post(fin, 'anomaly', { account, event })]);
  expect(both.toSorted()[0]).toBe(200);
  expect(both.toSorted()[1]).toBeGreaterThanOrEqual(404);
  expect((await list(fin)).anomalies).toEqual([]);
  const { rows } = await run("select object_id as id from audit_entries where verb = 'anomaly.closed'");
  expect(rows).toEqual([{ id: account }]);
});

test('what is about nobody is for who has all sites, and other roles see nothing', async () => {
  const { rows } = await run(
    "insert into book_findings (wrong, found_at, last_at) values ('numbers of receipts have a gap', now(), now()) returning id",
  );
  const id = rows[0]?.id ?? 0;
  expect((await list(fin)).findings.map((one: { id: number }) => one.id)).not.toContain(id);
  expect(await post(fin, 'finding', { id })).toBe(404);
  const sue = await staff(product, 'sue', 'support');
  expect(await post(sue, 'finding', { id })).toBe(403);
  await run('update accounts set all_sites = true where id = $1', fin.id);
  product.travel(10_000);
  expect((await list(fin)).findings.map((one: { id: number }) => one.id)).toContain(id);
  expect(await post(fin, 'finding', { id })).toBe(200);
});
