import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { chatting } from '#tests/chatting.ts';
import { startTestApp } from '#tests/harness.ts';
import { storedPurchase } from '#tests/paying.ts';
import { type Person, person } from '#tests/people.ts';
import { servePagesOf } from '#tests/rendered-pages.ts';
import { LEDGER_KINDS, type LedgerReply, REASONS_OF } from './contract.ts';

const kindling = await startTestApp();
const { app, db } = kindling;
const run = (text: string, ...values: unknown[]) => db.query({ text, values });

const get = (who: Person | null, query = '', path = '/api/ledger.php') =>
  app.inject({ url: `${path}${query}`, headers: who ? { cookie: `${who.cookie}; time_zone=Europe/Amsterdam` } : {} });
const ledgerOf = async (who: Person, query = ''): Promise<LedgerReply> => (await get(who, query)).json();
const fileOf = async (who: Person, query = '') => (await get(who, query, '/api/ledger-csv.php')).body;
const moves = (who: Person, count: number) =>
  run(
    "select move_credits($1::bigint, 1, 'adjustment', $2 || ' ' || n) from generate_series(1, $3::int) n",
    ...[who.id, who.name, count],
  );

const marit = await person(kindling, 'marit', { premium: true, credits: 60 });
const joost = await person(kindling, 'joost', { gender: 'male' });
const lantern = await person(kindling, 'lantern', { gender: 'male', fictional: true });
const formula = await person(kindling, '=HYPERLINK("https://x.example";"a")', { gender: 'male' });
const chat = chatting(kindling, marit);
await chat.send({ profile_id: joost.id }, 'Hello');
await chat.call('POST', '/api/chat.php', { profile_id: joost.id, gift: 'candle', body: '', key: randomUUID() });
await chat.send({ profile_id: formula.id }, 'Hello');
const payment = await storedPurchase(kindling, marit.id);
await run("select move_credits($1, 25, 'purchase', $2)", marit.id, String(payment));

describe('The ledger', () => {
  test('says what each credit went to and came from, the newest first', async () => {
    const { entries, more } = await ledgerOf(marit);
    expect(more).toBe(false);
    expect(entries).toMatchObject([
      { reason: 'purchase', credits: 25, payment_id: payment, other: null },
      { reason: 'message', other: { name: formula.name, fictional: false } },
      { reason: 'gift', other: { name: 'joost' }, payment_id: null },
      { reason: 'message', other: { name: 'joost' } },
      { reason: 'starting', credits: 60, other: null },
    ]);
    const sum = entries.reduce((all, { credits }) => all + credits, 0);
    expect((await run('select credits from accounts where id = $1', marit.id)).rows).toEqual([{ credits: sum }]);
  });

  test('is filtered by kind, and every movement belongs to exactly one', async () => {
    const kinds = await Promise.all(LEDGER_KINDS.map((kind) => ledgerOf(marit, `?kind=${kind}`)));
    expect(kinds.map(({ entries }) => entries.length)).toEqual([2, 1, 0, 1, 0, 1]);
    const all = Object.values(REASONS_OF).flat();
    expect(new Set(all).size).toBe(all.length);
    const { rows } = await run(
      "select pg_get_constraintdef(oid) as listed from pg_constraint where conname = 'credit_ledger_reason_check'",
    );
    const listed = [...String(rows[0]?.listed).matchAll(/'(\w+)'/g)].map(([, reason]) => reason);
    expect(listed.toSorted()).toEqual(all.toSorted());
    expect((await get(marit, '?kind=secrets')).statusCode).toBe(400);
  });

  test("is nobody else's", async () => {
    expect((await ledgerOf(joost)).entries).toEqual([]);
    for (const path of ['/api/ledger.php', '/api/ledger-csv.php']) {
      expect((await get(null, '', path)).statusCode).toBe(403);
      expect((await get(joost, `?account=${marit.id}`, path)).body).not.toContain('marit');
    }
    expect((await fileOf(joost)).trim().split('\r\n')).toHaveLength(1);
  });

  test('names nobody who has deleted the account, and labels a fictional profile', async () => {
    const reader = await person(kindling, 'reader', { premium: true, credits: 50 });
    const gone = await person(kindling, 'gone', { gender: 'male' });
    await chatting(kindling, reader).send({ profile_id: gone.id }, 'Hello');
    await run(
      `with talk as (insert into conversations (low_member_id, high_member_id, started_by) values (least($1::bigint, $2), greatest($1::bigint, $2), $1) returning id),
            said as (insert into messages (conversation_id, sender_id, key, body, cost) select id, $1, gen_random_uuid(), 'Hello', 5 from talk returning id)
       select move_credits($1, -5, 'message', id::text) from said`,
      ...[reader.id, lantern.id],
    );
    await run("update accounts set status = 'deleted' where id = $1", gone.id);
    const { entries } = await ledgerOf(reader, '?kind=messages');
    expect(entries.map(({ other }) => other)).toEqual([
      { name: 'lantern', fictional: true },
      { name: null, fictional: false },
    ]);
    const lines = (await fileOf(reader, '?kind=messages')).trim().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(',').slice(1, 5))).toEqual([
      ['Message', 'lantern', expect.stringMatching(/fictional/i), '5'],
      ['Message', 'Deleted member', '', '5'],
    ]);
  });

  test('comes page by page, without a gap or a repetition', async () => {
    const busy = await person(kindling, 'busy');
    await moves(busy, 120);
    const seen: number[] = [];
    let query = '';
    for (let page = 0; page < 3; page += 1) {
      const { entries, more } = await ledgerOf(busy, query);
      seen.push(...entries.map(({ id }) => id));
      expect(more).toBe(page < 2);
      query = `?before=${seen.at(-1)}`;
    }
    expect(new Set(seen).size).toBe(120);
    expect(seen).toEqual(seen.toSorted((one, other) => other - one));
  });
});

