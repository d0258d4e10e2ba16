import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { eraseAccount } from '#app/personal-data.ts';
import { chatting } from '#tests/chatting.ts';
import { startTestApp } from '#tests/harness.ts';
import { storedPurchase } from '#tests/paying.ts';
import { person } from '#tests/people.ts';
import { addDays } from './contract.ts';
import { rollUp } from './roll-up.ts';

const product = await startTestApp();
const { db } = product;
const run = async (text: string, ...values: unknown[]) =>
  (await db.query<Record<string, unknown>>({ text, values })).rows;
const [site] = await run('select id from sites where is_default');
const id = Number(site?.id);

const DAY_MS = 24 * 3600_000;
/** Zones whose clocks skip and repeat hours, also around midnight, and one a quarter of an hour off. */
const ZONES = [
  'Europe/Amsterdam',
  'America/Santiago',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Pacific/Kiritimati',
] as const;

const counted = (now: Date, days: number, zone = 'Europe/Amsterdam') =>
  rollUp({ db, now, test: true }, { id, settings: { time_zone: zone } }, days);

/** What is counted of a metric: `{ '2026-11-29': { EUR: 5 } }`, whatever else is. */
async function numbersOf(metric: string): Promise<Record<string, Record<string, number>>> {
  const rows = await run(
    "select to_char(day, 'YYYY-MM-DD') as day, dim, value from daily_numbers where site_id = $1 and metric = $2 order by day, dim",
    id,
    metric,
  );
  const found: Record<string, Record<string, number>> = {};
  for (const { day, dim, value } of rows) found[String(day)] = { ...found[String(day)], [String(dim)]: Number(value) };
  return found;
}
const sumOf = (found: Record<string, Record<string, number>>) =>
  Object.values(found)
    .flatMap((dims) => Object.values(dims))
    .reduce((sum, value) => sum + value, 0);

/** The day of a time by another clock than the database's. */
const dayIn = (zone: string, time: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(time);

let joined = 0;
async function join(times: readonly Date[], tracking: object | null = null): Promise<number[]> {
  joined += 1;
  const from = joined;
  const rows = await run(
    `insert into accounts (site_id, email, status, language, signup_date, tracking)
     select $1, 'j' || $2 || '-' || n || '@example.com', 'not_confirmed', 'nl', t, $4::jsonb
       from unnest($3::timestamptz[]) with ordinality as u (t, n) returning id`,
    id,
    from,
    times.map((time) => time.toISOString()),
    tracking && JSON.stringify(tracking),
  );
  return rows.map((row) => Number(row.id));
}

beforeEach(async () => {
  for (const table of [
    'daily_numbers',
    'number_rollups',
    'due_days',
    'member_days',
    'refunds',
    'disputes',
    'chat_list',
    'messages',
  ])
    await run(`delete from ${table}`);
  await run('delete from payment_attempts');
  await run('delete from payments');
  await run('delete from conversations');
  await run("update accounts set kind = 'fictional' where kind = 'member'");
});

describe('days', () => {
  test('every sign-up is in exactly one day, that of the site, whatever the clocks do', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...ZONES),
        fc.constantFrom('2025-03-30', '2025-10-26', '2025-04-06', '2025-09-07', '2025-04-25', '2025-10-31'),
        fc.array(fc.integer({ min: -3 * 24 * 60, max: 3 * 24 * 60 }), { minLength: 1, maxLength: 25 }),
        fc.integer({ min: 1, max: 3 }),
        async (zone, around, minutes, days) => {
          await run('delete from daily_numbers');
          await run('delete from number_rollups');
          await run("update accounts set kind = 'fictional' where kind = 'member'");
          const times = minutes.map((minute) => new Date(Date.parse(`${around}T00:00:00Z`) + minute * 60_000));
          await join(times);
          const last = Math.max(...times.map(Number));
          const first = Math.min(...times.map(Number));
          // Night after night, as the product does, and then all of it at once.
          for (let at = first; at <= last; at += DAY_MS) await counted(new Date(at), days, zone);
          await counted(new Date(last + DAY_MS), days, zone);
          const expected: Record<string, number> = {};
          for (const time of times) expected[dayIn(zone, time)] = (expected[dayIn(zone, time)] ?? 0) + 1;
          const found = Object.fromEntries(
            Object.entries(await numbersOf('signups')).map(([day, dims]) => [day, dims['direct:\t']]),
          );
          expect(found).toEqual(expected);
          await counted(new Date(last + DAY_MS), 35, zone);
          expect(sumOf(await numbersOf('signups'))).toBe(times.length);
        },
      ),
      { numRuns: 25 },
    );
  });

  test('another time zone of the site has its days counted again', async () => {
    const late = new Date('2026-02-10T23:30:00Z');
    await join([late]);
    const now = new Date('2026-03-20T12:00:00Z');
    await counted(now, 4, 'Europe/Amsterdam');
    expect(Object.keys(await numbersOf('signups'))).toEqual(['2026-02-11']);
    await counted(now, 4, 'America/New_York');
    expect(Object.keys(await numbersOf('signups'))).toEqual(['2026-02-10']);
    expect(await run('select distinct zone from daily_numbers')).toEqual([{ zone: 'America/New_York' }]);
  });

  test('days that no roll-up saw are counted by the next one', async () => {
    const now = new Date('2026-03-01T12:00:00Z');
    await join([now]);
    await counted(now, 4);
    await join([new Date('2026-03-05T12:00:00Z')]);
    await counted(new Date('2026-04-20T12:00:00Z'), 2);
    expect(Object.keys(await numbersOf('signups'))).toEqual(['2026-03-01', '2026-03-05']);
  });
});

