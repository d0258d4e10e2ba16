import { expect, test } from 'vitest';
import { citiesOf } from '#product/geo/geo.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import { memberChanged } from '../members.ts';
import type { MemberSearchReply, RelaxedFilter, RelaxedFiltersReply } from './contract.ts';

const product = await startTestApp();
await product.db.query({
  text: `update sites set settings = settings || '{"search_fields": ["gender","country","countryregion","min_age","max_age","hair_color"]}'`,
});

async function lives(name: string, town: string, traits: Parameters<typeof person>[2]): Promise<Person> {
  const who = await person(product, name, traits);
  const city = citiesOf('NL').find(({ name }) => name === town);
  await product.db.query({
    text: "update members set latitude = $2, longitude = $3, region = $4, hair_color = 'red' where id = $1",
    values: [who.id, city?.lat, city?.lon, city?.region],
  });
  await product.db.transaction((tx) => memberChanged({ tx }, [who.id]));
  return who;
}
const ask = async <Reply>(path: string, search: object, viewer?: Person): Promise<Reply> => {
  const words = Object.entries(search).map(([name, value]) => [name, `${value}`]);
  const url = `/api/${path}?${new URLSearchParams(words)}`;
  const reply = await product.app.inject({ url, headers: viewer ? { cookie: viewer.cookie } : {} });
  expect([url, reply.statusCode]).toEqual([url, 200]);
  return reply.json();
};
const widen = (search: object, viewer?: Person) => ask<RelaxedFiltersReply>('search-widenings.php', search, viewer);

const viewer = await lives('viewer', 'Wageningen', { gender: 'female' });
for (const [name, town, age] of [
  ['near one', 'Ede', 37],
  ['near two', 'Arnhem', 37],
  ['near three', 'Arnhem', 38],
  ['older', 'Wageningen', 40],
  ['far', 'Groningen', 37],
] as const)
  await lives(name, town, { gender: 'male', age });
await lives('made up', 'Wageningen', { gender: 'male', age: 37, fictional: true });

test('an empty search is offered what adds most by the smallest steps, with counts that hold when it is followed', async () => {
  const search = { min_age: 36, max_age: 38, within: '5', real_only: true };
  expect((await ask<MemberSearchReply>('members.php', search, viewer)).total).toBe(0);
  const { widenings: relaxed, outside } = await widen(search, viewer);
  expect(
    relaxed.map(({ kind, search, count }) => [kind, search.within, search.min_age, search.max_age, count]),
  ).toEqual([
    ['within', '25', 36, 38, 3],
    ['ages', '5', 33, 41, 1],
  ]);
  expect(outside.map(({ name }) => name).sort()).toEqual(['near one', 'near three', 'near two']);
  for (const { search, count } of relaxed)
    expect((await ask<MemberSearchReply>('members.php', search, viewer)).total).toBe(count);
  // Nobody is led to fictional profiles who asked for real members.
  for (const { search } of relaxed) expect(search.real_only).toBe(true);
});

test('a region, a profile’s field and a circle can each be given up', async () => {
  const kinds = async (search: object) =>
    (await widen(search, viewer)).widenings.map(({ kind }: RelaxedFilter) => kind);
  expect(await kinds({ countryregion: 'NL-ZE' })).toEqual(['region']);
  expect(await kinds({ hair_color: 'blonde' })).toEqual(['trait']);
  expect(await kinds({ within: '2', min_age: 37, max_age: 37, real_only: true })).toEqual(['within', 'ages']);
  expect(await widen({}, viewer)).toEqual({ widenings: [], outside: [] });
});

test('visitors are told only where the site lets them search', async () => {
  const shut = await startTestApp();
  await shut.db.query({ text: `update sites set settings = settings || '{"logged_out_search": false}'` });
  const reply = await shut.app.inject({ url: '/api/search-widenings.php?min_age=90' });
  expect([reply.statusCode, reply.json().error.code]).toEqual([403, 'search_not_allowed']);
});
