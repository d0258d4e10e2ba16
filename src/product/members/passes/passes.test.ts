import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';

const kindling = await startTestApp();
const { db } = kindling;
const DAY_MS = 24 * 3600_000;

let count = 0;
function someone(gender: 'male' | 'female' = 'male', fictional = false) {
  count += 1;
  return person(kindling, `someone${count}`, { gender, fictional, premium: true, credits: 50 });
}

async function call(method: 'GET' | 'POST' | 'DELETE', url: string, by: Person, payload?: object) {
  const reply = await kindling.app.inject({ method, url, headers: { cookie: by.cookie }, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.json() };
}
const pass = (by: Person, id: number) => call('POST', '/api/pass.php', by, { profile_id: id });
const unpass = (by: Person, id: number) => call('DELETE', '/api/pass.php', by, { profile_id: id });
const idsOf = async (by: Person, url: string): Promise<number[]> =>
  (await call('GET', url, by)).body.members.map(({ id }: { id: number }) => id);
const SHOWN = (similarTo: Person) => [
  '/api/members.php',
  `/api/similar-members.php?id=${similarTo.id}`,
  '/api/suggestions.php',
];

test('whom a member sets aside is gone from search, similar members and suggestions at once, and back when brought back', async () => {
  const [anna, joost, other] = [await someone('female'), await someone(), await someone()];
  for (const url of SHOWN(other)) expect(await idsOf(anna, url)).toContain(joost.id);
  for (let turn = 0; turn < 2; turn += 1)
    expect(await pass(anna, joost.id)).toEqual({ status: 200, body: { ok: true } });
  for (const url of SHOWN(other)) expect(await idsOf(anna, url)).not.toContain(joost.id);
  expect(await idsOf(anna, '/api/passes.php')).toEqual([joost.id]);
  for (let turn = 0; turn < 2; turn += 1)
    expect(await unpass(anna, joost.id)).toEqual({ status: 200, body: { ok: true } });
  for (const url of SHOWN(other)) expect(await idsOf(anna, url)).toContain(joost.id);
  expect(await idsOf(anna, '/api/passes.php')).toEqual([]);
});

test('who was set aside never learns it: they find, open, like and write as before', async () => {
  const [anna, joost, other] = [await someone('female'), await someone(), await someone('female')];
  const views = async () => [
    (await call('GET', `/api/member.php?id=${anna.id}`, joost)).body,
    await idsOf(joost, '/api/members.php'),
    await idsOf(joost, `/api/similar-members.php?id=${other.id}`),
    await idsOf(joost, '/api/suggestions.php'),
    await idsOf(joost, '/api/passes.php'),
  ];
  const before = await views();
  await pass(anna, joost.id);
  expect(await views()).toEqual(before);
  expect(kindling.events.filter(({ memberId }) => memberId === joost.id)).toEqual([]);
  expect((await call('POST', '/api/like.php', joost, { profile_id: anna.id })).status).toBe(200);
  expect((await call('GET', `/api/member.php?id=${joost.id}`, anna)).status).toBe(200);
});

test('a pass tells nothing of members out of sight, and nobody passes themselves', async () => {
  const anna = await someone('female');
  const [hidden, blocking, gone] = [await someone(), await someone(), await someone()];
  await db.query({ text: 'update members set invisible = true where id = $1', values: [hidden.id] });
  await db.query({ text: "update members set status = 'deleted' where id = $1", values: [gone.id] });
  await call('POST', '/api/block.php', blocking, { profile_id: anna.id });
  expect((await pass(anna, anna.id)).body.error).toMatchObject({ code: 'pass_self' });
  for (const id of [hidden.id, blocking.id, gone.id, 999_999]) {
    expect(await pass(anna, id)).toMatchObject({ status: 404, body: { error: { code: 'member_not_found' } } });
    expect(await unpass(anna, id)).toEqual({ status: 200, body: { ok: true } });
  }
  expect(await idsOf(anna, '/api/passes.php')).toEqual([]);
});

test('nobody brings back, or reads, what another set aside', async () => {
  const [anna, eva, joost] = [await someone('female'), await someone('female'), await someone()];
  await pass(anna, joost.id);
  await unpass(eva, joost.id);
  await unpass(joost, anna.id);
  expect(await idsOf(eva, '/api/passes.php')).toEqual([]);
  expect(await idsOf(anna, '/api/passes.php')).toEqual([joost.id]);
});

test('the list is the newest first, and who becomes invisible is not in it meanwhile', async () => {
  const [anna, first, second] = [await someone('female'), await someone(), await someone()];
  await pass(anna, first.id);
  kindling.travel(60_000);
  await pass(anna, second.id);
  expect(await idsOf(anna, '/api/passes.php')).toEqual([second.id, first.id]);
  await db.query({ text: 'update members set invisible = true where id = $1', values: [second.id] });
  expect(await idsOf(anna, '/api/passes.php')).toEqual([first.id]);
});

test('a pass of the swipe game keeps somebody from suggestions for 30 days and from nothing else; one for good stays', async () => {
  const [anna, swiped, aside, other] = [await someone('female'), await someone(), await someone(), await someone()];
  const text = 'insert into passes (member_id, passed_id, kind, created_at) values ($1, $2, $3, $4)';
  const since = (days: number) => new Date(kindling.services.now().getTime() - days * DAY_MS);
  await db.query({ text, values: [anna.id, swiped.id, 'swipe', since(29)] });
  await db.query({ text, values: [anna.id, aside.id, 'not_for_me', since(400)] });
  const [search, similar, suggested] = await Promise.all(SHOWN(other).map((url) => idsOf(anna, url)));
  expect([search?.includes(swiped.id), similar?.includes(swiped.id), suggested?.includes(swiped.id)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(await idsOf(anna, '/api/passes.php')).toEqual([aside.id]);
  await db.query({ text: 'update passes set created_at = $1 where passed_id = $2', values: [since(31), swiped.id] });
  expect(await idsOf(anna, '/api/suggestions.php')).toContain(swiped.id);
  await kindling.runSchedule('members-clean-up');
  const { rows } = await db.query({ text: 'select passed_id from passes where member_id = $1', values: [anna.id] });
  expect(rows).toEqual([{ passed_id: aside.id }]);
});
