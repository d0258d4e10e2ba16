import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import { REASONS, SUGGESTIONS_PAGE, type SuggestionsReply } from './contract.ts';
import { namedInterest, reasonsOf, type Suggested } from './policy.ts';

const kindling = await startTestApp();
const { db } = kindling;
const run = (text: string, ...values: unknown[]) => db.query({ text, values });
const DAY_MS = 24 * 3600_000;

let count = 0;
function someone(traits: Parameters<typeof person>[2] = {}) {
  count += 1;
  return person(kindling, `someone${count}`, {
    gender: 'male',
    region: 'NL-GE',
    premium: true,
    credits: 500,
    ...traits,
  });
}
async function call(method: 'GET' | 'POST', url: string, by: Person | null, payload?: object) {
  const headers = by ? { cookie: by.cookie } : {};
  const reply = await kindling.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.json() };
}
const page = async (who: Person, number = 1): Promise<SuggestionsReply> =>
  (await call('GET', `/api/suggestions.php?page=${number}`, who)).body;
const ids = async (who: Person) => (await page(who)).members.map(({ id }) => id);

/** Of a country of their own, so that nobody of another test suits them. */
const away = (country: string) => ({ country, region: `${country}-1` });

test('suggested are real members who suit the viewer and whom the viewer suits, of about their age and here lately', async () => {
  const place = away('DK');
  const anna = await someone({ gender: 'female', ...place });
  const suits = [
    await someone(place),
    await someone({ ...place, sexuality: 'bi' }),
    await someone({ ...place, age: 47 }),
  ];
  const [asleep, elsewhere] = [await someone(place), await someone(away('SE'))];
  const not = [
    anna,
    elsewhere,
    asleep,
    await someone({ ...place, gender: 'female' }),
    await someone({ ...place, sexuality: 'gay' }),
    await someone({ ...place, age: 60 }),
    await someone({ ...place, fictional: true }),
    await someone({ ...place, status: 'disabled' }),
  ];
  await run("update member_search set last_active = now() - interval '31 days' where member_id = $1", asleep.id);
  const found = await ids(anna);
  expect(found.toSorted()).toEqual(suits.map(({ id }) => id).toSorted());
  for (const { id } of not) expect(found).not.toContain(id);
  // Whoever seeks both is suggested both.
  const both = await someone({ ...place, gender: 'female', sexuality: 'bi' });
  expect((await ids(both)).length).toBeGreaterThan(0);
});

test('nobody is suggested whom the viewer knows: liked, written with, set aside, blocked on either side, reported, invisible', async () => {
  const place = away('NO');
  const anna = await someone({ gender: 'female', ...place });
  const fresh = await someone(place);
  const known = await Promise.all(Array.from({ length: 7 }, () => someone(place)));
  const [liked, wrote, written, aside, blocked, blocking, reported] = known as [
    Person,
    Person,
    Person,
    Person,
    Person,
    Person,
    Person,
  ];
  const hidden = await someone(place);
  expect(await ids(anna)).toHaveLength(9);
  const key = () => crypto.randomUUID();
  await call('POST', '/api/like.php', anna, { profile_id: liked.id });
  await call('POST', '/api/chat.php', wrote, { profile_id: anna.id, key: key(), body: 'Hello' });
  await call('POST', '/api/chat.php', anna, { profile_id: written.id, key: key(), body: 'Hello' });
  await call('POST', '/api/pass.php', anna, { profile_id: aside.id });
  await call('POST', '/api/block.php', anna, { profile_id: blocked.id });
  await call('POST', '/api/block.php', blocking, { profile_id: anna.id });
  await call('POST', '/api/report.php', anna, { profile_id: reported.id, reason: 'rude', key: key() });
  await call('PUT' as 'POST', '/api/invisible.php', hidden, { invisible: true });
  expect(await ids(anna)).toEqual([fresh.id]);
  await call('POST', '/api/like.php', fresh, { profile_id: anna.id });
  expect(await ids(anna)).toEqual([fresh.id]);
});

