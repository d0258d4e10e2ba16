import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import { servePagesOf } from '#tests/rendered-pages.ts';
import { oddPicture, scene } from '#tests/uploading.ts';
import { decideAppeal } from './appeal.ts';
import type { ComplaintOrder } from './decisions/contract.ts';
import { decideComplaint } from './decisions/decisions.ts';

const kindling = await startTestApp();
const page = await servePagesOf(kindling);
const marit = await person(kindling, 'marit', { language: 'de' });
const joost = await person(kindling, 'joost', { gender: 'male' });
const ada = { name: 'ada' };
const bo = { name: 'bo' };

const ask = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  (await kindling.db.query<Row & Record<string, unknown>>({ text, values })).rows;

let networks = 0;
/** In a network that nobody called from before. */
const freshAddress = () => {
  networks += 1;
  return `10.${networks >> 8}.${networks & 255}.1`;
};

const valid = (about: object = {}) => ({
  ...{ key: randomUUID(), reason: 'fraud', content: 'profile', about: 'joost', text: 'Wants money for a flight.' },
  ...{ name: 'Ada Visitor', email: 'visitor@example.org', good_faith: true },
  ...about,
});

async function complain(about: object = {}, { by, address = freshAddress() }: { by?: Person; address?: string } = {}) {
  const reply = await kindling.app.inject({
    method: 'POST',
    url: '/api/complaints.php',
    remoteAddress: address,
    headers: by ? { cookie: by.cookie } : { 'accept-language': 'de' },
    payload: valid(about),
  });
  return { status: reply.statusCode, body: reply.json(), reference: String(reply.json().reference) };
}
const look = async (reference: string) => {
  const url = `/api/complaints.php?reference=${encodeURIComponent(reference)}`;
  const reply = await kindling.app.inject({ url, remoteAddress: freshAddress() });
  return { status: reply.statusCode, body: reply.json() };
};
const stored = async (reference: string) =>
  (await ask<Stored>('select * from complaints where reference = $1', reference))[0];
interface Stored {
  id: number;
  site_id: number;
  account_id: number | null;
  member_id: number | null;
  report_id: number | null;
  name: string;
  email: string;
  text: string;
}
const numberOf = async (reference: string) => (await stored(reference))?.id ?? 0;
const appeal = async (reference: string, text = 'Look at the second message.') => {
  const sent = { method: 'POST', url: '/api/complaint-appeal.php', payload: { reference, text } } as const;
  const reply = await kindling.app.inject({ ...sent, remoteAddress: freshAddress() });
  return { status: reply.statusCode, body: reply.json() };
};
const decide = async (complaint: number, order: Omit<ComplaintOrder, 'complaint' | 'words'>, by = ada) =>
  (await kindling.calls()).transaction((call) => decideComplaint(call, by, { complaint, words: 'Because.', ...order }));
const NOTHING = { decision: 'no_action', ground: 'no_breach' } as const;
const mailsTo = (to: string) => kindling.mails.filter((mail) => mail.to === to);

test('a visitor complains about a member by name, and has a reference that nobody guesses and a mail in the own language', async () => {
  const { status, reference, body } = await complain();
  expect([status, body.mailed]).toEqual([200, true]);
  expect(reference).toMatch(/^C(-[2-9A-HJKMNP-Z]{4}){4}$/);
  const row = await stored(reference);
  expect(row).toMatchObject({ account_id: null, member_id: joost.id, name: 'Ada Visitor' });
  const [report] = await ask(
    'select reporter_id, reported_id, reason, status, text, of_complaint from reports where id = $1',
    row?.report_id,
  );
  expect(report).toEqual({
    ...{ reporter_id: null, reported_id: joost.id, reason: 'money', status: 'open', text: '', of_complaint: true },
  });
  const [mail] = mailsTo('visitor@example.org');
  expect(mail).toMatchObject({ template: 'complaint', locale: 'de', params: { reference } });
  expect(JSON.stringify(mail)).not.toContain('flight');
});

test.each([
  ['the number', () => `${joost.id}`],
  ['the number with a sign', () => `#${joost.id}`],
  ['the name in other letters', () => ' @JOOST '],
  ['the address of the profile', () => `https://elsewhere.example/members/${joost.id}?page=2`],
  ['the address from the likes', () => `/likes/m/${joost.id}`],
])('a member is meant by %s', async (_what, about) => {
  const { reference } = await complain({ about: about() });
  expect((await stored(reference))?.member_id).toBe(joost.id);
});

