import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { findAccount } from '#product/accounts/accounts.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { scene, uploading } from '#tests/uploading.ts';
import type { Operator } from '../operator/operator.ts';
import { parseCommand } from './parse-args.ts';
import { runCommand } from './run-command.ts';
import { serviceOf } from './service.ts';
import { sit } from './session.ts';

const product = await startTestApp();
await product.db.query({
  text: `update sites set settings = settings || '{"auto_approve_photos": false, "auto_approve_texts": false}'`,
});
product.travel(10_000);
const { config, db } = product.services;
const operator: Operator = {
  config,
  db,
  embedded: true,
  account: (id) => findAccount({ sql: db }, id),
  callsFor: () => product.calls(),
  callsOn: () => product.calls(),
  close: async () => {},
};
const run = async (text: string, ...values: unknown[]) =>
  (await db.query<Record<string, unknown>>({ text, values })).rows;

/** Sits down as somebody and gives these answers. @returns what was shown. */
async function sitting(name: string, ...answers: string[]): Promise<string> {
  const shown: string[] = [];
  const ask = async (question: string) => {
    shown.push(question);
    return answers.shift() ?? null;
  };
  await sit(serviceOf(operator, { name }), { ask, say: (lines) => shown.push(...lines) }, config);
  expect(answers).toEqual([]);
  return shown.join('\n');
}
const say = async (line: string) => {
  const order = parseCommand(line.split(' '), false);
  const { lines, done } = await runCommand(serviceOf(operator, { name: order.as }), order, config);
  return { text: lines.join('\n'), done };
};

let count = 0;
async function waiting() {
  count += 1;
  const who = await person(product, `member${count}`, { gender: 'male' });
  return { who, photo: (await uploading(product, who).whole(await scene(500 + count))).json().added as number };
}
const stateOf = async (photo: number) => (await run('select status, reason from photos where id = $1', photo))[0];

test('a moderator goes through what waits: accepts, refuses with a reason, skips, and the log tells it', async () => {
  const [one, two, three] = [await waiting(), await waiting(), await waiting()];
  const shown = await sitting('ada', 'p', 'a', 'x', 'r', '1', 'a phone number', 's', 'l', 'q');
  expect(shown).toContain('As ada. Waiting: 3 photos, 0 texts, 0 appeals, 0 reports, 0 complaints.');
  expect(shown).toMatch(new RegExp(`photo ${one.photo} {2}waits .*member ${one.who.id}, member1, 38`));
  expect(shown).toMatch(/\/files\/media\/[0-9a-f]{64}\/original\.webp/);
  expect(shown).toMatch(/ada {2}photo\.rejected .*reason contact .*“a phone number”/);
  expect([await stateOf(one.photo), await stateOf(two.photo), await stateOf(three.photo)]).toEqual([
    { status: 'active', reason: null },
    { status: 'rejected', reason: 'contact' },
    { status: 'pending', reason: null },
  ]);
  const payload = { id: two.photo, text: 'That is\nmy house \u001b[2J number.' };
  const headers = { cookie: two.who.cookie };
  await product.app.inject({ method: 'POST', url: '/api/photo-appeal.php', headers, payload });
  expect(await sitting('ada', 'a', 'a', '', 'q')).toContain('so somebody else decides');
  const appeals = await sitting('bo', 'a', 'a', 'it is a house', 'q');
  expect(appeals).toContain('    | my house \ufffd[2J number.');
  expect(appeals).toContain('is accepted after all');
  expect((await stateOf(two.photo))?.status).toBe('active');
});

test('texts of profiles are shown beside what others see, and decided once', async () => {
  const { who } = await waiting();
  await run("update members set about = 'The old one' where id = $1", who.id);
  const write = (about: string) =>
    product.app.inject({ method: 'PUT', url: '/api/profile.php', headers: { cookie: who.cookie }, payload: { about } });
  await write('Call 0612345678');
  const shown = await sitting('ada', 't', 'r', '1', 'a phone number', 'l', 'q');
  expect(shown).toContain('    | Call 0612345678\n  others see until then:\n    | The old one');
  expect(shown).toMatch(/ada {2}text\.rejected .*field about {2}reason contact .*“a phone number”/);
  await write('Write to me');
  const { text } = await say('texts --site localhost');
  const id = /^text (\d+) {2}about/.exec(text)?.[1];
  expect(await say(`text ${id} accept`)).toEqual({ text: `Text ${id} of member ${who.id} is accepted.`, done: true });
  expect((await say(`text ${id} reject --reason rude`)).done).toBe(false);
  expect((await run('select about from members where id = $1', who.id))[0]?.about).toBe('Write to me');
  expect((await say('texts')).text).toBe('No text waits.');
});

test('reports are shown with their evidence and decided, up to a ban', async () => {
  const marit = await person(product, 'marit');
  const { who } = await waiting();
  await run(
    'update members set name = $2, about = $3 where id = $1',
    who.id,
    'Jo\u001b[31m\u202ehn',
    'Hi\rphoto 1 accepted',
  );
  const payload = { profile_id: who.id, reason: 'rude', text: 'Look', key: randomUUID() };
  await product.app.inject({ method: 'POST', url: '/api/report.php', headers: { cookie: marit.cookie }, payload });
  const shown = await sitting('ada', 'r', 'b', '2', 'tomorrow', 'q');
  expect(shown).toContain('That is no day such as 2026-12-24.');
  expect(shown).toContain('the profile as it was: Jo\ufffd[31mhn, male');
  expect(shown).toContain('    | photo 1 accepted');
  expect(await sitting('ada', 'r', 'b', '2', 'for good', 'enough', 'q')).toContain('is decided: ban.');
  expect((await run('select status from accounts where id = $1', who.id))[0]?.status).toBe('blocked');
  expect(await say(`lift ${who.id} --as bo`)).toEqual({ text: `The ban of member ${who.id} is lifted.`, done: true });
  expect((await say(`lift ${who.id}`)).done).toBe(false);
});

test('a member is logged out everywhere, and the log says who did it', async () => {
  const nora = await person(product, 'nora');
  const logOut = await say(`log-out ${nora.id} --as bo`);
  expect(logOut).toEqual({ text: `Member ${nora.id} is logged out everywhere.`, done: true });
  const asked = await product.app.inject({ url: '/api/security.php', headers: { cookie: nora.cookie } });
  expect(asked.statusCode).toBe(403);
  const [entry] = await run('select staff_name, verb from audit_entries where account_id = $1', nora.id);
  expect(entry).toEqual({ staff_name: 'bo', verb: 'account.logged_out' });
  expect((await say('log-out 999999')).done).toBe(false);
});

test('what can not be done is said in a sentence, and nothing is written', async () => {
  const { photo } = await waiting();
  expect(await say(`photo ${photo} accept --picture 00000000 --as ada`)).toMatchObject({ done: false });
  expect(await say('photo 999999 accept')).toEqual({ text: 'There is no photo 999999.', done: false });
  await say(`photo ${photo} reject --reason child --as ada`);
  const late = await say(`photo ${photo} accept --as bo`);
  expect(late.text).toMatch(/was decided before: ada decided at .*UTC\. To change that, say --again\./);
  expect(late.done).toBe(false);
  expect(await say(`photo ${photo} reject --reason child --as bo`)).toMatchObject({ done: true });
  expect(await say('appeal 999999 keep')).toMatchObject({ done: false });
  expect(await say('report 999999 none')).toEqual({ text: 'There is no report 999999.', done: false });
  expect(await say('ban 999999 --reason money --for-good')).toMatchObject({ done: false });
  expect((await stateOf(photo))?.reason).toBe('child');
});
