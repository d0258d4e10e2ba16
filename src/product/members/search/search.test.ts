import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import type { MemberSearchReply } from './contract.ts';

const product = await startTestApp();

async function search(
  query: Record<string, string | number | boolean>,
  viewer?: Person,
  headers: Record<string, string> = {},
) {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]));
  return product.app.inject({
    url: `/api/members.php?${text}`,
    headers: { ...headers, ...(viewer && { cookie: viewer.cookie }) },
  });
}
async function found(query: Record<string, string | number | boolean>, viewer?: Person): Promise<MemberSearchReply> {
  const reply = await search(query, viewer);
  expect(reply.statusCode).toBe(200);
  return reply.json();
}
const names = (reply: MemberSearchReply) => reply.members.map((member) => member.name).sort();
const change = (id: number, what: string) =>
  product.db.query({ text: `update member_search set ${what} where member_id = $1`, values: [id] });
const block = (blocker: Person, blocked: Person) =>
  product.db.query({
    text: 'insert into blocks (blocker_id, blocked_id) values ($1, $2)',
    values: [blocker.id, blocked.id],
  });

test('a member sees who suits both ways: the gender they seek, and who seeks theirs', async () => {
  const traits = { country: 'BE' };
  const [man, woman, bi] = [
    await person(product, 'hetero man', { ...traits, gender: 'male' }),
    await person(product, 'hetero woman', { ...traits, gender: 'female' }),
    await person(product, 'bi woman', { ...traits, gender: 'female', sexuality: 'bi' }),
  ];
  await person(product, 'gay man', { ...traits, gender: 'male', sexuality: 'gay' });
  await person(product, 'lesbian', { ...traits, gender: 'female', sexuality: 'lesbian' });
  expect(names(await found({}, man))).toEqual(['bi woman', 'hetero woman']);
  expect(names(await found({}, woman))).toEqual(['hetero man']);
  expect(names(await found({}, bi))).toEqual(['hetero man', 'lesbian']);
  expect((await found({}, man)).filters).toEqual({
    gender: 'female',
    country: 'BE',
    countryregion: null,
    min_age: 18,
    max_age: 99,
    real_only: false,
    town: null,
    within: null,
    abroad: false,
    traits: {},
  });
  expect((await found({}, bi)).filters.gender).toBeNull();
  expect(names(await found({ gender: 'male' }, man))).toEqual(['gay man']);
});

test('a visitor sees everybody of the site’s country, those with a photo and the lately active first', async () => {
  const order = [
    await person(product, 'photo now', { gender: 'male' }),
    await person(product, 'photo before'),
    await person(product, 'no photo now', { sexuality: 'lesbian' }),
    await person(product, 'no photo before', { gender: 'male' }),
  ];
  const [first, second, , last] = order;
  await change(first?.id ?? 0, 'has_photo = true');
  await change(second?.id ?? 0, "has_photo = true, last_active = now() - interval '1 hour'");
  await change(last?.id ?? 0, "last_active = now() - interval '2 days'");
  await person(product, 'abroad', { country: 'SE' });
  const reply = await found({});
  expect(reply.filters).toMatchObject({ gender: null, country: 'NL' });
  expect(reply.members.map((member) => member.name)).toEqual([
    'photo now',
    'photo before',
    'no photo now',
    'no photo before',
  ]);
  expect(reply).toMatchObject({ total: 4, total_capped: false, online: 2, page: 1 });
  expect(reply.members.map((member) => member.online)).toEqual([true, false, true, false]);
});

