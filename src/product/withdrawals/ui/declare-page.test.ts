import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { servePagesOf } from '#tests/rendered-pages.ts';

const kindling = await startTestApp();
const page = await servePagesOf(kindling);

test('before any script runs the form is there, for members with their purchases, and every footer leads to it', async () => {
  const marit = await person(kindling, 'Marit', { premium: true });
  await kindling.db.query({
    text: `insert into payments (account_id, site_id, package_id, key, credits, amount, currency, country, method, provider, status)
           select $1, p.site_id, p.id, $2, 25, 995, 'EUR', 'NL', 'card', 'sandbox', 'completed' from packages p order by p.id limit 1`,
    values: [marit.id, randomUUID()],
  });
  const own = await page('/pages/withdrawal/declare', { cookie: marit.cookie });
  expect([own.status, own.title]).toEqual([200, expect.stringContaining('Withdraw from a contract')]);
  expect(own.html).toContain('25 credits · €9.95');
  const { status, html } = await page('/pages/withdrawal/declare');
  expect(status).toBe(200);
  expect(html).toContain('name="order"');
  expect(html).not.toContain('25 credits');
  expect((await page('/pages/faq')).html).toMatch(/<footer.*href="\/pages\/withdrawal\/declare"/s);
});
