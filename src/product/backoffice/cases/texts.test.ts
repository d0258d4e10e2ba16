import { beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person, staff } from '#tests/people.ts';
import { UNDO_CASE_MS } from './contract.ts';

const product = await startTestApp();
const run = (text: string, ...values: unknown[]) => product.db.query<Record<string, unknown>>({ text, values });
await run(`update sites set settings = settings || '{"auto_approve_texts": false}'`);
product.travel(10_000);
const [mo, bo] = [await staff(product, 'mo', 'moderator'), await staff(product, 'bo', 'moderator')];
const LETTER_MS = UNDO_CASE_MS + 6000;

let count = 0;
let ida: Person;
beforeEach(async () => {
  count += 1;
  product.travel(3600_000);
  ida = await person(product, `ida${count}`, { language: 'de' });
  await run("update members set about = 'The old one' where id = $1", ida.id);
});

type Reply = { statusCode: number; json: () => Record<string, unknown> };
const post = (who: Person, url: string, payload: object) =>
  product.app.inject({ method: 'POST', url, headers: { cookie: who.cookie }, payload });
const save = (payload: object, by = ida) =>
  product.app.inject({ method: 'PUT', url: '/api/profile.php', headers: { cookie: by.cookie }, payload });
const write = async (payload: object) => {
  expect((await save(payload)).statusCode).toBe(200);
  return waiting();
};
const waiting = async (kind = 'text') => {
  const reply = await product.app.inject({ url: '/api/admin/cases.php?queue=texts', headers: { cookie: mo.cookie } });
  const cases: { kind: string; id: number; member: number; reason: string }[] = reply.json().cases;
  return cases.find((one) => one.member === ida.id && one.kind === kind)?.id ?? 0;
};
const open = (who: Person, id: number, kind = 'text') => post(who, '/api/admin/case.php', { kind, id });
const seenBy = async (who: Person, id: number) => (await open(who, id)).json().review.seen as string;
const decide = (who: Person, id: number, more: object) =>
  post(who, '/api/admin/case-decide.php', {
    ...{ kind: 'text', id, reason: 'other', text_reason: 'contact', ground: 'terms', days: 7, words: '' },
    ...more,
  });
const undo = (who: Person, id: number) => post(who, '/api/admin/case-undo.php', { kind: 'text', id });
const appeal = (id: number, text = 'It is only a joke.', by = ida) => post(by, '/api/text-appeal.php', { id, text });
const code = (reply: Reply) => [reply.statusCode, (reply.json().error as { code?: string } | undefined)?.code];
const shown = async () => (await run('select about, name from members where id = $1', ida.id)).rows[0];
const statements = async () =>
  (await run('select * from decision_statements where account_id = $1 order by id', ida.id)).rows;
const refused = async () =>
  (await product.app.inject({ url: '/api/refused-texts.php', headers: { cookie: ida.cookie } })).json().refused;
const lettersTo = (who: Person) =>
  product.mails.filter(({ to, template }) => to === who.email && template === 'restriction');
const letterTime = async () => {
  product.travel(LETTER_MS);
  await product.runJobs();
};

test('a decided text and its appeal say what they came to', async () => {
  const decided = async (id: number, kind: string) => {
    const url = `/api/admin/case-decided.php?kind=${kind}&id=${id}`;
    const { decided } = (await product.app.inject({ url, headers: { cookie: bo.cookie } })).json();
    return decided && [decided.outcome, decided.decided_by];
  };
  const id = await write({ about: 'Write me at anna@example.org' });
  expect(await decided(id, 'text')).toBeNull();
  await decide(mo, id, { decision: 'strike', seen: await seenBy(mo, id) });
  expect(await decided(id, 'text')).toEqual(['strike', 'mo']);
  await letterTime();
  await appeal(id);
  expect(await decided(id, 'text_appeal')).toBeNull();
  await open(bo, id, 'text_appeal');
  await decide(bo, id, { kind: 'text_appeal', decision: 'keep' });
  expect(await decided(id, 'text_appeal')).toEqual(['keep', 'bo']);
});

