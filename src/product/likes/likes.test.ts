import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { buildServer } from '#app/server.ts';
import type { Database } from '#platform/db/database.ts';
import { readsFrom } from '#platform/http/reads.ts';
import type { Batches } from '#platform/jobs/batches.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import type { LikesReply } from './contract.ts';
import { publishHeldLikes } from './likes.ts';

const product = await startTestApp();
const run = (text: string, ...values: unknown[]) => product.db.query({ text, values });

let calls = 0;
const call = (method: 'POST' | 'DELETE' | 'PUT', member: Person | null, payload: unknown, from?: string) =>
  product.app.inject({
    method,
    url: '/api/like.php',
    payload: payload as object,
    headers: {
      'x-forwarded-for': from ?? `198.51.${Math.floor(++calls / 250)}.${calls % 250}`,
      'content-type': 'application/json',
      ...(member && { cookie: member.cookie }),
    },
  });
async function change(
  method: 'POST' | 'DELETE' | 'PUT',
  member: Person,
  other: Person,
): Promise<{ liked: boolean; match: boolean }> {
  const reply = await call(method, member, { profile_id: other.id });
  expect(reply.statusCode).toBe(200);
  return reply.json();
}
async function lists(member: Person): Promise<LikesReply> {
  const reply = await product.app.inject({ url: '/api/likes.php', headers: { cookie: member.cookie } });
  expect(reply.statusCode).toBe(200);
  return reply.json();
}
const stored = async (liker: Person, liked: Person) =>
  (await run('select count(*)::int as count from likes where liker_id = $1 and liked_id = $2', liker.id, liked.id))
    .rows[0]?.count;
const couple = async (name: string): Promise<[Person, Person]> => [
  await person(product, `${name} her`),
  await person(product, `${name} him`, { gender: 'male' }),
];

test('liking is one way until it is mutual; then both are told it is a match', async () => {
  const [her, him] = await couple('match');
  expect(await change('POST', her, him)).toEqual({ liked: true, match: false });
  expect(await change('POST', him, her)).toEqual({ liked: true, match: true });
  const { profiles, liked_by } = await lists(her);
  expect(profiles).toMatchObject([{ id: him.id, liked: true }]);
  expect(liked_by).toMatchObject([{ id: him.id, liked: true, like_new: true }]);
  const { profile } = (
    await product.app.inject({ url: `/api/member.php?id=${him.id}`, headers: { cookie: her.cookie } })
  ).json();
  expect(profile).toMatchObject({ liked: true, match: true });
});

test('a like repeated twenty times at once is stored and told once', async () => {
  const [her, him] = await couple('twenty');
  const replies = await Promise.all(Array.from({ length: 20 }, () => change('POST', her, him)));
  expect(new Set(replies.map((reply) => JSON.stringify(reply)))).toEqual(new Set(['{"liked":true,"match":false}']));
  await product.settled();
  expect(await stored(her, him)).toBe(1);
  expect(product.events.filter(({ memberId }) => memberId === him.id)).toEqual([
    { memberId: him.id, event: { type: 'like', profile_id: her.id, match: false } },
  ]);
});

test('of two who like each other at the same moment one is told by the answer that it is a match, the other by the live event', async () => {
  const couples = await Promise.all(Array.from({ length: 40 }, (_, index) => couple(`crossing ${index}`)));
  const answers = await Promise.all(
    couples.map(([her, him]) => Promise.all([change('POST', her, him), change('POST', him, her)])),
  );
  await product.settled();
  const told = couples.map(([her, him], index) => {
    const events = product.events.filter(({ memberId }) => memberId === her.id || memberId === him.id);
    const byEvent = events.filter(({ event }) => event.match).map(({ memberId }) => memberId);
    const byAnswer = [her, him].filter((_, side) => answers[index]?.[side]?.match).map(({ id }) => id);
    return { byAnswer: byAnswer.length, byEvent: byEvent.length, people: new Set([...byAnswer, ...byEvent]).size };
  });
  expect(told).toEqual(couples.map(() => ({ byAnswer: 1, byEvent: 1, people: 2 })));
});