test('nobody learns whether there is such a member: who is not found is answered alike, and staff see what was typed', async () => {
  const [known, unknown, other] = [
    await complain(),
    await complain({ about: 'nobody of this name' }),
    await complain({ about: 'https://kindling.example/members/999999999' }),
  ];
  expect(Object.keys(unknown.body)).toEqual(Object.keys(known.body));
  const views = await Promise.all([known, unknown, other].map(({ reference }) => look(reference)));
  const [first, ...others] = views.map(({ body }) => ({ ...body, reference: '', created_at: '', answer_by: '' }));
  for (const view of others) expect(view).toEqual(first);
  expect(await stored(unknown.reference)).toMatchObject({ member_id: null, report_id: null });
});

test('what is missing is told beside each field, and who tells of abused children need not say who they are', async () => {
  const { status, body } = await complain({ about: ' ', text: '\u200b', name: '', email: '', good_faith: false });
  expect(status).toBe(422);
  expect(Object.keys(body.error.fields)).toEqual(['about', 'text', 'name', 'email', 'good_faith']);
  expect((await complain({ email: 'nobody' })).body.error.fields).toHaveProperty('email');
  expect((await complain({ reason: 'minors', name: '', email: '' })).body).toMatchObject({ mailed: false });
  expect((await complain({ reason: 'service', about: '' })).status).toBe(200);
});

test('a member needs no name, is written to at the account’s address, and does not complain about the own profile to staff', async () => {
  const { reference, body } = await complain({ name: '', email: '' }, { by: marit });
  expect(body.mailed).toBe(true);
  expect(mailsTo(marit.email)).toMatchObject([{ template: 'complaint', locale: 'de' }]);
  const row = await stored(reference);
  expect(row).toMatchObject({ account_id: marit.id, email: '' });
  expect((await complain({ about: `${marit.id}` }, { by: marit })).status).toBe(200);
  expect(await ask('select 1 from reports where reported_id = $1', marit.id)).toEqual([]);
});

test('a complaint of 100 kB is refused in a sentence, and so is one of five megabytes', async () => {
  const long = await complain({ text: 'x'.repeat(100_000) });
  expect(long.status).toBe(413);
  expect(long.body.error.fields.text).toBe('Dieser Text ist zu lang. Höchstens 5000 Zeichen sind möglich.');
  const huge = await complain({ text: 'x'.repeat(5_000_000) });
  expect([huge.status, huge.body.error.code]).toEqual([413, 'payload_too_large']);
});

test('of a hundred complaints from one address only the first are taken, each refusal is a sentence, and others may go on', async () => {
  const address = freshAddress();
  const before = (await ask('select 1 from complaints')).length;
  const replies = [];
  for (let index = 0; index < 100; index += 1)
    replies.push(await complain({ email: 'flood@example.org' }, { address }));
  const refused = replies.filter(({ status }) => status !== 200);
  expect(replies.length - refused.length).toBe(4);
  expect(new Set(refused.map(({ status, body }) => `${status} ${body.error.code}`))).toEqual(
    new Set(['403 captcha_required', '429 rate_limited']),
  );
  for (const { body } of refused) expect(body.error.message).toMatch(/^[A-ZÄÖÜ].{30,}[.]$/);
  expect((await ask('select 1 from complaints')).length - before).toBe(4);
  expect((await complain()).status).toBe(200);
});

test('nobody is flooded with mails by what others type: five a day go to one address', async () => {
  const email = 'victim@example.org';
  const told = [];
  for (let index = 0; index < 7; index += 1) told.push((await complain({ email })).body.mailed);
  expect(told).toEqual([true, true, true, true, true, false, false]);
  expect(mailsTo(email)).toHaveLength(5);
});

test('the same complaint twice, also at once, is one complaint; another one of the same key is refused', async () => {
  const key = randomUUID();
  const replies = await Promise.all([complain({ key }), complain({ key }), complain({ key })]);
  expect(new Set(replies.map(({ reference }) => reference)).size).toBe(1);
  expect(await ask('select 1 from complaints where key = $1', key)).toHaveLength(1);
  expect((await complain({ key, text: 'Something else.' })).body.error.code).toBe('complaint_key_reused');
});

