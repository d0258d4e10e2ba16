import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import type { SwipedReply, SwipeReply, Verdict } from './contract.ts';

const product = await startTestApp();
const run = (text: string, ...values: unknown[]) => product.db.query({ text, values });
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

let calls = 0;
async function call(method: 'GET' | 'POST' | 'DELETE', url: string, by: Person | null, payload?: unknown) {
  calls += 1;
  const reply = await product.app.inject({
    method,
    url,
    ...(payload !== undefined && { payload: payload as object }),
    headers: {
      'x-forwarded-for': `198.51.${Math.floor(calls / 250)}.${calls % 250}`,
      ...(by && { cookie: by.cookie }),
    },
  });
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
}
const swipe = (by: Person, other: { id: number }, verdict: Verdict) =>
  call('POST', '/api/swipe.php', by, { profile_id: other.id, verdict });
const takeBack = (by: Person, other: { id: number }) => call('DELETE', '/api/swipe.php', by, { profile_id: other.id });
const table = async (by: Person, query = ''): Promise<SwipeReply> =>
  (await call('GET', `/api/swipe.php${query}`, by)).body;
const dealt = async (by: Person, query = '') => (await table(by, query)).members.map(({ id }) => id);

let count = 0;
function someone(traits: Parameters<typeof person>[2] = {}) {
  count += 1;
  return person(product, `player${count}`, { gender: 'male', ...traits });
}
const several = (many: number, traits: Parameters<typeof person>[2] = {}) =>
  Promise.all(Array.from({ length: many }, () => someone(traits)));
const woman = (traits: Parameters<typeof person>[2] = {}) => someone({ gender: 'female', ...traits });
/** Of a country of their own, so that nobody of another test suits them. */
const of = (country: string) => ({ country, region: `${country}-1` });

test('a queue is of the country and the region that a search asked for', async () => {
  const anna = await woman(of('CA'));
  await someone(of('CA'));
  const [north, south, made] = [
    await someone({ country: 'AU', region: 'AU-TAS' }),
    await someone({ country: 'AU', region: 'AU-VIC' }),
    await someone({ country: 'AU', region: 'AU-VIC', fictional: true }),
  ];
  const ids = (...who: { id: number }[]) => who.map(({ id }) => id).toSorted();
  expect((await dealt(anna, '?country=AU')).toSorted()).toEqual(ids(north, south, made));
  expect((await dealt(anna, '?country=AU&countryregion=AU-VIC')).toSorted()).toEqual(ids(south, made));
  expect((await table(anna, '?country=AU&countryregion=AU-VIC')).filters).toMatchObject({
    country: 'AU',
    countryregion: 'AU-VIC',
  });
  expect((await dealt(anna, '?country=AU&countryregion=CA-1')).toSorted()).toEqual(ids(north, south, made));
});