test('fifty taps of both at once: one match, and each is told of it once', async () => {
  const [her, him] = await couple('tapping');
  const taps = Array.from({ length: 50 }, (_, tap) => (tap % 2 ? [her, him] : [him, her]) as [Person, Person]);
  const answers = await Promise.all(taps.map(([from, to]) => change('POST', from, to)));
  await product.settled();
  expect(await stored(her, him)).toBe(1);
  expect(await stored(him, her)).toBe(1);
  const events = product.events.filter(({ memberId }) => memberId === her.id || memberId === him.id);
  // The first of the two is told of a like that is none yet, the second of the match; the other side's answers say it.
  const likes = events.filter(({ event }) => event.type === 'like');
  expect(likes.map(({ event }) => event.match).sort()).toEqual([false, true]);
  expect(events.filter(({ event }) => event.type === 'match')).toHaveLength(1);
  const told = new Set([
    ...events.filter(({ event }) => event.match).map(({ memberId }) => memberId),
    ...taps.filter((_, tap) => answers[tap]?.match).map(([from]) => from.id),
  ]);
  expect(told).toEqual(new Set([her.id, him.id]));
});

test('likes given and withdrawn in any order at the same time leave what the last answers said', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.boolean(), fc.boolean()), { maxLength: 12 }), async (steps) => {
      const [her, him] = await couple(`random ${++calls}`);
      // Each side does one thing after the other, as its browser does; the two do so at the same time.
      const live = async (from: Person, to: Person, mine: boolean) => {
        let liked = false;
        for (const [side, likes] of steps.filter(([side]) => side === mine)) {
          liked = (await change(likes ? 'POST' : 'DELETE', from, to)).liked;
          expect(liked, `${side}`).toBe(likes);
        }
        return liked;
      };
      const [hers, his] = await Promise.all([live(her, him, true), live(him, her, false)]);
      expect([await stored(her, him), await stored(him, her)]).toEqual([Number(hers), Number(his)]);
      const both = hers && his;
      expect((await lists(her)).liked_by.map(({ liked }) => liked)).toEqual(his ? [both] : []);
    }),
    { numRuns: 15 },
  );
});

test('who looks for another gender can not be liked, nor like, and hears why; a fictional profile is as any other', async () => {
  const [her] = await couple('unsuited');
  const woman = await person(product, 'woman');
  const gay = await person(product, 'gay', { gender: 'male', sexuality: 'gay' });
  const made = await person(product, 'gay and made up', { gender: 'male', sexuality: 'gay', fictional: true });
  for (const [from, to] of [
    [her, woman],
    [her, gay],
    [gay, her],
    [her, made],
  ] as const) {
    const reply = await call('POST', from, { profile_id: to.id });
    expect([reply.statusCode, reply.json().error]).toMatchObject([
      422,
      { code: 'like_unsuited', message: 'One of you does not look for the other’s gender, so the like was not sent.' },
    ]);
    expect(await stored(from, to)).toBe(0);
    expect(await change('DELETE', from, to)).toEqual({ liked: false, match: false });
  }
  const bi = await person(product, 'bi', { gender: 'female', sexuality: 'bi' });
  const lesbian = await person(product, 'lesbian', { gender: 'female', sexuality: 'lesbian' });
  expect(await change('POST', bi, lesbian)).toEqual({ liked: true, match: false });
});

test('a like with its match is one statement to the database', async () => {
  const [her, him] = await couple('one statement');
  const asked: string[] = [];
  const counting: Database = {
    ...product.db,
    query: (query) => {
      asked.push(query.text);
      return product.db.query(query);
    },
    transaction: () => Promise.reject(new Error('a like needs no transaction of its own')),
  };
  const batches: Batches = { add: () => undefined, handle: () => undefined, stop: async () => {} };
  const server = await buildServer(
    { ...product.services, db: counting, reads: readsFrom(counting, null), batches },
    null,
  );
  const likeHim = () =>
    server.inject({
      method: 'POST',
      url: '/api/like.php',
      headers: { cookie: her.cookie },
      payload: { profile_id: him.id },
    });
  await likeHim();
  asked.length = 0;
  expect((await likeHim()).json()).toEqual({ liked: true, match: false });
  expect(asked).toHaveLength(1);
  await server.close();
});

