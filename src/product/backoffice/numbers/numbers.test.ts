import { beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#product/numbers/contract.ts';
import { startTestApp } from '#tests/harness.ts';
import { storedPurchase } from '#tests/paying.ts';
import { type Person, person, staff } from '#tests/people.ts';
import type { NumbersReply } from './contract.ts';

const product = await startTestApp();
const run = async (text: string, ...values: unknown[]) =>
  (await product.db.query<Record<string, unknown>>({ text, values })).rows;
const [ada, fin, mo, sue] = [
  await staff(product, 'ada', 'admin'),
  await staff(product, 'fin', 'finance'),
  await staff(product, 'mo', 'moderator'),
  await staff(product, 'sue', 'support'),
];
const [home] = await run('select id from sites where is_default');
const DAY_MS = 24 * 3600_000;

const ask = (who: Pick<Person, 'cookie'>, words = '', path = 'numbers') =>
  product.app.inject({ url: `/api/admin/${path}.php${words}`, headers: { cookie: who.cookie } });
const numbers = async (who: Pick<Person, 'cookie'>, words = ''): Promise<NumbersReply> =>
  (await ask(who, words)).json();
const file = async (who: Pick<Person, 'cookie'>, table: string) => ask(who, `?table=${table}`, 'numbers-csv');

let other = 0;
let today = '';
beforeAll(async () => {
  [other = 0] = (
    await run(`insert into sites (host, pool, company_id, settings)
      select 'other.example', 2, company_id, settings from sites where is_default returning id`)
  ).map(({ id }) => Number(id));
  await run('update accounts set all_sites = true where id = $1', ada.id);
  product.travel(10_000);
  const now = product.services.now();
  const join = (site: unknown, days: number, count: number, tracking: object | null) =>
    run(
      `insert into accounts (site_id, email, status, language, signup_date, tracking)
       select $1, gen_random_uuid() || '@example.com', 'active', 'nl', $2, $4::jsonb from generate_series(1, $3::int)`,
      ...[site, new Date(now.getTime() - days * DAY_MS), count, tracking && JSON.stringify(tracking)],
    );
  await join(home?.id, 10, 12, { network: '=cmd()', lander: 'gallery' });
  await join(home?.id, 10, 3, { network: 'tiny' });
  await join(home?.id, 2, 6, null);
  await join(home?.id, 40, 9, null);
  await join(other, 10, 100, { network: 'elsewhere' });
  const visits = (days: number, lander: string, value: number) =>
    run(
      "insert into daily_numbers (site_id, metric, day, dim, value, zone) values ($1, 'visits', $2, $3, $4, 'Europe/Amsterdam')",
      ...[home?.id, new Date(now.getTime() - days * DAY_MS), lander, value],
    );
  await visits(20, 'gallery', 40);
  await visits(10, 'gallery', 200);
  await visits(9, 'gallery', 40);
  await visits(9, 'video', 300);
  const payer = await person(product, 'payer');
  await run('update accounts set signup_date = $2 where id = $1', payer.id, new Date(now.getTime() - 90 * DAY_MS));
  const payment = await storedPurchase(product, payer.id, { at: new Date(now.getTime() - 3 * DAY_MS) });
  await run(
    `insert into refunds (payment_id, attempt_id, key, cause, reason, requester, amount, currency, state, created_at, settled_at)
     select $1::bigint, a.id, gen_random_uuid(), 'test', 'staff', 'staff', 295, 'EUR', 'settled', now(), now() from payment_attempts a where a.payment_id = $1`,
    payment,
  );
  await run(
    `insert into reports (reference, key, reported_id, reason, text, snapshot, status, created_at, decided_at, decision)
     values ('r1', gen_random_uuid(), $1, 'rude', '', '{}', 'dismissed', $2, $3, 'no_action')`,
    ...[payer.id, new Date(now.getTime() - DAY_MS - 90 * 60_000), new Date(now.getTime() - DAY_MS)],
  );
  await product.runSchedule('numbers-weekly');
  today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam', dateStyle: 'short' }).format(now);
});

describe('the numbers', () => {
  test('tell of the last days and of as many before, and when they were counted', async () => {
    const { people, money, starts, rolled_at, open } = await numbers(ada, `?site=${home?.id}`);
    expect(starts).toHaveLength(31);
    expect([starts.at(-1), open]).toEqual([today, true]);
    expect(Date.parse(rolled_at ?? '')).toBeGreaterThan(Date.now() - DAY_MS);
    expect(people.signups).toMatchObject({ now: 21, before: 9 });
    expect(people.signups.values.at(-3)).toBe(6);
    // Who came two days ago may still confirm.
    expect(people.funnel).toEqual({ signups: 15, activated: 15, wrote: 0, bought: 0 });
    expect(money).toMatchObject([
      { currency: 'EUR', revenue: { now: 995, before: 0 }, refunded: { now: 295 }, purchases: { now: 1 } },
    ]);
    expect(people.cohorts.reduce((sum, { members }) => sum + members, 0)).toBe(30);
  });

  test('name no source of fewer than five', async () => {
    const { sources, landers } = (await numbers(ada, `?site=${home?.id}`)).people;
    expect(sources).toMatchObject([
      { kind: 'network', word: '=cmd()', signups: 12, activated: 12, wrote: 0 },
      { kind: 'direct', signups: 6 },
      { kind: 'network', word: 'tiny', signups: null, activated: null, values: null },
    ]);
    expect(landers).toMatchObject([
      { word: 'gallery', signups: 12 },
      { word: 'video', signups: 0 },
    ]);
  });

  test('tell of each lander how often it was seen since visits are counted in whole days, and how many of these signed up', async () => {
    const { landers, sources } = (await numbers(ada, `?site=${home?.id}`)).people;
    expect(landers).toMatchObject([
      { word: 'gallery', visits: 240, rate: 0.05 },
      { word: 'video', visits: 300, rate: 0 },
    ]);
    expect(sources[0]).not.toHaveProperty('visits');
    const { body } = await file(mo, 'landers');
    const between = body.includes(';') ? ';' : ',';
    expect(body.slice(1).split('\r\n')).toEqual([
      ['kind', 'word', 'signups', 'activated', 'wrote', 'visits', 'signups_per_visit'].join(between),
      ['network', 'gallery', 12, 12, 0, 240, between === ';' ? '0,05' : '0.05'].join(between),
      ['network', 'video', 0, 0, 0, 300, 0].join(between),
      '',
    ]);
  });

  test('tell no rate of a lander that brought fewer than five', async () => {
    await run("update daily_numbers set value = 3 where metric = 'signups' and dim like '%gallery'");
    const { landers } = (await numbers(ada, `?site=${home?.id}`)).people;
    expect(landers).toMatchObject([{ word: 'gallery', signups: null, visits: 240, rate: null }, { word: 'video' }]);
    await run("update daily_numbers set value = 12 where metric = 'signups' and dim like '%gallery'");
  });

  test('are those of a role: money for finance, decisions for moderators, deliveries for support', async () => {
    const seen = async (who: Person) => {
      const { money, moderation, deliveries, people } = await numbers(who);
      return [money !== null, moderation !== null, deliveries !== null, people.bought !== null];
    };
    expect(await seen(ada)).toEqual([true, true, true, true]);
    expect(await seen(fin)).toEqual([true, false, false, true]);
    expect(await seen(mo)).toEqual([false, true, false, false]);
    expect(await seen(sue)).toEqual([false, false, true, false]);
    const { people } = await numbers(mo);
    expect(people.sources.every(({ bought }) => bought === null)).toBe(true);
  });

  test('are of the sites that somebody has, and of no other', async () => {
    expect((await numbers(mo)).people.signups.now).toBe(21);
    expect((await numbers(ada)).people.signups.now).toBe(121);
    expect((await numbers(ada, `?site=${other}`)).people.signups.now).toBe(100);
    expect((await ask(mo, `?site=${other}`)).statusCode).toBe(404);
    expect((await ask(mo, `?site=${other}&table=days`, 'numbers-csv')).statusCode).toBe(404);
    expect((await ask(await person(product, 'stranger'))).statusCode).toBe(403);
    expect((await ask({ cookie: '' })).statusCode).toBe(403);
  });

  test('say how long decisions took against what is promised', async () => {
    const { moderation } = await numbers(mo);
    expect(moderation?.find(({ queue }) => queue === 'reports')).toMatchObject({
      decided: { now: 1 },
      ...{ median: 90, slow: 90, promise: 24 * 60, within: 1, oldest: null },
    });
  });

  test('say how long texts wait against the promise for texts, which is not that of photos', async () => {
    const writer = await person(product, 'writer');
    const waits = product.services.now().getTime() - 50 * 60_000;
    await run(
      "insert into text_reviews (member_id, field, text, waits, created_at) values ($1, 'about', 'Words', true, $2)",
      ...[writer.id, new Date(waits)],
    );
    await run(`update sites set settings = settings || '{"text_promise_minutes": 45, "photo_promise_minutes": 600}'`);
    product.travel(10_000);
    const { moderation } = await numbers(mo);
    expect(moderation?.map(({ queue, promise, oldest }) => [queue, promise, oldest])).toMatchObject([
      ['photos', 600, null],
      ['texts', 45, 50],
      ['reports', 24 * 60, null],
      ['complaints', 14 * 24 * 60, null],
    ]);
    const { body } = await file(mo, 'moderation');
    expect(body).toMatch(/\r\ntexts[;,]0[;,][;,][;,]45[;,][;,]50\r\n/);
  });

  test('are whole weeks for a year', async () => {
    const { starts, step, open, people } = await numbers(ada, `?period=365&site=${home?.id}`);
    expect([starts.length, step, open]).toEqual([52, 'week', false]);
    expect(starts.at(-1)).toBe(addDays(today, -7));
    expect(people.signups.now).toBe(31);
    expect((await ask(ada, '?period=31')).statusCode).toBe(400);
  });

  test('of a site that was never counted are none', async () => {
    await run(
      "insert into sites (host, pool, company_id, settings) select 'new.example', 3, company_id, settings from sites where is_default",
    );
    product.travel(10_000);
    const [site] = await run("select id from sites where host = 'new.example'");
    const empty = await numbers(ada, `?site=${site?.id}`);
    expect(empty).toMatchObject({ rolled_at: null, money: [], people: { signups: { now: 0 }, cohorts: [] } });
  });
});

describe('the files', () => {
  test('begin with a byte order mark, end lines as spreadsheets do, and hold no formula', async () => {
    const reply = await file(mo, 'sources');
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="sources-/);
    expect(reply.body.startsWith('\uFEFF')).toBe(true);
    const between = reply.body.includes(';') ? ';' : ',';
    expect(reply.body.slice(1).split('\r\n')).toEqual([
      ['kind', 'word', 'signups', 'activated', 'wrote'].join(between),
      ['network', "'=cmd()", 12, 12, 0].join(between),
      ['direct', '', 6, 6, 0].join(between),
      ['network', 'tiny', '<5', '<5', 0].join(between),
      '',
    ]);
  });

  test('hold money in whole units for who may see it, and are not there for others', async () => {
    const { body } = await file(fin, 'money');
    expect(body).toMatch(/EUR[;,]\d{4}-\d{2}-\d{2}[;,]9[.,]95[;,]1[;,]2[.,]95[;,]0\r\n/);
    expect((await file(mo, 'money')).statusCode).toBe(404);
    expect((await file(fin, 'moderation')).statusCode).toBe(404);
    expect((await file(fin, 'deliveries')).statusCode).toBe(404);
    for (const table of ['days', 'landers', 'cohorts', 'talks', 'moderation', 'deliveries'])
      expect((await file(ada, table)).statusCode, table).toBe(200);
    expect((await file(ada, 'accounts')).statusCode).toBe(400);
  });
});

test('an admin of all sites sees which long changes of the database are not finished, and nobody else does', async () => {
  await run(
    `insert into online_migrations (name, state, steps, step_number, step, rows_done, rows_expected, waits_for, error) values
      ('lanterns', 'running', 3, 2, 'lit', 40, 100, 'copy', null), ('gates', 'failed', 2, 1, 'oil', 0, 0, null, 'rust')`,
  );
  const hall = await staff(product, 'hal', 'admin');
  const { changes } = await numbers(ada);
  expect(changes?.filter(({ name }) => name !== 'message-partitions')).toEqual([
    { name: 'gates', failed: 'rust', step: 1, steps: 2, rows: { done: 0, expected: 0 }, waits: null },
    { name: 'lanterns', failed: null, step: 2, steps: 3, rows: { done: 40, expected: 100 }, waits: 'copy' },
  ]);
  for (const who of [hall, fin, mo, sue]) expect((await numbers(who)).changes).toBeNull();
  await run("update online_migrations set state = 'done'");
  expect((await numbers(ada)).changes).toEqual([]);
});
