import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';

const product = await startTestApp({ geoipHeader: 'x-country' });
const dutch = await person(product, 'Marit', { gender: 'female' });
await person(product, 'Greta', { gender: 'female', country: 'DE' });
await product.db.query({ text: `update sites set settings = settings || '{"countries": ["NL", "DE"]}'` });

const found = async (headers: Record<string, string>, query = '') => {
  const reply = (await product.app.inject({ url: `/api/members.php${query}`, headers })).json();
  return { names: reply.members.map(({ name }: { name: string }) => name), country: reply.filters.country };
};

test('a visitor’s list is of the country they seem to be in, where the site serves it, and else of the site’s', async () => {
  const site = { names: ['Marit'], country: 'NL' };
  expect(await found({})).toEqual(site);
  expect(await found({ 'x-country': 'DE' })).toEqual({ names: ['Greta'], country: 'DE' });
  expect(await found({ 'x-country': 'US' })).toEqual(site);
  expect(await found({ 'x-country': 'DE' }, '?country=NL')).toEqual(site);
});

test('a member’s list stays of their own country, wherever they are', async () => {
  const { country } = await found({ 'x-country': 'DE', cookie: dutch.cookie });
  expect(country).toBe('NL');
});
