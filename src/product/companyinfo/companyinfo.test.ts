import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';

const product = await startTestApp();

test('the company behind the site is told to everybody, its phone number without dashes and spaces', async () => {
  await product.db.query({ text: "update companies set support_phone = ' +31-26 20 20‑123 '" });
  const reply = await product.app.inject({ url: '/api/companyinfo.php' });
  expect(reply.statusCode).toBe(200);
  expect(reply.json().companyinfo).toMatchObject({
    name: 'Hearthside Media B.V.',
    country: 'NL',
    tradenames: ['Kindling'],
    support_phone: '+31262020123',
    delete_discount: 20,
    added: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  await product.db.query({ text: 'update companies set support_phone = null' });
  product.travel(6000);
  expect((await product.app.inject({ url: '/api/companyinfo.php' })).json().companyinfo.support_phone).toBeNull();
});
