import { scene } from '../uploading.ts';
import { expectAccessible } from './axe.ts';
import { expect, test, visit } from './fixture.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a visitor is told what a complaint lacks, sends it with a picture, and finds it by its reference', async ({
  page,
  someone,
  findings,
}) => {
  // What the first try lacks.
  findings.expect(/status of 422/);
  const { name } = await someone();
  await visit(page, '/complaints');
  const send = page.getByRole('button', { name: 'Send the complaint' });
  await send.click();
  const about = page.getByLabel('What is it about?');
  await expect(about).toBeFocused();
  await about.selectOption('fraud');
  await send.click();
  await expect(page.getByText('Say which member it is about.')).toBeVisible();
  const member = page.getByLabel('Which member?');
  await expect(member).toBeFocused();
  await expectAccessible(page, 'a complaint that lacks something');
  await member.fill(name);
  await page.getByLabel('What exactly?').selectOption('message');
  await page.getByLabel('What is wrong, and why?').fill('Asks for money for a flight <b>home</b>.');
  const picture = { name: 'screenshot.jpg', mimeType: 'image/jpeg', buffer: await scene(3) };
  await page.locator('input[type=file]').setInputFiles([picture]);
  await page.getByLabel('Your name').fill('Ada Visitor');
  await page.getByLabel('Your e-mail address').fill('ada@example.org');
  await page.getByRole('checkbox').check();
  await send.click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your complaint');
  const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(reference).toMatch(/^C(-[2-9A-Z]{4}){4}$/);
  await expect(page.getByText('Waiting for our team')).toBeVisible();
  await expect(page.getByText('1 picture sent with it')).toBeVisible();

  await visit(page, '/complaints');
  await page.getByLabel('Reference').fill(reference.toLowerCase());
  await page.getByRole('button', { name: 'Show the complaint' }).click();
  await expect(page.getByText('Waiting for our team')).toBeVisible();
});