test('a like can be withdrawn, twice without harm, and then is in nobody’s list', async () => {
  const [her, him] = await couple('withdrawn');
  await change('POST', her, him);
  await change('POST', him, her);
  expect(await change('DELETE', her, him)).toEqual({ liked: false, match: false });
  expect(await change('DELETE', her, him)).toEqual({ liked: false, match: false });
  expect((await lists(him)).liked_by).toEqual([]);
  expect((await lists(her)).profiles).toEqual([]);
  expect(await stored(him, her)).toBe(1);
});

test('a match, a withdrawn like and a like that was looked at are told to the pages that do not get the answer', async () => {
  const [her, him] = await couple('elsewhere');
  const told = async ({ id }: Person) => {
    await product.settled();
    return product.events.flatMap(({ memberId, event }) => (memberId === id ? [event] : [])).slice(-1);
  };
  await change('POST', her, him);
  expect(await told(her)).toEqual([]);
  await change('POST', him, her);
  expect(await told(him)).toEqual([{ type: 'match', profile_id: her.id }]);
  expect(await told(her)).toEqual([{ type: 'like', profile_id: him.id, match: true }]);
  await change('PUT', her, him);
  expect(await told(her)).toEqual([{ type: 'like_seen', profile_id: him.id }]);
  await change('DELETE', him, her);
  // It names nobody.
  expect(await told(her)).toEqual([{ type: 'like_withdrawn' }]);
  const before = product.events.length;
  await change('DELETE', him, her);
  await change('PUT', her, him);
  await product.settled();
  expect(product.events).toHaveLength(before);
});

test('a like withdrawn by somebody whom the other could not see is not told, and one by an invisible member is', async () => {
  const [her, him] = await couple('withdrawn unseen');
  const [blocked, invisible] = await couple('withdrawn invisible');
  await change('POST', him, her);
  await run('insert into blocks (blocker_id, blocked_id) values ($1, $2)', her.id, him.id);
  await change('DELETE', him, her);
  await change('POST', invisible, blocked);
  await run('update members set invisible = true where id = $1', invisible.id);
  await change('DELETE', invisible, blocked);
  await product.settled();
  const withdrawn = product.events.flatMap(({ memberId, event }) =>
    event.type === 'like_withdrawn' ? [memberId] : [],
  );
  expect(withdrawn).not.toContain(her.id);
  expect(withdrawn).toContain(blocked.id);
});

test('a received like is new until its profile was looked at, and only for the one who looked', async () => {
  const [her, him] = await couple('seen');
  await change('POST', him, her);
  expect(await change('PUT', her, him)).toEqual({ liked: false, match: false });
  expect((await lists(her)).liked_by).toMatchObject([{ id: him.id, like_new: false }]);
  expect(await change('PUT', him, her)).toEqual({ liked: true, match: false });
  await change('POST', her, him);
  expect((await lists(him)).liked_by).toMatchObject([{ id: her.id, like_new: true }]);
});

test('newest likes come first', async () => {
  const [her, him] = await couple('newest');
  const later = await person(product, 'later', { gender: 'male' });
  await change('POST', him, her);
  product.travel(1000);
  await change('POST', later, her);
  expect((await lists(her)).liked_by.map((card) => card.id)).toEqual([later.id, him.id]);
});

