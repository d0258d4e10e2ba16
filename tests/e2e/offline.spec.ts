import type { Page } from '@playwright/test';
import { awake, expect, shot, visit } from './fixture.ts';
import { test } from './own-product.ts';

/** What a browser logs of a server that is away. */
const AWAY = /ERR_CONNECTION|Failed to (fetch|load)|ERR_INCOMPLETE|network error/i;

/** Until the worker answers the page and has the offline page. */
const guarded = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () =>
        Boolean(navigator.serviceWorker.controller && (await caches.match('/offline', { ignoreVary: true }))),
      ),
    )
    .toBe(true);

test.beforeEach(async ({ own, findings }) => {
  findings.expect(AWAY);
  await own.start();
});

test('without a connection every page is answered in the reader’s language and the brand’s look, and comes back by itself', async ({
  page,
  own,
  member,
  context,
}) => {
  await context.addCookies([{ name: 'locale', value: 'de', url: own.url }]);
  await member(page, { language: 'de' });
  await visit(page, '/members');
  await guarded(page);
  await own.stop();
  for (const path of ['/likes', '/profile', '/pricing?x=1']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gerade gibt es keine Verbindung.');
    await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
    await expect(page.getByRole('link', { name: 'Kindling' })).toBeVisible();
  }
  await shot(page, 'offline');
  expect(new URL(page.url()).pathname).toBe('/pricing');
  // Built styles and the page's own are there without the server.
  expect(
    await page
      .locator('main a')
      .first()
      .evaluate((link) => getComputedStyle(link).backgroundColor),
  ).not.toBe('rgba(0, 0, 0, 0)');
  await own.start();
  await awake(page);
});