test('oneself, blocked members of either side, hidden and disabled members are in nobody’s list', async () => {
  const traits = { country: 'FI', sexuality: 'bi' } as const;
  const viewer = await person(product, 'viewer', traits);
  const blocks = await person(product, 'blocks', traits);
  const blocked = await person(product, 'blocked', traits);
  await person(product, 'disabled', { ...traits, status: 'disabled' });
  const seen = await person(product, 'seen', traits);
  await block(blocks, viewer);
  await block(viewer, blocked);
  expect(names(await found({}, viewer))).toEqual(['seen']);
  expect(await found({}, viewer)).toMatchObject({ total: 1, online: 1 });
  expect(names(await found({ country: 'FI' }))).toEqual(['blocked', 'blocks', 'seen', 'viewer']);
  await change(seen.id, 'visible = false');
  expect(names(await found({}, viewer))).toEqual([]);
});

test('fictional profiles say so on their cards and are left out on request', async () => {
  await person(product, 'made up', { country: 'IT', fictional: true });
  await person(product, 'real', { country: 'IT' });
  const all = await found({ country: 'IT' });
  expect(Object.fromEntries(all.members.map((member) => [member.name, member.fictional]))).toEqual({
    'made up': true,
    real: false,
  });
  const real = await found({ country: 'it', real_only: true });
  expect(names(real)).toEqual(['real']);
  expect(real.total).toBe(1);
});

test('a visitor’s list begins with eight real members, a member’s as it comes, and all are there once over the pages', async () => {
  const everybody = Array.from({ length: 60 }, (_, number) => number);
  const traits = { country: 'AT', sexuality: 'bi' } as const;
  for (const number of everybody)
    await person(product, `a${number}`, { ...traits, gender: number % 2 ? 'male' : 'female' });
  const viewer = await person(product, 'looks at austria', traits);
  await change(viewer.id, 'visible = false');
  // Only here somebody is now fictional and now real.
  await product.db.query({ text: 'alter table member_search disable trigger search_fictional_stays', values: [] });
  const some = fc.uniqueArray(fc.constantFrom(...everybody), { maxLength: 60, size: 'max' });
  const order = fc.shuffledSubarray(everybody, { minLength: 60 });
  await fc.assert(
    fc.asyncProperty(order, some, some, async (order, fictional, pictured) => {
      await product.db.query({
        text: `update member_search s set fictional = m.name = any($1), has_photo = m.name = any($2),
                 last_active = now() - array_position($3, m.name) * interval '1 day'
                 from members m where m.id = s.member_id and m.country = 'AT' and s.visible`,
        values: [fictional, pictured, order].map((numbers) => numbers.map((number) => `a${number}`)),
      });
      const listed = [...order].sort((a, b) => Number(pictured.includes(b)) - Number(pictured.includes(a)));
      const first = listed.filter((number) => !fictional.includes(number)).slice(0, 8);
      const rest = listed.filter((number) => !first.includes(number));
      for (const [who, expected] of [
        [undefined, [...first, ...rest]],
        [viewer, listed],
      ] as const) {
        const shown: string[] = [];
        for (const page of [1, 2, 3, 4])
          shown.push(...(await found({ country: 'AT', page }, who)).members.map((member) => member.name));
        expect(shown).toEqual(expected.map((number) => `a${number}`));
      }
    }),
    { numRuns: 12 },
  );
});

test('a fictional profile is never online, whoever just worked on it, and is not counted as such', async () => {
  const made = await person(product, 'worked on', { country: 'CH', fictional: true });
  await person(product, 'here', { country: 'CH' });
  await change(made.id, 'last_active = now()');
  const told = async () => {
    const { members, online } = await found({ country: 'CH' });
    return { online, shown: members.filter((member) => member.online).map((member) => member.name) };
  };
  expect(await told()).toEqual({ online: 1, shown: ['here'] });
  // With a full page they are counted apart.
  for (let number = 0; number < 24; number += 1) await person(product, `c${number}`, { country: 'CH' });
  product.travel(61_000);
  expect((await found({ country: 'CH' })).online).toBe(25);
  expect((await product.app.inject(`/api/member.php?id=${made.id}`)).json().profile.online).toBe(false);
});

