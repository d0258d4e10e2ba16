import { randomUUID } from 'node:crypto';
import { devices, type Page } from '@playwright/test';
import { type Limits, MEMBERS_PAGE, overBudget, type Transfer, VISITORS_PAGE } from '../../tools/checks/bundle.ts';
import { expect, test, visit } from './fixture.ts';
import { someMember } from './screens.ts';

const { defaultBrowserType: _, ...PHONE } = devices['iPhone 13'];
test.use({ ...PHONE, viewport: { width: 390, height: 844 } });

/** What a phone that has never been here receives of a page, until the page has nothing more to ask for by itself. */
async function received(page: Page, path: string): Promise<Transfer[]> {
  const network = await page.context().newCDPSession(page);
  const transfers = new Map<string, Transfer>();
  const open = new Set<string>();
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    // The stream of events never ends.
    if (!request.url.includes('/api/events.php')) open.add(requestId);
  });
  network.on('Network.responseReceived', ({ requestId, response, type }) => {
    const { pathname } = new URL(response.url);
    transfers.set(requestId, { path: pathname, kind: KINDS[type] ?? 'other', bytes: response.encodedDataLength });
  });
  network.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes += encodedDataLength;
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    open.delete(requestId);
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  network.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId));
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  await visit(page, path);
  // Notices come last of what a page loads by itself.
  await page.getByRole('region', { name: 'Notices', includeHidden: true }).waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect.poll(() => [...open].map((id) => transfers.get(id)?.path ?? id)).toEqual([]);
  return [...transfers.values()];
}

const KINDS: Record<string, Transfer['kind']> = {
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
  Document: 'page',
};

async function expectWithin(page: Page, path: string, limits: Limits): Promise<void> {
  expect(overBudget({ page: path, transfers: await received(page, path) }, limits)).toEqual([]);
}

for (const path of ['/', '/members'])
  test(`a visitor receives no more of ${path} than its budget`, ({ page }) => expectWithin(page, path, VISITORS_PAGE));

test('a visitor receives no more of a profile than its budget', async ({ page }) => {
  await expectWithin(page, `/members/${await someMember(page)}`, VISITORS_PAGE);
});

test('a member receives no more of the credits than their budget', async ({ page, member }) => {
  await member(page);
  await expectWithin(page, '/credits', MEMBERS_PAGE);
});

test('a member receives no more of a conversation than its budget', async ({ page, member, someone }) => {
  const reader = await member(page);
  const letter = { profile_id: reader.id, key: randomUUID(), body: 'Good evening' };
  const { api } = await someone({ gender: 'male' });
  const { conversation_id } = await (await api.post('/api/chat.php', { data: letter })).json();
  await expectWithin(page, `/chats/${conversation_id}`, MEMBERS_PAGE);
});
