import { expect, test } from 'vitest';
import { freshAddress } from '#tests/endpoints.ts';
import { startTestApp } from '#tests/harness.ts';

const product = await startTestApp();
const ask = (url: string, from = freshAddress()) => product.app.inject({ url, headers: { 'x-forwarded-for': from } });
const geocode = (lat: unknown, lon: unknown) => ask(`/api/geocode.php?lat=${lat}&lon=${lon}`);

test('a point is told as country, region and town, and kept by the own browser alone for an hour', async () => {
  const reply = await geocode('52.09', '5.12');
  expect(reply.json()).toEqual({
    geocode: { id: 2745912, country: 'NL', region: 'NL-UT', region_name: 'Utrecht', city: 'Utrecht' },
  });
  expect(reply.headers['cache-control']).toBe('private, max-age=3600');
});

test('far at sea there is no town', async () => {
  expect((await geocode(45, -35)).json()).toEqual({ geocode: null });
});

test('the ends of the Earth are places, and what is beyond or no number is refused', async () => {
  for (const [lat, lon] of [
    [90, 180],
    [-90, -180],
    ['89.9999', '179.9999'],
    ['-0', '0'],
  ])
    expect((await geocode(lat, lon)).statusCode).toBe(200);
  for (const wrong of ['', 'x', '1e3', 'NaN', 'Infinity', '0x10', '5,5', '%00', '91', '-91', '1.'])
    expect((await geocode(wrong, 5)).statusCode, wrong).toBe(400);
  for (const wrong of ['180.01', '-181', '']) expect((await geocode(5, wrong)).statusCode, wrong).toBe(400);
  expect((await ask('/api/geocode.php?lat=52')).statusCode).toBe(400);
  expect((await ask('/api/geocode.php?lat=52&lat=53&lon=5')).statusCode).toBe(400);
});

test('towns are told by the beginning of their names, of all countries or of one', async () => {
  const { towns } = (await ask('/api/towns.php?q=arnh')).json();
  expect(towns[0]).toEqual({ id: 2759661, country: 'NL', region: 'NL-GE', region_name: 'Gelderland', city: 'Arnhem' });
  const german = (await ask('/api/towns.php?q=b&country=DE')).json().towns;
  expect(german).toHaveLength(8);
  expect(german[0]).toMatchObject({ city: 'Berlin', country: 'DE' });
});

test('a search for towns without text, with too much of it or in no country is refused', async () => {
  for (const query of ['', '?q=', '?q=%20', `?q=${'a'.repeat(81)}`, '?q=a&country=XX', '?q=a&country=nl'])
    expect((await ask(`/api/towns.php${query}`)).statusCode, query).toBe(400);
  expect((await ask(`/api/towns.php?q=${encodeURIComponent("%' or 1=1 --")}`)).json()).toEqual({ towns: [] });
});

test('a town is told by its id, and an id that is nobody’s is none', async () => {
  expect((await ask('/api/town.php?id=2759661')).json().town).toMatchObject({ city: 'Arnhem', country: 'NL' });
  expect((await ask('/api/town.php?id=7')).json()).toEqual({ town: null });
});

test('one address may not ask for places without end', async () => {
  const from = freshAddress();
  const statuses: number[] = [];
  for (let call = 0; call < 31; call += 1) statuses.push((await ask('/api/geocode.php?lat=52&lon=5', from)).statusCode);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect((await ask('/api/towns.php?q=a', from)).statusCode).toBe(200);
});
