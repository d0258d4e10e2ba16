// Takes every picture of the documentation anew: `npm run pictures`, or of a server that runs already with PRODUCT_URL set.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { DEMO_LOGINS, DEMO_PASSWORD } from '#demo/accounts.ts';
import startProduct from '#tests/e2e/product.ts';
import { ensureChromium } from '../../scripts/suite/chromium.ts';
import { PICTURES, type Picture } from './list.ts';

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'pictures');

const { values, positionals } = parseArgs({
  options: { folder: { type: 'string', default: FOLDER } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !PICTURES.some((picture) => picture.name === name));
if (unknown.length) throw new Error(`No picture is called ${unknown.join(', ')}.`);

mkdirSync(values.folder, { recursive: true });
// Everybody there is, as a demo has by itself.
process.env.DEMO_MEMBERS ??= '';
const stop = await startProduct();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const picture of PICTURES)
    if (positionals.length === 0 || positionals.includes(picture.name)) await take(browser, picture, values.folder);
} finally {
  await browser.close();
  await stop();
}

async function take(browser: Browser, picture: Picture, folder: string): Promise<void> {
  const context = await browser.newContext({
    baseURL: addressOf(picture),
    viewport: SIZES[picture.size ?? 'desktop'],
    colorScheme: picture.theme ?? 'light',
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => localStorage.setItem('entry-warning-seen-at', '2026-01-01T00:00:00.000Z'));
  const page = await context.newPage();
  const path = picture.path(await idsFor(page, picture));
  const reply = await page.goto(path);
  if (!reply?.ok()) throw new Error(`${path} answers ${reply?.status()}.`);
  // Faces that came too late for the first are there the second time.
  await page.reload();
  await page.locator('[data-hydrated]').waitFor({ state: 'attached' });
  await page.evaluate(pictured);
  const file = join(folder, `${picture.name}.webp`);
  await sharp(await page.screenshot({ fullPage: picture.full ?? false }))
    .webp({ quality: 82 })
    .toFile(file);
  await context.close();
  console.log(file);
}

function addressOf({ brand }: Picture): string {
  const url = new URL(process.env.PRODUCT_URL ?? '');
  if (brand) url.hostname = `${brand}.${url.hostname}`;
  return url.href;
}

/** Resolves when fonts and all that is to be seen have come; in the browser. */
async function pictured(): Promise<void> {
  await document.fonts.ready;
  for (const image of document.images) image.loading = 'eager';
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
}

/** Nobody's where the picture is of another brand, whose address only browsers know. */
async function idsFor(page: Page, { brand, loggedIn }: Picture) {
  if (brand) return { member: 0, conversation: 0 };
  const { members } = await (await page.request.get('/api/members.php?real_only=true')).json();
  const member: number = members[0].id;
  if (!loggedIn) return { member, conversation: 0 };
  await page.request.post('/api/user.php', { data: { login: DEMO_LOGINS[0].login, password: DEMO_PASSWORD } });
  const { chats } = await (await page.request.get('/api/chats.php')).json();
  return { member, conversation: Number(chats[0].conversation.id) };
}