test('a text is late by the promise for texts', async () => {
  await run(`update sites set settings = settings || '{"text_promise_minutes": 30, "photo_promise_minutes": 600}'`);
  product.travel(10_000);
  const id = await write({ about: 'Words that wait' });
  const seen = async () => {
    const reply = await product.app.inject({ url: '/api/admin/cases.php?queue=texts', headers: { cookie: mo.cookie } });
    const { cases, times } = reply.json();
    return [cases.find((one: { id: number }) => one.id === id)?.late, times.promise];
  };
  expect(await seen()).toEqual([false, 30]);
  product.travel(31 * 60_000);
  expect(await seen()).toEqual([true, 30]);
});

test('a text that waits is looked at with what a rule found in it, and is shown once somebody keeps it', async () => {
  const id = await write({ about: 'Write me at anna@example.org' });
  expect((await open(mo, id)).json()).toMatchObject({
    ...{ kind: 'text', reason: 'about', about: { id: ida.id } },
    review: { text: 'Write me at anna@example.org', waits: true, shown: 'The old one', caught: ['email'] },
    decisions: ['approve', 'ask_change', 'strike'],
  });
  expect((await run('select object from staff_looks where account_id = $1', ida.id)).rows).toEqual([
    { object: 'member' },
  ]);
  expect((await decide(mo, id, { decision: 'approve', seen: await seenBy(mo, id) })).statusCode).toBe(200);
  expect(await shown()).toMatchObject({ about: 'Write me at anna@example.org' });
  expect([await waiting(), await statements()]).toEqual([0, []]);
});

test('who is asked to change a text reads why in their language, and it is no strike; a strike is one', async () => {
  const id = await write({ about: 'Write me at anna@example.org' });
  const order = { decision: 'ask_change', seen: await seenBy(mo, id), words: 'Ohne Adresse, bitte.' };
  const draft = { kind: 'text', id, reason: 'other', text_reason: 'contact', ground: 'terms', days: 7 };
  const letter = (await post(mo, '/api/admin/case-letter.php', { ...draft, ...order })).json();
  expect(letter).toMatchObject({ locale: 'de' });
  expect((await decide(mo, id, order)).statusCode).toBe(200);
  expect(await shown()).toMatchObject({ about: 'The old one' });
  expect(await statements()).toMatchObject([{ restriction: 'text_rejected', told: 'page', letter: '' }]);
  await letterTime();
  expect(lettersTo(ida)).toMatchObject([{ locale: 'de', params: { measure: 'words', words: 'Ohne Adresse, bitte.' } }]);
  expect(await statements()).toMatchObject([
    {
      ...{ restriction: 'text_rejected', reason: 'contact', ground: 'terms', found: 'own', territory: 'everywhere' },
      ...{
        automated_detection: true,
        automated_decision: false,
        facts: { field: 'about' },
        told: 'mail',
        locale: 'de',
      },
      ...{ letter: letter.member.join('\n\n'), redress: ['complaint', 'dispute_body', 'court'], overruled_at: null },
    },
  ]);
  product.travel(1000);
  const next = await write({ about: 'Call 0612345678 now' });
  await decide(mo, next, { decision: 'strike', seen: await seenBy(mo, next) });
  await letterTime();
  expect((await statements())[1]).toMatchObject({ restriction: 'text_removed', told: 'mail' });
  expect((await open(mo, await write({ about: 'A third one' }))).json()).toMatchObject({ about: { strikes: 1 } });
});

