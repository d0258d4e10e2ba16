import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { servePagesOf } from '#tests/rendered-pages.ts';

const product = await startTestApp();
const page = await servePagesOf(product);
const SOURCE = 'tracking=network%3Dpartner';

const asks = async (cookie: string, query = ''): Promise<boolean | undefined> =>
  (await product.app.inject({ url: `/api/settings.php${query}`, headers: { cookie } })).json().settings
    .asks_about_source;
const answer = async (choice: unknown, cookie = SOURCE) => {
  const reply = await product.app.inject({
    method: 'PUT',
    url: '/api/source-choice.php',
    headers: { cookie },
    payload: { choice },
  });
  const kept = (name: string) => reply.cookies.find((one) => one.name === name);
  return { status: reply.statusCode, source: kept('tracking'), said: kept('source_choice') };
};

test('only a visitor whom a partner sent is asked, and only until there is an answer', async () => {
  expect(await asks('')).toBeUndefined();
  expect(await asks(SOURCE)).toBe(true);
  for (const said of ['yes', 'no']) expect(await asks(`${SOURCE}; source_choice=${said}`)).toBeUndefined();
  const { cookie } = await person(product, 'Marit');
  expect(await asks(`${cookie}; ${SOURCE}`)).toBeUndefined();
});

test('after a yes the source is kept for 30 days, after a no until the visit ends, and either answer for a year', async () => {
  const yes = await answer('yes');
  expect(yes.source).toMatchObject({ value: 'network=partner', maxAge: 30 * 24 * 3600, httpOnly: true });
  expect(yes.said).toMatchObject({ value: 'yes', maxAge: 365 * 24 * 3600, httpOnly: true });
  const no = await answer('no', `${SOURCE}; source_choice=yes`);
  expect(no.source).toMatchObject({ value: 'network=partner' });
  expect(no.source?.maxAge ?? no.source?.expires).toBeUndefined();
  expect(no.said).toMatchObject({ value: 'no', maxAge: 365 * 24 * 3600 });
  expect((await answer('yes', '')).source).toBeUndefined();
});

test('a later link is kept as the answer says', async () => {
  const visit = async (cookie: string) => {
    const reply = await product.app.inject({ url: '/api/settings.php?network=other', headers: { cookie } });
    return reply.cookies.find(({ name }) => name === 'tracking');
  };
  expect((await visit('source_choice=yes'))?.maxAge).toBe(30 * 24 * 3600);
  for (const cookie of ['', 'source_choice=no', 'source_choice=maybe'])
    expect((await visit(cookie))?.maxAge, cookie).toBeUndefined();
});

test.each([['maybe'], [true], [null], ['']])('%j is no answer, and changes nothing', async (choice) => {
  const { status, source, said } = await answer(choice);
  expect([status, source, said]).toEqual([400, undefined, undefined]);
});

test('the page about cookies shows each browser its own answer, also from the pages that visitors share', async () => {
  const pressed = async (cookie: string) =>
    [...(await page('/pages/cookies', { cookie })).html.matchAll(/<button[^>]*aria-pressed="(\w+)"/g)].map(
      ([, on]) => on,
    );
  expect(await pressed('')).toEqual(['false', 'false']);
  expect(await pressed('source_choice=yes')).toEqual(['false', 'true']);
  expect(await pressed('source_choice=no')).toEqual(['true', 'false']);
  expect(await pressed('')).toEqual(['false', 'false']);
});
