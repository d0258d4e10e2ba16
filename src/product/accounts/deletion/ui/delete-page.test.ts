import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { buyer, factOf, orderOf, referenceOf, sandboxCall } from '#tests/paying.ts';
import { type Person, person } from '#tests/people.ts';
import { servePagesOf } from '#tests/rendered-pages.ts';

const kindling = await startTestApp();
const page = await servePagesOf(kindling);
await kindling.db.query({ text: 'update companies set delete_discount = 20' });
const deletion = async (cookie: string) => (await page('/profile/delete', { cookie })).html;

const DAY_MS = 24 * 3600_000;

async function purchase({ cookie }: Person): Promise<number> {
  const payload = await orderOf(kindling, { cookie });
  const started = await kindling.app.inject({
    ...{ method: 'POST', url: '/api/payment.php', headers: { cookie }, payload },
  });
  const paid = factOf(started.json().payment, referenceOf(started.json()));
  await kindling.app.inject(await sandboxCall(kindling.services, [paid]));
  return started.json().payment.id;
}
async function before({ cookie }: Person): Promise<string> {
  const html = await deletion(cookie);
  return html
    .slice(html.indexOf('<main'), html.indexOf('name="password"'))
    .replace(/<!--.*?-->/g, '')
    .replaceAll('&amp;', '&');
}

test('who would be paid back reads how much for each purchase, and is led to it, above the password', async () => {
  const marit = await buyer(kindling, 'Marit', { credits: 5 });
  const [first, second] = [await purchase(marit), await purchase(marit)];
  await kindling.db.query({
    text: "select move_credits($1, -10, 'adjustment', 'spent')",
    values: [marit.id],
  });
  const main = await before(marit);
  expect(main).toContain('You get €17.91 back if you withdraw first.');
  expect(main).toContain(`€7.96 back for 20 unused credits (payment ${first})`);
  expect(main).toContain(`€9.95 back for 25 unused credits (payment ${second})`);
  for (const order of [first, second]) expect(main).toContain(`/pages/withdrawal/declare?order=${order}&leaving=true`);
  expect(main).not.toContain('bought credits are unused');
  expect(main).toContain('Be invisible for a while');
});

test('who has bought credits left that nothing is known to be due for is led to the withdrawal all the same', async () => {
  const marit = await buyer(kindling, 'Marit of long ago', { credits: 5 });
  await purchase(marit);
  kindling.travel(16 * DAY_MS);
  const main = await before(marit);
  kindling.travel(-16 * DAY_MS);
  expect(main).toContain('25 bought credits are unused.');
  expect(main).toContain('/pages/withdrawal/declare');
  expect(main).not.toContain('You get');
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