describe('money', () => {
  const START = Date.parse('2026-03-01T12:00:00Z');
  const step = fc.oneof(
    fc.record({ what: fc.constant('pay' as const), amount: fc.integer({ min: 100, max: 9000 }) }),
    fc.record({ what: fc.constant('refund' as const), of: fc.nat(20), amount: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ what: fc.constant('fail' as const), of: fc.nat(20) }),
    fc.record({ what: fc.constant('dispute' as const), of: fc.nat(20) }),
    fc.record({ what: fc.constant('win' as const), of: fc.nat(20) }),
    fc.record({ what: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 12 }) }),
  );

  test('a refund or a chargeback counts at the day of its payment, however late it comes', async () => {
    const who = await person(product, `payer${joined}`);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        for (const table of ['daily_numbers', 'number_rollups', 'refunds', 'disputes', 'payment_attempts', 'payments'])
          await run(`delete from ${table}`);
        let now = START;
        const payments: { payment: number; day: string; amount: number; refunded: number; disputed: number }[] = [];
        const refunds: { id: number; of: number; amount: number }[] = [];
        const disputes: { id: number; of: number; amount: number }[] = [];
        const night = async () => {
          now += DAY_MS;
          await counted(new Date(now), 4);
        };
        for (const one of steps) {
          now += 60_000;
          const at = new Date(now).toISOString();
          const of = 'of' in one ? one.of % Math.max(1, payments.length) : 0;
          const payment = payments[of];
          if (one.what === 'wait') for (let nights = 0; nights < one.days; nights += 1) await night();
          else if (one.what === 'pay')
            payments.push({
              payment: await storedPurchase(product, who.id, { at: new Date(now), amount: one.amount }),
              ...{ day: dayIn('Europe/Amsterdam', new Date(now)), amount: one.amount, refunded: 0, disputed: 0 },
            });
          else if (one.what === 'refund' && payment) {
            const [row] = await run(
              `insert into refunds (payment_id, attempt_id, key, cause, reason, requester, amount, currency, state, created_at, settled_at)
               select $1::bigint, a.id, gen_random_uuid(), 'test ' || gen_random_uuid(), 'staff', 'staff', $2::int, 'EUR', 'settled', $3::timestamptz, $3::timestamptz
                 from payment_attempts a where a.payment_id = $1 returning id`,
              ...[payment.payment, one.amount, at],
            );
            refunds.push({ id: Number(row?.id), of, amount: one.amount });
            payment.refunded += one.amount;
          } else if (one.what === 'fail') {
            const [refund] = refunds.splice(one.of % Math.max(1, refunds.length), 1);
            const whose = refund && payments[refund.of];
            if (!refund || !whose) continue;
            await run("update refunds set state = 'reversed', settled_at = $2 where id = $1", refund.id, at);
            whose.refunded -= refund.amount;
          } else if (one.what === 'dispute' && payment) {
            const [row] = await run(
              `insert into disputes (payment_id, attempt_id, payment_account_id, reference, amount, currency, state, created_at, changed_at)
               select $1::bigint, a.id, a.payment_account_id, gen_random_uuid()::text, $2::int, 'EUR', 'lost_funds', $3::timestamptz, $3::timestamptz
                 from payment_attempts a where a.payment_id = $1 returning id`,
              ...[payment.payment, payment.amount, at],
            );
            disputes.push({ id: Number(row?.id), of, amount: payment.amount });
            payment.disputed += payment.amount;
          } else if (one.what === 'win') {
            const [dispute] = disputes.splice(one.of % Math.max(1, disputes.length), 1);
            const whose = dispute && payments[dispute.of];
            if (!dispute || !whose) continue;
            await run("update disputes set state = 'won', changed_at = $2 where id = $1", dispute.id, at);
            whose.disputed -= dispute.amount;
          }
        }
        await night();
        const expected = (of: (one: (typeof payments)[number]) => number) => {
          const days: Record<string, Record<string, number>> = {};
          for (const one of payments) days[one.day] = { EUR: (days[one.day]?.EUR ?? 0) + of(one) };
          return Object.fromEntries(Object.entries(days).filter(([, { EUR }]) => EUR));
        };
        expect(await numbersOf('revenue')).toEqual(expected(({ amount }) => amount));
        expect(await numbersOf('refunded')).toEqual(expected(({ refunded }) => refunded));
        expect(await numbersOf('charged_back')).toEqual(expected(({ disputed }) => disputed));
      }),
      { numRuns: 20 },
    );
  });

  test('payments of a test account count only where nobody pays in earnest', async () => {
    const who = await person(product, `tester${joined}`);
    const now = new Date('2026-03-01T12:00:00Z');
    await storedPurchase(product, who.id, { at: now });
    await rollUp({ db, now, test: false }, { id, settings: { time_zone: 'UTC' } }, 4);
    expect(await numbersOf('revenue')).toEqual({});
    await counted(now, 4, 'UTC');
    expect(await numbersOf('revenue')).toEqual({ '2026-03-01': { EUR: 995 } });
  });
});