test('a row of search that is older than a ban suggests nobody', async () => {
  const place = away('FI');
  const [anna, banned] = [await someone({ gender: 'female', ...place }), await someone(place)];
  await run("update accounts set status = 'blocked' where id = $1", banned.id);
  expect(await ids(anna)).toEqual([]);
});

test('visitors have no suggestions, and nobody asks for those of another', async () => {
  expect((await call('GET', '/api/suggestions.php', null)).body).toMatchObject({ authentication_required: true });
  const place = away('ES');
  const [anna, liked] = [await someone({ gender: 'female', ...place }), await someone(place)];
  const eva = await someone({ gender: 'female', ...away('IT') });
  const { body } = await call('GET', `/api/suggestions.php?viewer=${anna.id}&id=${anna.id}&country=ES`, eva);
  expect(body.members.map(({ id }: { id: number }) => id)).not.toContain(liked.id);
  for (const wrong of ['0', '4', '-1', 'x'])
    expect((await call('GET', `/api/suggestions.php?page=${wrong}`, anna)).status).toBe(400);
});

test('each suggestion says why it is shown, and an intimate interest is never named', async () => {
  const place = away('PL');
  const anna = await someone({ gender: 'female', ...place });
  const [plain, intimate] = [await someone({ ...place, age: 47 }), await someone({ ...place, age: 47 })];
  await run(
    "update members set interests = '{music,sex}', looking_for = 'dating', created_at = now() - interval '1 year' where country = 'PL'",
  );
  await run("update members set interests = '{sex}', looking_for = 'chat' where id = $1", intimate.id);
  await run("update member_search set last_active = now() - interval '3 days' where country = 'PL'");
  await run(
    'insert into profile_views (viewed_id, viewer_id, last_at) select m.id, v.id, now() from members m cross join lateral (select id from members where id <> m.id limit 20) v where m.country = $1',
    'PL',
  );
  const members = new Map((await page(anna)).members.map((member) => [member.id, member]));
  expect(members.get(plain.id)).toMatchObject({
    reasons: ['looking_for', 'interests', 'active_lately'],
    shared_interest: 'music',
  });
  expect(members.get(intimate.id)).toMatchObject({ reasons: ['interests', 'active_lately'], shared_interest: null });
});

test('what a site keeps of its members is no reason either', async () => {
  const place = away('FR');
  const anna = await someone({ gender: 'female', ...place });
  const like = await someone({ ...place, age: 47 });
  await run("update members set interests = '{music}', looking_for = 'dating' where country = 'FR'");
  const settings = 'select settings from sites where is_default';
  const { rows } = await db.query<{ settings: { visible_profile_fields: string[] } }>({ text: settings });
  const fields = rows[0]?.settings.visible_profile_fields ?? [];
  const show = async (names: string[]) => {
    await run('update sites set settings = settings || $1', JSON.stringify({ visible_profile_fields: names }));
    kindling.travel(10_000);
  };
  const told = async () => (await page(anna)).members.find(({ id }) => id === like.id);
  expect((await told())?.reasons).toEqual(expect.arrayContaining(['looking_for', 'interests']));
  await show(fields.filter((name) => name !== 'interests' && name !== 'looking_for'));
  const kept = await told();
  expect(kept?.shared_interest).toBeNull();
  expect(kept?.reasons).not.toContain('interests');
  expect(kept?.reasons).not.toContain('looking_for');
  await show(fields);
});

async function crowd(country: string, people: number): Promise<number> {
  const first = 1_000_000 + count * 1000;
  count += 1;
  for (const text of [
    `insert into accounts (id, site_id, email, status, language)
       select $1 + n, (select id from sites where is_default), $3 || n || '@example.com', 'active', 'nl' from generate_series(1, $2::int) n`,
    `insert into members (id, pool, name, gender, sexuality, date_of_birth, country, region)
       select $1 + n, 1, $3 || n, 'male', 'hetero', current_date - 38 * 365, $3, $3 || '-1' from generate_series(1, $2::int) n`,
    `insert into member_search (member_id, pool, gender, seeks, country, region, dob, has_photo, visible, fictional, last_active)
       select $1 + n, 1, 1, 2, $3, $3 || '-1', current_date - 38 * 365, true, true, false, now() - n * interval '1 minute' from generate_series(1, $2::int) n`,
  ])
    await run(text.replaceAll('$3', `'${country}'`).replaceAll('$2', String(people)).replaceAll('$1', String(first)));
  return first;
}