test('script and HTML in every field stay words, and nothing of what was typed about others is shown', async () => {
  const evil = '<script>alert(1)</script><b>x</b>';
  const { reference } = await complain({ about: evil, text: evil, name: evil });
  await decide(await numberOf(reference), { ...NOTHING });
  await ask('update complaints set words = $2 where reference = $1', reference, evil);
  const { status, html, robots } = await page(`/complaints/${reference}`);
  expect([status, robots]).toEqual([200, 'noindex']);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toContain(evil);
  expect(html).not.toContain('Ada Visitor');
});

test('a reference of nobody, of another site or of a wrong form is not found, however it is typed the right one is', async () => {
  const { reference } = await complain();
  for (const typed of [reference.toLowerCase(), reference.replaceAll('-', ''), reference.slice(2), ` ${reference} `])
    expect((await look(typed)).body.reference).toBe(reference);
  for (const wrong of ['C-2222-2222-2222-2222', '1', `${await numberOf(reference)}`, 'R-7KQ2M9XA', '%', "' or 1=1 --"])
    expect((await look(wrong)).status).toBe(404);
  expect((await page('/complaints/C-2222-2222-2222-2222')).status).toBe(404);
  expect((await page(`/complaints/${reference}`)).status).toBe(200);
});

test('pictures go to staff only, after the checks of photos, five at most, until it is decided', async () => {
  const { reference } = await complain();
  const send = async (bytes: Uint8Array, to = reference) => {
    const url = `/api/complaint-picture.php?reference=${to}`;
    const headers = { 'content-type': 'application/octet-stream' };
    const sent = { method: 'PUT', url, headers, payload: Buffer.from(bytes), remoteAddress: freshAddress() } as const;
    const reply = await kindling.app.inject(sent);
    return { status: reply.statusCode, body: reply.json() };
  };
  const first = await scene(1, 240, 320);
  expect((await send(first)).body).toEqual({ pictures: 1 });
  expect((await send(first)).body).toEqual({ pictures: 1 });
  expect((await send(Buffer.from('<svg onload="alert(1)"/>'))).body.error.code).toBe('photo_not_accepted');
  expect((await send(await oddPicture('thin-30000x2.png'))).body.error.code).toBe('photo_too_narrow');
  expect((await send(first, 'C-2222-2222-2222-2222')).status).toBe(404);
  for (let seed = 2; seed <= 5; seed += 1) expect((await send(await scene(seed, 240, 320))).status).toBe(200);
  expect((await send(await scene(6, 240, 320))).body.error).toMatchObject({ code: 'complaint_picture_limit' });
  expect((await look(reference)).body.pictures).toBe(5);
  const [{ file_hash: hash } = { file_hash: '' }] = await ask<{ file_hash: string }>(
    'select file_hash from complaint_pictures where complaint_id = $1',
    await numberOf(reference),
  );
  await kindling.runJobs();
  expect(await kindling.services.storage.exists(`media/${hash}/original.webp`)).toBe(true);
  expect((await kindling.app.inject({ url: `/media/${hash}/large.webp` })).statusCode).toBe(404);
  await decide(await numberOf(reference), NOTHING);
  expect((await send(await scene(7, 240, 320))).body.error.code).toBe('complaint_decided');
});

test('staff decide with reasons: who complained reads them and hears by mail, and nothing of what befell the member', async () => {
  const tim = await person(kindling, 'tim', { gender: 'male', language: 'nl' });
  const { reference } = await complain({ about: 'tim', email: 'reader@example.org' });
  const ban = { reason: 'money', until: null } as const;
  const complaint = await numberOf(reference);
  expect(await decide(complaint, { decision: 'ban', ground: 'no_breach', ban })).toBe('unfit');
  expect(await decide(complaint, { decision: 'ban', ground: 'law', ban })).toBe('decided');
  expect(await decide(complaint, NOTHING)).toBe('decided_before');
  expect(await decide(complaint, { decision: 'ban', ground: 'law', ban })).toBe('unchanged');
  await kindling.runJobs();
  const { body } = await look(reference);
  expect(body).toMatchObject({ state: 'decided', decision: { ground: 'law', words: 'Because.' }, answer_by: null });
  expect(JSON.stringify(body)).not.toMatch(/ban|money|tim\b/);
  expect(mailsTo('reader@example.org').map(({ template }) => template)).toEqual(['complaint', 'complaint-decided']);
  expect(mailsTo(tim.email)).toMatchObject([
    {
      template: 'restriction',
      locale: 'nl',
      params: { measure: 'account', reason: 'money', ground: 'law', until: '' },
    },
  ]);
  const entries = await ask(
    'select verb, account_id, staff_name from audit_entries where object = $1 and object_id = $2',
    'complaint',
    complaint,
  );
  expect(entries).toEqual([{ verb: 'complaint.decided', account_id: tim.id, staff_name: 'ada' }]);
  expect(
    await ask("select 1 from audit_entries where verb = 'report.decided' and account_id = $1", tim.id),
  ).toHaveLength(1);
});

