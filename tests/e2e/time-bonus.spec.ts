import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { awake, expect, test, visit } from './fixture.ts';
import { someMember } from './screens.ts';

test.describe.configure({ mode: 'parallel' });

const HOUR_SECONDS = 3600;
/** Somebody who has just joined and has no credits. */
const NEWCOMER = { joined_days_ago: 0, credits: 0 };

const bannerOf = (page: Page) => page.getByRole('region', { name: 'Time bonus' });
const modalOf = (page: Page) => page.getByRole('dialog', { name: '25% off, for your first 4 hours' });
/** Goes to a page by the bar. */
const follow = async (page: Page, path: string) => {
  await page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]:visible`).click();
  await expect(page).toHaveURL(path);
};

/** The seconds that a countdown shows. */
async function secondsOn(place: Locator): Promise<number> {
  const [hours = 0, minutes = 0, seconds = 0] = (await place.locator('[role=timer]').innerText())
    .split(':')
    .map(Number);
  return hours * HOUR_SECONDS + minutes * 60 + seconds;
}

/** The modal, whose time has come: its price is fetched meanwhile, and the page's time stands still. */
async function shownModal(page: Page): Promise<Locator> {
  const modal = modalOf(page);
  const isShown = async () => {
    await page.clock.runFor(500);
    return modal.isVisible();
  };
  await expect.poll(isShown).toBe(true);
  return modal;
}

/** A banner that was sent with the page stands still until its script is there, which a page without time never gets. */
async function counting(page: Page): Promise<void> {
  const timer = bannerOf(page).getByRole('timer');
  const [sent] = await timer.allInnerTexts();
  if (sent !== undefined) await expect(timer).not.toHaveText(sent);
}

/** A page whose time goes on only when the test says so. No fictional profile likes anybody on it, which would open a dialog too. */
async function opened(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('auto-likes-refused', '1');
  });
  await page.clock.install();
  await visit(page, path);
  await counting(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
}

test('the bonus stands in the first markup, counts down by the second and is not begun again from page to page', async ({
  page,
  member,
}) => {
  await member(page, NEWCOMER);
  const sent = await (await page.request.get('/members')).text();
  expect(sent).toMatch(/role="timer"[^>]*>(3:59:5\d|4:00:00)</);
  await opened(page, '/members');
  const banner = bannerOf(page);
  await expect(banner).toContainText('25% off your first credits');
  await expect(banner.getByText('for new members.')).toBeVisible();
  await expect(banner.getByRole('timer')).toHaveText(/^(3:59:\d\d|4:00:00)$/);
  await page.clock.runFor(1000);
  const first = await secondsOn(banner);
  await page.clock.runFor(1000);
  expect(await secondsOn(banner)).toBe(first - 1);
  await page.clock.runFor(9000);
  expect(await secondsOn(banner)).toBe(first - 10);
  for (const path of ['/likes', '/chats', '/members']) {
    await follow(page, path);
    await expect(banner).toBeVisible();
  }
  await page.clock.runFor(1000);
  const after = await secondsOn(banner);
  expect(after).toBeLessThanOrEqual(first - 11);
  expect(after).toBeGreaterThan(first - 60);
  // Asked again, the server says the same.
  await page.reload();
  await awake(page);
  expect(Math.abs((await secondsOn(banner)) - 4 * HOUR_SECONDS)).toBeLessThan(120);
});

test('the banner is on the pages of the members area and on no others', async ({ page, member, someone }) => {
  const { id } = await someone({ gender: 'male' });
  await member(page, NEWCOMER);
  for (const path of ['/members', `/members/${id}`, '/chats', '/likes', `/likes/m/${id}`]) {
    await visit(page, path);
    await expect(bannerOf(page), path).toBeVisible();
  }
  for (const path of ['/credits', '/profile', '/likes/sent', '/swipe-game', `/members/${id}/chat`]) {
    await visit(page, path);
    await expect(bannerOf(page), path).toHaveCount(0);
  }
});

test('on the list of conversations it is one line on a phone too, and threads keep their own header', async ({
  page,
  member,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await member(page, NEWCOMER);
  await visit(page, '/chats');
  const banner = bannerOf(page);
  await expect(banner).toBeInViewport({ ratio: 1 });
  // In one look: what the server sent is replaced by its living twin, and an element in hand would be gone.
  const { height, clientHeight, scrollHeight } = await page.evaluate(() => {
    const { clientHeight, scrollHeight } = document.documentElement;
    const height = document.querySelector('[data-alert^="time-bonus"]')?.getBoundingClientRect().height;
    return { height, clientHeight, scrollHeight };
  });
  expect(height).toBeLessThanOrEqual(72);
  expect(scrollHeight).toBe(clientHeight);
});

test('the modal comes 40 seconds after the area was entered, on whatever page of it, once', async ({
  page,
  member,
}) => {
  await member(page, NEWCOMER);
  await opened(page, '/members');
  const modal = modalOf(page);
  await page.clock.runFor(20_000);
  await follow(page, '/likes');
  await page.clock.runFor(17_000);
  await expect(modal).toBeHidden();
  await page.clock.runFor(4_000);
  await shownModal(page);
  await expect(modal).toContainText('€18.56');
  await expect(modal.getByText('€24.75')).toBeVisible();
  await page.clock.runFor(1_000);
  // The page behind a modal is nobody's to read.
  expect(await secondsOn(modal)).toBe(await secondsOn(page.locator('[data-alert^="time-bonus"]')));
  await page.clock.resume();
  await expectAccessible(page, 'the time bonus', '[role=dialog]');

  await modal.getByRole('button', { name: 'No, thanks' }).click();
  await page.clock.runFor(1_000);
  await expect(modal).toBeHidden();
  await expect(bannerOf(page)).toBeVisible();
  const { user } = await (await page.request.get('/api/user.php')).json();
  expect(user.dismissed_alerts).toEqual(['time-bonus-modal']);
  await page.reload();
  await awake(page);
  await page.clock.runFor(120_000);
  await expect(bannerOf(page)).toBeVisible();
  await expect(modal).toBeHidden();
});

test('who leaves the area stops its timer, and who comes back begins a new one', async ({ page, member }) => {
  await member(page, NEWCOMER);
  await opened(page, '/members');
  await page.clock.runFor(30_000);
  await bannerOf(page).getByRole('link', { name: 'See prices' }).click();
  await expect(page).toHaveURL(/^[^?]*\/(credits|premium)/);
  await page.clock.runFor(1_000);
  if (page.url().includes('premium')) await page.getByRole('main').locator('a[href^="/credits"]').first().click();
  await page.clock.runFor(30_000);
  await follow(page, '/members');
  await expect(bannerOf(page)).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(modalOf(page)).toBeHidden();
  await page.clock.runFor(11_000);
  await shownModal(page);
});

test('who has credits or is typing is not interrupted', async ({ page, member }) => {
  await member(page, { ...NEWCOMER, credits: 5 });
  await opened(page, '/members');
  await page.clock.runFor(60_000);
  await expect(bannerOf(page)).toBeVisible();
  await expect(modalOf(page)).toBeHidden();
  await member(page, NEWCOMER);
  await visit(page, '/members');
  await page.evaluate(() => {
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
  });
  await page.clock.runFor(60_000);
  await expect(modalOf(page)).toBeHidden();
  await page.evaluate(() => document.querySelector<HTMLElement>('body > input')?.blur());
  await shownModal(page);
});

test('a banner that was closed stays closed, and nothing moves for it', async ({ page, member, findings }) => {
  findings.expect(/ERR_FAILED/);
  await member(page, NEWCOMER);
  await visit(page, '/members');
  await bannerOf(page).getByRole('button', { name: 'Close this notice' }).click();
  await expect(bannerOf(page)).toHaveCount(0);
  // Even without the application the sent markup shows none.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/members');
  await expect(page.locator('[data-alert^="time-bonus"]')).toBeHidden();
  await page.unroute('**/*.js');
  await visit(page, '/likes');
  await expect(page.locator('[data-alert^="time-bonus"]')).toHaveCount(0);
});

test('a banner that is closed before its script is there closes once it is', async ({ page, member }) => {
  await member(page, NEWCOMER);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/time-bonus-area/, async (route) => {
    await held;
    await route.continue();
  });
  await visit(page, '/members');
  await bannerOf(page).getByRole('button', { name: 'Close this notice' }).click();
  await expect(bannerOf(page)).toBeVisible();
  release();
  await expect(bannerOf(page)).toHaveCount(0);
});

test('at zero it is over, on the page that shows it', async ({ page, member }) => {
  // With credits no dialog opens over the banner.
  await member(page, { ...NEWCOMER, credits: 5 });
  await opened(page, '/members');
  await page.clock.fastForward((4 * HOUR_SECONDS - 60) * 1000);
  await page.clock.runFor(1_000);
  await expect(bannerOf(page).getByRole('timer')).toHaveText(/^0:00:\d\d$/);
  await page.clock.runFor(70_000);
  await expect(bannerOf(page)).toHaveCount(0);
});

test('it is gone after the log-out', async ({ page, member }) => {
  await member(page, NEWCOMER);
  await visit(page, '/members');
  await expect(bannerOf(page)).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await visit(page, '/members');
  await expect(bannerOf(page)).toHaveCount(0);
});

test('it is gone once a purchase is paid, and its prices with it, on pages that were open meanwhile', async ({
  page,
  member,
}) => {
  await member(page, NEWCOMER);
  const shop = await page.context().newPage();
  await visit(shop, '/credits');
  const offers = shop.getByRole('list', { name: 'Credit packages' });
  await expect(offers).toContainText('€7.46Usual price €9.95');
  await visit(page, `/members/${await someMember(page)}`);
  await expect(bannerOf(page)).toBeVisible();
  const { packages } = await (await page.request.get('/api/packages.php')).json();
  const data = {
    package_id: packages[0].id,
    method: 'ideal',
    country: 'NL',
    key: randomUUID(),
    begin_at_once: '2026-11-23',
    total: packages[0].price,
  };
  const reply = await (await page.request.post('/api/payment.php', { data })).json();
  const bank = await page.context().newPage();
  await bank.goto(reply.redirect_url);
  await bank.getByRole('button', { name: /^Pay / }).click();
  await expect(bannerOf(page)).toHaveCount(0);
  await expect(offers).not.toContainText('Usual price');
  await expect(offers).toContainText('€9.95');
  await visit(page, '/members');
  await expect(bannerOf(page)).toHaveCount(0);
});
