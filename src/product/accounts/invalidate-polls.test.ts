import { describe, expect, inject, test } from 'vitest';
import { buildServer } from '#app/server.ts';
import type { Database } from '#platform/db/database.ts';
import { readsFrom } from '#platform/http/reads.ts';
import { memberChanged } from '#product/members/members.ts';
import { chatting } from '#tests/chatting.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import { bumpVersions } from './queries.ts';

const kindling = await startTestApp();
const { app, db, services } = kindling;
const POLLS = ['/api/user.php', '/api/chats.php', '/api/likes.php', '/api/badges.php'];
const [USER = ''] = POLLS;
const run = (text: string, ...values: unknown[]) => db.query<{ n: number }>({ text, values });

const poll = (who: Person, url: string, tag?: string, server = app) =>
  server.inject({ url, headers: { cookie: who.cookie, ...(tag !== undefined && { 'if-none-match': tag }) } });
const tagOf = async (who: Person, server = app) => String((await poll(who, USER, undefined, server)).headers.etag);

async function quiet(...people: Person[]): Promise<void> {
  const tags = () => Promise.all(people.map((who) => tagOf(who)));
  for (;;) {
    const before = await tags();
    kindling.travel(30_000);
    const after = await tags();
    if (before.join() === after.join()) return kindling.travel(-30_000);
  }
}

let count = 0;
async function couple() {
  count += 1;
  const marit = await person(kindling, `marit${count}`, { premium: true, credits: 50 });
  const joost = await person(kindling, `joost${count}`, { gender: 'male', credits: 50 });
  await quiet(marit, joost);
  return { marit, joost };
}

async function likeCall(method: 'POST' | 'PUT' | 'DELETE', who: Person, whom: Person) {
  const payload = { profile_id: whom.id };
  const reply = await app.inject({ method, url: '/api/like.php', headers: { cookie: who.cookie }, payload });
  expect(reply.statusCode).toBe(200);
}

const HAVING = { nothing: false, 'a conversation and a like': true };
const LISTS = POLLS.flatMap((url) => Object.keys(HAVING).map((had) => [url, had as keyof typeof HAVING] as const));

test.each(LISTS)(
  'an unchanged %s of who has %s is answered by 304 without a body, under the same tag',
  async (url, had) => {
    const { marit, joost } = await couple();
    if (HAVING[had]) {
      await write(marit, joost);
      await likeCall('POST', marit, joost);
    }
    const full = await poll(marit, url);
    expect([full.statusCode, full.headers['cache-control']]).toEqual([200, expect.stringContaining('no-store')]);
    const tag = String(full.headers.etag);
    for (const sent of [tag, tag.replace('W/', ''), `"other", ${tag}`]) {
      const again = await poll(marit, url, sent);
      expect([again.statusCode, again.payload, again.headers.etag]).toEqual([304, '', tag]);
      expect(again.headers['cache-control']).toContain('no-store');
    }
  },
);

test.each(POLLS)('the tag of %s is worth nothing to another member or a visitor', async (url) => {
  const { marit, joost } = await couple();
  const tag = String((await poll(marit, url)).headers.etag);
  const his = await poll(joost, url, tag);
  expect(his.statusCode).toBe(200);
  expect(his.headers.etag).not.toBe(tag);
  const visitor = await app.inject({ url, headers: { 'if-none-match': tag } });
  expect([visitor.statusCode, visitor.headers.etag]).toEqual([url === USER ? 200 : 403, undefined]);
});

interface Case {
  what: string;
  changes: ('marit' | 'joost')[];
  before?: (marit: Person, joost: Person) => Promise<unknown>;
  act: (marit: Person, joost: Person) => Promise<unknown>;
}
const write = (from: Person, to: Person) => chatting(kindling, from).send({ profile_id: to.id }, 'Hello');
const conversationOf = async (marit: Person, joost: Person) =>
  (await chatting(kindling, joost).open({ profile_id: marit.id })).body.conversation.id;
const read = async (marit: Person, joost: Person) =>
  chatting(kindling, joost).read(await conversationOf(marit, joost), Number.MAX_SAFE_INTEGER);
const photo = (status: string) => (marit: Person) =>
  db.transaction(async (tx) => {
    await tx.query({
      text: "insert into media_files (hash, width, height, thumbhash) values ('h', 6, 8, 'dGg=') on conflict do nothing",
    });
    const text = `with old as (update photos set status = $2 where member_id = $1 returning id)
      insert into photos (member_id, file_hash, position, status) select $1, 'h', 0, $2 where not exists (select from old)`;
    await tx.query({ text, values: [marit.id, status] });
    await memberChanged({ tx }, [marit.id]);
  });

const CASES: Case[] = [
  { what: 'a new photo', changes: ['marit'], act: photo('pending') },
  { what: 'an approved photo', changes: ['marit'], before: photo('pending'), act: photo('active') },
  {
    what: 'a changed profile',
    changes: ['marit'],
    act: (marit) => run("update members set about = 'I like the sea' where id = $1", marit.id),
  },
  {
    what: 'a changed account',
    changes: ['marit'],
    act: (marit) => run("update accounts set notifications_disabled = '{bounce}' where id = $1", marit.id),
  },
];

describe('what somebody knows is out of date, for each whom it concerns and for nobody else, after', () => {
  test.each(CASES)('$what', async ({ changes, before, act }) => {
    const { marit, joost } = await couple();
    await before?.(marit, joost);
    const seen = { marit: await tagOf(marit), joost: await tagOf(joost) };
    await act(marit, joost);
    for (const [name, who] of Object.entries({ marit, joost })) {
      const expected = changes.includes(name as 'marit') ? 200 : 304;
      for (const url of POLLS)
        expect([name, url, (await poll(who, url, seen[name as 'marit'])).statusCode]).toEqual([name, url, expected]);
    }
  });
});

