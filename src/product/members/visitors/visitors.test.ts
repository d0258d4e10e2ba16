import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import { VISITORS_CAP, VISITORS_PAGE } from './contract.ts';

const kindling = await startTestApp();
const { db } = kindling;
const HOUR_MS = 3600_000;

let count = 0;
function someone(gender: 'male' | 'female' = 'male', premium = true) {
  count += 1;
  return person(kindling, `someone${count}`, { gender, premium, credits: 50 });
}

async function call(method: 'GET' | 'POST', url: string, by: Person | null, payload?: object) {
  const headers = by ? { cookie: by.cookie } : {};
  const reply = await kindling.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.json(), text: reply.payload };
}
const visit = (by: Person, id: number) => call('POST', '/api/visit.php', by, { profile_id: id });
const visitors = async (who: Person, page = 1) => (await call('GET', `/api/visitors.php?page=${page}`, who)).body;
const ids = async (who: Person) => (await visitors(who)).members.map(({ id }: { id: number }) => id);

test('a premium member sees who opened the profile, the newest first, each once with the last time', async () => {
  const [anna, first, second] = [await someone('female'), await someone(), await someone()];
  expect(await visit(first, anna.id)).toMatchObject({ status: 200, body: { ok: true } });
  kindling.travel(2 * HOUR_MS);
  await visit(second, anna.id);
  expect(await ids(anna)).toEqual([second.id, first.id]);
  kindling.travel(2 * HOUR_MS);
  await visit(first, anna.id);
  const { members, ...rest } = await visitors(anna);
  expect(rest).toEqual({ named: true, total: 2, total_capped: false, page: 1 });
  expect(members.map(({ id }: { id: number }) => id)).toEqual([first.id, second.id]);
  expect(Date.parse(members[0].visited_at) - Date.parse(members[1].visited_at)).toBeCloseTo(2 * HOUR_MS, -4);
});

test('opening a profile again within an hour is the same visit', async () => {
  const [anna, joost] = [await someone('female'), await someone()];
  await visit(joost, anna.id);
  const before = await visitors(anna);
  kindling.travel(HOUR_MS / 2);
  await visit(joost, anna.id);
  expect((await visitors(anna)).members[0].visited_at).toBe(before.members[0].visited_at);
});

test('a free member learns how many they were and nothing else, whatever is asked for', async () => {
  const [anna, joost] = [await someone('female', false), await someone()];
  await visit(joost, anna.id);
  for (const query of ['', '?page=1', '?named=true', '?page=1&paid_user=true&premium=1']) {
    const { body, text } = await call('GET', `/api/visitors.php${query}`, anna);
    expect(body).toEqual({ named: false, total: 1, total_capped: false, page: 1, members: [] });
    expect(text).not.toContain(joost.name);
  }
  expect((await call('GET', '/api/visitors.php', null)).body).toMatchObject({ authentication_required: true });
});

test('loading or preloading a profile, its photos or its similar members is no visit', async () => {
  const [anna, joost] = [await someone('female'), await someone()];
  for (const url of [
    `/api/member.php?id=${anna.id}`,
    `/api/similar-members.php?id=${anna.id}`,
    `/api/chat.php?profile_id=${anna.id}`,
  ])
    expect((await call('GET', url, joost)).status).toBe(200);
  expect((await visitors(anna)).total).toBe(0);
});

test('no trace is left by oneself, fictional profiles, staff, the blocked, or of members who are not there', async () => {
  const [anna, blocked, blocking] = [await someone('female'), await someone(), await someone()];
  count += 1;
  const dream = await person(kindling, `dream${count}`, { gender: 'male', fictional: true });
  const disabled = await person(kindling, `early${count}`, { gender: 'male', status: 'disabled', confirmed: false });
  await call('POST', '/api/block.php', anna, { profile_id: blocked.id });
  await call('POST', '/api/block.php', blocking, { profile_id: anna.id });
  for (const who of [anna, blocked, blocking, disabled])
    expect(await visit(who, anna.id)).toMatchObject({ status: 200, body: { ok: true } });
  // A fictional profile has nobody who logs in, even if somebody gave it a session.
  expect((await visit(dream, anna.id)).status).toBe(403);
  for (const id of [dream.id, 999_999, disabled.id]) expect((await visit(anna, id)).body).toEqual({ ok: true });
  const { rows } = await db.query({
    text: 'select * from profile_views where viewed_id = any($1) or viewer_id = $2',
    values: [[anna.id, dream.id, disabled.id], anna.id],
  });
  expect(rows).toEqual([]);
});