describe('people', () => {
  const NOON = new Date('2026-03-01T12:00:00Z');
  const later = (days: number) => new Date(NOON.getTime() + days * DAY_MS);

  test('who joined counts by source and lander, and who confirmed, wrote and bought within seven days', async () => {
    const [kept = 0, slow = 0] = await join([NOON, NOON], { network: 'partner', lander: 'gallery' });
    await join([NOON], { ref: 'leaflet' });
    await run('update accounts set confirmed_at = $2 where id = $1', kept, later(6));
    await run('update accounts set confirmed_at = $2 where id = $1', slow, later(8));
    await storedPurchase(product, kept, { at: later(6.9) });
    await storedPurchase(product, slow, { at: later(7.1) });
    await counted(later(9), 4);
    const day = { '2026-03-01': { 'network:partner\tgallery': 1 } };
    expect(await numbersOf('signups')).toEqual({
      '2026-03-01': { 'link:leaflet\t': 1, 'network:partner\tgallery': 2 },
    });
    expect(await numbersOf('activated')).toEqual(day);
    expect(await numbersOf('bought')).toEqual(day);
    expect(await numbersOf('wrote')).toEqual({});
  });

  test('an account that is erased later stays a sign-up, and loses where it came from', async () => {
    const who = await person(product, `gone${joined}`);
    await run('update accounts set signup_date = $2, tracking = $3 where id = $1', who.id, NOON, {
      network: 'partner',
    });
    await counted(later(60), 4);
    expect(await numbersOf('signups')).toEqual({ '2026-03-01': { 'network:partner\t': 1 } });
    await (await product.calls()).transaction((call) => eraseAccount(call, who.id));
    await counted(later(61), 4);
    expect(await numbersOf('signups')).toEqual({ '2026-03-01': { 'erased:': 1 } });
    expect(await run('select * from due_days')).toEqual([]);
  });

  test('who came back is who was here on that very day, and nothing is said of days that nobody noted', async () => {
    const [one = 0, two = 0] = await join([NOON, NOON]);
    for (const account of [one, two])
      await run(
        `insert into members (id, pool, name, gender, sexuality, date_of_birth, country) values ($1::bigint, 1, 'd' || $1::bigint, 'male', 'hetero', '1980-01-01', 'NL')`,
        account,
      );
    const here = (member: number, day: number) =>
      run(
        'insert into member_days (member_id, day, site_id) values ($1, $2, $3)',
        member,
        addDays('2026-03-01', day),
        id,
      );
    await here(one, -1);
    await here(one, 0);
    await here(one, 1);
    await here(two, 2);
    await here(two, 7);
    await here(one, 8);
    await counted(later(9), 35);
    expect(await numbersOf('returned_1')).toMatchObject({ '2026-03-01': { '': 1 } });
    expect(await numbersOf('returned_7')).toMatchObject({ '2026-03-01': { '': 1 } });
    expect(await numbersOf('returned_30')).toEqual({});
    expect(await numbersOf('active')).toMatchObject({ '2026-03-01': { '': 1 }, '2026-03-03': { '': 1 } });
    expect((await numbersOf('active'))['2026-02-28']).toBeUndefined();
    // What was known stays known once the visits are forgotten.
    await run('delete from member_days where day < $1', addDays('2026-03-01', 8));
    await counted(later(12), 35);
    expect(await numbersOf('returned_7')).toMatchObject({ '2026-03-01': { '': 1 } });
  });

  test('a member who opens the site is here today, and no fictional profile ever is', async () => {
    const marit = await person(product, `here${joined}`);
    await run("update member_search set last_active = now() - interval '1 day' where member_id = $1", marit.id);
    await product.app.inject({ url: '/api/user.php', headers: { cookie: marit.cookie } });
    expect(await run('select member_id, site_id from member_days')).toEqual([{ member_id: marit.id, site_id: id }]);
    // Days on which nobody was here count as such, from the first one on that anybody noted.
    const tomorrow = new Date(product.services.now().getTime() + 86_400_000);
    await counted(tomorrow, 4);
    expect(await numbersOf('active')).toMatchObject({ [dayIn('Europe/Amsterdam', tomorrow)]: { '': 0 } });
  });

  test('messages of members count, and an answer within seven days', async () => {
    const [marit, joost] = [
      await person(product, `w${joined}`, { credits: 50, premium: true }),
      await person(product, `x${joined}`, { credits: 50 }),
    ];
    const lamp = await person(product, `lamp${joined}`, { fictional: true });
    const { body } = await chatting(product, marit).send({ profile_id: joost.id }, 'Hello');
    await chatting(product, joost).send(
      { conversation_id: body.conversation_id ?? body.message?.conversation_id },
      'Hi',
    );
    const now = product.services.now();
    await counted(now, 4);
    const today = dayIn('Europe/Amsterdam', now);
    expect(await numbersOf('messages')).toEqual({ [today]: { '': 2 } });
    expect(await numbersOf('writers')).toEqual({ [today]: { '': 2 } });
    expect(await numbersOf('conversations')).toEqual({ [today]: { real: 1 } });
    expect(await numbersOf('answered')).toEqual({ [today]: { real: 1 } });
    await run('update messages set sender_id = $1 where sender_id = $2', lamp.id, joost.id);
    await counted(now, 4);
    expect(await numbersOf('messages')).toEqual({ [today]: { '': 1 } });
  });
});

