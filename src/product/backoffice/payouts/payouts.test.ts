import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { noteArrived } from '#product/payments/bank/note-arrived.ts';
import { transferReference } from '#product/payments/bank/transfer-reference.ts';
import { dayOf } from '#product/payments/sepa/collection-day.ts';
import { payoutsOf } from '#tests/bank-payouts.ts';
import { schemaErrors } from '#tests/bank-schemas.ts';
import { OWN_IBAN, statementOf } from '#tests/bank-statements.ts';
import { freshAddress } from '#tests/endpoints.ts';
import { startTestApp } from '#tests/harness.ts';
import { buyer, orderOf } from '#tests/paying.ts';
import { type Person, staff } from '#tests/people.ts';

const DAY_MS = 86_400_000;
const IBAN = 'DE89370400440532013000';
const product = await startTestApp();
const run = async <Row extends object = { id: number }>(text: string, ...values: unknown[]) =>
  (await product.db.query<Row & Record<string, unknown>>({ text, values })).rows;
const calls = await product.calls();
const fin = await staff(product, 'fin', 'finance');
const bo = await staff(product, 'bo', 'finance');
const marit = await buyer(product, 'marit');
const [{ id: account = 0 } = {}] = await run(
  "insert into payment_accounts (company_id, provider, mode, settings, position) select company_id, 'bank', 'test', $1, 1 from sites where is_default returning id",
  JSON.stringify({ holder: 'Hearthside Media B.V.', iban: OWN_IBAN, bic: 'ABNANL2A', days: '30' }),
);

const send = (path: string, method: 'POST' | 'PUT', payload: object, who: Person = fin) =>
  product.app.inject({ method, url: `/api/admin/${path}.php`, headers: { cookie: who.cookie }, payload });
const codeOf = async (path: string, method: 'POST' | 'PUT', payload: object, who: Person = fin) => {
  const reply = await send(path, method, payload, who);
  return reply.statusCode === 200 ? 'ok' : `${reply.statusCode} ${reply.json().error.code}`;
};
const get = (path: string, who: Person = fin) =>
  product.app.inject({ url: `/api/admin/${path}`, headers: { cookie: who.cookie } });
const list = async (who: Person = fin) => (await get('payouts.php', who)).json();
const waiting = async (who: Person = fin) =>
  (await list(who)).accounts.find((one: { id: number }) => one.id === account);
const linesOf = async (batch: number) => (await get(`payout-lines.php?id=${batch}`)).json().lines;
const makeFile = async (who: Person = fin): Promise<number> =>
  (await send('payout-batch', 'POST', { account }, who)).json().id;
const stateOf = async (payment: number) =>
  (await run<{ state: string }>('select state from refunds where payment_id = $1 order by id desc limit 1', payment))[0]
    ?.state;
const creditsOf = async ({ id }: Person) =>
  (await run<{ credits: number }>('select credits from accounts where id = $1', id))[0]?.credits;
const verbs = async (like: string) =>
  (await run<{ verb: string }>('select verb from audit_entries where verb like $1 order by id', like)).map(
    ({ verb }) => verb,
  );

