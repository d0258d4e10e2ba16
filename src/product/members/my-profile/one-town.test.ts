import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Point } from '#product/geo/contract.ts';
import { citiesOf, findCity } from '#product/geo/geo.ts';
import { geocode } from '#product/geo/geocode.ts';
import { calls, freshAddress, type Schema } from '#tests/endpoints.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import { SORTS, WITHIN } from '../search/contract.ts';

const product = await startTestApp();
const run = (text: string, ...values: unknown[]) => product.db.query<Record<string, unknown>>({ text, values });
const NIJMEGEN = 2750053;
const ARNHEM = 2759661;

const ask = (by: Person, url: string) =>
  product.app.inject({ url, headers: { cookie: by.cookie }, remoteAddress: freshAddress() });
async function move(who: Person, payload: Point | { city_id: number }): Promise<void> {
  await run(`update members set moved_at = '{}' where id = $1`, who.id);
  const headers = { cookie: who.cookie };
  const remoteAddress = freshAddress();
  const reply = await product.app.inject({ method: 'PUT', url: '/api/place.php', headers, remoteAddress, payload });
  expect(reply.statusCode).toBe(200);
}

const post = (by: Person, url: string, payload: object) =>
  product.app.inject({ method: 'POST', url, headers: { cookie: by.cookie }, remoteAddress: freshAddress(), payload });

function triesOf(name: string, schema: Schema, victim: Person): string[] {
  // All of them would be more than somebody may read in an hour.
  if (name === 'country') return ['NL', 'DE'];
  if (schema.enum) return schema.enum.map(String);
  return /id$|^id/.test(name) ? [`${victim.id}`] : name === 'town' ? [`${ARNHEM}`, `${NIJMEGEN}`] : ['1'];
}

/** Addresses of all calls that read, with each word of their queries by itself, and of search by every order and circle. */
function addressesFor(victim: Person): string[] {
  const every = calls
    .filter(({ method, endpoint }) => method === 'GET' && endpoint.type === undefined && !endpoint.writes)
    .flatMap(({ path, query: { properties = {}, required = [] } = {} }) => {
      const tries = (name: string) => triesOf(name, properties[name] ?? {}, victim);
      const least = Object.fromEntries(required.map((name) => [name, tries(name)[0] ?? '']));
      const more = Object.keys(properties).flatMap((name) => tries(name).map((value) => ({ ...least, [name]: value })));
      return [least, ...more].map((words) => `${path}?${new URLSearchParams(words)}`);
    });
  const near = SORTS.flatMap((sort) => WITHIN.map((within) => `/api/members.php?sort=${sort}&within=${within}`));
  const game = WITHIN.map((within) => `/api/swipe.php?within=${within}`);
  return [...new Set([...every, ...near, ...game])];
}

const around = fc.record({
  north: fc.double({ min: -1, max: 1, noNaN: true }),
  east: fc.double({ min: -1, max: 1, noNaN: true }),
});
const pointOf = (town: Point, { north, east }: { north: number; east: number }): Point => ({
  lat: town.lat + north * 0.04,
  lon: town.lon + east * 0.06,
});

test('wherever in a town a member is, every call and every mail says the same of them', async () => {
  const attacker = await person(product, 'attacker', { gender: 'male', premium: true, credits: 100 });
  const victim = await person(product, 'victim');
  await run(`update member_search set joined = now() - interval '1 hour' where member_id = $1`, victim.id);
  const towns = citiesOf('NL', 400);
  await post(attacker, '/api/like.php', { profile_id: victim.id });
  await post(victim, '/api/visit.php', { id: attacker.id });
  await post(attacker, '/api/saved-searches.php', {
    name: 'near',
    search: { within: '5', town: ARNHEM },
    alert: 'daily',
  });
  await post(attacker, '/api/saved-searches.php', {
    name: 'mine',
    search: { within: '10', sort: 'near' },
    alert: 'daily',
  });
  const addresses = addressesFor(victim);
  expect(addresses.length).toBeGreaterThan(100);
  const told = async () => {
    const answers: Record<string, string> = {};
    for (const url of addresses) answers[url] = (await ask(attacker, url)).body.replace(/"request_id":"[^"]*"/g, '');
    await run(`update saved_searches set told_until = 'epoch', next_at = 'epoch', mailed_at = null`);
    const before = product.mails.length;
    await product.runSchedule('saved-search-alerts');
    mailed += product.mails.length - before;
    answers.mails = JSON.stringify(product.mails.slice(before).map(({ to, params }) => [to, params.news]));
    return answers;
  };
  let mailed = 0;
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 399 }), around, around, around, async (town, one, other, from) => {
      const centre = towns[town];
      if (!centre) throw new Error('There are fewer towns.');
      const [here, there] = [pointOf(centre, one), pointOf(centre, other)];
      const home = geocode(here);
      fc.pre(home !== null && home.id === geocode(there)?.id);
      await move(attacker, pointOf(centre, from));
      await move(victim, here);
      const first = await told();
      const steady = Object.entries(await told()).filter(([url, body]) => first[url] === body);
      expect(steady.length).toBeGreaterThan(addresses.length * 0.9);
      await move(victim, there);
      const second = await told();
      for (const [url, body] of steady) expect([url, second[url]]).toEqual([url, body]);
    }),
    { numRuns: 5, seed: 27, endOnFailure: true },
  );
  expect(mailed).toBeGreaterThan(0);
});

test('an attacker who moves 200 times learns the town of a member, and nothing of where in it they live', async () => {
  const attacker = await person(product, 'stalker', { gender: 'male', age: 61 });
  const traits = { age: 61 } as const;
  const [north, south, elsewhere] = await Promise.all(
    ['north', 'south', 'elsewhere'].map((name) => person(product, name, traits)),
  );
  if (!north || !south || !elsewhere) throw new Error('There is nobody to find.');
  const homes = [
    { lat: 52.003, lon: 5.9 },
    { lat: 51.965, lon: 5.885 },
  ] as const;
  for (const home of homes) expect(geocode(home)?.id).toBe(ARNHEM);
  await move(north, homes[0]);
  await move(south, homes[1]);
  await move(elsewhere, { city_id: NIJMEGEN });
  const centre = findCity(ARNHEM);
  if (!centre) throw new Error('There is no Arnhem.');
  const learnt: Record<string, unknown[]> = {};
  for (let step = 0; step < 200; step += 1) {
    const [turn, km] = [step * 2.4, 60 * 0.98 ** step + 1];
    await move(attacker, {
      lat: centre.lat + (km / 111) * Math.sin(turn),
      lon: centre.lon + (km / 68) * Math.cos(turn),
    });
    const within = WITHIN[step % WITHIN.length] ?? '5';
    for (const url of ['/api/members.php?sort=near', `/api/members.php?within=${within}`]) {
      const { members } = (await ask(attacker, `${url}&min_age=61&max_age=61`)).json();
      for (const who of [north, south, elsewhere]) {
        const card = members.find(({ id }: { id: number }) => id === who.id);
        learnt[who.name] = [...(learnt[who.name] ?? []), [url, card?.distance, card?.city]];
      }
    }
  }
  expect(learnt.north).toHaveLength(400);
  expect(learnt.south).toEqual(learnt.north);
  expect(learnt.elsewhere).not.toEqual(learnt.north);
});
