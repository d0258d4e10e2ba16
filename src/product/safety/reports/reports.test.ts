import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { exportAccount } from '#app/personal-data.ts';
import { chatting } from '#tests/chatting.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';

const kindling = await startTestApp();
const marit = await person(kindling, 'marit', { premium: true, credits: 500 });
const joost = await person(kindling, 'joost', { gender: 'male', premium: true, credits: 500 });

async function report(by: Person, about: object) {
  const payload = { profile_id: joost.id, reason: 'money', key: randomUUID(), ...about };
  const reply = await kindling.app.inject({
    method: 'POST',
    url: '/api/report.php',
    headers: { cookie: by.cookie },
    payload,
  });
  return { status: reply.statusCode, body: reply.json() };
}

interface Stored {
  reporter_id: number;
  reason: string;
  text: string;
  status: string;
  snapshot: { profile: { name: string; about: string | null }; photos: string[]; messages: { body: string }[] | null };
}
const stored = async (reference: string) => {
  const { rows } = await kindling.db.query<Stored & Record<string, unknown>>({
    text: 'select * from reports where reference = $1',
    values: [reference],
  });
  return rows[0];
};

test('a report is stored under a reference, with the profile as it was then', async () => {
  await kindling.db.query({ text: "update members set about = 'Send me money' where id = $1", values: [joost.id] });
  const { status, body } = await report(marit, { reason: 'money', text: '  He asked for a loan.  ' });
  expect(status).toBe(200);
  expect(body.reference).toMatch(/^R-[2-9A-HJKMNP-Z]{8}$/);
  await kindling.db.query({ text: "update members set about = 'I am harmless' where id = $1", values: [joost.id] });
  expect(await stored(body.reference)).toMatchObject({
    reporter_id: marit.id,
    reason: 'money',
    text: 'He asked for a loan.',
    status: 'open',
    snapshot: { profile: { name: 'joost', about: 'Send me money' }, messages: null },
  });
});

test('messages go along only where the reporter wants it: the newest twenty, in their order', async () => {
  const { send } = chatting(kindling, joost);
  for (let index = 1; index <= 23; index += 1) await send({ profile_id: marit.id }, `message ${index}`);
  const without = await report(marit, {});
  expect((await stored(without.body.reference))?.snapshot.messages).toBeNull();
  const { body } = await report(marit, { with_messages: true });
  const messages = (await stored(body.reference))?.snapshot.messages ?? [];
  expect(messages.map((message) => message.body)).toEqual(
    Array.from({ length: 20 }, (_, index) => `message ${index + 4}`),
  );
});

test('the export of who reported has their words and nothing of the other’s profile', async () => {
  const { read } = await kindling.calls();
  await kindling.db.query({ text: "update members set seeking = 'A quiet loan' where id = $1", values: [joost.id] });
  await report(marit, { reason: 'money', text: 'In my own words' });
  const text = JSON.stringify(await exportAccount(read, marit.id));
  expect(text).toContain('In my own words');
  expect(text).not.toMatch(/A quiet loan|snapshot|date_of_birth[^}]*joost/);
});

test('nobody else’s messages go along', async () => {
  const anna = await person(kindling, 'anna', { premium: true, credits: 50 });
  const { body } = await report(anna, { with_messages: true });
  expect((await stored(body.reference))?.snapshot.messages).toEqual([]);
});

test('the same report twice, also at once, is one report', async () => {
  const key = randomUUID();
  const replies = await Promise.all([report(marit, { key }), report(marit, { key }), report(marit, { key })]);
  expect(new Set(replies.map(({ body }) => body.reference)).size).toBe(1);
  expect(await report(marit, { key, reason: 'rude' })).toMatchObject({
    status: 409,
    body: { error: { code: 'report_key_reused' } },
  });
});

test('another reason needs a word of explanation', async () => {
  expect((await report(marit, { reason: 'other', text: ' ' })).body.error).toMatchObject({
    code: 'report_text_missing',
    fields: { text: 'Tell us in a few words what happened.' },
  });
  expect((await report(marit, { reason: 'other', text: 'Odd.' })).status).toBe(200);
});

test('who is blocked, has blocked or is gone after a conversation can be reported, and nobody who is not known', async () => {
  const [pia, tim] = [await person(kindling, 'pia'), await person(kindling, 'tim', { gender: 'male' })];
  await kindling.db.query({
    text: 'insert into blocks (blocker_id, blocked_id) values ($1, $2)',
    values: [tim.id, pia.id],
  });
  expect((await report(pia, { profile_id: tim.id })).status).toBe(200);
  await kindling.db.query({ text: "update members set status = 'disabled' where id = $1", values: [joost.id] });
  expect((await report(marit, {})).status).toBe(200);
  expect((await report(pia, {})).body.error.code).toBe('member_not_found');
  expect((await report(pia, { profile_id: pia.id })).body.error.code).toBe('report_self');
  expect((await report(pia, { profile_id: 999_999 })).body.error.code).toBe('member_not_found');
});

test('what would be sent along can be looked at first, by who wrote it with the other and by nobody else', async () => {
  const look = async (by: Person, profile_id: number) => {
    const reply = await kindling.app.inject({
      url: `/api/report-evidence.php?profile_id=${profile_id}`,
      headers: { cookie: by.cookie },
    });
    return { status: reply.statusCode, messages: reply.json().messages };
  };
  const tim = await person(kindling, 'timon', { gender: 'male' });
  await chatting(kindling, tim).send({ profile_id: marit.id }, 'Hello from Tim');
  await chatting(kindling, marit).send({ profile_id: tim.id }, 'Hello to Tim');
  const evidence = await look(marit, tim.id);
  expect(evidence.messages).toMatchObject([
    { mine: false, body: 'Hello from Tim' },
    { mine: true, body: 'Hello to Tim' },
  ]);
  const { body } = await report(marit, { profile_id: tim.id, with_messages: true });
  const sent = (await stored(body.reference))?.snapshot.messages;
  expect(sent?.map((message) => message.body)).toEqual(
    evidence.messages.map((message: { body: string }) => message.body),
  );
  expect((await look(joost, tim.id)).messages).toEqual([]);
  expect((await look(joost, 999_999)).status).toBe(404);
});

test('a decided report is kept for two years, and longer while somebody complains about it', async () => {
  const [open, decided, complained] = [await report(marit, {}), await report(marit, {}), await report(marit, {})];
  const run = (text: string, ...values: unknown[]) => kindling.db.query({ text, values });
  await run(
    "update reports set status = 'dismissed', decision = 'no_action', decided_at = $2 where reference = any($1)",
    [decided.body.reference, complained.body.reference],
    kindling.services.now(),
  );
  await run(
    `insert into complaints (site_id, key, reference, locale, reason, text, created_at, report_id)
     select s.id, gen_random_uuid(), 'C-22222222', 'en', 'decision', 'It was me.', now(), r.id from sites s, reports r
      where s.is_default and r.reference = $1`,
    complained.body.reference,
  );
  const left = () => Promise.all([open, decided, complained].map(async ({ body }) => !!(await stored(body.reference))));
  const after = async (days: number) => {
    kindling.travel(days * 24 * 3600_000);
    await kindling.runSchedule('safety-reports-old');
    return left();
  };
  expect(await after(729)).toEqual([true, true, true]);
  expect(await after(3)).toEqual([true, false, true]);
});
