import { expect, test } from 'vitest';
import { freshAddress } from '#tests/endpoints.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';

const product = await startTestApp();
const ARNHEM = 2759661;

const headers = (by: Person) => ({ cookie: by.cookie, 'x-forwarded-for': freshAddress() });
const set = (by: Person, payload: object) =>
  product.app.inject({ method: 'PUT', url: '/api/place.php', headers: headers(by), payload });
const placeOf = async (by: Person) =>
  (await product.app.inject({ url: '/api/place.php', headers: headers(by) })).json().place;
const seen = async (who: Person, by: Person) =>
  (await product.app.inject({ url: `/api/member.php?id=${who.id}`, headers: headers(by) })).json().profile;
const stored = async (who: Person) =>
  (
    await product.db.query<{ latitude: number; longitude: number }>({
      text: 'select latitude, longitude from members where id = $1',
      values: [who.id],
    })
  ).rows[0];

test('a member sets the town they live in, and others see town, region, country and a rough distance', async () => {
  const marit = await person(product, 'marit');
  const joost = await person(product, 'joost', { gender: 'male' });
  expect(await placeOf(marit)).toBeNull();
  const { place } = (await set(marit, { city_id: ARNHEM })).json();
  expect(place).toMatchObject({ id: ARNHEM, city: 'Arnhem', region: 'NL-GE', country: 'NL' });
  expect(await placeOf(marit)).toEqual(place);
  expect((await set(joost, { lat: 51.8426, lon: 5.8546 })).json().place).toMatchObject({ city: 'Nijmegen' });
  const profile = await seen(marit, joost);
  expect(profile).toMatchObject({ city: 'Arnhem', region: 'Gelderland', country: 'NL', distance: '25' });
  expect(JSON.stringify(profile)).not.toMatch(/latitude|longitude|"lat|"lon|51\.9|5\.9/);
});

test('of a point only the centre of the town near it is kept, as of the town itself', async () => {
  const marit = await person(product, 'marit-square');
  for (const place of [{ lat: 51.98312, lon: 5.9052 }, { lat: 51.97, lon: 5.899 }, { city_id: ARNHEM }]) {
    expect((await set(marit, place)).json().place).toMatchObject({ id: ARNHEM });
    expect(await stored(marit)).toEqual({ latitude: 51.98, longitude: 5.911 });
  }
});

test('a member chooses another town three times in 24 hours, also at the same moment, and keeps to one as often as they like', async () => {
  const marit = await person(product, 'marit-restless');
  const TOWNS = [ARNHEM, 2745912, 2750053, 2747891, 2759794, 2755251];
  const replies = await Promise.all(TOWNS.map((city_id) => set(marit, { city_id })));
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
  const refused = replies.find(({ statusCode }) => statusCode !== 200);
  expect([refused?.statusCode, refused?.json().error.code]).toEqual([429, 'place_changed_lately']);
  const { id, city } = await placeOf(marit);
  expect((await set(marit, { city_id: id })).statusCode).toBe(200);
  const nijmegen = city === 'Nijmegen' ? { lat: 51.98, lon: 5.91 } : { lat: 51.8426, lon: 5.8546 };
  expect((await set(marit, nijmegen)).statusCode).toBe(429);
  expect((await set(marit, { city_id: null })).statusCode).toBe(200);
  expect((await set(marit, nijmegen)).statusCode).toBe(429);
  await product.db.query({
    text: `update members set moved_at = array(select at - interval '24 hours' from unnest(moved_at) at) where id = $1`,
    values: [marit.id],
  });
  expect((await set(marit, nijmegen)).statusCode).toBe(200);
});

test('members who were stored more finely before are put at the centres of their towns, and search knows it', async () => {
  const [marit, joost] = [await person(product, 'marit-old'), await person(product, 'joost-old', { gender: 'male' })];
  await set(joost, { city_id: ARNHEM });
  await product.db.query({
    text: `update members set city_id = $2, city = 'Arnhem', region = 'NL-GE', latitude = null, longitude = null where id = $1`,
    values: [marit.id, ARNHEM],
  });
  await product.runSchedule('members-settle');
  expect(await stored(marit)).toEqual({ latitude: 51.98, longitude: 5.911 });
  expect(await seen(marit, joost)).toMatchObject({ city: 'Arnhem', distance: '2' });
  const { members } = (await product.app.inject({ url: '/api/members.php?within=2', headers: headers(joost) })).json();
  expect(members).toContainEqual(expect.objectContaining({ id: marit.id }));
});

test('search finds a member in the region and country of the new place at once', async () => {
  const marit = await person(product, 'marit-moves');
  const joost = await person(product, 'joost-looks', { gender: 'male' });
  const found = async (query: string) =>
    (await product.app.inject({ url: `/api/members.php?${query}`, headers: headers(joost) }))
      .json()
      .members.some(({ id }: { id: number }) => id === marit.id);
  expect(await found('countryregion=DE-BE')).toBe(false);
  const berlin = (await product.app.inject({ url: '/api/towns.php?q=berlin&country=DE' })).json().towns[0];
  await set(marit, { city_id: berlin.id });
  expect(await found('countryregion=DE-BE')).toBe(true);
  expect(await found('country=NL')).toBe(false);
});

test('a place can be taken back, and the country stays', async () => {
  const marit = await person(product, 'marit-nowhere');
  const joost = await person(product, 'joost-near', { gender: 'male' });
  for (const who of [marit, joost]) await set(who, { city_id: ARNHEM });
  expect((await set(marit, { city_id: null })).json()).toEqual({ place: null });
  expect(await seen(marit, joost)).toMatchObject({ city: null, region: null, country: 'NL', distance: null });
});

test('a town that nobody knows, the sea, what is off the Earth and a country that the site does not serve are refused', async () => {
  const marit = await person(product, 'marit-lost');
  const before = await stored(marit);
  for (const nowhere of [{ city_id: 1 }, { city_id: 1e12 }, { lat: 45, lon: -35 }]) {
    const reply = await set(marit, nowhere);
    expect([reply.statusCode, reply.json().error.code]).toEqual([400, 'place_unknown']);
  }
  for (const wrong of [
    { city_id: -1 },
    { city_id: '2759661' },
    { lat: 91, lon: 5 },
    { lat: 52 },
    {},
    { id: marit.id + 1, country: 'DE' },
  ]) {
    const reply = await set(marit, wrong);
    expect(reply.statusCode, JSON.stringify(wrong)).toBe(400);
    expect(reply.json().error.code).toBe('invalid_input');
  }
  await product.db.query({
    text: `update sites set settings = jsonb_set(settings, '{countries}', '["NL"]') where is_default`,
  });
  product.travel(6000);
  for (const berlin of [{ lat: 52.52, lon: 13.4 }, { city_id: 2950159 }]) {
    const reply = await set(marit, berlin);
    expect([reply.statusCode, reply.json().error.code]).toEqual([400, 'place_not_served']);
  }
  // What would be refused is not offered.
  const offered = async (q: string) =>
    (await product.app.inject({ url: `/api/towns.php?q=${q}`, headers: headers(marit) })).json().towns;
  expect(await offered('berl')).not.toContainEqual(expect.objectContaining({ country: 'DE' }));
  expect(await offered('arnh')).toContainEqual(expect.objectContaining({ id: ARNHEM }));
  expect((await set(marit, { city_id: ARNHEM })).statusCode).toBe(200);
  expect(before).toEqual({ latitude: null, longitude: null });
});
