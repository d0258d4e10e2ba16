import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect as see } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { logInByForm, mailedLink, wordsOf } from '../e2e/accounts.ts';
import { violations } from '../e2e/axe.ts';
import { awake, PASSWORD, visit } from '../e2e/fixture.ts';
import { scene } from '../uploading.ts';
import { openBrowser } from './browser.ts';
import { call, until } from './client.ts';
import { startProduct } from './product.ts';
import { startPostgres } from './servers.ts';

// Staff work at the terminal beside one running product, and members see in a browser what becomes of it.
const run = promisify(execFile);
const expectSoon = see.configure({ timeout: 10_000 });
const words = wordsOf('en');
const { ban, errors, leaving, link, mails, notifications } = words;

process.env.TEST_KEY = randomUUID();
const postgres = await startPostgres();
const folder = await mkdtemp(join(tmpdir(), 'kindling-moderate-'));
const environment = { DATABASE_URL: postgres.url, DATA_DIR: folder, MODE: 'demo', TEST_KEY: process.env.TEST_KEY };
const product = await startProduct({ ...environment, LOG_LEVEL: 'error' });
await product.untilReady();
const url = product.url.replace('127.0.0.1', 'localhost');
const { open, someone } = await openBrowser(url);
afterAll(async () => {
  await product.end();
  await postgres.remove();
  await rm(folder, { recursive: true, force: true });
  expect(
    product
      .printed()
      .split('\n')
      .filter((line) => line.startsWith('{')),
    'complaints of the server',
  ).toEqual([]);
});

const command = async (...words: string[]) => {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', PORT: new URL(url).port, ...environment };
  return (await run(process.execPath, words, { env })).stdout;
};
const moderate = (...words: string[]) => command('tools/moderate/moderate.ts', '--as', 'ada', ...words);

test('a photo that staff accept is shown to others', async () => {
  const [reader, owner] = [await someone(), await someone({ gender: 'male' })];
  const [photo] = await postgres.ask<{ id: number }>(
    "update photos set status = 'pending' where member_id = $1 returning id",
    [owner.id],
  );
  const look = async () => (await reader.api.get(`/media/${photo?.id}/card.webp`)).status();
  expect(await look()).toBe(404);
  expect(await moderate('photos')).toContain(`photo ${photo?.id}  waits`);
  await moderate('photo', `${photo?.id}`, 'accept');
  expect(await look()).toBe(200);
});

