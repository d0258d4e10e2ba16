import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { awake, expect, shot, visit } from './fixture.ts';
import { buildOther } from './other-build.ts';
import { test } from './own-product.ts';

const controlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);
const lookForNew = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration('/'))?.update()));
const isOther = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-version', 'other');
const isBefore = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-version');
const OFFER = 'A new version is there.';

let folder = '';
let other = '';
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kindling-other-'));
  other = await buildOther(join(folder, 'product'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

test('a new version waits for a press, then every tab loads it once, and asks where words would be lost', async ({
  page,
  own,
  member,
  context,
  findings,
}) => {
  // The stream of events of both tabs ends with the server.
  findings.expect(/ERR_|Failed to (fetch|load)|network error/i);
  await member(page);
  await visit(page, '/members');
  await expect.poll(() => controlled(page)).toBe(true);
  const writing = await context.newPage();
  await visit(writing, '/profile/password');
  await expect.poll(() => controlled(writing)).toBe(true);
  await expect(page.getByText(OFFER)).toHaveCount(0);

  await own.start(other);
  await lookForNew(page);
  await expect(page.getByText(OFFER)).toBeVisible();
  await shot(page, 'new-version');
  await isBefore(page);
  await expect(writing.getByText(OFFER)).toBeVisible();
  await writing.locator('input[type=password]').first().fill('words');
  // The worker of before gives nothing of before to who comes anew.
  const third = await context.newPage();
  await visit(third, '/likes');
  await isOther(third);
  await third.close();

  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.getByRole('button', { name: 'Load it' }).click();
  await isOther(page);
  await awake(page);
  await expect(writing.getByText('would be lost')).toBeVisible();
  await isBefore(writing);
  await expect(writing.locator('input[type=password]').first()).toHaveValue('words');
  await writing.getByRole('button', { name: 'Load it' }).click();
  await isOther(writing);
  expect(loads).toBe(1);
  await expect(page.getByText(OFFER)).toHaveCount(0);
});