test('a text that others see is hidden from them until it is changed, and shown again when the decision is taken back', async () => {
  await run(`update sites set settings = settings || '{"auto_approve_texts": true}'`);
  product.travel(10_000);
  const id = await write({ about: 'Mail anna1@example.org' });
  expect(await shown()).toMatchObject({ about: 'Mail anna1@example.org' });
  expect(await write({ about: 'I like tea' })).toBe(0);
  const again = await write({ about: 'Mail anna2@example.org' });
  expect(again).not.toBe(id);
  await decide(mo, again, { decision: 'ask_change', seen: await seenBy(mo, again) });
  expect(await shown()).toMatchObject({ about: null });
  expect(code(await undo(bo, again))).toEqual([409, 'case_decided']);
  expect((await undo(mo, again)).statusCode).toBe(200);
  expect(await shown()).toMatchObject({ about: 'Mail anna2@example.org' });
  await letterTime();
  expect(lettersTo(ida)).toEqual([]);
  expect(await statements()).toMatchObject([{ overruled_at: expect.any(Date) }]);
  await decide(mo, again, { decision: 'ask_change', seen: await seenBy(mo, again) });
  await letterTime();
  expect(code(await undo(mo, again))).toEqual([409, 'case_decided']);
  expect(lettersTo(ida)).toHaveLength(1);
  await run(`update sites set settings = settings || '{"auto_approve_texts": false}'`);
  product.travel(10_000);
});

test('an accepted text that is taken back waits again, and others see the one before', async () => {
  const id = await write({ about: 'The new one' });
  await decide(mo, id, { decision: 'approve', seen: await seenBy(mo, id) });
  expect((await undo(mo, id)).statusCode).toBe(200);
  expect([await shown(), await waiting()]).toEqual([expect.objectContaining({ about: 'The old one' }), id]);
});

test('a name that a rule points out is hidden behind one that says nothing, and cannot be taken again', async () => {
  const bad = `Support Anna${count}`;
  const id = await write({ name: bad });
  expect((await open(mo, id)).json()).toMatchObject({ review: { field: 'name', text: bad, caught: ['staff'] } });
  await decide(mo, id, { decision: 'strike', seen: await seenBy(mo, id), text_reason: 'other' });
  expect(await shown()).toMatchObject({ name: `Member${ida.id}` });
  expect(code(await save({ name: bad }))).toEqual([422, 'username_reserved']);
  expect((await save({ name: `Anna${count}` })).statusCode).toBe(200);
  expect(await shown()).toMatchObject({ name: `Anna${count}` });
  expect((await person(product, `plain${count}`)).id).toBeGreaterThan(0);
});

test('a year of birth under 18 in a name waits for a look, and any name does where the site asks for it', async () => {
  const year = product.services.now().getUTCFullYear();
  expect(await write({ name: `ida ${year - 15} x${count}` })).toBeGreaterThan(0);
  expect(await write({ name: `ida ${year - 40} x${count}` })).toBe(0);
  await run(`update sites set settings = settings || '{"auto_approve_names": false}'`);
  product.travel(10_000);
  expect(await write({ name: `Plain ida${count}` })).toBeGreaterThan(0);
  await run(`update sites set settings = settings || '{"auto_approve_names": true}'`);
  product.travel(10_000);
});

test('a decision about other words than those that were seen is refused, and of two people one decides', async () => {
  const id = await write({ about: 'The first one' });
  const seen = await seenBy(mo, id);
  expect(code(await open(bo, id))).toEqual([409, 'case_taken']);
  expect(code(await decide(bo, id, { decision: 'approve', seen }))).toEqual([409, 'case_taken']);
  expect(code(await decide(mo, id, { decision: 'approve', seen: 'another text' }))).toEqual([409, 'case_content_gone']);
  expect(code(await decide(mo, id, { decision: 'approve' }))).toEqual([422, 'case_unfit']);
  expect(code(await decide(mo, id, { decision: 'ban', seen }))).toEqual([422, 'case_unfit']);
  const later = await write({ about: 'The second one' });
  expect(code(await decide(mo, id, { decision: 'approve', seen }))).toEqual([409, 'case_decided']);
  expect(await shown()).toMatchObject({ about: 'The old one' });
  await run("update text_reviews set text = 'Put there meanwhile' where id = $1", later);
  expect(code(await decide(mo, later, { decision: 'approve', seen }))).toEqual([409, 'case_content_gone']);
});