/** An order by transfer whose money came. @param iban null where staff saw it arrive, and nobody knows from where. */
async function paid(iban: string | null, name = 'M. Bakker'): Promise<number> {
  const payload = await orderOf(product, { method: 'wiretransfer', cookie: marit.cookie });
  const headers = { cookie: marit.cookie, 'x-forwarded-for': freshAddress() };
  const { payment } = (await product.app.inject({ method: 'POST', url: '/api/payment.php', headers, payload })).json();
  const structured = transferReference(payment.id);
  if (iban === null)
    await calls.transaction((call) => noteArrived(call, { name: 'ada' }, { reference: structured, amount: 995 }));
  else await read(statementOf([{ amount: '9.95', structured, name, iban }], { id: randomUUID().slice(0, 20) }));
  return payment.id;
}
async function read(text: string): Promise<void> {
  const reply = await product.app.inject({
    ...{ method: 'POST', url: '/api/admin/bank-file.php?name=a.xml&book=true' },
    headers: { cookie: fin.cookie, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(text),
  });
  expect(reply.statusCode, reply.body).toBe(200);
  await product.runSchedule('payments-transfers');
  await product.runSchedule('payments-payout-answers');
}
const said = (lines: Parameters<typeof payoutsOf>[0]) =>
  read(payoutsOf(lines, { id: randomUUID().slice(0, 20), on: dayOf(product.services.now()) }));
async function refunded(payment: number, amount: number, left = 995): Promise<void> {
  const asked = { payment, amount, seen_left: left, reason: 'fault', despite: false };
  expect((await send('refund', 'POST', asked)).json()).toEqual({ state: 'ordered' });
  await product.runJobs();
}

test('what waits becomes one file, which is the same however often it is taken, and each time is written down', async () => {
  await refunded(await paid(IBAN), 200);
  await refunded(await paid(IBAN), 300);
  product.travel(3 * DAY_MS);
  expect(await waiting()).toMatchObject({
    ...{ name: 'Hearthside Media B.V. 4300', wrong: null },
    ready: { count: 2, money: { amount: 500, currency: 'EUR' } },
    waiting: { count: 2, money: { amount: 500 } },
    lines: [
      { holder: 'M. Bakker', last4: '3000', money: { amount: 200 }, days: 3, readiness: 'ready', member: marit.id },
      { money: { amount: 300 } },
    ],
  });
  expect((await get('payouts.php')).body).not.toContain(IBAN);
  const presses = await Promise.all([fin, bo, fin].map((who) => codeOf('payout-batch', 'POST', { account }, who)));
  expect(presses.toSorted()).toEqual(['409 seen_is_old', '409 seen_is_old', 'ok']);
  const [batch] = (await list()).batches;
  expect(batch).toMatchObject({ count: 2, money: { amount: 500 }, sent: 2, handed: null, refused: false });
  expect(await waiting()).toMatchObject({ waiting: { count: 0 }, lines: [] });

  const [one, two] = [await get(`payout-file.php?id=${batch.id}`), await get(`payout-file.php?id=${batch.id}`, bo)];
  expect([one.statusCode, one.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(await schemaErrors('pain.001.001.09', one.body)).toEqual([]);
  expect(two.body).toBe(one.body);
  expect(await verbs('payout_batch.written')).toHaveLength(2);

  const hand = () => codeOf('payout-batch', 'PUT', { id: batch.id, what: 'handed' });
  expect((await Promise.all([hand(), hand()])).toSorted()).toEqual(['409 seen_is_old', 'ok']);
  expect((await list()).batches[0]).toMatchObject({ handed: { by: 'fin' } });
  expect(await verbs('payout_batch.handed')).toHaveLength(1);
});

test('the table of a file has no formula and no whole account, and who took it is noted', async () => {
  await refunded(await paid(IBAN, '=SUM(A1)'), 100);
  const id = await makeFile();
  const sheet = await get(`payout-sheet.php?id=${id}`);
  expect([sheet.statusCode, sheet.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(sheet.body).toContain(`"'=SUM(A1)"`);
  expect(sheet.body).toMatch(/"3000".{1,3}"1[.,]00"/);
  expect(sheet.body).not.toContain(IBAN);
  const looks = await run("select object_id as id from staff_looks where object = 'payout_batch'");
  expect(looks).toEqual([{ id }]);
});

test('a file that the bank took nothing of gives its payments to the next one, once', async () => {
  await refunded(await paid(IBAN), 100);
  const id = await makeFile();
  const refuse = () => codeOf('payout-batch', 'PUT', { id, what: 'refused' });
  expect([await refuse(), await refuse()]).toEqual(['ok', '409 seen_is_old']);
  expect((await get(`payout-file.php?id=${id}`)).statusCode).toBe(409);
  expect((await get(`payout-sheet.php?id=${id}`)).statusCode).toBe(409);
  expect(await codeOf('payout-batch', 'PUT', { id, what: 'handed' })).toBe('409 seen_is_old');
  expect(await waiting()).toMatchObject({ ready: { count: 1 } });
  expect(await makeFile(bo)).toBeGreaterThan(id);
});

test('a line that came back gives its credits back, and goes anew to an account that somebody names, in somebody else’s file', async () => {
  const payment = await paid(IBAN);
  const before = (await creditsOf(marit)) ?? 0;
  await refunded(payment, 995);
  const taken = before - ((await creditsOf(marit)) ?? 0);
  expect(taken).toBeGreaterThan(0);
  const [line] = await linesOf(await makeFile());
  expect(line).toMatchObject({ payment, holder: 'M. Bakker', last4: '3000', state: 'batched' });
  const back = () => codeOf('payout', 'PUT', { id: line.id, code: 'AC04', note: 'The bank rang.' });
  expect((await Promise.all([back(), back()])).toSorted()).toEqual(['409 seen_is_old', 'ok']);
  expect([await stateOf(payment), await creditsOf(marit)]).toEqual(['reversed', before]);
  expect((await list()).batches[0]).toMatchObject({ sent: 0, returned: 1 });
  // The bank's own file says the same later, and changes nothing.
  await said([{ endToEnd: line.reference, amount: '9.95', returned: 'AC04' }]);
  expect([await creditsOf(marit), (await list()).notes]).toEqual([before, []]);

  await refunded(payment, 995);
  const [again] = (await waiting()).lines;
  expect(again).toMatchObject({ payment, readiness: 'came_back' });
  expect(await codeOf('payout-batch', 'POST', { account })).toBe('409 seen_is_old');
  const named = (iban: string) => codeOf('payout-account', 'PUT', { refund: again.refund, holder: 'M. Bakker', iban });
  expect(await named('NL91ABNA0417164301')).toBe('422 payout_iban');
  expect(await named('BR1800360305000010009795493C1')).toBe('422 payout_country');
  expect(await named('FR14 2004 1010 0505 0001 3M02 606')).toBe('ok');
  expect((await waiting()).lines).toMatchObject([{ last4: '2606', readiness: 'own_account' }]);
  expect((await waiting(bo)).lines).toMatchObject([{ readiness: 'ready' }]);
  expect(await codeOf('payout-batch', 'POST', { account })).toBe('409 payout_own');
  const id = await makeFile(bo);
  expect((await get(`payout-file.php?id=${id}`)).body).toContain('<IBAN>FR1420041010050500013M02606</IBAN>');
  const [sent] = await linesOf(id);
  await said([{ endToEnd: sent.reference, amount: '9.95' }]);
  expect([await stateOf(payment), (await linesOf(id))[0].state]).toEqual(['settled', 'settled']);
  expect(await verbs('payout.%')).toEqual(['payout.returned', 'payout.account_named']);
  expect(await run('select * from payment_books')).toEqual([]);
});

test('a refund of an account that nobody knows waits until it is named; one that is known nobody changes', async () => {
  await refunded(await paid(null), 100);
  const [unknown] = (await waiting()).lines;
  expect(unknown).toMatchObject({ readiness: 'no_account', last4: '', holder: '' });
  await refunded(await paid(IBAN), 100);
  const known = (await waiting()).lines.at(-1);
  const named = (refund: number) => codeOf('payout-account', 'PUT', { refund, holder: 'Bo', iban: OWN_IBAN });
  expect([await named(known.refund), await named(unknown.refund)]).toEqual(['409 seen_is_old', 'ok']);
  expect(await send('payout-batch', 'POST', { account }).then((reply) => reply.json())).toMatchObject({ left: 1 });
});

test('what the bank says that is none of ours waits until somebody has seen it, once', async () => {
  await said([{ endToEnd: 'KDL-R999999', amount: '5.00' }]);
  const { notes } = await list();
  expect(notes).toMatchObject([{ kind: 'settled', fate: 'unknown', reference: 'KDL-R999999', money: { amount: 500 } }]);
  const seen = () => codeOf('payout-note', 'PUT', { id: notes[0].id });
  expect([await seen(), await seen()]).toEqual(['ok', '409 seen_is_old']);
  expect((await list()).notes).toEqual([]);
});

test('a file with an account that is erased cannot be taken any more, and says so', async () => {
  const [{ id }] = (await list()).batches;
  await run("update payouts set iban = null, holder = '' where batch_id = $1", id);
  expect((await list()).batches[0]).toMatchObject({ id, erased: true });
  expect((await get(`payout-file.php?id=${id}`)).statusCode).toBe(409);
});

test('a company of which somebody has one site only is not theirs, and other roles see nothing', async () => {
  const sue = await staff(product, 'sue', 'support');
  const [{ id }] = (await list()).batches;
  const [line] = await linesOf(id);
  for (const path of [
    'payouts.php',
    `payout-lines.php?id=${id}`,
    `payout-file.php?id=${id}`,
    `payout-sheet.php?id=${id}`,
  ])
    expect((await get(path, sue)).statusCode).toBe(403);
  await run(
    "insert into sites (host, pool, company_id, settings) select 'second.example', 2, company_id, settings from sites where is_default",
  );
  product.travel(10_000);
  expect(await list()).toEqual({ accounts: [], notes: [], batches: [] });
  for (const path of [`payout-lines.php?id=${id}`, `payout-file.php?id=${id}`, `payout-sheet.php?id=${id}`])
    expect((await get(path)).statusCode).toBe(404);
  expect(await codeOf('payout-batch', 'POST', { account })).toBe('404 not_found');
  expect(await codeOf('payout-batch', 'PUT', { id, what: 'handed' })).toBe('404 not_found');
  expect(await codeOf('payout', 'PUT', { id: line.id, code: 'AC04' })).toBe('404 not_found');
});
