import { expect, test } from 'vitest';
import { LOCALES } from '#platform/i18n/locales.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { memberChanged } from '../members.ts';
import type { HomeReply } from './contract.ts';

const product = await startTestApp();
const set = async (settings: object) => {
  await product.db.query({
    text: 'update sites set settings = settings || $1::jsonb where is_default',
    values: [JSON.stringify(settings)],
  });
  product.travel(61_000);
};
const home = async (language = 'en', headers: Record<string, string> = {}): Promise<HomeReply> =>
  (await product.app.inject({ url: '/api/home.php', headers: { 'accept-language': language, ...headers } })).json();
const members = async (country: string) => (await home('en', { cookie: `country=${country}` })).members;
const crowd = async (country: string, count: number, fictional = 0) => {
  for (let at = 0; at < count; at += 1) await person(product, `${country}real${at}`, { country });
  for (let at = 0; at < fictional; at += 1) await person(product, `${country}made${at}`, { country, fictional: true });
};
const withPhoto = async (name: string, traits: Parameters<typeof person>[2] & { landers?: boolean } = {}) => {
  const { landers = true, ...others } = traits;
  const one = await person(product, name, { age: 45, country: 'SE', ...others });
  for (const text of [
    `insert into media_files (hash, width, height, thumbhash) values (md5('${name}') || md5('${name}'), 30, 40, 'x') on conflict do nothing`,
    `insert into photos (member_id, file_hash, position, status) values (${one.id}, md5('${name}') || md5('${name}'), 0, 'active')`,
    `update member_search set has_photo = true where member_id = ${one.id}`,
    `update members set landers = ${landers} where id = ${one.id}`,
  ])
    await product.db.query({ text });
  return one.id;
};
const shown = async () => (await home('en', { cookie: 'country=SE' })).people.map(({ name }) => name).sort();

test('the first page counts who is shown in the preselected country, real and fictional apart, from 25 real ones on', async () => {
  await crowd('NL', 24, 3);
  expect(await members('NL')).toBeNull();
  await person(product, 'the25th', { country: 'NL' });
  await person(product, 'elsewhere', { country: 'DE' });
  const unseen = [
    await person(product, 'unconfirmed', { country: 'NL', confirmed: false }),
    await person(product, 'disabled', { country: 'NL', status: 'disabled' }),
    await person(product, 'hidden', { country: 'NL' }),
  ].map(({ id }) => id);
  await product.db.query({ text: 'update members set invisible = true where id = $1', values: [unseen[2]] });
  await product.db.transaction((tx) => memberChanged({ tx }, unseen));
  product.travel(61_000);
  expect(await members('NL')).toEqual({ country: 'NL', real: 25, fictional: 3, capped: false });
  expect(await members('DE')).toBeNull();
});

test('a count is kept for a minute: a page view reads no table', async () => {
  expect((await members('NL'))?.real).toBe(25);
  await person(product, 'the26th', { country: 'NL' });
  expect((await members('NL'))?.real).toBe(25);
  product.travel(61_000);
  expect((await members('NL'))?.real).toBe(26);
});

test('who agreed to be shown comes first, then fictional profiles, and nobody who could pass for under 25', async () => {
  expect(await shown()).toEqual([]);
  await withPhoto('Agreed');
  await withPhoto('Silent', { landers: false });
  await withPhoto('Young', { age: 27 });
  await withPhoto('Madeup', { fictional: true, landers: false });
  expect(await shown()).toEqual(['Agreed', 'Madeup']);
});

test('people whom the site names are shown as long as they agree and are there, and others take their places', async () => {
  const named = await withPhoto('Named', { gender: 'male' });
  const never = await withPhoto('Neveragreed', { landers: false });
  await set({ home_people: [named, never, 999_999] });
  expect(await shown()).toEqual(['Agreed', 'Madeup', 'Named']);
  await product.db.query({ text: `update members set status = 'deleted' where id = ${named}` });
  expect(await shown()).toEqual(['Agreed', 'Madeup']);
  await set({ home_people: [] });
});

test('where visitors may not search nobody is shown, counted or searched for', async () => {
  await set({ logged_out_search: false, logged_out_search_trafficsource: false });
  expect(await home()).toMatchObject({ people: [], members: null, search: false });
  await set({ logged_out_search: true, logged_out_search_trafficsource: true });
  expect(await home()).toMatchObject({ search: true });
});

test('a site says its own words in the languages that it has them in, and the general ones of its niche elsewhere', async () => {
  await set({ niche: 3, home_scene: null, name: 'Knot', home_texts: { nl: { headline: 'Eigen woorden.' } } });
  expect((await home('nl')).texts.headline).toBe('Eigen woorden.');
  for (const language of LOCALES) {
    const { texts, scene } = await home(language);
    expect(scene).toBeNull();
    expect(texts.subline).toContain('Knot');
    expect(texts.steps).toHaveLength(3);
    expect(texts.steps[2]?.text).toContain('{cost}');
  }
  expect(JSON.stringify((await home('en')).texts)).not.toMatch(/window|street|light|neighbour/i);
  await set({ niche: 1 });
});

test('one wrong word of the home texts, or a scene that nobody knows, changes nothing else of the site', async () => {
  await set({
    home_scene: 'moon',
    home_texts: { en: { headline: 7 } },
    shape: 'star',
    headline_face: 'comic',
    logo: 1,
  });
  const reply = await home();
  expect(reply.scene).toBeNull();
  expect(reply.texts.headline).toBe('Good company starts with hello.');
  const settings = await product.app.inject('/api/settings.php');
  expect(settings.json().settings).toMatchObject({ name: 'Knot', logo: 'flame', home_scene: null });
});
