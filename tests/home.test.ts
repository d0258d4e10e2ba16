import { expect, test } from 'vitest';
import { startTestApp } from './harness.ts';
import { person } from './people.ts';
import { servePagesOf } from './rendered-pages.ts';

const kindling = await startTestApp();
const run = (text: string, ...values: unknown[]) => kindling.db.query({ text, values });
await run(`update sites set settings = settings || '{"message_credits": 7}'`);
const page = await servePagesOf(kindling);
await run("insert into media_files (hash, width, height, thumbhash) values ('h', 900, 1200, 'dGg=')");
const crowd: number[] = [];
for (let number = 0; number < 12; number += 1) {
  const { id } = await person(kindling, `Person${number}x`, {
    gender: number % 2 ? 'male' : 'female',
    age: 45,
  });
  await run("insert into photos (member_id, file_hash, position, status) values ($1, 'h', 0, 'active')", id);
  crowd.push(id);
}
await person(kindling, 'Made up', { fictional: true });
const member = await person(kindling, 'Marit');
await run('update member_search set has_photo = member_id = any($1)', crowd);
await run('update members set landers = true where id = any($1)', crowd);

const mainOf = ({ html }: { html: string }) => /<main.*?<\/main>/s.exec(html)?.[0] ?? '';
const barOf = ({ html }: { html: string }) => /<header.*?<\/header>/s.exec(html)?.[0] ?? '';

test('nobody in the home page’s scene is in its first row, and nobody there is fictional', async () => {
  const main = mainOf(await page('/'));
  const shown = [...main.matchAll(/href="\/members\/(\d+)"/g)].map((found) => Number(found[1]));
  expect(shown).toHaveLength(3 + 6);
  expect(new Set(shown).size).toBe(shown.length);
  expect(crowd).toEqual(expect.arrayContaining(shown));
  expect(main).not.toContain('Made up');
});

test('the home page’s steps have the price of a message on this site', async () => {
  const { settings } = (await kindling.app.inject('/api/settings.php')).json();
  const { cheapest, dearest } = settings.minimum_message_costs[settings.geoip_selected_country];
  const [from, to] = [cheapest, dearest].map(({ amount, credits }) =>
    (Math.ceil((amount * 7) / credits) / 100).toFixed(2),
  );
  expect(mainOf(await page('/'))).toContain(`A message costs 7 credits, €${from} to €${to}.`);
});

test.each([
  '/',
  '/members',
  `/members/${crowd[0]}`,
  '/credits',
  '/login',
  '/signup',
  '/lang-config',
  '/pages/terms',
  '/nowhere',
])('a visitor’s bar has the log-in and the way to join at %s', async (url) => {
  const bar = barOf(await page(url));
  expect([...bar.matchAll(/href="(\/login|\/signup)"/g)].map((found) => found[1])).toEqual(['/login', '/signup']);
  expect(bar).toContain('>Join<');
  expect(barOf(await page(url, { 'accept-language': 'fi' }))).toContain('>Liity<');
});

test('a member’s bar does not ask to join', async () => {
  expect(barOf(await page('/credits', { cookie: member.cookie }))).not.toContain('/signup');
});
