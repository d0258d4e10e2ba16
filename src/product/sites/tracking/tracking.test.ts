import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { servePagesOf } from '#tests/rendered-pages.ts';
import { landerOf, trackingOf } from './tracking.ts';

test.each([
  ['/landers/gallery', { lander: 'gallery' }],
  ['/landers/gallery/', { lander: 'gallery' }],
  ['/landers/tinderswipe?network=n', { lander: 'tinderswipe' }],
  ['/landers/gallery/autumn%202026?x=/landers/video', { lander: 'gallery', slug: 'autumn 2026' }],
  ['/members/12/landing', { lander: 'landing' }],
  ['/members/12/landing2/autumn', { lander: 'landing2', slug: 'autumn' }],
  ['/members/12/landing3/%00%E2%80%8B', { lander: 'landing3' }],
  ['/landers/gallery/%ff', { lander: 'gallery' }],
  [`/landers/gallery/${'s'.repeat(2000)}`, { lander: 'gallery', slug: 's'.repeat(100) }],
])('%s is a lander', (path, lander) => {
  expect(landerOf(path)).toEqual(lander);
});

test.each([
  ['/'],
  ['/landers'],
  ['/landers/%3Cscript%3E'],
  ['/landers/gallery/a/b'],
  ['/members/12'],
  ['/members/x/landing'],
  ['/members/12/landing4'],
  ['/login?next=/landers/gallery'],
])('%s is none', (path) => {
  expect(landerOf(path)).toBeNull();
});

test('a slug counts as sub1 where the link has none', () => {
  expect(trackingOf({ network: 'n' }, '', '/landers/gallery/autumn')).toEqual({
    ...{ network: 'n', lander: 'gallery', slug: 'autumn', sub1: 'autumn' },
  });
  expect(trackingOf({ sub1: 'own' }, '', '/landers/gallery/autumn')).toMatchObject({ slug: 'autumn', sub1: 'own' });
});

test('the lander that a visit began with is kept until another link sends somebody, and no query names one', () => {
  const kept = 'network=n&lander=gallery&slug=autumn&sub1=autumn';
  expect(trackingOf({ lander: 'made-up', slug: 'x' }, undefined)).toBeNull();
  for (const query of [{}, { ref: 'r' }, { network: 'n' }])
    expect(trackingOf(query, kept)).toMatchObject({ network: 'n', lander: 'gallery' });
  expect(trackingOf({}, 'lander=gallery', '/landers/video')).toEqual({ lander: 'gallery' });
  expect(trackingOf({}, 'network=n', '/landers/video')).toEqual({ network: 'n' });
  expect(trackingOf({ network: 'm' }, kept)).toEqual({ network: 'm' });
  expect(trackingOf({ network: 'n' }, kept, '/landers/video')).toEqual({ network: 'n', lander: 'video' });
});

test('the page that an advertisement leads to remembers it for the visit, also while its calls repeat the words', async () => {
  const product = await startTestApp();
  const page = await servePagesOf(product);
  const { cookies } = await page('/landers/gallery/autumn?network=north&ref=r1');
  const [kept, ...more] = cookies.filter(({ name }) => name === 'tracking');
  expect(more).toEqual([]);
  expect(Object.fromEntries(new URLSearchParams(kept?.value))).toEqual({
    ...{ network: 'north', ref: 'r1', sub1: 'autumn', lander: 'gallery', slug: 'autumn' },
  });
  expect([kept?.maxAge, kept?.expires]).toEqual([undefined, undefined]);
});