describe('The file', () => {
  test('begins with a byte order mark, quotes its cells, and has no formula in them', async () => {
    const reply = await get(marit, '', '/api/ledger-csv.php');
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="credits-\d{4}-\d\d-\d\d\.csv"$/);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect([...reply.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = reply.body.slice(1).trim().split('\r\n');
    expect(lines[0]).toBe('Date,What,With,Profile,Credits spent,Credits received,Payment');
    expect(lines[1]).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d,Credits bought,,,,25,${payment}$`));
    expect(lines[2]).toContain(`Message,"'=HYPERLINK(""https://x.example"";""a"")",,`);
    expect(lines).toHaveLength(6);
  });

  test('holds what the filter shows, in the language of its reader', async () => {
    const lines = (await fileOf(marit, '?kind=gifts')).trim().split('\r\n');
    expect(lines).toEqual([expect.stringContaining('Date,'), expect.stringMatching(/,Gift,joost,,\d+,,$/)]);
    const greta = await person(kindling, 'greta', { language: 'de', credits: 5 });
    expect(await fileOf(greta)).toContain('Credits zum Start');
  });

  test('holds a long ledger whole', async () => {
    const old = await person(kindling, 'old');
    await moves(old, 2345);
    expect((await fileOf(old)).trim().split('\r\n')).toHaveLength(2346);
  });
});

test('the page shows a kind by its address, without any script', async () => {
  const page = await servePagesOf(kindling);
  const all = await page('/transactions?list=credits', { cookie: marit.cookie });
  expect(all.title).toBe('Your credits');
  expect(all.html).toContain(`href="/transactions?list=credits&amp;kind=gifts"`);
  const gifts = await page('/transactions?list=credits&kind=gifts', { cookie: marit.cookie });
  expect(gifts.html).toMatch(/Gift(<!-- -->)? · (<!-- -->)?<span dir="auto">joost/);
  const currentOf = ({ html }: { html: string }) =>
    [...html.matchAll(/<a\b[^>]*aria-current="page"[^>]*>([^<]+)/g)].map(([, name]) => name);
  expect(currentOf(gifts)).toEqual(['Credits', 'Gifts']);
  expect(currentOf(all)).toEqual(['Credits', 'Everything']);
  expect(gifts.html).not.toContain('>Credits bought<');
  expect(all.html).toContain('>Credits bought<');
  expect(gifts.html).toContain('href="/api/ledger-csv.php?kind=gifts"');
  expect((await page('/transactions', { cookie: marit.cookie })).html).toMatch(/In \w+ you spent nothing here\./);
});
