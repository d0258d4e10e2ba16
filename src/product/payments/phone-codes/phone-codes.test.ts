import { expect, test } from 'vitest';
import { freshNetwork, freshPhone } from '#tests/debits.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import { newestCode } from './queries.ts';
import { readPhone } from './read-phone.ts';

const kindling = await startTestApp();
const { app, db } = kindling;
const MINUTE_MS = 60_000;

const ask = (who: Person, phone: string, remoteAddress = freshNetwork()) =>
  app.inject({
    method: 'POST',
    url: '/api/phone-code.php',
    headers: { cookie: who.cookie },
    remoteAddress,
    payload: { phone },
  });
const askedAs = async (...of: Parameters<typeof ask>) => {
  const reply = await ask(...of);
  return reply.statusCode === 200 ? 'sent' : reply.json().error.code;
};

const messagesTo = async (phone: string) => {
  await kindling.runJobs();
  return (await db.query({ text: 'select 1 from outbox where recipient = $1', values: [phone] })).rows.length;
};

test('six digits are sent to a number, and stand nowhere in the database but in the message', async () => {
  const marit = await person(kindling, 'marit-asks');
  const phone = freshPhone();
  const reply = await ask(marit, phone.replace('+31', '0'));
  expect([reply.statusCode, reply.json().again_in]).toEqual([200, 60]);
  expect(reply.json().phone.replaceAll(' ', '')).toBe(phone);
  // Nobody waits for the sender: it is a job's.
  expect((await db.query({ text: 'select 1 from outbox where recipient = $1', values: [phone] })).rows).toEqual([]);
  const waiting = await db
    .query({ text: "select data::text from pgboss.job where name = 'payments-phone-code'" })
    .catch(() => ({ rows: [] }));
  await kindling.runJobs();
  const { rows } = await db.query<{ body: string; subject: string }>({
    text: 'select body, subject from outbox where recipient = $1',
    values: [phone],
  });
  expect(rows).toHaveLength(1);
  const code = /\b\d{6}\b/.exec(rows[0]?.body ?? '')?.[0] ?? 'none';
  const kept = await db.query({ text: 'select p::text from phone_codes p where phone = $1', values: [phone] });
  expect(JSON.stringify(kept.rows)).not.toContain(code);
  expect(JSON.stringify(waiting.rows)).not.toContain(`"${code}"`);
});

test('one code a minute is sent, three an hour to a number and ten a day for an account', async () => {
  const [marit, joost, phone] = [
    await person(kindling, 'marit-quota'),
    await person(kindling, 'joost-quota'),
    freshPhone(),
  ];
  expect(await askedAs(marit, phone)).toBe('sent');
  expect(await askedAs(marit, freshPhone())).toBe('phone_code_wait');
  // He is told the same whether or not somebody else asked for the number, and no message goes out.
  expect([await askedAs(joost, phone), await messagesTo(phone)]).toEqual(['sent', 1]);
  kindling.travel(MINUTE_MS + 1000);
  expect([await askedAs(joost, phone), await messagesTo(phone)]).toEqual(['sent', 2]);
  kindling.travel(MINUTE_MS + 1000);
  expect([await askedAs(marit, phone), await messagesTo(phone)]).toEqual(['sent', 3]);
  kindling.travel(MINUTE_MS + 1000);
  expect([await askedAs(marit, phone), await messagesTo(phone)]).toEqual(['sent', 3]);
  kindling.travel(MINUTE_MS + 1000);
  expect(await askedAs(marit, phone)).toBe('phone_code_limit');
  for (let sent = 3; sent < 10; sent += 1) {
    expect(await askedAs(marit, freshPhone())).toBe('sent');
    kindling.travel(MINUTE_MS + 1000);
  }
  expect(await askedAs(marit, freshPhone())).toBe('phone_code_limit');
});

