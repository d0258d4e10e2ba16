import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { marksIn } from '#product/chat/warnings/marks-in.ts';
import { chatting } from '#tests/chatting.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person, staff } from '#tests/people.ts';
import type { CaseView, DecideCaseInput } from './contract.ts';

const product = await startTestApp();
const run = (text: string, ...values: unknown[]) => product.db.query<Record<string, unknown>>({ text, values });
const [mo, bo] = [await staff(product, 'mo', 'moderator'), await staff(product, 'bo', 'moderator')];
const marit = await person(product, 'marit', { premium: true, credits: 500 });
const SCAM = 'Please send it to DE89 3704 0044 0532 0130 00 today';

let count = 0;
let scammer: Person;
let report: number;
beforeEach(async () => {
  count += 1;
  product.travel(3600_000);
  scammer = await person(product, `scammer${count}`, { gender: 'male', premium: true, credits: 500, language: 'de' });
  await chatting(product, marit).send({ profile_id: scammer.id }, 'Hello you');
  await chatting(product, scammer).send({ profile_id: marit.id }, SCAM);
  const { reference } = (
    await product.app.inject({
      method: 'POST',
      url: '/api/report.php',
      headers: { cookie: marit.cookie },
      payload: {
        profile_id: scammer.id,
        reason: 'money',
        text: 'He wants money.',
        with_messages: true,
        key: randomUUID(),
      },
    })
  ).json();
  report = Number((await run('select id from reports where reference = $1', reference)).rows[0]?.id);
});

const post = (who: Person, path: string, payload: object) =>
  product.app.inject({ method: 'POST', url: `/api/admin/${path}.php`, headers: { cookie: who.cookie }, payload });
const open = (who: Person, kind = 'report', id = report) => post(who, 'case', { kind, id });
const decide = (who: Person, more: Partial<DecideCaseInput>) =>
  post(who, 'case-decide', {
    ...{ kind: 'report', id: report, decision: 'no_breach', reason: 'money', ground: 'terms', days: 7, words: '' },
    ...more,
  });
const list = async (who: Person, queue = 'reports') =>
  (await product.app.inject({ url: `/api/admin/cases.php?queue=${queue}`, headers: { cookie: who.cookie } })).json()
    .cases;
const code = (reply: { statusCode: number; json: () => { error?: { code: string } } }) => [
  reply.statusCode,
  reply.json().error?.code,
];

test('a report opens with both sides, its evidence and the words that gave it away, and the look is written down', async () => {
  expect(await list(mo)).toContainEqual(expect.objectContaining({ kind: 'report', id: report, taken_by: null }));
  const view: CaseView = (await open(mo)).json();
  expect(view).toMatchObject({
    ...{ kind: 'report', reason: 'money', words: 'He wants money.', suggested: 'warn' },
    about: { id: scammer.id, strikes: 0, reports_about: 1, reporters: 1, language: 'de' },
    by: { id: marit.id, reports_by: expect.any(Number) },
    messages: [
      { theirs: false, body: 'Hello you', marks: [] },
      { theirs: true, body: SCAM },
    ],
  });
  const [mark] = view.messages?.[1]?.marks ?? [];
  expect(SCAM.slice(mark?.from, mark?.to)).toContain('DE89 3704 0044 0532 0130 00');
  expect(
    (await run("select account_id from staff_looks where object = 'report' and object_id = $1", report)).rows,
  ).toEqual([{ account_id: scammer.id }]);
  expect(await list(bo)).toContainEqual(expect.objectContaining({ id: report, taken_by: 'mo' }));
});

test('of two on one case the second is told, and decides nothing; neither does who comes after', async () => {
  expect((await open(mo)).statusCode).toBe(200);
  expect(code(await open(bo))).toEqual([409, 'case_taken']);
  expect(code(await decide(bo, { decision: 'ban' }))).toEqual([409, 'case_taken']);
  expect((await decide(mo, { decision: 'warn' })).statusCode).toBe(200);
  expect(code(await decide(bo, { decision: 'ban' }))).toEqual([409, 'case_decided']);
  expect(code(await decide(mo, { decision: 'warn' }))).toEqual([409, 'case_decided']);
  const { rows } = await run(
    "select staff_name from audit_entries where verb = 'report.decided' and object_id = $1",
    report,
  );
  expect(rows).toEqual([{ staff_name: 'mo' }]);
  expect((await run('select status from accounts where id = $1', scammer.id)).rows).toEqual([{ status: 'active' }]);
});

