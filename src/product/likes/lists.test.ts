import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import type { LikesReply } from './contract.ts';
import { FROM_THE_NEWEST, readPlaces, writePlaces } from './policy.ts';
import { likesOf } from './queries.ts';

const product = await startTestApp();
const run = (text: string, ...values: unknown[]) => product.db.query<{ id: number }>({ text, values });
const marit = await person(product, 'marit');
const joost = await person(product, 'joost', { gender: 'male' });

async function men(many: number): Promise<number[]> {
  const { rows } = await run(
    `with a as (insert into accounts (site_id, kind, status, language)
                select (select id from sites where is_default), 'fictional', 'active', 'en' from generate_series(1, $1) returning id),
          m as (insert into members (id, pool, name, gender, sexuality, date_of_birth, country, fictional)
                select id, 1, 'man ' || id, 'male', 'hetero', '1980-01-01', 'NL', true from a returning id)
     insert into member_search (member_id, pool, gender, seeks, country, dob, has_photo, visible, fictional, last_active, joined)
     select id, 1, 1, 2, 'NL', '1980-01-01', false, true, true, now(), now() from m returning member_id as id`,
    many,
  );
  return rows.map(({ id }) => id);
}

const ask = (url: string, who: Person = marit) => product.app.inject({ url, headers: { cookie: who.cookie } });
const bodyOf = async (reply: ReturnType<typeof ask>) => (await reply).json<LikesReply>();
const nextIn = (link: unknown) => /^<(.+)>; rel="next"$/.exec(String(link ?? ''))?.[1] ?? null;

async function walk(between: (page: LikesReply) => Promise<unknown> = async () => undefined): Promise<LikesReply[]> {
  const pages: LikesReply[] = [];
  for (let url: string | null = '/api/likes.php'; url; ) {
    const reply = await ask(url);
    expect(reply.statusCode).toBe(200);
    pages.push(reply.json());
    url = nextIn(reply.headers.link);
    await between(reply.json());
  }
  return pages;
}
const ids = (pages: LikesReply[], list: keyof LikesReply) => pages.flatMap((page) => page[list].map(({ id }) => id));

const everybody = await men(330);
// Ten moments, so that many likes have the same one, and of microseconds, which JavaScript does not know.
await run(
  `insert into likes (liker_id, liked_id, created_at)
   select id, $1, '2026-01-01'::timestamptz + (id % 10) * interval '1.000001 seconds' from unnest($2::bigint[]) id`,
  marit.id,
  everybody,
);
await run(
  `insert into likes (liker_id, liked_id, created_at) select $1, id, '2026-01-01' from unnest($2::bigint[]) id`,
  marit.id,
  everybody.slice(0, 120),
);

test('the newest 100 of each list come at once, and the header Link leads to all others, each once', async () => {
  const pages = await walk();
  expect(pages.map(({ profiles, liked_by }) => [profiles.length, liked_by.length])).toEqual([
    [100, 100],
    [20, 100],
    [0, 100],
    [0, 30],
  ]);
  for (const page of pages) expect(Object.keys(page).sort()).toEqual(['liked_by', 'profiles']);
  const byMoment = (a: number, b: number) => (b % 10) - (a % 10) || a - b;
  expect(ids(pages, 'liked_by')).toEqual([...everybody].sort(byMoment));
  expect(ids(pages, 'profiles')).toEqual(everybody.slice(0, 120));
});

test('members who ask at the same moment get the likes of their own, each from their place, whoever else asks', async () => {
  const second = nextIn((await ask('/api/likes.php')).headers.link) ?? '';
  const alone = await Promise.all([ask('/api/likes.php'), ask(second), ask('/api/likes.php', joost)].map(bodyOf));
  expect(alone[1]).not.toEqual(alone[0]);
  expect(alone[2]).toEqual({ profiles: [], liked_by: [] });
  const crowd = Array.from({ length: 40 }, (_, at) => at % 3);
  const replies = await Promise.all(
    crowd.map((which) => bodyOf(ask(which === 1 ? second : '/api/likes.php', which === 2 ? joost : marit))),
  );
  expect(replies).toEqual(crowd.map((which) => alone[which]));
});