test('pages follow each other without anybody twice, are the same all day, and other ones tomorrow and for others', async () => {
  await crowd('AT', 400);
  const place = { gender: 'female', ...away('AT') } as const;
  const [anna, eva] = [await someone(place), await someone(place)];
  const all = async (who: Person) => {
    const pages = [];
    for (let number = 1; number <= 3; number += 1) pages.push(await page(who, number));
    return pages;
  };
  const today = await all(anna);
  expect(today.map(({ members }) => members.length)).toEqual([20, 20, 20]);
  expect(today.map(({ more }) => more)).toEqual([true, true, false]);
  const list = (pages: SuggestionsReply[]) => pages.flatMap(({ members }) => members.map(({ id }) => id));
  expect(new Set(list(today)).size).toBe(60);
  expect(list(await all(anna))).toEqual(list(today));
  const same = (other: number[]) => other.filter((id) => list(today).includes(id)).length;
  expect(same(list(await all(eva)))).toBeLessThan(30);
  kindling.travel(DAY_MS);
  expect(same(list(await all(anna)))).toBeLessThan(30);
  kindling.travel(-DAY_MS);
});

test('every fifth place is kept for those whom the fewest have seen', async () => {
  const first = await crowd('BE', 60);
  const anna = await someone({ gender: 'female', ...away('BE') });
  await run(
    `insert into profile_views (viewed_id, viewer_id, last_at)
       select ${first} + n, v.id, now() from generate_series(1, 52) n cross join lateral (select id from members where id < ${first} order by id limit 25) v`,
  );
  const unseen = Array.from({ length: 8 }, (_, index) => first + 53 + index);
  const { members } = await page(anna);
  expect(members).toHaveLength(SUGGESTIONS_PAGE);
  const kept = members.filter((_, index) => index % 5 === 4);
  for (const { id, reasons } of kept) {
    expect(unseen).toContain(id);
    expect(reasons[0]).toBe('few_views');
  }
  expect(members.filter(({ reasons }) => reasons.includes('few_views'))).toHaveLength(kept.length);
  // Premium changes nobody's place.
  const order = members.map(({ id }) => id);
  await run('update accounts set paid_user = true, credits = 0 where id > $1 and id % 2 = 0', first);
  expect(await ids(anna)).toEqual(order);
});

const suggested = fc.record<Suggested>({
  card: fc.record({ distance: fc.constantFrom('2', '25', '50', 'far', null), is_new: fc.boolean() }),
  few: fc.boolean(),
  shared: fc.nat(5),
  sameGoal: fc.boolean(),
  yearsApart: fc.nat(10),
  away: fc.nat(30 * DAY_MS),
});

test('whatever is known of a suggestion, there is a reason, each once and in one order', () => {
  fc.assert(
    fc.property(suggested, (one) => {
      const reasons = reasonsOf(one);
      expect(reasons.length).toBeGreaterThan(0);
      expect(reasons).toEqual(REASONS.filter((reason) => reasons.includes(reason)));
      expect(reasons.includes('few_views')).toBe(one.few);
    }),
  );
});

test('of shared interests one that may be read by anybody is named, and not the same one for all members', () => {
  expect(namedInterest(1, [])).toBeNull();
  expect(namedInterest(1, ['sex', 'bondage'])).toBeNull();
  expect(new Set([1, 2, 3, 4].map((id) => namedInterest(id, ['art', 'sex', 'tea'])))).toEqual(new Set(['art', 'tea']));
});