test('who is blocked, leaves or is banned after the visit is no longer told of or counted', async () => {
  const anna = await someone('female');
  const [blocked, deleted, banned, stays] = [await someone(), await someone(), await someone(), await someone()];
  for (const who of [blocked, deleted, banned, stays]) await visit(who, anna.id);
  await call('POST', '/api/block.php', anna, { profile_id: blocked.id });
  await db.query({ text: "update members set status = 'deleted' where id = $1", values: [deleted.id] });
  await db.query({ text: "update accounts set status = 'blocked' where id = $1", values: [banned.id] });
  expect(await ids(anna)).toEqual([stays.id]);
  expect((await visitors(anna)).total).toBe(1);
});

test('nobody reads the visitors of another', async () => {
  const [anna, eva, joost] = [await someone('female'), await someone('female'), await someone()];
  await visit(joost, anna.id);
  const { body } = await call('GET', `/api/visitors.php?id=${anna.id}&profile_id=${anna.id}&viewer=${anna.id}`, eva);
  expect(body).toMatchObject({ total: 0, members: [] });
});

test('visits are forgotten after 90 days', async () => {
  const [anna, joost, late] = [await someone('female'), await someone(), await someone()];
  await visit(joost, anna.id);
  await visit(late, anna.id);
  const back = (days: number, who: Person) =>
    db.query({
      text: 'update profile_views set last_at = last_at - make_interval(days => $1) where viewer_id = $2',
      values: [days, who.id],
    });
  await back(89, late);
  await back(91, joost);
  expect(await ids(anna)).toEqual([late.id]);
  await kindling.runSchedule('members-clean-up');
  const { rows } = await db.query({
    text: 'select viewer_id from profile_views where viewed_id = $1',
    values: [anna.id],
  });
  expect(rows).toEqual([{ viewer_id: late.id }]);
});

test('many visitors come on pages of 24, and are counted up to a number that says it is not all', async () => {
  const anna = await someone('female');
  await db.transaction(async (tx) => {
    for (const text of [
      `insert into accounts (id, site_id, email, status, language)
         select 100000 + n, (select id from sites where is_default), 'v' || n || '@example.com', 'active', 'nl' from generate_series(1, 600) n`,
      `insert into members (id, pool, name, gender, sexuality, date_of_birth, country)
         select 100000 + n, 1, 'v' || n, 'male', 'hetero', '1985-01-01', 'NL' from generate_series(1, 600) n`,
      `insert into member_search (member_id, pool, gender, seeks, country, dob, has_photo, visible, fictional, last_active)
         select 100000 + n, 1, 1, 2, 'NL', '1985-01-01', false, true, false, now() from generate_series(1, 600) n`,
      `insert into profile_views (viewed_id, viewer_id, last_at)
         select ${anna.id}, 100000 + n, now() - n * interval '1 minute' from generate_series(1, 600) n`,
    ])
      await tx.query({ text });
  });
  const first = await visitors(anna);
  expect(first).toMatchObject({ total: VISITORS_CAP, total_capped: true });
  const last = Math.ceil(VISITORS_CAP / VISITORS_PAGE);
  const seen = [first, await visitors(anna, 2), await visitors(anna, last)];
  expect(seen.map(({ members }) => members.length)).toEqual([24, 24, VISITORS_CAP % VISITORS_PAGE]);
  expect(first.members[0].name).toBe('v1');
  expect(seen[1].members[0].name).toBe('v25');
  expect((await call('GET', `/api/visitors.php?page=${last + 1}`, anna)).status).toBe(400);
});
