import { randomUUID } from 'node:crypto';
import { chromium, type Page } from '@playwright/test';
import { chromiumWithWindows } from '../../scripts/suite/chromium.ts';
import { violations } from './axe.ts';
import { awake, expect, test, visit } from './fixture.ts';
import { tooWide } from './too-wide.ts';

/** A headless shell has no windows without a browser around them. */
const withWindows = chromiumWithWindows();
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

/** What the table of pages says of each layout by country; that every page has its layout the walk sees. */
test.describe('before a visitor was warned', () => {
  test.use({ warned: false });
  test('pages with a footer warn in every country, those without in two, and the law’s nowhere, until the visitor enters', async ({
    page,
  }) => {
    const warning = page.locator('dialog[open]');
    const { members } = await (await page.request.get('/api/lander-members.php')).json();
    for (const country of ['US', 'DE', 'NL']) {
      await comeFrom(page, country);
      for (const url of ['/landers/gallery', `/members/${members[0].id}/landing`]) {
        await page.goto(url);
        await expect(warning, `${url} in ${country}`).toHaveCount(country === 'US' ? 0 : 1);
      }
      await visit(page, '/login');
      await expect(warning).toHaveCount(1);
    }
    // Of the law everybody may read.
    await visit(page, '/pages/terms');
    await loaded(page);
    await expect(warning).toHaveCount(0);
    await visit(page, '/members');
    await warning.getByRole('button', { name: 'Yes, enter' }).click();
    for (const url of ['/members', '/landers/gallery']) {
      await page.goto(url);
      if (url === '/members') await loaded(page);
      await expect(warning).toHaveCount(0);
    }
  });
});

test('the footer is that of the country', async ({ page }) => {
  const foot = page.locator('#foot');
  const company = foot.getByRole('link', { name: 'Company details', exact: true });
  await comeFrom(page, 'US');
  await visit(page, '/pages/safety');
  await expect(foot).toContainText('Kindling does not conduct criminal background checks on its members.');
  await expect(company).toHaveAttribute('href', '/pages/terms#who');
  expect(await violations(page, { within: '#foot' })).toEqual([]);
  await comeFrom(page, 'DE');
  await visit(page, '/pages/safety');
  await expect(foot).not.toContainText('background checks');
  await expect(company).toHaveAttribute('href', '/pages/imprint');
});

test('the installed app, with which Chromium finds nothing wrong, has a short footer and a way back, for visitors and for members who paid', async ({
  baseURL,
  findings,
  member,
}) => {
  test.skip(!withWindows, 'there is no Chromium with windows here, only a headless shell');
  const { context, page } = await installedApp(`${baseURL}/pages/safety`);
  findings.watch(context);
  const devtools = await context.newCDPSession(page);
  expect(await devtools.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
  const foot = page.locator('#foot');
  const link = (name: string) => foot.getByRole('link', { name, exact: true });
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    for (const kept of ['Terms of use', 'Privacy statement', 'Company details', 'Help and contact'])
      await expect(link(kept)).toBeVisible();
    await expect(foot).toContainText('Some profiles are fictional');
    await expect(link('What it costs')).toBeHidden();
    await expect(foot.getByRole('list', { name: 'Language' })).toBeHidden();
    expect(await tooWide(page)).toEqual([]);
    expect(await violations(page, { within: '#foot' })).toEqual([]);
  }
  await member(page, { premium: true });
  await visit(page, `${baseURL}/likes`);
  await expect(link('Delete account')).toHaveAttribute('href', '/profile/delete');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: /credits\. Buy credits/ })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute('href', '/members');
  await context.close();
});

test('a site that is opened names what it is installed by, by day and by night', async ({ page }) => {
  await visit(page, '/members');
  const devtools = await page.context().newCDPSession(page);
  const { url, data = '', errors } = await devtools.send('Page.getAppManifest');
  expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []]);
  expect(JSON.parse(data)).toMatchObject({ name: 'Kindling', display: 'standalone' });
  const shown = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => content),
    );
  const [day] = await shown();
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await visit(page, '/members');
  const [night, ...others] = await shown();
  expect(others).toEqual([]);
  expect(night).not.toBe(day);
});

test('on a phone a thread has its own header only, and from a tablet on the bar stays', async ({
  page,
  member,
  someone,
}) => {
  const reader = await member(page, { premium: true });
  const writer = await someone({ gender: 'male' });
  const letter = { profile_id: reader.id, key: randomUUID(), body: 'Hello' };
  const { conversation_id } = await (await writer.api.post('/api/chat.php', { data: letter })).json();
  const bar = page.getByRole('navigation', { name: 'Main' });
  await page.setViewportSize({ width: 767, height: 900 });
  await visit(page, `/chats/${conversation_id}`);
  await expect(bar).toBeHidden();
  await expect(page.getByRole('link', { name: 'Back to all messages' })).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(bar).toBeVisible();
  await page.setViewportSize(PHONE);
  await visit(page, '/chats');
  await expect(bar).toBeVisible();
});

const comeFrom = (page: Page, country: string) => page.setExtraHTTPHeaders({ 'x-country': country });

/** What lies over a page comes after it. */
const loaded = (page: Page) => page.getByRole('region', { name: 'Notices' }).waitFor({ state: 'attached' });

/** A window without a browser around it, which style sheets know as `standalone`; DevTools cannot pretend that. */
async function installedApp(url: string) {
  const { launchOptions } = test.info().project.use;
  const context = await chromium.launchPersistentContext('', {
    ...launchOptions,
    ...(withWindows && { executablePath: withWindows }),
    args: [...(launchOptions?.args ?? []), `--app=${url}`],
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = context.pages()[0] ?? (await context.waitForEvent('page'));
  await awake(page);
  return { context, page };
}
