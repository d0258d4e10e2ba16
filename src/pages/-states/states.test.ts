import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { servePagesOf } from '#tests/rendered-pages.ts';
import { STATES } from './screens.tsx';

const kindling = await startTestApp({ mode: 'demo' });
const page = await servePagesOf(kindling);
await person(kindling, 'Marit');
await person(kindling, 'Joost', { gender: 'male' });

const every = Object.entries(STATES).flatMap(([screen, states]) =>
  Object.keys(states).map((state) => ({ screen, state })),
);

// A server never sends ten thousand of anything in one page; browsers get them in time.
const served = every.filter(({ state }) => !state.startsWith('10,000'));

test.each(served)('$screen, $state, can be looked at in a demo', async ({ screen, state }) => {
  const { status, html } = await page(`/demo/states?${new URLSearchParams({ screen, state })}`);
  expect(status).toBe(200);
  expect(html.includes('<h1')).toBe(state !== 'loading' && screen !== 'credits');
  expect(html.includes('<div aria-busy="true"')).toBe(state === 'loading');
});

test('the list of all states leads to each of them', async () => {
  const { html } = await page('/demo/states');
  const links = [...html.matchAll(/href="\/demo\/states\?([^"]+)"/g)].map(([, query]) =>
    Object.fromEntries(new URLSearchParams(query?.replaceAll('&amp;', '&'))),
  );
  expect(links).toEqual(every);
});
