import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { storedPurchase } from '#tests/paying.ts';
import { person } from '#tests/people.ts';
import { servePagesOf } from '#tests/rendered-pages.ts';

const kindling = await startTestApp();
const page = await servePagesOf(kindling);

test('a purchase that the address names is chosen, where it is the member’s and can be', async () => {
  const joost = await person(kindling, 'Joost', { premium: true });
  const [own, other] = [await storedPurchase(kindling, joost.id), await storedPurchase(kindling, joost.id)];
  const ada = await person(kindling, 'Ada');
  const foreign = await storedPurchase(kindling, ada.id);
  const chosen = async (order: number | string) =>
    [
      ...(await page(`/pages/withdrawal/declare?order=${order}&leaving=true`, { cookie: joost.cookie })).html.matchAll(
        /<input[^>]*name="choice"[^>]*>/g,
      ),
    ]
      .filter(([input]) => / checked=""/.test(input))
      .map(([input]) => /value="(\w+)"/.exec(input)?.[1]);
  expect([await chosen(own), await chosen(other)]).toEqual([[`${own}`], [`${other}`]]);
  for (const wrong of [foreign, 0, 'own', '1e400']) expect(await chosen(wrong), `${wrong}`).toEqual([]);
});

test('before any script runs the form is there, for members with their purchases, and every footer leads to it', async () => {
  const marit = await person(kindling, 'Marit', { premium: true });
  await storedPurchase(kindling, marit.id);
  const own = await page('/pages/withdrawal/declare', { cookie: marit.cookie });
  expect([own.status, own.title]).toEqual([200, expect.stringContaining('Withdraw from a contract')]);
  expect(own.html).toContain('25 credits · €9.95');
  const { status, html } = await page('/pages/withdrawal/declare');
  expect(status).toBe(200);
  expect(html).toContain('name="order"');
  expect(html).not.toContain('25 credits');
  expect((await page('/pages/faq')).html).toMatch(/<footer.*href="\/pages\/withdrawal\/declare"/s);
});