test('a member appeals once, somebody else decides, and what they were right about is shown again', async () => {
  const id = await write({ about: 'Call 0612345678' });
  await decide(mo, id, { decision: 'strike', seen: await seenBy(mo, id) });
  await letterTime();
  expect(await refused()).toMatchObject([{ id, field: 'about', reason: 'contact', struck: true, appeal: null }]);
  const stranger = await person(product, `stranger${count}`);
  expect((await appeal(id, 'Mine!', stranger)).statusCode).toBe(404);
  expect((await appeal(id)).json().refused).toMatchObject([{ id, appeal: 'open' }]);
  expect((await appeal(id)).statusCode).toBe(200);
  expect(code(await appeal(id, 'Really!'))).toEqual([409, 'text_appealed']);
  const which = { kind: 'text_appeal', decision: 'accept' };
  expect(await waiting('text_appeal')).toBe(id);
  expect((await open(mo, id, 'text_appeal')).json()).toMatchObject({
    words: 'It is only a joke.',
    review: { text: 'Call 0612345678', reason: 'contact' },
    decisions: ['keep', 'accept'],
  });
  expect(code(await decide(mo, id, which))).toEqual([409, 'case_own']);
  await post(mo, '/api/admin/lease-end.php', { kind: 'text_appeal', ids: [id] });
  expect((await decide(bo, id, which)).statusCode).toBe(200);
  expect(code(await decide(bo, id, which))).toEqual([409, 'case_decided']);
  expect(await shown()).toMatchObject({ about: 'Call 0612345678' });
  expect(await statements()).toMatchObject([{ restriction: 'text_removed', overruled_at: expect.any(Date) }]);
  expect(await refused()).toEqual([]);
  expect(product.mails.filter(({ to, template }) => to === ida.email && template === 'text-appeal')).toMatchObject([
    { locale: 'de', params: { outcome: 'restored' } },
  ]);
});

test('an appeal that staff do not follow says so, and a text that was changed since stays as it is', async () => {
  const id = await write({ about: 'Call 0612345678' });
  await decide(mo, id, { decision: 'ask_change', seen: await seenBy(mo, id) });
  await appeal(id);
  await save({ about: 'Something better' });
  await decide(bo, id, { kind: 'text_appeal', decision: 'keep' });
  expect((await run('select appeal_status from text_reviews where id = $1', id)).rows).toEqual([
    { appeal_status: 'kept' },
  ]);
  const other = await waiting();
  await decide(mo, other, { decision: 'strike', seen: await seenBy(mo, other), text_reason: 'other' });
  await save({ about: 'A quiet one' });
  await appeal(other);
  await decide(bo, other, { kind: 'text_appeal', decision: 'accept' });
  expect(await shown()).toMatchObject({ about: 'The old one' });
  expect(product.mails.at(-1)).toMatchObject({ template: 'text-appeal', params: { outcome: 'accepted' } });
});

test('lesser roles and staff of another site find none of it', async () => {
  const id = await write({ about: 'The new one' });
  const seen = await seenBy(mo, id);
  const [sue, fay] = [await staff(product, `sue${count}`, 'support'), await staff(product, `fay${count}`, 'finance')];
  for (const who of [sue, fay, ida]) {
    const replies = [await open(who, id), await decide(who, id, { decision: 'approve', seen }), await undo(who, id)];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  }
  await run(`insert into sites (host, pool, company_id, settings)
    select 'elsewhere.example', 2, company_id, settings from sites where is_default on conflict do nothing`);
  await run(
    "update accounts set site_id = (select id from sites where host = 'elsewhere.example') where id = $1",
    ida.id,
  );
  product.travel(10_000);
  const replies = [await open(mo, id), await decide(mo, id, { decision: 'approve', seen }), await undo(mo, id)];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect((await undo(mo, 999_999)).statusCode).toBe(404);
});