test('an old link to a decided case shows what it came to, to who works on its site', async () => {
  const decided = async (who: Person, query = `?kind=report&id=${report}`) =>
    product.app.inject({ url: `/api/admin/case-decided.php${query}`, headers: { cookie: who.cookie } });
  expect((await decided(bo)).json()).toEqual({ decided: null });
  await open(mo);
  expect((await decide(mo, { decision: 'suspend' })).statusCode).toBe(200);
  expect(code(await open(bo))).toEqual([409, 'case_decided']);
  const reply = await decided(bo);
  expect(reply.statusCode).toBe(200);
  expect(reply.json().decided).toMatchObject({
    ...{ kind: 'report', id: report, reason: 'money', member: scammer.id, outcome: 'suspend', decided_by: 'mo' },
    decided_at: expect.stringMatching(/^\d{4}-/),
  });
  expect(JSON.stringify(reply.json())).not.toContain('He wants money.');
  expect((await decided(bo, `?kind=complaint&id=${report}`)).json()).toEqual({ decided: null });
  expect((await decided(marit)).statusCode).toBe(403);
});

test('a suspension ends, its letter is in the member’s language, and no words of members stand in the log', async () => {
  await open(mo);
  const draft = {
    kind: 'report',
    id: report,
    decision: 'suspend',
    reason: 'money',
    ground: 'terms',
    days: 7,
    words: 'Bitte nicht.',
  };
  const letter = (await post(mo, 'case-letter', draft)).json();
  expect(letter).toMatchObject({ locale: 'de' });
  expect(letter.member).toContain('Bitte nicht.');
  expect(letter.member).toHaveLength(letter.staff.length);
  expect(letter.staff[0]).toBe('We suspended your account');
  expect((await decide(mo, { decision: 'suspend', words: 'Bitte nicht.' })).statusCode).toBe(200);
  const { rows } = await run('select * from decision_statements where account_id = $1', scammer.id);
  expect(rows).toMatchObject([
    {
      restriction: 'account_suspended',
      found: 'notice',
      told: 'mail',
      locale: 'de',
      letter: letter.member.join('\n\n'),
    },
  ]);
  const log = JSON.stringify((await run('select * from audit_entries where account_id = $1', scammer.id)).rows);
  for (const words of [SCAM, 'He wants money.', 'Bitte nicht.', 'DE89']) expect(log).not.toContain(words);
});

test('the signal of a message ends with a removal that says a program pointed it out', async () => {
  const signal = (await list(mo)).find(
    (one: { kind: string; member: number }) => one.kind === 'signal' && one.member === scammer.id,
  );
  const which = { kind: 'signal', id: signal.id } as const;
  expect((await open(mo, 'signal', signal.id)).json()).toMatchObject({ messages: [{ body: SCAM, theirs: true }] });
  expect((await decide(mo, { ...which, decision: 'remove_messages' })).statusCode).toBe(200);
  expect((await run('select * from decision_statements where account_id = $1', scammer.id)).rows).toMatchObject([
    {
      restriction: 'message_removed',
      found: 'own',
      automated_detection: true,
      automated_decision: false,
      told: 'mail',
    },
  ]);
  expect(code(await decide(mo, { ...which, decision: 'remove_messages' }))).toEqual([409, 'case_decided']);
});

test('who banned somebody does not decide about the appeal, and somebody else does', async () => {
  await open(mo);
  await decide(mo, { decision: 'ban', reason: 'rude' });
  await run(
    `insert into ban_appeals (ban_id, account_id, text, created_at)
       select id, account_id, 'It was my brother.', now() from bans where account_id = $1`,
    scammer.id,
  );
  const which = { kind: 'ban_appeal', id: scammer.id } as const;
  expect((await open(mo, 'ban_appeal', scammer.id)).json()).toMatchObject({ words: 'It was my brother.' });
  expect(code(await decide(mo, { ...which, decision: 'accept' }))).toEqual([409, 'case_own']);
  await post(mo, 'lease-end', { kind: 'ban_appeal', ids: [scammer.id] });
  expect((await open(bo, 'ban_appeal', scammer.id)).statusCode).toBe(200);
  expect((await decide(bo, { ...which, decision: 'accept' })).statusCode).toBe(200);
  expect((await run('select status from accounts where id = $1', scammer.id)).rows).toEqual([{ status: 'active' }]);
});

