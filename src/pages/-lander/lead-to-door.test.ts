import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { servePagesOf } from '#tests/rendered-pages.ts';

const kindling = await startTestApp();
const page = await servePagesOf(kindling);
const marit = await person(kindling, 'Marit');
const LANDERS = [
  '/landers/alonetonight',
  '/landers/tinderswipe',
  '/landers/video/autumn',
  `/members/${marit.id}/landing2`,
];

const open = async (signups: string) => {
  await kindling.db.query({
    text: 'update sites set settings = settings || $1::jsonb',
    values: [JSON.stringify({ signups })],
  });
  kindling.travel(10_000);
};

test.each(LANDERS)(
  '%s asks nothing of a visitor who may not sign up, but leads to where the reason is told',
  async (path) => {
    await open('trafficsource');
    expect(await page(path)).toMatchObject({ status: 302, location: '/signup' });
    expect((await page(`${path}?network=north`)).status).toBe(200);
    expect((await page(path, { cookie: 'tracking=network%3Dnorth' })).status).toBe(200);
    await open('invite');
    expect(await page(path)).toMatchObject({ status: 302, location: '/signup' });
    await open('all');
    expect((await page(path)).status).toBe(200);
  },
);
