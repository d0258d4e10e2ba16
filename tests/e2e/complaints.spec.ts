import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DEMO_LOGINS } from '#demo/accounts.ts';
import { freePort } from '../free-port.ts';
import { scene } from '../uploading.ts';
import { expectNoBarriers } from './barriers.ts';
import { expect, test, visit } from './fixture.ts';
import { serveDemo } from './product.ts';

const run = promisify(execFile);
const DECISION = 'The message asks for a visit, not for money.';

test.use({ viewport: { width: 390, height: 844 } });
// Two starts of a demo, and the terminal twice.
test.setTimeout(300_000);

let product: Awaited<ReturnType<typeof serveDemo>> | undefined;
// What fails half-way leaves no server behind.
test.afterEach(async () => void (await product?.stop()));

test('a visitor complains, staff decide at the terminal, the visitor reads why and appeals', async ({
  page,
  findings,
}) => {
  // What the first try lacks.
  findings.expect(/status of 422/);
  const folder = await mkdtemp(join(tmpdir(), 'kindling-complaints-'));
  const demo = { folder, port: await freePort(), environment: { DEMO_MEMBERS: '20' } };
  product = await serveDemo(demo);

  await visit(page, `${product.url}/complaints`);
  const send = page.getByRole('button', { name: 'Send the complaint' });
  await send.click();
  const about = page.getByLabel('What is it about?');
  await expect(about).toBeFocused();
  await about.selectOption('fraud');
  await send.click();
  await expect(page.getByText('Say which member it is about.')).toBeVisible();
  const member = page.getByLabel('Which member?');
  await expect(member).toBeFocused();
  await expectNoBarriers(page, 'a complaint that lacks something');
  await member.fill(DEMO_LOGINS[1].login);
  await page.getByLabel('What exactly?').selectOption('message');
  await page.getByLabel('What is wrong, and why?').fill('Asks for money for a flight <b>home</b>.');
  const shot = { name: 'screenshot.jpg', mimeType: 'image/jpeg', buffer: await scene(3, 600, 800) };
  await page.locator('input[type=file]').setInputFiles([shot]);
  await page.getByLabel('Your name').fill('Ada Visitor');
  await page.getByLabel('Your e-mail address').fill('ada@example.org');
  await page.getByRole('checkbox').check();

  await send.click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your complaint');
  const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(reference).toMatch(/^C(-[2-9A-Z]{4}){4}$/);
  await expect(page.getByText('Waiting for our team')).toBeVisible();
  await expect(page.getByText('1 picture sent with it')).toBeVisible();

  // A page that stays open would miss its server.
  await page.goto('about:blank');
  // The embedded database has one owner: the command takes it while no server runs.
  expect(await product.stop()).toEqual([]);
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: folder };
  const staff = async (...order: string[]) =>
    (await run(process.execPath, ['tools/moderate/moderate.ts', 'complaint', ...order, '--as', 'ada'], { env })).stdout;
  const shown = await staff(reference);
  expect(shown).toContain('| Asks for money for a flight <b>home</b>.');
  expect(shown).toContain('a picture that came with it');
  expect(await staff('1', 'none', '--ground', 'no_breach', '--words', DECISION)).toContain('Complaint 1 is decided');
  product = await serveDemo(demo);

  await visit(page, `${product.url}/complaints`);
  await page.getByLabel('Reference').fill(reference.toLowerCase());
  await page.getByRole('button', { name: 'Show the complaint' }).click();
  await expect(page.getByText(DECISION)).toBeVisible();

  await expectNoBarriers(page, 'a complaint that was decided');
  await page.getByLabel('Why the decision is wrong').fill('There is a second message.');
  await page.getByRole('button', { name: 'Appeal' }).click();
  await expect(page.getByText('Being looked at again')).toBeVisible();
  await page.goto('about:blank');

  expect(await product.stop()).toEqual([]);
  await rm(folder, { recursive: true, force: true });
});