test('what is done a second time changes nothing, and no tag', async () => {
  const { marit, joost } = await couple();
  await write(marit, joost);
  await read(marit, joost);
  await likeCall('POST', marit, joost);
  await likeCall('PUT', joost, marit);
  const [hers, his] = [await tagOf(marit), await tagOf(joost)];
  await read(marit, joost);
  await likeCall('POST', marit, joost);
  await likeCall('PUT', joost, marit);
  await likeCall('DELETE', joost, marit);
  expect([await tagOf(marit), await tagOf(joost)]).toEqual([hers, his]);
});

test('five minutes later everything is told again, for what others changed about themselves', async () => {
  const { marit } = await couple();
  const tag = await tagOf(marit);
  kindling.travel(5 * 60_000);
  expect((await poll(marit, USER, tag)).statusCode).toBe(200);
});

test('in another process a tag holds as long, and a new setting of the site ends it', async () => {
  const { marit, joost } = await couple();
  const other = await buildServer(services, null);
  const tag = await tagOf(joost);
  expect((await poll(joost, USER, tag, other)).statusCode).toBe(304);
  await write(marit, joost);
  expect((await poll(joost, USER, tag, other)).statusCode).toBe(200);
  const newer = await tagOf(joost);
  await run(`update sites set settings = settings || '{"free_conversations": 7}' where is_default`);
  const third = await buildServer(services, null);
  const reply = await poll(joost, USER, newer, third);
  expect([reply.statusCode, reply.json().user.free_conversations_left]).toEqual([200, 7]);
  await Promise.all([other.close(), third.close()]);
});

test('unchanged polls at the same moment ask the database one thing', async () => {
  const { marit, joost } = await couple();
  const asked: string[] = [];
  const counting: Database = {
    ...db,
    query: (query) => {
      asked.push(query.text);
      return db.query(query);
    },
  };
  const server = await buildServer({ ...services, db: counting, reads: readsFrom(counting, null) }, null);
  const [hers, his] = [await tagOf(marit, server), await tagOf(joost, server)];
  const everything = () =>
    Promise.all(POLLS.flatMap((url) => [poll(marit, url, hers, server), poll(joost, url, his, server)]));
  await everything();
  asked.length = 0;
  const replies = await everything();
  expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([304]));
  expect(asked).toEqual([expect.stringContaining('account_versions')]);
  await server.close();
});

// The embedded database has one connection, so nothing ever waits in it.
describe.skipIf(!inject('databaseUrl'))('on a server, where one transaction waits for another', () => {
  const versions = async (people: Person[]) =>
    (
      await run(
        'select version as n from account_versions where account_id = any($1) order by account_id',
        people.map((who) => who.id),
      )
    ).rows.map((row) => row.n);

  test('sends and likes that cross among six members all pass, and each is counted on both sides', async () => {
    count += 1;
    const people = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        person(kindling, `crossing${count}x${index}`, { sexuality: 'bi', premium: true, credits: 500 }),
      ),
    );
    const pairs = people.flatMap((one) =>
      people.filter((other) => other !== one).map((other) => [one, other] as const),
    );
    // 30 ordered pairs: each likes and writes at the same time, half of the likes are taken back at once.
    const replies = await Promise.all(
      [...pairs, ...pairs.slice(0, 20)].flatMap(([one, other], index) => [
        write(one, other).then((reply) => reply.status),
        app
          .inject({
            method: index < pairs.length ? 'POST' : 'DELETE',
            url: '/api/like.php',
            headers: { cookie: one.cookie },
            payload: { profile_id: other.id },
          })
          .then((reply) => reply.statusCode),
      ]),
    );
    expect(replies).toHaveLength(100);
    expect(new Set(replies)).toEqual(new Set([200]));
    const counted = await versions(people);
    const { rows } = await run(
      `select sum(n)::int as n from (
         select count(*) * 2 as n from messages where sender_id = any($1) union all
         select count(*) * 2 from likes where liker_id = any($1)) changes`,
      people.map((who) => who.id),
    );
    expect(counted).toHaveLength(6);
    // A like that was taken back counted twice on each side and left no row.
    expect(counted.reduce((sum, version) => sum + version, 0)).toBeGreaterThanOrEqual(rows[0]?.n ?? 0);
    for (const version of counted) expect(version).toBeGreaterThanOrEqual(20);
  });

  test('versions are taken in the order of their accounts, whatever the order they are named in', async () => {
    const { marit, joost } = await couple();
    await bumpVersions(db, { accounts: [marit.id, joost.id] });
    const before = await versions([marit, joost]);
    const waiting = await db.transaction(async (holder) => {
      await bumpVersions(holder, { accounts: [marit.id] });
      const both = db.transaction((tx) => bumpVersions(tx, { accounts: [joost.id, marit.id, joost.id] }));
      for (;;) {
        const { rows } = await run(
          'select count(*)::int as n from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0',
        );
        if (rows[0]?.n) break;
      }
      // It waits for the first and does not hold the second yet.
      await db.transaction(async (tx) => {
        await tx.query({ text: "set local lock_timeout = '2s'" });
        await bumpVersions(tx, { accounts: [joost.id] });
      });
      return { both };
    });
    await waiting.both;
    expect(await versions([marit, joost])).toEqual(before.map((version) => version + 2));
  });
});