test('a number gets six codes a day, whoever asks for them, and a site its share', async () => {
  const phone = freshPhone();
  for (let at = 0; at < 8; at += 1) {
    expect(await askedAs(await person(kindling, `daily-${at}`), phone)).toBe('sent');
    await kindling.runJobs();
    kindling.travel(21 * MINUTE_MS);
  }
  expect(await messagesTo(phone)).toBe(6);
  const marit = await person(kindling, 'marit-pumped');
  await db.query({
    text: `insert into phone_codes (account_id, site_id, phone, code_hash, created_at, expires_at, sent)
           select a.id, a.site_id, '+4915000' || n, '', $2, $2, true from accounts a, generate_series(1, 2000) n where a.id = $1`,
    values: [marit.id, kindling.services.now()],
  });
  const joost = await person(kindling, 'joost-pumped');
  expect(await askedAs(joost, freshPhone())).toBe('phone_code_unsent');
  await db.query({ text: "delete from phone_codes where phone like '+4915000%'" });
  expect(await askedAs(joost, freshPhone())).toBe('sent');
});

test('a code that nobody needs as a proof any more is deleted, used or not', async () => {
  const marit = await person(kindling, 'marit-spent');
  const phone = freshPhone();
  await ask(marit, phone);
  await db.query({ text: 'update phone_codes set used_at = created_at where phone = $1', values: [phone] });
  const kept = async () =>
    (await db.query({ text: 'select 1 from phone_codes where phone = $1', values: [phone] })).rows.length;
  await kindling.runSchedule('payments-forget-phone-codes');
  expect(await kept()).toBe(1);
  kindling.travel(3 * 24 * 60 * MINUTE_MS);
  await kindling.runSchedule('payments-forget-phone-codes');
  expect(await kept()).toBe(0);
});

test('a code that was sent goes on counting when somebody else asks for the same number', async () => {
  const [marit, joost] = [await person(kindling, 'marit-holds'), await person(kindling, 'joost-meddles')];
  const phone = freshPhone();
  await ask(marit, phone);
  kindling.travel(MINUTE_MS + 1000);
  await ask(joost, phone);
  await ask(marit, phone);
  const { rows } = await db.query<{ account_id: number; sent: boolean }>({
    text: 'select account_id, sent from phone_codes where phone = $1 order by id',
    values: [phone],
  });
  expect(rows.map(({ account_id, sent }) => [account_id, sent])).toEqual([
    [marit.id, true],
    [joost.id, true],
    [marit.id, false],
  ]);
  const counted = await newestCode.one(db, { account: marit.id, phone });
  expect(counted).not.toBeNull();
});

test('six tabs that ask at once get one code', async () => {
  const [marit, phone] = [await person(kindling, 'marit-tabs'), freshPhone()];
  const replies = await Promise.all([1, 2, 3, 4, 5, 6].map(() => ask(marit, phone)));
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('one address gets ten a day, whoever asks from it', async () => {
  const address = freshNetwork();
  const asked: string[] = [];
  for (let at = 0; at < 11; at += 1)
    asked.push(await askedAs(await person(kindling, `network-${at}`), freshPhone(), address));
  expect(asked).toEqual([...Array.from({ length: 10 }, () => 'sent'), 'rate_limited']);
});

test.each([
  ['a landline', '+31 20 123 4567'],
  ['a number that costs extra', '+31 900 1234'],
  ['a machine', '+31 97 0123 4567 8'],
  ['a satellite phone', '+881 6 1234 5678'],
  ['a country that is not served', '+7 912 345-67-89'],
  ['too short', '+31 6 1234'],
  ['a word', 'lantern street'],
  ['nothing', ' '],
])('no code is sent to %s', async (_what, phone) => {
  const marit = await person(kindling, `marit ${phone}`);
  expect([400, 422]).toContain((await ask(marit, phone)).statusCode);
  const { rows } = await db.query({ text: 'select 1 from phone_codes where account_id = $1', values: [marit.id] });
  expect(rows).toEqual([]);
});

test('a number is read as people write it, at home and from abroad', () => {
  expect(readPhone('06 20 12 34 56', ['NL', 'DE'])).toEqual({
    e164: '+31620123456',
    written: '+31 6 20123456',
    country: 'NL',
  });
  expect(readPhone('+49 (0) 1512 3456789', ['NL', 'DE'])?.e164).toBe('+4915123456789');
  expect(readPhone('0049 1512 3456789', ['NL', 'DE'])?.country).toBe('DE');
  expect(readPhone('+4915123456789', ['NL'])).toBeNull();
});

test('nobody asks without an account', async () => {
  expect(
    (await app.inject({ method: 'POST', url: '/api/phone-code.php', payload: { phone: freshPhone() } })).statusCode,
  ).toBe(403);
});
