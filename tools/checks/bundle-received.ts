import { type Browser, chromium, devices } from '@playwright/test';
import { installedChromium } from '../../scripts/suite/chromium.ts';
import startProduct from '../../tests/e2e/product.ts';
import type { Received, Transfer } from './bundle.ts';

/** Milliseconds that a page may go on asking after it was opened. */
const WATCHED = 10_000;
const PHONE = {
  ...devices['iPhone 13'],
  defaultBrowserType: undefined,
  viewport: { width: 390, height: 844 },
  locale: 'en-GB',
};

/**
 * Starts the built product with its demo and opens its pages as a phone does that has never been here.
 * @returns what each page received in its first ten seconds.
 */
export async function receivedPages(): Promise<Received[]> {
  const end = await startProduct();
  try {
    const executablePath = installedChromium();
    const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
    try {
      return await openAll(browser, process.env.PRODUCT_URL ?? '');
    } finally {
      await browser.close();
    }
  } finally {
    await end();
  }
}

async function openAll(browser: Browser, origin: string): Promise<Received[]> {
  const auth = await someMember(origin);
  const { members: listed } = await data(`${origin}/api/members.php`);
  const { chats } = await data(`${origin}/api/chats.php`, auth);
  const firsts = ['/', '/members', `/members/${listed[0].id}`].map((page) => received(browser, origin, page));
  const others = await Promise.all([...firsts, received(browser, origin, '/credits', auth)]);
  // After the member's other page, which would be told of what is read here.
  return [...others, await received(browser, origin, `/chats/${chats[0].conversation.id}`, auth)];
}

/** @param auth the session of a member; without one it is a visitor's page. */
async function received(browser: Browser, baseURL: string, path: string, auth?: string): Promise<Received> {
  const context = await browser.newContext({ ...PHONE, baseURL });
  if (auth) await context.addCookies([{ name: 'auth', value: auth, url: baseURL, httpOnly: true }]);
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const transfers = new Map<string, Transfer>();
  network.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (!response.url.startsWith(baseURL) || response.fromDiskCache) return;
    const bytes = response.encodedDataLength;
    transfers.set(requestId, { path: response.url.slice(baseURL.length), kind: KINDS[type] ?? 'other', bytes });
  });
  // Streams never finish: what came of them so far counts as it comes.
  network.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes += encodedDataLength;
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  await network.send('Network.enable');
  await page.goto(path);
  await page.locator('[data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForTimeout(WATCHED);
  await context.close();
  return { page: path, transfers: [...transfers.values()] };
}

const KINDS: Record<string, Transfer['kind']> = {
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
  Document: 'page',
};

/** The session of the demo's first login. */
async function someMember(origin: string): Promise<string> {
  const { logins } = await data(`${origin}/api/demo-logins.php`);
  const [{ login, password }] = logins;
  const reply = await fetch(`${origin}/api/user.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ login, password }),
  });
  const session = /auth=([^;]+)/.exec(reply.headers.get('set-cookie') ?? '')?.[1];
  if (!session) throw new Error(`The demo's first login was refused: ${reply.status} ${await reply.text()}`);
  return session;
}

async function data(url: string, auth = '') {
  return (await fetch(url, { headers: { cookie: `auth=${auth}` } })).json();
}