test('the region filter takes a region’s code, knows its country, and the card names the region', async () => {
  await person(product, 'arnhem', { region: 'NL-GE', city: 'Arnhem' });
  await person(product, 'utrecht', { region: 'NL-UT' });
  for (const query of [{ countryregion: 'NL-GE' }, { country: 'NL', countryregion: 'nl-ge' }]) {
    const reply = await found(query);
    expect(names(reply)).toEqual(['arnhem']);
    expect(reply.members[0]).toMatchObject({ region: 'Gelderland', city: 'Arnhem' });
    expect(reply.filters).toMatchObject({ country: 'NL', countryregion: 'NL-GE' });
  }
});

test('a page beyond the end has nobody on it and says how many there are', async () => {
  const first = await found({ country: 'NL' });
  const beyond = await found({ country: 'NL', page: 100 });
  expect(beyond).toMatchObject({ members: [], page: 100, total: first.total });
  expect(first.total).toBeGreaterThan(0);
});

test('wrong filters are refused with the field’s name in the caller’s language', async () => {
  const unfitting: [Record<string, string | number>, string][] = [
    [{ min_age: 40, max_age: 30 }, 'max_age'],
    [{ countryregion: 'NL-XX' }, 'countryregion'],
    [{ country: 'DE', countryregion: 'NL-GE' }, 'countryregion'],
    [{ country: 'NL', town: 1 }, 'town'],
  ];
  const wrong: [Record<string, string | number>, string][] = [
    [{ page: 0 }, 'page'],
    [{ page: 101 }, 'page'],
    [{ page: -1 }, 'page'],
    [{ page: '1.5' }, 'page'],
    [{ page: 'x' }, 'page'],
    [{ min_age: 17 }, 'min_age'],
    [{ max_age: 100 }, 'max_age'],
    [{ country: 'XX' }, 'country'],
    [{ country: 'NLD' }, 'country'],
    [{ country: "N'" }, 'country'],
    [{ gender: 'both' }, 'gender'],
    [{ real_only: 'maybe' }, 'real_only'],
  ];
  for (const [query, field] of [...wrong, ...unfitting]) {
    const reply = await search(query);
    const code = wrong.some(([one]) => one === query) ? 'invalid_input' : 'filters_conflict';
    expect([query, reply.statusCode, reply.json().error.code]).toEqual([query, 400, code]);
    expect(Object.keys(reply.json().error.fields)).toEqual([field]);
    expect(reply.json().error.message).toMatch(/\w+ \w+/);
  }
});

test('the age filter finds exactly those whose age, counted by birthdays, is within it, on any day', async () => {
  const born = fc.sample(fc.date({ min: new Date('1950-01-01'), max: new Date('2004-12-31'), noInvalidDate: true }), {
    numRuns: 60,
    seed: 7,
  });
  const dates = [
    ...born.map((date) => date.toISOString().slice(0, 10)),
    '1996-02-29',
    '1996-02-28',
    '1996-03-01',
    '2004-02-29',
    '2004-03-01',
    '2004-12-31',
  ];
  for (const [index, date] of dates.entries()) {
    const { id } = await person(product, `born ${index}`, { country: 'IE' });
    await product.db.query({ text: 'update members set date_of_birth = $2 where id = $1', values: [id, date] });
    await change(id, `dob = '${date}'`);
  }
  const ageOf = (date: string, today: Date): number => {
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
    const hadBirthday =
      today.getUTCMonth() + 1 > month || (today.getUTCMonth() + 1 === month && today.getUTCDate() >= day);
    return today.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
  };
  const days = fc.oneof(
    fc.date({ min: new Date('2025-01-01'), max: new Date('2034-12-31'), noInvalidDate: true }),
    fc.constantFrom(
      ...['2028-02-29', '2027-02-28', '2027-03-01', '2028-12-31'].map((day) => new Date(`${day}T12:00:00Z`)),
    ),
  );
  await fc.assert(
    fc.asyncProperty(
      days,
      fc.integer({ min: 18, max: 99 }),
      fc.integer({ min: 0, max: 30 }),
      async (day, min, width) => {
        // At noon: the clock goes on, and must not pass midnight between the question and the answer.
        product.travel(new Date(day).setUTCHours(12, 0, 0, 0) - product.services.now().getTime());
        const today = product.services.now();
        const max = Math.min(99, min + width);
        // 99 means 99 or older.
        const fits = (age: number) => age >= min && (age <= max || max === 99);
        const expected = dates.filter((date) => fits(ageOf(date, today)));
        const ages: number[] = [];
        let total = 0;
        for (let page = 1; page === 1 || ages.length < total; page += 1) {
          const reply = await found({ country: 'IE', min_age: min, max_age: max, page });
          total = reply.total;
          if (!reply.members.length) break;
          ages.push(...reply.members.map((member) => member.age));
        }
        expect(total).toBe(expected.length);
        expect(ages.sort()).toEqual(expected.map((date) => ageOf(date, today)).sort());
      },
    ),
    { numRuns: 60 },
  );
  product.travel(Date.now() - product.services.now().getTime());
});

