import { devices, type Page } from '@playwright/test';
import {
  type Limits,
  MEMBERS_PAGE,
  overBudget,
  STAFF_PAGE,
  type Transfer,
  VISITORS_PAGE,
} from '../../tools/checks/bundle.ts';
import { expect, test, visit } from './fixture.ts';
import { MEMBER_SCREENS, someMember } from './screens.ts';

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
  await page.clock.install();
  await visit(page, path);
  await page.clock.runFor(WATCHED_MS);
  await expect.poll(() => [...open].map((id) => transfers.get(id)?.path ?? id)).toEqual([]);
  return [...transfers.values()];
}

/** Pages that show what others do. */
const DEMO = /^\/demo\//;

const KINDS: Record<string, Transfer['kind']> = {
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
  Document: 'page',
};

/** Milliseconds within which nothing may load itself: a page that is read is done. */
const WATCHED_MS = 20_000;

async function expectWithin(page: Page, path: string, limits: Limits): Promise<void> {
  const transfers = await received(page, path);
  expect(overBudget({ page: path, transfers }, limits)).toEqual([]);
}

test.describe.configure({ mode: 'parallel' });

for (const path of ['/', '/members'])
  test(`a visitor receives no more of ${path} than its budget`, ({ page }) => expectWithin(page, path, VISITORS_PAGE));

test('a visitor receives no more of a profile than its budget', async ({ page }) => {
  await expectWithin(page, `/members/${await someMember(page)}`, VISITORS_PAGE);
});

for (const screen of MEMBER_SCREENS.filter(
  ({ page, missing, afterOpening }) => page !== null && !DEMO.test(page.path) && !missing && !afterOpening,
))
  test(`a member receives no more of ${screen.name} than its budget`, async ({ page, member, someone, findings }) => {
    findings.expect(/status of 404/);
    await member(page, { photos: 2 });
    const path = await screen.address({ page, someone: () => someone({ photos: 2 }) });
    await expectWithin(page, path, MEMBERS_PAGE);
  });

for (const path of ['/admin', '/admin/numbers', '/admin/members'])
  test(`staff receive no more of ${path} than its budget`, async ({ page, member }) => {
    await member(page, { name: 'Ada', role: 'admin' });
    await expectWithin(page, path, STAFF_PAGE);
  });
