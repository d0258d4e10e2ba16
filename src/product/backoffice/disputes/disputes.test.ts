import { expect, test } from 'vitest';
import { chatting } from '#tests/chatting.ts';
import { startTestApp } from '#tests/harness.ts';
import { storedPurchase } from '#tests/paying.ts';
import { type Person, person, staff } from '#tests/people.ts';

const product = await startTestApp();
const run = (text: string, ...values: unknown[]) => product.db.query<{ id: number }>({ text, values });
const fin = await staff(product, 'fin', 'finance');

async function disputed(name: string, state = 'lost_funds'): Promise<{ id: number; payment: number; who: Person }> {
  const who = await person(product, name);
  const payment = await storedPurchase(product, who.id, { at: product.services.now() });
  await run("update payments set begin_at_once = '2026-01-01', begin_at_once_locale = 'en' where id = $1", payment);
  const { rows } = await run(
    `insert into disputes (payment_id, attempt_id, payment_account_id, reference, amount, currency, reason, state, due_at)
     select p.id, t.id, p.payment_account_id, 'dp_' || p.id, p.amount, p.currency, 'fraudulent', $2, now() + interval '7 days'
       from payments p join payment_attempts t on t.payment_id = p.id where p.id = $1 returning id`,
    payment,
    state,
  );
  return { id: rows[0]?.id ?? 0, payment, who };
}
const list = async (who: Person, query = '') =>
  (await product.app.inject({ url: `/api/admin/disputes.php${query}`, headers: { cookie: who.cookie } })).json();
const open = (who: Person, id: number) =>
  product.app.inject({
    method: 'POST',
    url: '/api/admin/dispute.php',
    headers: { cookie: who.cookie },
    payload: { id },
  });
const file = (who: Person, id: number, part: string) =>
  product.app.inject({ url: `/api/admin/dispute-file.php?id=${id}&part=${part}`, headers: { cookie: who.cookie } });

test('open chargebacks are listed beside the payments of thirty days, ended ones on request', async () => {
  const [one, two] = [await disputed('wanda'), await disputed('xenia', 'won')];
  const { disputes, rate } = await list(fin);
  expect(disputes).toMatchObject([{ id: one.id, payment: one.payment, name: 'wanda', state: 'lost_funds' }]);
  expect(rate).toEqual({ opened: 2, paid: 2 });
  expect((await list(fin, '?all=true')).disputes.map(({ id }: { id: number }) => id)).toEqual([two.id, one.id]);
  expect((await list(fin, `?all=true&before=${two.id}`)).disputes).toMatchObject([{ id: one.id }]);
});

test('the evidence has facts, counts and times, no words and nobody else, and each look is written down', async () => {
  const { id, who, payment } = await disputed('yara');
  const friend = await person(product, 'zoe-secret');
  const sent = await chatting(product, who).send({ profile_id: friend.id }, 'Words of nobody else');
  expect(sent.status).toBe(200);
  const opened = (await open(fin, id)).json();
  expect(opened.evidence).toMatchObject({
    ...{ credits: 25, consent: { version: '2026-01-01', locale: 'en' }, sent: { count: 1 }, received: { count: 0 } },
    ...{ logins: { count: 1 }, ip: null, terms: null, withdrawn_at: null },
  });
  const evidence = await file(fin, id, 'evidence');
  expect(evidence.statusCode).toBe(200);
  expect(evidence.headers['content-disposition']).toBe(`attachment; filename="order-${payment}-evidence.html"`);
  for (const said of ['Evidence for order', '2026-01-01', 'Messages sent', 'fraudulent', `dp_${payment}`])
    expect(evidence.body).toContain(said);
  for (const hidden of ['Words of nobody else', 'zoe-secret', 'yara@example.com'])
    expect(evidence.body).not.toContain(hidden);
  const { rows } = await run('select object from staff_looks where account_id = $1 order by id', who.id);
  expect(rows.map((row) => (row as unknown as { object: string }).object)).toEqual(['dispute', 'export']);
});

test('the refund policy is a file, terms are one where somebody agreed to them, and names cannot be markup', async () => {
  const { id, payment } = await disputed('una');
  await run("update disputes set reason = '<script>alert(1)</script>' where id = $1", id);
  expect((await file(fin, id, 'evidence')).body).not.toContain('<script>');
  const policy = await file(fin, id, 'policy');
  expect([policy.statusCode, policy.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(policy.body).toContain('<h1>');
  expect((await file(fin, id, 'terms')).statusCode).toBe(404);
  expect(payment).toBeGreaterThan(0);
});

test('chargebacks of another site are not there, and other roles see none', async () => {
  const { id } = await disputed('vera');
  const sue = await staff(product, 'sue', 'support');
  expect((await open(sue, id)).statusCode).toBe(403);
  const { rows } = await run(
    "insert into sites (host, pool, company_id, settings) select 'other.example', 2, company_id, settings from sites where is_default returning id",
  );
  product.travel(10_000);
  await run('update disputes set site_id = $1 where id = $2', rows[0]?.id, id);
  expect((await open(fin, id)).statusCode).toBe(404);
  expect((await file(fin, id, 'evidence')).statusCode).toBe(404);
  expect((await list(fin)).disputes).not.toContainEqual(expect.objectContaining({ id }));
});