test('a site’s own minimum age can not be searched below, and the highest age includes the older', async () => {
  const strict = await startTestApp();
  await strict.db.query({ text: `update sites set settings = settings || '{"min_age": 21}'` });
  await person(strict, 'centenarian', { age: 103 });
  await person(strict, 'nineteen', { age: 19 });
  const get = async (query: string) => (await strict.app.inject({ url: `/api/members.php?${query}` })).json();
  expect(names(await get('min_age=60'))).toEqual(['centenarian']);
  expect(names(await get('min_age=60&max_age=98'))).toEqual([]);
  const reply = await get('min_age=18');
  expect([names(reply), reply.filters.min_age]).toEqual([['centenarian'], 21]);
});

test('how many there are is told to the last, by counting apart or by looking where all are on one page', async () => {
  const counted = async () => {
    product.travel(61_000);
    const { total, online, members } = (await product.app.inject({ url: '/api/members.php?country=IE' })).json();
    return { total, online, shown: members.length };
  };
  await product.db.query({ text: "update member_search set visible = false where country = 'IE'" });
  expect(await counted()).toEqual({ total: 0, online: 0, shown: 0 });
  const many = Array.from({ length: 24 }, (_, number) => number);
  for (const number of many) await person(product, `count${number}`, { country: 'IE', gender: 'male' });
  await change((await person(product, 'count-away', { country: 'IE' })).id, "last_active = now() - interval '1 day'");
  expect(await counted()).toEqual({ total: 25, online: 24, shown: 24 });
  await product.db.query({
    text: "update member_search set visible = false where country = 'IE' and member_id % 2 = 0 and visible",
  });
  const { total, online, shown } = await counted();
  expect(total).toBe(shown);
  expect([online, online + 1]).toContain(total);
});

test('the last page and the total are what a member sees: without themselves, whom they set aside, and whom a block keeps away', async () => {
  const traits = { country: 'AU', sexuality: 'bi' } as const;
  const viewer = await person(product, 'counting', traits);
  const others = await Promise.all(
    Array.from({ length: 26 }, (_, index) => person(product, `counted${index}`, traits)),
  );
  const [aside, blocked] = others;
  await product.db.query({
    text: "insert into passes (member_id, passed_id, kind, created_at) values ($1, $2, 'not_for_me', now())",
    values: [viewer.id, aside?.id],
  });
  if (blocked) await block(blocked, viewer);
  const first = await found({}, viewer);
  expect([first.members.length, first.total, first.total_capped]).toEqual([24, 24, false]);
  expect(first.online).toBeLessThanOrEqual(24);
  // Nobody is beyond it, and an address that says otherwise learns how many there are.
  expect(await found({ page: 2 }, viewer)).toMatchObject({ members: [], total: 24 });
  await person(product, 'one more', traits);
  expect((await found({}, viewer)).total).toBeGreaterThan(24);
  expect(await found({ page: 2 }, viewer)).toMatchObject({ members: [{}], total: 25 });
});
