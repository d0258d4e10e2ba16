import fc from 'fast-check';
import { expect, test } from 'vitest';
import { citiesOf, distanceBand, distanceKm } from '#product/geo/geo.ts';
import { memberChanged } from '#product/members/members.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import { TRAITS, traitValues } from '../contract.ts';
import { type MemberSearchReply, SORTS, WITHIN } from './contract.ts';
import { bitsOf } from './policy.ts';

const product = await startTestApp();
await product.db.query({
  text: `update sites set settings = settings || jsonb_build_object('search_fields', $1::text[])`,
  values: [['gender', 'country', 'countryregion', 'min_age', 'max_age', ...TRAITS]],
});
const townOf = (name: string) => {
  const town = citiesOf('NL').find((city) => city.name === name);
  if (!town) throw new Error(`There is no ${name}.`);
  return town;
};
const arnhem = townOf('Arnhem');

async function set(who: Pick<Person, 'id'>, columns: Record<string, unknown>): Promise<void> {
  const names = Object.keys(columns).map((name, place) => `${name} = $${place + 2}`);
  await product.db.query({
    text: `update members set ${names.join(', ')} where id = $1`,
    values: [who.id, ...Object.values(columns)],
  });
  await product.db.transaction((tx) => memberChanged({ tx }, [who.id]));
}
const place = (who: Pick<Person, 'id'>, { lat, lon }: { lat: number; lon: number }) =>
  set(who, { latitude: lat, longitude: lon });

async function ask(query: Record<string, string | number>, viewer?: Person) {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]));
  return product.app.inject({
    url: `/api/members.php?${text}`,
    headers: viewer ? { cookie: viewer.cookie } : {},
  });
}
async function found(query: Record<string, string | number>, viewer?: Person): Promise<MemberSearchReply> {
  const reply = await ask(query, viewer);
  expect([query, reply.statusCode, reply.json().error]).toEqual([query, 200, undefined]);
  return reply.json();
}
const names = ({ members }: MemberSearchReply) => members.map(({ name }) => name);

test('the nearest come first, and within one place those who were here lately; who told no place comes last', async () => {
  const traits = { country: 'NL', sexuality: 'bi' } as const;
  const viewer = await person(product, 'viewer', traits);
  const here = [
    ['nijmegen', townOf('Nijmegen')],
    ['arnhem', arnhem],
    ['ede', townOf('Ede')],
    ['also arnhem', arnhem],
    ['groningen', townOf('Groningen')],
  ] as const;
  for (const [name, town] of here) await place(await person(product, name, traits), town);
  await set(await person(product, 'nowhere', traits), { city: null });
  await product.db.query({
    text: "update member_search set last_active = now() - interval '1 day' where member_id = (select id from members where name = 'arnhem')",
  });
  // Whoever has no place cannot be near to anything.
  expect(await found({ sort: 'near' }, viewer)).toMatchObject({ sort: 'active', placed: false });
  expect((await found({ within: '5' }, viewer)).filters.within).toBeNull();
  await place(viewer, arnhem);
  const reply = await found({ sort: 'near' }, viewer);
  expect(names(reply)).toEqual(['also arnhem', 'arnhem', 'nijmegen', 'ede', 'groningen', 'nowhere']);
  expect(reply).toMatchObject({ sort: 'near', placed: true, total: 6 });
  expect(names(await found({ sort: 'near', within: '25' }, viewer))).toEqual([
    'also arnhem',
    'arnhem',
    'nijmegen',
    'ede',
  ]);
  expect(names(await found({ sort: 'new', within: '2' }, viewer))).toEqual(['also arnhem', 'arnhem']);
  // Of another town, and for a visitor: distances are told from there.
  const groningen = await found({ sort: 'near', town: townOf('Groningen').id });
  expect(groningen.filters).toMatchObject({ country: 'NL', town: { city: 'Groningen', region: 'NL-GR' } });
  expect(groningen.members[0]).toMatchObject({ name: 'groningen', distance: '2' });
  expect(JSON.stringify(groningen)).not.toMatch(/5[0-9]\.\d/);
});

test('within so many kilometres are exactly those whose cards tell a distance below it, in every order, each once', async () => {
  const traits = { country: 'BE', sexuality: 'bi' } as const;
  const middle = { lat: 50.85, lon: 4.35 };
  const viewer = await person(product, 'brussels', { country: 'BE', gender: 'male' });
  await place(viewer, middle);
  const points = fc.sample(
    fc.record({
      north: fc.double({ min: -1.2, max: 1.2, noNaN: true }),
      east: fc.double({ min: -1.9, max: 1.9, noNaN: true }),
    }),
    {
      numRuns: 70,
      seed: 11,
    },
  );
  const homes = new Map<string, { lat: number; lon: number }>();
  for (const [index, { north, east }] of points.entries()) {
    const home = { lat: middle.lat + north ** 3, lon: middle.lon + east ** 3 };
    homes.set(`b${index}`, home);
    // Whatever country the place is in.
    const country = ['BE', 'NL', 'DE', 'BE'][index % 4] ?? 'BE';
    await place(await person(product, `b${index}`, { ...traits, country }), home);
  }
  for (const within of WITHIN)
    for (const sort of SORTS) {
      const shown: string[] = [];
      let total = 1;
      for (let page = 1; shown.length < total; page += 1) {
        const reply = await found({ within, sort, page }, viewer);
        total = reply.total;
        if (!reply.members.length) break;
        for (const { name, distance } of reply.members) {
          shown.push(name);
          expect(distance).toBe(distanceBand(middle, homes.get(name) ?? middle));
        }
      }
      const expected = [...homes].filter(([, home]) => {
        const band = distanceBand(middle, home);
        return band !== 'far' && Number(band) <= Number(within);
      });
      expect([within, sort, [...shown].sort()]).toEqual([within, sort, expected.map(([name]) => name).sort()]);
      expect(total).toBe(expected.length);
      if (sort !== 'near') continue;
      const far = shown.map((name) => distanceKm(middle, homes.get(name) ?? middle));
      // Places are known to a kilometre.
      for (const [index, km] of far.entries()) expect(km).toBeGreaterThan((far[index - 1] ?? 0) * 0.98 - 1.5);
    }
});

