import { beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import { memberChanged } from '../members.ts';
import type { SavedSearch } from './contract.ts';
import type { News } from './notify-of-new-members.ts';

const product = await startTestApp();
const run = (text: string, ...values: unknown[]) => product.db.query({ text, values });
const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;

async function call(by: Person | null, method: 'GET' | 'POST' | 'PUT' | 'DELETE', payload?: object) {
  const reply = await product.app.inject({
    method,
    url: '/api/saved-searches.php',
    headers: by ? { cookie: by.cookie } : {},
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, body: reply.json() };
}
const save = (by: Person, name: string, search: object = {}, alert = 'daily') =>
  call(by, 'POST', { name, search, alert });

async function joins(
  name: string,
  { interests = [], ...traits }: Parameters<typeof person>[2] & { interests?: string[] } = {},
): Promise<Person> {
  const who = await person(product, name, { country: 'FI', gender: 'male', ...traits });
  await run('update members set interests = $2 where id = $1', who.id, interests);
  await product.db.transaction((tx) => memberChanged({ tx }, [who.id]));
  await run('update member_search set joined = $2 where member_id = $1', who.id, product.services.now());
  return who;
}
const look = async () => {
  const before = product.mails.length;
  await product.runSchedule('saved-search-alerts');
  return product.mails
    .slice(before)
    .map(({ to, params }) => ({ to, news: JSON.parse(String(params.news)) as News[], params }));
};

let count = 0;
let marit: Person;
beforeEach(async () => {
  product.travel(Date.now() - product.services.now().getTime());
  await run('delete from saved_searches');
  await run('update member_search set visible = false');
  count += 1;
  marit = await person(product, `marit${count}`, { country: 'FI' });
});

test('a member keeps searches by name, changes and deletes them, and nobody else reaches them', async () => {
  const search = { min_age: 40, max_age: 50, sort: 'new', within: '25' };
  const saved = await save(marit, ' Around Turku ', { ...search, page: 3 }, 'weekly');
  expect(saved.body).toEqual({
    searches: [
      {
        id: expect.any(Number),
        name: 'Around Turku',
        search,
        alert: 'weekly',
        push: false,
        filters: expect.objectContaining({ gender: null, min_age: 40, max_age: 50, within: '25', traits: {} }),
        news: { count: 0, more: false, since: expect.any(String) },
      },
    ],
    most: 10,
  });
  const { id } = saved.body.searches[0];
  // Saved again it is the same one.
  expect((await save(marit, 'around turku', search, 'daily')).body.searches).toMatchObject([
    { id, name: 'around turku', search, alert: 'daily' },
  ]);
  // Another one of its name takes its place only if that is said.
  expect((await save(marit, 'Around Turku', {}, 'never')).body.error.code).toBe('saved_search_name_taken');
  expect((await call(marit, 'GET')).body.searches).toMatchObject([{ id, name: 'around turku', search }]);
  const instead = { name: 'around turku', search: {}, alert: 'never', replace: true };
  expect((await call(marit, 'POST', instead)).body.searches).toMatchObject([
    { id, name: 'around turku', search: {}, alert: 'never' },
  ]);
  await save(marit, 'Elsewhere');
  expect((await call(marit, 'PUT', { id, name: 'ELSEWHERE' })).body.error.code).toBe('saved_search_name_taken');
  expect((await call(marit, 'PUT', { id, name: 'Home', alert: 'daily' })).body.searches[0]).toMatchObject({
    name: 'Home',
    alert: 'daily',
  });
  const stranger = await person(product, `stranger${count}`);
  expect((await call(stranger, 'PUT', { id, name: 'Mine' })).body.error.code).toBe('saved_search_not_found');
  expect((await call(stranger, 'DELETE', { id })).body.searches).toEqual([]);
  expect((await call(marit, 'GET')).body.searches.map(({ name }: { name: string }) => name)).toEqual([
    'Home',
    'Elsewhere',
  ]);
  expect((await call(null, 'GET')).status).toBe(403);
  for (const repeat of [1, 2])
    expect([repeat, (await call(marit, 'DELETE', { id })).body.searches.length]).toEqual([repeat, 1]);
});

test('the list tells how many real members joined since, a week back at most, and what each search asks for', async () => {
  const asked = { countryregion: 'FI-19', interests: 'sushi,wine' };
  await save(marit, 'Sushi', asked, 'never');
  await save(marit, 'All');
  const news = async () =>
    (await call(marit, 'GET')).body.searches.map((one: SavedSearch) => [one.news.count, one.news.more]);
  product.travel(HOUR_MS);
  await joins(`fits${count}`, { region: 'FI-19', interests: ['wine'] });
  await joins(`fits not${count}`, { region: 'FI-19', interests: ['tea'] });
  await joins(`made${count}`, { region: 'FI-19', interests: ['wine'], fictional: true });
  product.travel(1);
  expect(await news()).toEqual([
    [1, false],
    [2, false],
  ]);
  const { filters } = (await call(marit, 'GET')).body.searches[0];
  expect(filters).toMatchObject({ country: 'FI', countryregion: 'FI-19', traits: { interests: ['sushi', 'wine'] } });
  for (let number = 0; number < 19; number += 1) await joins(`more${number} ${count}`);
  product.travel(1);
  expect(await news()).toEqual([
    [1, false],
    [20, true],
  ]);
  product.travel(7 * DAY_MS);
  expect(await news()).toEqual([
    [0, false],
    [0, false],
  ]);
  await run(`update saved_searches set search = '{"countryregion":"FI-ZZ"}' where name = 'All'`);
  expect((await call(marit, 'GET')).body.searches[1]).toMatchObject({ filters: null, news: { count: 0 } });
});

test('ten searches fit, and of two that come at once only one is the tenth', async () => {
  for (let number = 1; number <= 9; number += 1) await save(marit, `s${number}`);
  const both = await Promise.all([save(marit, 'left'), save(marit, 'right')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = both.find(({ status }) => status === 409);
  expect(refused?.body.error).toMatchObject({ code: 'saved_searches_full' });
  expect(refused?.body.error.message).toContain('10');
  expect((await call(marit, 'GET')).body.searches).toHaveLength(10);
});

test.each([
  [{ name: ' ', search: {}, alert: 'daily' }],
  [{ name: 'x'.repeat(61), search: {}, alert: 'daily' }],
  [{ name: 'x', search: { country: 'XX' }, alert: 'daily' }],
  [{ name: 'x', search: { min_age: 50, max_age: 40 }, alert: 'daily' }],
  [{ name: 'x', search: {}, alert: 'hourly' }],
])('%o is not saved', async (payload) => {
  expect((await call(marit, 'POST', payload)).status).toBe(400);
  expect((await call(marit, 'GET')).body.searches).toEqual([]);
});

test('a mail tells of new real members who suit, once, at most once a day, and only if there is somebody', async () => {
  await joins('here before');
  product.travel(10 * 60_000);
  await save(marit, 'Everybody');
  await save(marit, 'Over fifty', { min_age: 50 });
  await save(marit, 'Quiet', {}, 'never');
  product.travel(HOUR_MS);
  await joins('Timo', { age: 44 });
  await joins('made up', { fictional: true });
  await joins('not for her', { sexuality: 'gay' });
  await joins('abroad', { country: 'SE' });
  await joins('away', { status: 'disabled' });
  const blocked = await joins('blocked');
  await run('insert into blocks (blocker_id, blocked_id) values ($1, $2)', blocked.id, marit.id);
  const unseen = await joins('unseen');
  await run('update members set invisible = true where id = $1', unseen.id);
  expect(await look()).toEqual([]);
  product.travel(DAY_MS);
  const mails = await look();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: marit.email, news: [{ name: 'Everybody', count: 1, people: 'Timo, 44' }] });
  // Asked again, by whatever process: nothing more.
  expect(await look()).toEqual([]);
  await joins('Olli', { age: 60 });
  product.travel(2 * HOUR_MS);
  expect(await look()).toEqual([]);
  product.travel(DAY_MS);
  const [next] = await look();
  expect(next?.news.map(({ name, count, people }) => [name, count, people])).toEqual([
    ['Everybody', 1, 'Olli, 60'],
    ['Over fifty', 1, 'Olli, 60'],
  ]);
  expect(next?.news[1]?.path).toBe('/members?min_age=50&sort=new');
  product.travel(3 * DAY_MS);
  expect(await look()).toEqual([]);
});

test('whoever wants one a week gets one a week, and whoever turns it on again is not told of the time between', async () => {
  await save(marit, 'Weekly', {}, 'weekly');
  product.travel(HOUR_MS);
  await joins('Weekly one');
  product.travel(2 * DAY_MS);
  expect(await look()).toEqual([]);
  product.travel(6 * DAY_MS);
  const [mail] = await look();
  expect(mail?.news).toMatchObject([{ count: 1 }]);
  const { id } = (await call(marit, 'GET')).body.searches[0];
  await call(marit, 'PUT', { id, alert: 'never' });
  product.travel(HOUR_MS);
  await joins('In between');
  product.travel(30 * DAY_MS);
  await call(marit, 'PUT', { id, alert: 'daily' });
  product.travel(2 * DAY_MS);
  expect(await look()).toEqual([]);
});

test('the link in the mail ends these mails without logging in, as often as it is pressed, and no other token does', async () => {
  await save(marit, 'Everybody');
  product.travel(HOUR_MS);
  await joins('Pekka');
  product.travel(2 * DAY_MS);
  const [mail] = await look();
  const link = new URL(String(mail?.params.unsubscribe_url));
  expect(link.pathname).toBe('/api/saved-search-alerts-off.php');
  const alert = async () => (await call(marit, 'GET')).body.searches[0].alert;
  // Programs open links that nobody pressed.
  const opened = await product.app.inject({ url: link.pathname + link.search });
  expect([opened.statusCode, opened.headers.location]).toEqual([303, `/members/saved-off${link.search}`]);
  expect(await alert()).toBe('daily');
  const wrong = await product.app.inject({ method: 'POST', url: `${link.pathname}?token=guessed` });
  expect([wrong.statusCode, wrong.json(), await alert()]).toEqual([200, { ok: true }, 'daily']);
  for (const repeat of [1, 2]) {
    const reply = await product.app.inject({
      method: 'POST',
      url: link.pathname + link.search,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([repeat, reply.statusCode, await alert()]).toEqual([repeat, 200, 'never']);
  }
});

test('an account that gets no mails is told nothing, and nothing is lost of what others are told', async () => {
  const joost = await person(product, `bi woman ${count}`, { country: 'FI', sexuality: 'bi' });
  await save(marit, 'Hers');
  await save(joost, 'Others');
  await run("update accounts set notifications_disabled = '{bounce}' where id = $1", marit.id);
  product.travel(HOUR_MS);
  await joins('Antti');
  product.travel(2 * DAY_MS);
  expect((await look()).map(({ to }) => to)).toEqual([joost.email]);
});

test('deleting a search that a mail told of today brings no second mail today', async () => {
  const told = await save(marit, 'Told');
  product.travel(HOUR_MS);
  await save(marit, 'Due later');
  await joins('Ilkka');
  product.travel(DAY_MS - HOUR_MS);
  expect((await look()).map(({ news }) => news.map(({ name }) => name))).toEqual([['Told']]);
  await call(marit, 'DELETE', { id: told.body.searches[0].id });
  await joins('Jussi');
  product.travel(2 * HOUR_MS);
  expect(await look()).toEqual([]);
  product.travel(DAY_MS);
  expect((await look())[0]?.news.map(({ name }) => name)).toEqual(['Due later']);
});

test('two processes that look at the same time send one mail', async () => {
  await save(marit, 'First');
  await save(marit, 'Second');
  product.travel(HOUR_MS);
  await joins('Lauri');
  product.travel(2 * DAY_MS);
  const before = product.mails.length;
  await Promise.all([product.runSchedule('saved-search-alerts'), product.runSchedule('saved-search-alerts')]);
  expect(product.mails.length - before).toBe(1);
});

test('a distance says nothing for a member without a place, in the list and in what is new alike', async () => {
  const search = { within: '25' };
  await save(marit, 'Near', search);
  product.travel(HOUR_MS);
  await joins('Eero');
  product.travel(2 * DAY_MS);
  const list = await product.app.inject({ url: '/api/members.php?within=25', headers: { cookie: marit.cookie } });
  expect(list.json().filters.within).toBeNull();
  expect((await look())[0]?.news).toMatchObject([{ name: 'Near', count: 1 }]);
});
