import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { buyer, factOf, orderOf, referenceOf, sandboxCall } from '#tests/paying.ts';
import { person } from '#tests/people.ts';
import { servePagesOf } from '#tests/rendered-pages.ts';

const kindling = await startTestApp();
const page = await servePagesOf(kindling);
await kindling.db.query({ text: 'update companies set delete_discount = 20' });
const deletion = async (cookie: string) => (await page('/profile/delete', { cookie })).html;

test('who has bought credits left is told so and led to the withdrawal, above the password', async () => {
  const marit = await buyer(kindling, 'Marit', { credits: 5 });
  const payload = await orderOf(kindling, { cookie: marit.cookie });
  const started = await kindling.app.inject({
    ...{ method: 'POST', url: '/api/payment.php', headers: { cookie: marit.cookie }, payload },
  });
  const paid = factOf(started.json().payment, referenceOf(started.json()));
  await kindling.app.inject(await sandboxCall(kindling.services, [paid]));
  const html = await deletion(marit.cookie);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(main).toContain('25 bought credits are unused.');
  expect(main.indexOf('bought credits are unused')).toBeLessThan(main.indexOf('name="password"'));
  expect(main.slice(0, main.indexOf('name="password"'))).toContain('/pages/withdrawal/declare');
  expect(main).toContain('Be invisible for a while');
});

test('who has only welcome credits is led to no withdrawal', async () => {
  const noor = await buyer(kindling, 'Noor', { credits: 15 });
  const html = await deletion(noor.cookie);
  expect(html).toContain('15 credits are left.');
  expect(html.slice(html.indexOf('<main'), html.indexOf('</main>'))).not.toContain('/pages/withdrawal/declare');
});

test('a free member is offered fewer mails first, then the personal code, and nothing that takes premium', async () => {
  const lotte = await buyer(kindling, 'Lotte');
  const html = await deletion(lotte.cookie);
  const [mails, code, take] = ['Fewer e-mails', 'A code of your own', 'Take your data with you'].map((text) =>
    html.indexOf(text),
  );
  expect(mails).toBeGreaterThan(0);
  expect(code).toBeGreaterThan(mails ?? 0);
  expect(take).toBeGreaterThan(code ?? 0);
  expect(html).not.toContain('Be invisible for a while');
});

test('a code that is no better than the discount that counts anyway is not offered', async () => {
  const sofie = await person(kindling, 'Sofie');
  expect(await deletion(sofie.cookie)).not.toContain('A code of your own');
});