test('whoever may not be seen can not be liked: unknown, gone, blocked either way, invisible, of another pool', async () => {
  const [her, him] = await couple('refused');
  const blocker = await person(product, 'blocker', { gender: 'male' });
  await run('insert into blocks (blocker_id, blocked_id) values ($1, $2), ($2, $3)', blocker.id, her.id, him.id);
  const invisible = await person(product, 'invisible', { gender: 'male' });
  await run('update members set invisible = true where id = $1', invisible.id);
  const elsewhere = await person(product, 'elsewhere', { gender: 'male' });
  await run('update members set pool = 2 where id = $1', elsewhere.id);
  const gone = await person(product, 'gone', { gender: 'male', status: 'deleted' });
  for (const other of [{ id: 555555 }, blocker, him, invisible, elsewhere, gone]) {
    const reply = await call('POST', her, { profile_id: other.id });
    expect([reply.statusCode, reply.json().error.code]).toEqual([404, 'member_not_found']);
  }
  for (const method of ['PUT', 'DELETE'] as const)
    expect((await call(method, her, { profile_id: 555555 })).json().error.code).toBe('member_not_found');
  expect((await lists(her)).profiles).toEqual([]);
  const self = await call('POST', her, { profile_id: her.id });
  expect([self.statusCode, self.json().error]).toMatchObject([
    422,
    { code: 'like_self', message: 'You cannot like yourself.' },
  ]);
});

test('a block or a hidden profile takes likes out of both lists, and lifting it brings them back', async () => {
  const [her, him] = await couple('hiding');
  await change('POST', her, him);
  await change('POST', him, her);
  await run('insert into blocks (blocker_id, blocked_id) values ($1, $2)', her.id, him.id);
  for (const member of [her, him]) expect(await lists(member)).toEqual({ profiles: [], liked_by: [] });
  await run('delete from blocks where blocker_id = $1', her.id);
  await run("update members set status = 'disabled' where id = $1", him.id);
  expect(await lists(her)).toEqual({ profiles: [], liked_by: [] });
  await run("update members set status = 'active' where id = $1", him.id);
  expect((await lists(her)).liked_by).toHaveLength(1);
});

test('likes of somebody who has not confirmed the address are kept, and told once it is: as new ones, a match included', async () => {
  const [her, idol] = [
    await person(product, 'waiting her'),
    await person(product, 'waiting idol', { fictional: true }),
  ];
  const left = await person(product, 'waiting left');
  const him = await person(product, 'unconfirmed', { gender: 'male', confirmed: false, status: 'disabled' });
  await run('insert into likes (liker_id, liked_id) values ($1, $2)', idol.id, him.id);
  for (const member of [her, left]) expect(await change('POST', him, member)).toEqual({ liked: true, match: false });
  expect(await change('POST', him, idol)).toEqual({ liked: true, match: true });
  await run("update accounts set status = 'blocked' where id = $1", left.id);
  // Whoever guesses the number gets no nearer to it.
  await change('PUT', her, him);
  await product.settled();
  product.travel(3 * 24 * 3600_000);
  const told = ({ id }: Person) => product.events.flatMap(({ memberId, event }) => (memberId === id ? [event] : []));
  expect((await lists(her)).liked_by).toEqual([]);
  expect([her, idol, left].map(told)).toEqual([[], [], []]);
  await run("update accounts set status = 'active' where id = $1", him.id);
  await run("update members set status = 'active' where id = $1", him.id);
  const { transaction } = await product.calls(him);
  await transaction((within) => publishHeldLikes(within));
  await product.settled();
  expect((await lists(her)).liked_by).toMatchObject([{ id: him.id, like_new: true }]);
  expect([her, idol, left].map(told)).toEqual([
    [{ type: 'like', profile_id: him.id, match: false }],
    [{ type: 'like', profile_id: him.id, match: true }],
    [],
  ]);
  // In the order that he gave them, and today.
  expect((await lists(him)).profiles.map(({ id }) => id)).toEqual([idol.id, her.id]);
  await product.runJobs();
  const pending = await run("select account_id from pending_mails where about = 'like' and account_id = any($1)", [
    her.id,
    left.id,
  ]);
  expect(pending.rows).toEqual([{ account_id: her.id }]);
});