test('likes withdrawn or given between two pages make nobody come twice, and nobody who stayed be left out', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(329), { minLength: 1, maxLength: 40 }), async (places) => {
      const leaving = [...new Set(places)].map((place) => everybody[place] ?? 0);
      const [newcomer = 0] = await men(1);
      let turn = 0;
      const pages = await walk(async () => {
        turn += 1;
        if (turn !== 1) return;
        await run('delete from likes where liked_id = $1 and liker_id = any($2)', marit.id, leaving);
        await run('insert into likes (liker_id, liked_id) values ($1, $2)', newcomer, marit.id);
      });
      const seen = ids(pages, 'liked_by');
      expect(new Set(seen).size).toBe(seen.length);
      const stayed = everybody.filter((id) => !leaving.includes(id));
      expect(stayed.filter((id) => !seen.includes(id))).toEqual([]);
      await run(
        `insert into likes (liker_id, liked_id, created_at)
         select id, $1, '2026-01-01'::timestamptz + (id % 10) * interval '1.000001 seconds' from unnest($2::bigint[]) id on conflict do nothing`,
        marit.id,
        leaving,
      );
      await run('delete from likes where liker_id = $1', newcomer);
    }),
    { numRuns: 4 },
  );
});

test('a full page is filled with members who are seen: those who are gone or blocked take no place', async () => {
  const [first = 0] = (await walk()).flatMap((page) => page.liked_by.map(({ id }) => id));
  await run('insert into blocks (blocker_id, blocked_id) values ($1, $2)', marit.id, first);
  const [page] = await walk();
  expect(page?.liked_by).toHaveLength(100);
  expect(page?.liked_by.some(({ id }) => id === first)).toBe(false);
  await run('delete from blocks where blocker_id = $1', marit.id);
});

test('a place that no answer gave is refused, and one of somebody else shows the caller only their own likes', async () => {
  const wrong = [
    '',
    'x',
    '../..',
    'MS4y',
    'a'.repeat(500),
    "1'--",
    writePlaces(FROM_THE_NEWEST).replace('.', ''),
    'LTEuLTEuLTEuLTE',
  ];
  for (const before of wrong) {
    const reply = await ask(`/api/likes.php?before=${encodeURIComponent(before)}`);
    expect([before, reply.statusCode, reply.json().error?.code]).toEqual([before, 400, 'invalid_input']);
  }
  const hers = nextIn((await ask('/api/likes.php')).headers.link);
  const reply = await ask(String(hers), joost);
  expect([reply.json(), reply.headers.link]).toEqual([{ profiles: [], liked_by: [] }, undefined]);
});

test('however many likes somebody has, a page is read in the order of the indexes, one member after the other', async () => {
  for (const table of ['likes', 'members', 'accounts', 'member_search']) await run(`analyze ${table}`);
  const { given, received } = FROM_THE_NEWEST;
  const ofBoth = (one: number, other = one) => `'{${one},${other}}'`;
  const values: Record<string, number | string> = {
    ...{ viewers: ofBoth(marit.id, joost.id), pools: ofBoth(1), most: 101 },
    ...{ givenAts: ofBoth(given.at), givenAfters: ofBoth(given.after) },
    ...{ receivedAts: ofBoth(received.at), receivedAfters: ofBoth(received.after) },
  };
  const text = likesOf.names.reduce(
    (sql, name, index) => sql.replaceAll(`$${index + 1}`, `${values[name]}`),
    likesOf.text,
  );
  const { rows } = await product.db.query<{ 'QUERY PLAN': string }>({ text: `explain ${text}` });
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  for (const index of ['likes_given', 'likes_received'])
    expect(plan).toMatch(new RegExp(`Index (Only )?Scan using ${index}`));
  // Each like asks for its member; nothing is compared with all members, or put in order afterwards.
  expect(plan).not.toMatch(/Sort Key: l\w*\.created_at/);
});

test('the address of the next page is on the site itself', async () => {
  const { link } = (await ask('/api/likes.php')).headers;
  expect(link).toMatch(/^<\/api\/likes\.php\?before=\d+\.\d+\.\d+\.\d+>; rel="next"$/);
});

test('a place is the same after it was written and read', () =>
  fc.assert(
    fc.property(fc.array(fc.maxSafeNat(), { minLength: 4, maxLength: 4 }), ([a = 0, b = 0, c = 0, d = 0]) => {
      const places = { given: { at: a, after: b }, received: { at: c, after: d } };
      expect(readPlaces(writePlaces(places))).toEqual(places);
    }),
  ));