test('a queue has who suits both ways and is here lately, real ones first, each fictional profile with its label', async () => {
  const place = of('DK');
  const anna = await woman(place);
  const real = await several(3, place);
  const made = await someone({ ...place, fictional: true });
  const not = [
    await woman(place),
    await someone({ ...place, sexuality: 'gay' }),
    await someone({ ...place, age: 60 }),
    await someone({ ...place, status: 'disabled' }),
    await someone(of('SE')),
  ];
  const { members, filters, state } = await table(anna);
  expect(
    members
      .slice(0, 3)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(real.map(({ id }) => id).toSorted());
  expect(members.slice(3)).toMatchObject([{ id: made.id, fictional: true, online: false }]);
  for (const { id } of not) expect(members.map((card) => card.id)).not.toContain(id);
  expect(filters).toEqual({
    genders: ['male'],
    country: 'DK',
    countryregion: null,
    min_age: 28,
    max_age: 48,
    within: null,
    real_only: false,
  });
  expect(state).toEqual({ limit: 4, left: 4, likes: [], next_at: null, tell: false, passed: null });
  expect(await dealt(anna, '?real_only=true')).not.toContain(made.id);
});

test('a queue follows what its member searches for, in years and kilometres', async () => {
  const place = of('FI');
  const anna = await woman({ ...place, age: 40 });
  const [near, far] = [await someone({ ...place, age: 41 }), await someone({ ...place, age: 39 })];
  const old = await someone({ ...place, age: 58 });
  for (const [who, latitude] of [
    [anna, 60.17],
    [near, 60.2],
    [far, 61.5],
    [old, 60.17],
  ] as const) {
    await run('update members set latitude = $2, longitude = 24.94 where id = $1', who.id, latitude);
    await run('update member_search set square = search_square($2, 24.94) where member_id = $1', who.id, latitude);
  }
  await run('select note_squares(array[$1, $2, $3, $4]::bigint[])', anna.id, near.id, far.id, old.id);
  expect((await dealt(anna)).toSorted()).toEqual([near.id, far.id].toSorted());
  expect(await dealt(anna, '?within=25')).toEqual([near.id]);
  expect(await dealt(anna, '?min_age=55&max_age=60')).toEqual([old.id]);
  expect((await table(anna, '?gender=female')).filters.genders).toEqual(['male']);
});

test('nobody comes who is liked, passed, set aside, blocked, invisible, written with, reported or whose profile was opened today', async () => {
  const place = of('NO');
  const anna = await woman({ ...place, premium: true, credits: 100 });
  const [fresh, liked, passed, aside, blocked, blocking, invisible, opened, reported] = (await several(9, place)) as [
    Person,
    Person,
    Person,
    Person,
    Person,
    Person,
    Person,
    Person,
    Person,
  ];
  await call('POST', '/api/like.php', anna, { profile_id: liked.id });
  await swipe(anna, passed, 'pass');
  await call('POST', '/api/pass.php', anna, { profile_id: aside.id });
  await run('insert into blocks (blocker_id, blocked_id) values ($1, $2), ($3, $1)', anna.id, blocked.id, blocking.id);
  await run('update members set invisible = true where id = $1', invisible.id);
  await run('insert into profile_views (viewed_id, viewer_id, last_at) values ($1, $2, now())', opened.id, anna.id);
  const report = { profile_id: reported.id, reason: 'money', key: randomUUID() };
  expect((await call('POST', '/api/report.php', anna, report)).status).toBe(200);
  expect(await dealt(anna)).toEqual([fresh.id]);
  await run("update profile_views set last_at = now() - interval '25 hours' where viewer_id = $1", anna.id);
  await run("update passes set created_at = now() - interval '31 days' where member_id = $1", anna.id);
  expect((await dealt(anna)).toSorted()).toEqual([fresh.id, passed.id, opened.id].toSorted());
});

test('of two who like each other in the game one is told of the match by the answer, and a limit of the site holds', async () => {
  const place = of('IE');
  const [anna, him] = [await woman(place), await someone(place)];
  expect((await swipe(anna, him, 'like')).body).toMatchObject({ match: false });
  expect((await swipe(him, anna, 'like')).body).toMatchObject({ match: true });
  expect((await table(anna)).state.likes).toMatchObject([{ id: him.id, match: true }]);
  await run(`update sites set settings = settings || '{"swipe_likes": 1}'`);
  product.travel(6000);
  expect((await table(anna)).state).toMatchObject({ limit: 1, next_at: expect.any(String) });
  await run("update sites set settings = settings - 'swipe_likes'");
  product.travel(6000);
});

test('four likes are given in 24 hours, and the fifth is told when it may be given', async () => {
  const place = of('SE');
  const anna = await woman(place);
  const men = await several(6, place);
  for (const [index, him] of men.slice(0, 4).entries())
    expect(await swipe(anna, him, 'like')).toMatchObject({ status: 200, body: { match: false, left: 3 - index } });
  product.travel(HOUR_MS + 90_000);
  const refused = await swipe(anna, men[4] as Person, 'like');
  expect([refused.status, refused.body.error.code]).toEqual([403, 'swipe_limit']);
  expect(refused.body.error.message).toMatch(/all 4 likes.*in 22 h 5\d min\./);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(22 * 3600);
  const { members, state } = await table(anna);
  expect(members).toEqual([]);
  expect(state.likes.map(({ id }) => id)).toEqual(men.slice(0, 4).map(({ id }) => id));
  expect(Date.parse(state.next_at ?? '') - Date.parse(state.likes[0]?.liked_at ?? '')).toBe(DAY_MS);
  expect((await call('POST', '/api/like.php', anna, { profile_id: men[5]?.id })).status).toBe(200);
  expect((await swipe(anna, men[4] as Person, 'pass')).status).toBe(200);
  product.travel(23 * HOUR_MS);
  expect((await table(anna)).state).toMatchObject({ likes: [], next_at: null });
});

test('a like repeated counts once, one taken back still counts, and whoever is liked already costs none', async () => {
  const place = of('BE');
  const anna = await woman(place);
  const [once, known, other] = (await several(3, place)) as [Person, Person, Person];
  await call('POST', '/api/like.php', anna, { profile_id: known.id });
  expect((await swipe(anna, known, 'like')).body).toMatchObject({ left: 4 });
  expect((await swipe(anna, once, 'like')).body).toMatchObject({ left: 3 });
  expect((await swipe(anna, once, 'like')).body).toMatchObject({ left: 3 });
  await call('DELETE', '/api/like.php', anna, { profile_id: once.id });
  // A repetition from an outbox does not give again what was taken back since.
  expect((await swipe(anna, once, 'like')).body).toEqual({ match: false, left: 3, next_at: null });
  const { rows } = await run('select from likes where liker_id = $1 and liked_id = $2', anna.id, once.id);
  expect(rows).toHaveLength(0);
  expect(await dealt(anna)).toEqual([other.id]);
});

test('fifty taps at once give exactly four likes', async () => {
  const place = of('AT');
  const anna = await woman(place);
  const men = await several(50, place);
  const replies = await Promise.all(men.map((him) => swipe(anna, him, 'like')));
  const statuses = replies.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(4);
  expect(statuses.filter((status) => status === 403)).toHaveLength(46);
  const { rows } = await run('select from likes where liker_id = $1', anna.id);
  expect(rows).toHaveLength(4);
  expect(new Set(replies.filter(({ status }) => status === 200).map(({ body }) => body.left))).toEqual(
    new Set([0, 1, 2, 3]),
  );
});

test('fifty taps on one member are one like', async () => {
  const place = of('CH');
  const [anna, him] = [await woman(place), await someone(place)];
  const replies = await Promise.all(Array.from({ length: 50 }, () => swipe(anna, him, 'like')));
  expect(new Set(replies.map(({ status, body }) => `${status} ${body.left}`))).toEqual(new Set(['200 3']));
});

test('the last pass is taken back, once: no other one, and no like', async () => {
  const place = of('PL');
  const anna = await woman(place);
  const [one, two, three] = (await several(3, place)) as [Person, Person, Person];
  await swipe(anna, one, 'pass');
  await swipe(anna, two, 'pass');
  expect((await table(anna)).state.passed).toMatchObject({ id: two.id });
  const other = await takeBack(anna, one);
  expect([other.status, other.body.error.code]).toEqual([409, 'swipe_final']);
  expect((await takeBack(anna, two)).status).toBe(200);
  expect((await takeBack(anna, two)).status).toBe(200);
  // What was before it stays as it was decided.
  expect((await takeBack(anna, one)).status).toBe(409);
  const back = await table(anna);
  expect([back.state.passed, back.members.map(({ id }) => id).toSorted()]).toEqual([
    null,
    [two.id, three.id].toSorted(),
  ]);
  await swipe(anna, two, 'pass');
  await swipe(anna, three, 'like');
  expect((await takeBack(anna, two)).status).toBe(409);
  expect((await takeBack(anna, three)).status).toBe(200);
  expect((await table(anna)).state.likes).toHaveLength(1);
});

test('passing again in the game does not shorten that somebody was set aside for good', async () => {
  const place = of('ES');
  const [anna, him] = [await woman(place), await someone(place)];
  await call('POST', '/api/pass.php', anna, { profile_id: him.id });
  expect((await swipe(anna, him, 'pass')).status).toBe(200);
  expect((await takeBack(anna, him)).status).toBe(200);
  const { rows } = await run('select kind from passes where member_id = $1', anna.id);
  expect(rows).toEqual([{ kind: 'not_for_me' }]);
});

test('nobody plays with themselves, the blocked, the gone, the invisible, strangers of another pool or nobody at all', async () => {
  const place = of('IT');
  const anna = await woman(place);
  const [blocking, invisible, elsewhere] = (await several(3, place)) as [Person, Person, Person];
  const gone = await someone({ ...place, status: 'deleted' });
  await run('insert into blocks (blocker_id, blocked_id) values ($1, $2)', blocking.id, anna.id);
  await run('update members set invisible = true where id = $1', invisible.id);
  await run('update members set pool = 2 where id = $1', elsewhere.id);
  for (const verdict of ['like', 'pass'] as const) {
    for (const other of [blocking, invisible, elsewhere, gone, { id: 555555 }]) {
      const reply = await swipe(anna, other, verdict);
      expect([reply.status, reply.body.error.code]).toEqual([404, 'member_not_found']);
    }
    expect((await swipe(anna, anna, verdict)).body.error.code).toBe(`${verdict}_self`);
  }
  expect((await table(anna)).state).toEqual({ limit: 4, left: 4, likes: [], next_at: null, tell: false, passed: null });
  for (const wrong of [
    {},
    { profile_id: 1 },
    { profile_id: 1, verdict: 'undo' },
    { profile_id: '1', verdict: 'like' },
    [],
    'x',
  ])
    expect((await call('POST', '/api/swipe.php', anna, wrong)).status).toBeGreaterThanOrEqual(400);
  expect((await call('GET', '/api/swipe.php', null)).status).toBe(403);
});

test('whoever left or is out of sight is not among those liked, and their like counts all the same', async () => {
  const place = of('PT');
  const [anna, him] = [await woman(place), await someone(place)];
  await swipe(anna, him, 'like');
  await run("update members set status = 'disabled' where id = $1", him.id);
  const { state } = await table(anna);
  expect([state.likes, state.left]).toEqual([[], 3]);
});

test('likes of the game are forgotten when they no longer count', async () => {
  const place = of('CZ');
  const [anna, him] = [await woman(place), await someone(place)];
  await swipe(anna, him, 'like');
  await run("update swipe_likes set created_at = now() - interval '49 hours' where member_id = $1", anna.id);
  await product.runSchedule('swipe-clean-up');
  const { rows } = await run('select from swipe_likes where member_id = $1', anna.id);
  expect(rows).toHaveLength(0);
});

test('any way of playing keeps to four likes in 24 hours, and what the answers say is what the table says', async () => {
  const place = of('FR');
  let travelled = 0;
  const go = (milliseconds: number) => {
    product.travel(milliseconds);
    travelled += milliseconds;
  };
  const step = fc.record({
    act: fc.constantFrom('like', 'like', 'pass', 'again', 'back'),
    wait: fc.constantFrom(0, 67 * MINUTE_MS, 673 * MINUTE_MS, 1411 * MINUTE_MS),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), async (steps) => {
      const anna = await woman(place);
      const men = await several(steps.length, place);
      const liked: { id: number; at: number }[] = [];
      let last: SwipedReply | null = null;
      for (const [index, { act, wait }] of steps.entries()) {
        go(wait);
        const now = product.services.now().getTime();
        const counted = () => liked.filter(({ at }) => at > now - DAY_MS).length;
        const him = men[index] as Person;
        if (act === 'like') {
          const before = counted();
          const reply = await swipe(anna, him, 'like');
          expect(reply.status).toBe(before < 4 ? 200 : 403);
          if (reply.status === 200) liked.push({ id: him.id, at: now });
          last = reply.status === 200 ? reply.body : last;
          if (reply.status === 200) expect(reply.body.left).toBe(4 - counted());
        } else if (act === 'again') {
          const again = liked.at(-1);
          if (again) expect((await swipe(anna, again, 'like')).status).toBe(200);
        } else if (act === 'pass') expect((await swipe(anna, him, 'pass')).status).toBe(200);
        else {
          const { passed } = (await table(anna)).state;
          if (passed) expect((await takeBack(anna, passed)).status).toBe(200);
        }
      }
      expect(last === null || last.left >= 0).toBe(true);
      const now = product.services.now().getTime();
      const { state } = await table(anna);
      expect(state.likes.length).toBe(liked.filter(({ at }) => at > now - DAY_MS).length);
      expect(state.next_at === null).toBe(state.likes.length < 4);
      go(-travelled);
    }),
    { numRuns: 8 },
  );
});