test.skipIf(!inject('databaseUrl'))('a like given while the address is being confirmed is told once', async () => {
  for (let round = 0; round < 12; round += 1) {
    const her = await person(product, `moment her ${round}`);
    const him = await person(product, `moment him ${round}`, { gender: 'male', confirmed: false, status: 'disabled' });
    const { transaction } = await product.calls(him);
    const confirming = transaction(async (within) => {
      for (const table of ['accounts', 'members'])
        await within.tx.query({ text: `update ${table} set status = 'active' where id = $1`, values: [him.id] });
      // Each round the like comes at another moment of this transaction.
      await wait(round);
      await publishHeldLikes(within);
    });
    await Promise.all([confirming, change('POST', him, her)]);
    await product.settled();
    expect(product.events.filter(({ memberId }) => memberId === her.id)).toHaveLength(1);
    expect((await lists(her)).liked_by).toHaveLength(1);
  }
});

test('a fictional profile in the lists carries its label', async () => {
  const [her] = await couple('label');
  const made = await person(product, 'made up', { gender: 'male', fictional: true });
  await run('insert into likes (liker_id, liked_id) values ($1, $2)', made.id, her.id);
  await change('POST', her, made);
  const { profiles, liked_by } = await lists(her);
  expect([profiles[0]?.fictional, liked_by[0]?.fictional]).toEqual([true, true]);
});

test('visitors and staff have no likes and are asked to log in', async () => {
  const [her] = await couple('visited');
  const staff = await person(product, 'staff');
  await run("update accounts set kind = 'staff', role = 'support' where id = $1", staff.id);
  for (const method of ['POST', 'PUT', 'DELETE'] as const) {
    for (const caller of [null, staff]) {
      const reply = await call(method, caller, { profile_id: her.id });
      expect([reply.statusCode, reply.json().authentication_required]).toEqual([403, true]);
    }
  }
  const reply = await product.app.inject({ url: '/api/likes.php', headers: { cookie: 'auth=forged' } });
  expect([reply.statusCode, reply.json().authentication_required]).toEqual([403, true]);
  expect((await lists(her)).liked_by).toEqual([]);
});

test('wrong bodies are refused and store nothing', async () => {
  const [her] = await couple('wrong');
  const wrong: unknown[] = [
    {},
    { profile_id: 0 },
    { profile_id: -1 },
    { profile_id: 1.5 },
    { profile_id: '7' },
    { profile_id: null },
    [],
    '{',
    '',
    'null',
  ];
  for (const payload of wrong) {
    const reply = await call('POST', her, payload);
    expect([payload, reply.statusCode, reply.json().error.code]).toEqual([payload, 400, 'invalid_input']);
  }
  const large = await call('POST', her, { profile_id: 1, more: 'x'.repeat(10 * 1024 * 1024) });
  expect([large.statusCode, large.json().error.code]).toEqual([413, 'payload_too_large']);
  const foreign = await product.app.inject({
    method: 'POST',
    url: '/api/like.php',
    payload: { profile_id: 1 },
    headers: { cookie: her.cookie, origin: 'https://evil.example' },
  });
  expect([foreign.statusCode, foreign.json().error.code]).toEqual([403, 'foreign_origin']);
  expect(await lists(her)).toEqual({ profiles: [], liked_by: [] });
});

test('one member may like 120 times in a minute from anywhere, and one address 240 times', async () => {
  const [her, him] = await couple('eager');
  const codes = async (many: number, who: Person, whom: Person, from?: string) => {
    const replies = await Promise.all(
      Array.from({ length: many }, () => call('POST', who, { profile_id: whom.id }, from)),
    );
    return replies.map((reply) => reply.statusCode).filter((code) => code === 429).length;
  };
  expect(await codes(121, her, him)).toBe(1);
  expect(await codes(1, him, her)).toBe(0);
  const [one, two] = await couple('shared');
  const [three] = await couple('shared too');
  const shared = '203.0.113.9';
  expect(await codes(110, one, two, shared)).toBe(0);
  expect(await codes(110, two, one, shared)).toBe(0);
  expect(await codes(21, three, two, shared)).toBe(1);
});
