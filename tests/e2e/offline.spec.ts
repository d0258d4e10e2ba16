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
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await awake(page);
});

test('chats and conversations last seen are shown without a connection, encrypted on the device, and gone after the log-out', async ({
  page,
  own,
  member,
  someone,
}) => {
  const me = await member(page, { premium: true });
  const joost = await someone({ name: 'Joost' });
  const sent = await joost.api.post('/api/chat.php', {
    data: { profile_id: me.id, key: crypto.randomUUID(), body: 'Do you <b>row</b> on the Rhine?' },
  });
  expect(sent.status(), await sent.text()).toBe(200);
  const { conversation_id: id } = await sent.json();
  await visit(page, `/chats/${id}`);
  await guarded(page);
  await expect.poll(() => namesKept(page)).toContain(`of-member:conversation-${id}`);
  // The disk tells nothing of it.
  expect(await rawKept(page)).not.toContain('Rhine');
  await own.stop();
  await page.goto('/chats');
  await shot(page, 'offline-chats');
  await page.getByRole('link', { name: joost.name }).click();
  await expect(page.getByText('Do you <b>row</b> on the Rhine?')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(joost.name);
  await shot(page, 'offline-conversation');
  await page.goto(`/members/${joost.id}/chat`);
  await expect(page.getByText('on the Rhine?')).toBeVisible();
  await page.goto('/likes');
  await expect(page.getByRole('link', { name: 'Your chats' })).toBeVisible();
  await own.start();
  await page.getByRole('link', { name: 'Try again' }).click();
  await awake(page);
  expect((await page.request.get('/api/logout.php')).status()).toBe(200);
  await visit(page, '/login');
  await expect.poll(() => namesKept(page)).toEqual([]);
  await own.stop();
  await page.goto('/chats');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no connection right now.');
  await expect(page.getByText(joost.name)).toHaveCount(0);
});

test('a message that was written without a connection is sent once there is one, although no page is open any more', async ({
  page,
  own,
  member,
  someone,
  context,
}) => {
  const me = await member(page, { premium: true, credits: 100 });
  const joost = await someone({ name: 'Joost' });
  const data = { profile_id: me.id, key: crypto.randomUUID(), body: 'When does it leave?' };
  const { conversation_id: id } = await (await joost.api.post('/api/chat.php', { data })).json();
  await visit(page, `/chats/${id}`);
  await guarded(page);
  await own.stop();
  await page.getByRole('textbox', { name: /^Write to/ }).fill('The <ferry> leaves at nine.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.poll(() => namesKept(page)).toContain('of-member:outbox');
  expect(await rawKept(page)).not.toContain('ferry');
  const other = await context.newPage();
  const devtools = await context.newCDPSession(other);
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId, scopeURL } of registrations)
        if (scopeURL.startsWith(own.url)) resolve(registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await page.close();
  await own.start();
  const sync = { origin: own.url, registrationId: await registration, tag: 'outbox', lastChance: false };
  await devtools.send('ServiceWorker.dispatchSyncEvent', sync);
  await expect
    .poll(async () => (await (await joost.api.get('/api/chats.php')).json()).chats[0]?.conversation.last_message.body)
    .toBe('The <ferry> leaves at nine.');
});

/** Names of what the device holds; the databases' contents are the worker's. */
const namesKept = (page: Page) => page.evaluate(readKept).then((kept) => kept.map(([name]) => name));
const rawKept = (page: Page) => page.evaluate(readKept).then((kept) => JSON.stringify(kept));

const readKept = () =>
  new Promise<[string, string][]>((resolve, reject) => {
    const opening = indexedDB.open('kindling-offline');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const db = opening.result;
      if (!db.objectStoreNames.contains('kept')) return resolve([]);
      const kept = db.transaction('kept').objectStore('kept');
      const [keys, values] = [kept.getAllKeys(), kept.getAll()];
      kept.transaction.oncomplete = () => {
        db.close();
        const textOf = (value: { data?: ArrayBuffer }) =>
          value?.data ? new TextDecoder('latin1').decode(value.data) : JSON.stringify(value);
        resolve(keys.result.map((key, at) => [String(key), textOf(values.result[at])]));
      };
    };
  });
