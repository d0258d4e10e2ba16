import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ingestPhoto } from '#product/media/media.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { servePagesOf } from '#tests/rendered-pages.ts';
import { NICHES } from '../contract.ts';

const product = await startTestApp();
const page = await servePagesOf(product);
const { inject } = page;
const picture = await sharp({ create: { width: 60, height: 80, channels: 3, background: 'teal' } })
  .png()
  .toBuffer();
const run = (text: string, ...values: unknown[]) => product.db.query({ text, values });
const set = async (settings: object) => {
  await run('update sites set settings = settings || $1::jsonb', JSON.stringify(settings));
  product.travel(10_000);
};

async function shown(name: string, traits: Parameters<typeof person>[2], landers: boolean) {
  const { id } = await person(product, name, traits);
  await product.db.transaction((tx) => ingestPhoto({ ...product.services, tx, sql: tx }, id, picture, 0, 'active'));
  await run('update members set landers = $2, about = $3 where id = $1', id, landers, `${name} bakes <b>bread</b>.`);
  await run('update member_search set has_photo = true where member_id = $1', id);
  return id;
}

await set({ logged_out_search: true });
const marit = await shown('Marit', { city: 'Velp' }, true);
const hidden = await shown('Kept', {}, false);
const left = await shown('Departed', { status: 'deleted' }, true);
const banned = await shown('Banned', {}, true);
await run("update accounts set status = 'blocked' where id = $1", banned);
const thijs = await shown('Thijs', { gender: 'male', fictional: true }, false);

const DESIGNS = [
  ['landing', 'Marit, in a few lines.', 'A letter starts with one line.'],
  ['landing2/spring', 'Ask Marit something.', 'Better than hello.'],
  ['landing3/spring', 'Marit is worth a ring.', 'Someone has to ring first.'],
] as const;

test.each(DESIGNS)(
  '%s is built around its member, and search engines know the profile instead',
  async (path, words) => {
    const { status, html, robots, title } = await page(`/members/${marit}/${path}`);
    expect([status, robots, title]).toEqual([200, 'noindex', words]);
    expect(html).toContain(`${words}</h1>`);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/members/${marit}"`));
    expect(html).toMatch(/Free: paid from your \d+ welcome credits\./);
    expect(html).not.toMatch(/lander-fictional|<b>bread|Kept/);
  },
);

test.each(DESIGNS)(
  '%s of who left, was banned or did not agree has nobody on it, alike for all of them, and is missing for a number never given',
  async (path, _, nobody) => {
    const sent = await Promise.all([hidden, left, banned].map((id) => page(`/members/${id}/${path}`)));
    for (const { status, title, html } of sent) {
      expect([status, title]).toEqual([200, nobody]);
      expect(html).toContain(`${nobody}</h1>`);
      expect(html).not.toMatch(/Marit|Kept|Departed|Banned|Thijs|<img[^>]*card/);
    }
    expect(new Set(sent.map(({ html }) => /<main.*<\/main>/s.exec(html)?.[0])).size).toBe(1);
    expect((await page(`/members/999999/${path}`)).status).toBe(404);
  },
);

test.each(DESIGNS)('%s of a fictional member carries the label, and says who writes', async (path) => {
  const { html } = await page(`/members/${thijs}/${path}`);
  expect(html).toMatch(/class="lander-fictional">.*?Fictional</s);
  expect(html).toContain('Thijs is a fictional profile.');
});

const POST = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' } };

test('a lander’s form that a browser sends by itself opens the sign-up with its answers, which stand in no address', async () => {
  const words = 'I like </script><script>alert(1)</script> & walks';
  for (const [path, , form] of [
    ['landing', '', { words }],
    ['landing2', '', { line: words, words: 'not this' }],
  ] as const) {
    const { html } = await page(`/members/${marit}/${path}`);
    expect(html).toMatch(/<form action="\/signup" method="post"/);
    expect(html).toContain(`formAction="/members/${marit}/signup"`);
    const payload = new URLSearchParams(form).toString();
    const reply = await inject({ ...POST, url: `/members/${marit}/signup`, payload });
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(reply.body).not.toContain('<script>alert');
    expect(postedIn(reply.body)).toEqual({ values: { signup_message: words }, answered: ['message'] });
  }
  const answers = 'who=female&like=both&day=3&month=12&year=1985&name=Marit+V&terms=1&email=a%40b.c&gender=x';
  const { body } = await inject({ ...POST, url: '/signup', payload: answers });
  const values = { gender: 'female', sexuality: 'bi', day: '3', month: '12', year: '1985', name: 'Marit V' };
  expect(postedIn(body)).toEqual({ values, answered: ['who'] });
  expect(body).toContain('What may we call you?');
});

test('what no lander asks is left out of its form, and forms of other sites and of any length are refused', async () => {
  const strange = `who=__proto__&like=${'x'.repeat(9000)}&day=1e9&year=<b>&name=++&__proto__=1`;
  const { body } = await inject({ ...POST, url: '/signup', payload: strange });
  expect(postedIn(body)).toEqual({ values: {}, answered: [] });
  const foreign = { ...POST.headers, 'sec-fetch-site': 'cross-site' };
  expect((await inject({ ...POST, headers: foreign, url: '/signup', payload: 'words=x' })).statusCode).toBe(403);
  expect((await inject({ ...POST, url: '/signup', payload: `words=${'x'.repeat(100_000)}` })).statusCode).toBe(413);
  expect((await inject({ ...POST, url: '/members/999999/signup', payload: 'words=x' })).statusCode).toBe(404);
  const { cookie } = await person(product, 'Posts');
  const joined = await inject({ ...POST, headers: { ...POST.headers, cookie }, url: '/signup', payload: 'words=x' });
  expect(joined.headers.location).toBe('/members');
});

function postedIn(html: string): unknown {
  const [, state = '{}'] = /<script id="state" type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
  return (JSON.parse(state).queries as [string[], unknown][]).find(([key]) => key[0] === 'posted-answers')?.[1];
}

test.each(DESIGNS)(
  '%s is missing for what is no number of a member, and leads members to the profile',
  async (path) => {
    for (const id of ['abc', '0', '1.5', '9'.repeat(20)])
      expect(await page(`/members/${id}/${path}`)).toMatchObject({ status: 404 });
    const { cookie } = await person(product, `Reads ${path}`);
    const { location } = await page(`/members/${marit}/${path}`, { cookie });
    expect(location).toBe(`/members/${marit}`);
  },
);

test.each(DESIGNS)(
  '%s names nobody where nobody may be shown, and has words of its own in each niche',
  async (path, _, nobody) => {
    await set({ logged_out_search: false });
    const headlines = new Set<string | undefined>();
    for (const niche of NICHES.keys()) {
      await set({ niche: niche + 1 });
      const { html } = await page(`/members/${marit}/${path}`);
      expect(html).not.toContain('Marit');
      headlines.add(/<h1>(.*?)<\/h1>/.exec(html)?.[1]);
    }
    expect([...headlines][0]).toBe(nobody);
    expect(headlines.size).toBe(NICHES.length);
    await set({ logged_out_search: true, niche: 1 });
  },
);