test('near me goes up to 100 km beyond a border, unless a country or a region is asked for', async () => {
  const viewer = await person(product, 'maastricht', { country: 'NL', sexuality: 'bi', gender: 'male' });
  await place(viewer, { lat: 50.85, lon: 5.69 });
  // Ages that nobody else has here.
  const traits = { sexuality: 'bi', age: 71 } as const;
  const homes = {
    aachen: ['DE', 50.78, 6.08],
    liege: ['BE', 50.63, 5.57],
    eindhoven: ['NL', 51.44, 5.48],
    groningen: ['NL', 53.22, 6.57],
    berlin: ['DE', 52.52, 13.4],
  } as const;
  for (const [name, [country, lat, lon]] of Object.entries(homes))
    await place(await person(product, `${name} 71`, { ...traits, country }), { lat, lon });
  const of71 = async (query: Record<string, string | number>) => {
    const reply = await found({ min_age: 71, max_age: 71, ...query }, viewer);
    expect(reply.total).toBe(reply.members.length);
    return names(reply).map((name) => name.replace(' 71', ''));
  };
  expect(await of71({ sort: 'near' })).toEqual(['liege', 'aachen', 'eindhoven', 'groningen']);
  expect(await of71({ within: '50', sort: 'near' })).toEqual(['liege', 'aachen']);
  expect((await of71({ within: '50' })).sort()).toEqual(['aachen', 'liege']);
  expect(await of71({ sort: 'near', country: 'NL' })).toEqual(['eindhoven', 'groningen']);
  expect(await of71({ sort: 'near', countryregion: 'NL-NB' })).toEqual([]);
  expect(await of71({})).toHaveLength(2);
  expect(await of71({ within: '50', town: townOf('Maastricht').id, sort: 'new' })).toHaveLength(2);
});

test('who asks for newest members gets those first who were seen first last, with or without a photo', async () => {
  const order = ['third', 'second', 'first'];
  for (const name of order) await person(product, name, { country: 'AT' });
  await product.db.query({
    text: `update member_search s set joined = now() - array_position($1, m.name) * interval '1 day', has_photo = m.name = 'third'
             from members m where m.id = s.member_id and m.name = any($1)`,
    values: [['first', 'second', 'third']],
  });
  expect(names(await found({ country: 'AT', sort: 'new' }))).toEqual(['first', 'second', 'third']);
  expect(names(await found({ country: 'AT' }))).toEqual(['third', 'first', 'second']);
});

test('a profile field finds exactly who says one of the values, in each field and value that can be asked for', async () => {
  const column = (trait: (typeof TRAITS)[number], value: string) =>
    trait === 'interests' || trait === 'languages' ? [value] : value;
  const members = await Promise.all(['a', 'b'].map((name) => person(product, `fields ${name}`, { country: 'SE' })));
  const [one, other] = members;
  if (!one || !other) throw new Error('Nobody was made.');
  for (const trait of TRAITS) {
    const values = traitValues(trait);
    for (const [index, value] of values.entries()) {
      const next = values[(index + 1) % values.length] ?? '';
      await set(one, { [trait]: column(trait, value) });
      await set(other, { [trait]: column(trait, next) });
      expect([value, names(await found({ country: 'SE', [trait]: value }))]).toEqual([value, ['fields a']]);
      expect(names(await found({ country: 'SE', [trait]: `${value},${next}` }))).toHaveLength(2);
    }
    const bits = values.map((value) => bitsOf(trait, [value]));
    expect(new Set(bits).size).toBe(values.length);
    expect(Object.keys((await ask({ [trait]: 'nonsense' })).json().error.fields)).toEqual([trait]);
  }
});

test('a hundred filters at once are read, and those that the site does not name are left aside', async () => {
  const everything = TRAITS.map((trait) => [trait, traitValues(trait).join(',')]);
  const noise = Array.from({ length: 100 }, (_, number) => [`filter${number}`, 'x']);
  const query = Object.fromEntries([...everything, ...noise, ['gender', 'female'], ['min_age', 18], ['sort', 'new']]);
  const reply = await found({ ...query, country: 'SE' });
  expect(reply.filters.traits.interests).toHaveLength(50);
  const plain = await startTestApp();
  const { filters } = (
    await plain.app.inject({ url: '/api/members.php?hair_color=red&interests=wine&min_age=40' })
  ).json();
  expect(filters).toMatchObject({ traits: {}, min_age: 40 });
});

test.each([
  [{ sort: 'best' }, 'sort'],
  [{ within: '3' }, 'within'],
  [{ within: 'far' }, 'within'],
  [{ town: 0 }, 'town'],
  [{ town: 999_999_999 }, 'town'],
  [{ town: arnhem.id, country: 'DE' }, 'town'],
  [{ interests: 'x'.repeat(1001) }, 'interests'],
])('%o is refused with the field that is wrong', async (query, field) => {
  const reply = await ask(query);
  expect([reply.statusCode, Object.keys(reply.json().error.fields)]).toEqual([400, [field]]);
});