test('a complaint is answered with its ground and words, and an appeal is for somebody else', async () => {
  const { rows } = await run(
    `insert into complaints (site_id, reference, key, account_id, locale, reason, content, about, text, member_id, created_at)
     select site_id, 'C-7KQ2-M9XA-PD4T-H8WN', $1, id, 'en', 'fraud', 'profile', $2, 'He is a thief.', $3, $4 from accounts where id = $5
     returning id, reference`,
    ...[randomUUID(), scammer.name, scammer.id, product.services.now(), marit.id],
  );
  const [id, reference] = [Number(rows[0]?.id), String(rows[0]?.reference)];
  expect((await open(mo, 'complaint', id)).json()).toMatchObject({
    ...{ words: 'He is a thief.', about: { id: scammer.id }, by: { id: marit.id } },
    complaint: { reason: 'fraud', decision: null },
  });
  const which = { kind: 'complaint', id } as const;
  expect(code(await decide(mo, { ...which, decision: 'no_breach' }))).toEqual([422, 'case_unfit']);
  const answer = { answer_ground: 'no_breach', answer: 'We saw nothing wrong.' } as const;
  expect((await decide(mo, { ...which, decision: 'no_breach', ...answer })).statusCode).toBe(200);
  const appeal = await product.app.inject({
    method: 'POST',
    url: '/api/complaint-appeal.php',
    payload: { reference, text: 'Look again.' },
  });
  expect(appeal.statusCode).toBe(200);
  const again = { kind: 'complaint_appeal', id, decision: 'keep', answer: 'It stays so.' } as const;
  expect(code(await decide(mo, again))).toEqual([409, 'case_own']);
  await post(mo, 'lease-end', { kind: 'complaint_appeal', ids: [id] });
  expect((await open(bo, 'complaint_appeal', id)).json()).toMatchObject({ words: 'Look again.' });
  expect((await decide(bo, again)).statusCode).toBe(200);
});

test('what waits longer than the operator promises is late, and decisions are measured against it', async () => {
  const times = async (queue = 'reports') =>
    (await product.app.inject({ url: `/api/admin/cases.php?queue=${queue}`, headers: { cookie: mo.cookie } })).json()
      .times;
  const isLate = async () =>
    (await list(mo)).find((one: { kind: string; id: number }) => one.kind === 'report' && one.id === report)?.late;
  const before = await times();
  product.travel(2 * 3600_000);
  expect([await isLate(), before.promise]).toEqual([false, 24 * 60]);
  await run(`update sites set settings = settings || '{"report_promise_hours": 1, "complaint_answer_days": 3}'`);
  product.travel(10_000);
  expect(await isLate()).toBe(true);
  await open(mo);
  await decide(mo, { decision: 'warn' });
  const after = await times();
  expect(after).toMatchObject({ decided: before.decided + 1, promise: 60 });
  expect(after.p95).toBeGreaterThan(3600);
  expect(after.within).toBeLessThan(1);
  expect(await times('complaints')).toMatchObject({ promise: 3 * 24 * 60 });
  await run(`update sites set settings = settings || '{"report_promise_hours": 24, "complaint_answer_days": 14}'`);
  product.travel(10_000);
});

test('cases of a site that is not theirs are not there', async () => {
  await run(`insert into sites (host, pool, company_id, settings)
    select 'elsewhere.example', 2, company_id, settings from sites where is_default`);
  await run(
    "update accounts set site_id = (select id from sites where host = 'elsewhere.example') where id = $1",
    scammer.id,
  );
  product.travel(10_000);
  expect((await list(mo)).map(({ member }: { member: number }) => member)).not.toContain(scammer.id);
  const draft = { kind: 'report', id: report, decision: 'ban', reason: 'money', ground: 'terms', days: 7, words: '' };
  const replies = [await open(mo), await decide(mo, { decision: 'ban' }), await post(mo, 'case-letter', draft)];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect((await open(mo, 'report', 999_999)).statusCode).toBe(409);
});

test('what is marked is the number itself, in one piece or in many', () => {
  const marked = (text: string) => marksIn(text).map(({ from, to }) => text.slice(from, to));
  expect(marked('write me: anna@example.org or wait')).toEqual(['anna@example.org']);
  expect(marked('Nice weather today')).toEqual([]);
});