test('about nobody who is known there is nothing to do to a member, but a decision is written down all the same', async () => {
  const { reference } = await complain({ about: 'a ghost' });
  const complaint = await numberOf(reference);
  expect(await decide(complaint, { decision: 'warn', ground: 'terms' })).toBe('no_member');
  expect(await decide(complaint, { decision: 'no_action', ground: 'not_found' })).toBe('decided');
  expect(
    await ask("select account_id from audit_entries where object = 'complaint' and object_id = $1", complaint),
  ).toEqual([{ account_id: null }]);
  expect(await decide(999_999, NOTHING)).toBe('not_found');
});

test('a decision is appealed once, in time, and decided by somebody else, who may decide otherwise', async () => {
  const kim = await person(kindling, 'kim', { gender: 'male' });
  const { reference } = await complain({ about: 'kim', email: 'again@example.org' });
  const complaint = await numberOf(reference);
  expect((await appeal(reference)).body.error.code).toBe('complaint_appeal_over');
  await decide(complaint, NOTHING);
  expect((await appeal(reference, ' ')).body.error.code).toBe('complaint_text_missing');
  expect((await appeal(reference)).body).toMatchObject({
    state: 'appealed',
    appeal_until: null,
    appeal: { state: 'open' },
  });
  expect((await appeal(reference)).status).toBe(200);
  expect((await appeal(reference, 'Other words.')).body.error.code).toBe('complaint_appealed');
  expect((await appeal('C-2222-2222-2222-2222')).status).toBe(404);
  const instead = { decision: 'warn', ground: 'terms' } as const;
  const again = async (by: { name: string }) =>
    (await kindling.calls()).transaction((call) =>
      decideAppeal(call, by, { complaint, instead, words: 'You were right.' }),
    );
  expect(await again(ada)).toBe('own_decision');
  expect(await again(bo)).toBe('decided');
  expect(await again(bo)).toBe('not_open');
  await kindling.runJobs();
  expect((await look(reference)).body).toMatchObject({
    state: 'closed',
    decision: { ground: 'no_breach' },
    appeal: { state: 'changed', ground: 'terms', words: 'You were right.' },
  });
  expect(mailsTo(kim.email)).toMatchObject([{ template: 'warning' }]);
  expect(mailsTo('again@example.org').map(({ template }) => template)).toContain('complaint-appeal');
});

test('of two of the staff who decide at once one decides', async () => {
  const { reference } = await complain({ about: 'a ghost' });
  const complaint = await numberOf(reference);
  const verdicts = await Promise.all([
    decide(complaint, NOTHING),
    decide(complaint, { decision: 'other', ground: 'terms' }, bo),
  ]);
  expect(verdicts.toSorted()).toEqual(['decided', 'decided_before']);
});

test('after six months nothing can be appealed, and a year after the last decision it is forgotten with its pictures', async () => {
  const { reference } = await complain();
  const open = await complain();
  await decide(await numberOf(reference), NOTHING);
  kindling.travel(190 * 24 * 3600_000);
  expect((await look(reference)).body.appeal_until).toBeNull();
  expect((await appeal(reference)).body.error.code).toBe('complaint_appeal_over');
  await kindling.runSchedule('complaints-old');
  expect((await look(reference)).status).toBe(200);
  kindling.travel(180 * 24 * 3600_000);
  await kindling.runSchedule('complaints-old');
  expect((await look(reference)).status).toBe(404);
  expect((await look(open.reference)).status).toBe(200);
  expect(await ask('select 1 from complaint_pictures')).toEqual([]);
});