describe('work', () => {
  test('a decision counts by how long it waited, rounded up, so that late stays late', async () => {
    const who = await person(product, `reported${joined}`);
    const at = new Date('2026-03-01T12:00:00Z');
    for (const minutes of [0, 59.5, 240, 240.5, 1440, 1440.5, 20_155])
      await run(
        `insert into reports (reference, key, reported_id, reason, text, snapshot, status, created_at, decided_at, decision)
         values (gen_random_uuid()::text, gen_random_uuid(), $1, 'rude', '', '{}', 'dismissed', $2, $3, 'no_action')`,
        ...[who.id, new Date(at.getTime() - minutes * 60_000), at],
      );
    await counted(at, 4);
    expect(await numbersOf('decided')).toEqual({
      '2026-03-01': {
        ...{ 'reports\t1': 1, 'reports\t60': 1, 'reports\t240': 1, 'reports\t241': 1, 'reports\t1440': 1 },
        ...{ 'reports\t1441': 1, 'reports\t20160': 1 },
      },
    });
  });

  test('decisions about texts and names are a queue of their own', async () => {
    const writer = await person(product, `writer${joined}`);
    const at = new Date('2026-03-05T12:00:00Z');
    for (const [field, minutes] of [
      ['about', 30],
      ['name', 300],
    ] as const)
      await run(
        `insert into text_reviews (member_id, field, text, waits, created_at, decided_at, decision)
         values ($1, $2, 'Words', true, $3, $4, 'approved')`,
        ...[writer.id, field, new Date(at.getTime() - minutes * 60_000), at],
      );
    await counted(at, 2);
    expect((await numbersOf('decided'))['2026-03-05']).toEqual({ 'texts\t30': 1, 'texts\t300': 1 });
  });

  test('mails count by what became of them, and stay counted once they are forgotten', async () => {
    const now = new Date('2026-03-20T12:00:00Z');
    const mail = (state: string, ordered: Date, returned: Date | null = null) =>
      run(
        `insert into sent_mails (id, site_id, address, template, state, ordered_at, returned_at)
         values (gen_random_uuid(), $1, 'a@example.com', 'purchase', $2, $3, $4)`,
        ...[id, state, ordered, returned],
      );
    await mail('sent', now);
    await mail('sent', now, now);
    await mail('trying', now);
    await counted(now, 4);
    expect(await numbersOf('mails')).toEqual({ '2026-03-20': { returned: 1, sent: 1, waiting: 1 } });
    await run('delete from sent_mails');
    await counted(new Date(now.getTime() + 20 * DAY_MS), 35);
    expect(await numbersOf('mails')).toEqual({ '2026-03-20': { returned: 1, sent: 1, waiting: 1 } });
  });

  test('two roll-ups at once count nothing twice', async () => {
    const now = new Date('2026-03-20T12:00:00Z');
    await join([now, now, now]);
    await Promise.all([counted(now, 4), counted(now, 35), counted(now, 4)]);
    expect(sumOf(await numbersOf('signups'))).toBe(3);
  });

  test('the schedules count every site', async () => {
    await join([product.services.now()]);
    await product.runSchedule('numbers-nightly');
    expect(sumOf(await numbersOf('signups'))).toBe(1);
    await product.runSchedule('numbers-hourly');
    await product.runSchedule('numbers-weekly');
    expect(sumOf(await numbersOf('signups'))).toBe(1);
  });
});