test('a banned member is out at once, learns why after the right password only, objects and takes the data along', async () => {
  const { page, findings } = await open();
  findings.expect(/status of 40[13]/);
  const { id, email, api } = await someone();
  const user = async () => (await (await api.get('/api/user.php')).json()).user;
  expect(await user()).toMatchObject({ email });
  await moderate('ban', `${id}`, '--reason', 'rude', '--for-good');
  await until('the session is over', async () => (await user()) === null, 10);
  await until('search leaves the member out', async () => {
    const [found] = await postgres.ask<{ visible: boolean }>('select visible from member_search where member_id = $1', [
      id,
    ]);
    return found?.visible === false;
  });

  await visit(page, '/login');
  await logInByForm(page, words, email, 'not this one');
  await expectSoon(page.getByText(errors('login_failed'))).toBeVisible();
  await expectSoon(page).toHaveURL('/login');
  await visit(page, '/pages/ban');
  await expectSoon(page.getByText(ban('nobody'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: ban('login'), exact: true })
    .click();
  await logInByForm(page, words, email, PASSWORD);
  await expectSoon(page.getByText(ban('reason', { reason: 'rude' }))).toBeVisible();
  await expectSoon(page).toHaveURL('/pages/ban');
  await awake(page);
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText(ban('title'));
  await expectSoon(page.getByText(ban('forGood'))).toBeVisible();

  const send = page.getByRole('button', { name: ban('appeal.send'), exact: true });
  await send.click();
  await expectSoon(page.getByText(ban('appeal.missing'))).toBeVisible();
  await page.getByLabel(ban('appeal.words')).fill('That was my brother.');
  await send.click();
  await expectSoon(page.getByText(ban('state.open'))).toBeVisible();
  await expectSoon(send).toBeHidden();

  await page.getByRole('button', { name: leaving('export.order'), exact: true }).click();
  await expectSoon(page.getByRole('heading', { name: leaving('export.ready') })).toBeVisible();
  // The password was asked for a moment ago.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: leaving('export.download'), exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^data-\d{4}-\d\d-\d\d\.zip$/);
  await page.reload();
  await expectSoon(page.getByText(ban('state.open'))).toBeVisible();
  expect((await (await page.request.get('/api/user.php')).json()).user).toBeNull();

  expect(await moderate('lift', `${id}`)).toContain(`The ban of member ${id} is lifted.`);
  expect(await moderate('log')).toMatch(/account\.lifted.*\n.*account\.banned.*\n.*photo\.accepted/);
});

test('staff read a complaint with its picture and decide; who complained reads why and appeals', async () => {
  const { page } = await open();
  const about = await someone();
  const complaint = { key: randomUUID(), reason: 'fraud', content: 'message', about: about.name, good_faith: true };
  const by = { text: 'Asks for money for a flight <b>home</b>.', name: 'Ada Visitor', email: 'ada@example.org' };
  const { body } = await call(url, null, '/api/complaints.php', { payload: { ...complaint, ...by } });
  const picture = { method: 'PUT', bytes: await scene(3) } as const;
  await call(url, null, `/api/complaint-picture.php?reference=${body.reference}`, picture);
  const shown = await moderate('complaint', body.reference);
  expect(shown).toContain('| Asks for money for a flight <b>home</b>.');
  expect(shown).toContain('a picture that came with it');
  const decision = 'The message asks for a visit, not for money.';
  const order = ['complaint', '1', 'none', '--ground', 'no_breach', '--words', decision];
  expect(await moderate(...order)).toContain('Complaint 1 is decided');

  await visit(page, `/complaints/${body.reference}`);
  await expectSoon(page.getByText(decision)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Why the decision is wrong').fill('There is a second message.');
  await page.getByRole('button', { name: 'Appeal' }).click();
  await expectSoon(page.getByText('Appeal under review')).toBeVisible();
});

test('the link of a mail about news logs in after a press, and once', async () => {
  const { page } = await open();
  const { name, email, liker } = await toldOfLike();
  const place = `/likes/m/${liker}`;
  const address = await mailedLink(page.request, email, mails('news-for-you.action'));
  const user = async () => (await (await page.request.get('/api/user.php')).json()).user;
  await visit(page, address);
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText(link('login.headline', { name }));
  expect(await user()).toBeNull();
  await page.getByRole('button', { name: link('login.action'), exact: true }).click();
  await expectSoon(page).toHaveURL(place);
  expect(await user()).toMatchObject({ email });
  // A member whom it has logged in is led on.
  await visit(page, address);
  await expectSoon(page).toHaveURL(place);

  await page.goto('about:blank');
  await page.request.get('/api/logout.php');
  await visit(page, address);
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText(link('expired'));
  await expectSoon(page.getByText(link('login.expired'))).toBeVisible();
  expect(await user()).toBeNull();
  await page.getByRole('link', { name: link('login.password'), exact: true }).click();
  await logInByForm(page, words, email, PASSWORD);
  await expectSoon(page).toHaveURL(place);
});

test('a mail leads to its switch without a log-in, and whoever logs in has stopped mails sent again', async () => {
  const { page } = await open();
  const { email } = await toldOfLike();
  const address = await mailedLink(page.request, email, mails('news-for-you.change'));
  await moderate('refused', 'fbl', email);
  const title = notifications('stopped.fbl.title');
  const label = `${notifications('kind.like.title')} · ${notifications('mail')}`;
  const likes = page.getByRole('switch', { name: label });
  await visit(page, address);
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText(notifications('title'));
  await expectSoon(page.locator('tr[aria-current]')).toContainText(notifications('kind.like.title'));
  // Mails are forwarded: only enough of the address to know it again.
  await expectSoon(page.getByText(email)).toHaveCount(0);
  await expectSoon(page.getByText(`${email.slice(0, 1)}…@example.com`)).toBeVisible();
  await expectSoon(likes).toBeChecked();
  await likes.click();
  await expectSoon(page.getByText(`${label}: ${notifications('saved.off')}`)).toBeVisible();
  await visit(page, address);
  await expectSoon(likes).not.toBeChecked();

  await expectSoon(page.getByText(title)).toBeVisible();
  await page.getByRole('link', { name: notifications('stopped.login'), exact: true }).click();
  await logInByForm(page, words, email, PASSWORD);
  await expectSoon(page).toHaveURL('/notifications');
  await awake(page);
  await expectSoon(likes).not.toBeChecked();
  await page.getByRole('button', { name: notifications('stopped.resume'), exact: true }).click();
  await expectSoon(page.getByText(notifications('stopped.resumed'))).toBeVisible();
  await expectSoon(page.getByText(title)).toBeHidden();
  await page.reload();
  await expectSoon(likes).not.toBeChecked();
  await expectSoon(page.getByText(title)).toHaveCount(0);
});

/** Makes a member whom somebody likes and whom a mail tells so. */
async function toldOfLike() {
  const [told, liker] = [await someone(), await someone({ gender: 'male' })];
  // Tests run at any hour, also at night.
  expect((await told.api.put('/api/notifications.php', { data: { quiet: null } })).status()).toBe(200);
  expect((await liker.api.post('/api/like.php', { data: { profile_id: told.id } })).status()).toBe(200);
  await command('tests/faults/an-hour-later.ts');
  return { ...told, liker: liker.id };
}
