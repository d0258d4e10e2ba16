import type { Page } from '@playwright/test';
import { DEMO_LOGINS, DEMO_PASSWORD } from '#demo/accounts.ts';
import { expectNoBarriers } from './barriers.ts';
import { expect, logIn, test, visit } from './fixture.ts';

/** Everybody, so that the few of the tests' demo are enough for a game. */
const GAME = '/swipe-game?min_age=18&max_age=99';
const topCard = (page: Page) => page.locator('[data-place="0"]');
const nameOnTop = async (page: Page) => (await topCard(page).getAttribute('aria-label'))?.replace(/, \d+$/, '') ?? '';
const swipes = (page: Page) => page.waitForResponse((reply) => reply.url().endsWith('/api/swipe.php'));

/** Opens the game; its cards answer a moment after the page around them does. */
async function openGame(page: Page): Promise<void> {
  await visit(page, GAME);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('[data-place="0"]') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** The finger's way over the card, as a phone tells it. */
async function drag(page: Page, by: number): Promise<void> {
  const box = await topCard(page).boundingBox();
  if (!box) throw new Error('There is no card.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const phone = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number) =>
    phone.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: x + moved, y }] });
  await send('touchStart', 0);
  for (let step = 1; step <= 10; step += 1) await send('touchMove', (by * step) / 10);
  await send('touchEnd', by);
  await phone.detach();
}

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    contextOptions: { reducedMotion: 'no-preference' },
  });

  test('a card dragged far is decided and can be taken back, and one let go early springs back', async ({ page }) => {
    await logIn(page, DEMO_LOGINS[0].login, DEMO_PASSWORD);
    await openGame(page);
    const first = await nameOnTop(page);
    await drag(page, 40);
    await expect.poll(async () => (await topCard(page).boundingBox())?.x).toBe(16);
    expect(await nameOnTop(page)).toBe(first);

    const passed = swipes(page);
    await drag(page, -260);
    expect((await passed).status()).toBe(200);
    await expect(topCard(page)).not.toHaveAttribute('aria-label', new RegExp(`^${first},`));
    await page.getByRole('button', { name: `Take back the pass on ${first}` }).click();
    await expect(topCard(page)).toHaveAttribute('aria-label', new RegExp(`^${first},`));
  });
});

test('by keys a member likes until none is left, and is told when the next one comes, in German', async ({ page }) => {
  await logIn(page, DEMO_LOGINS[1].login, DEMO_PASSWORD);
  await page.request.put('/api/user.php', { data: { language: 'de' } });
  await openGame(page);
  await page.getByRole('button', { name: 'Wen du siehst' }).locator('visible=true').click();
  const filters = page.getByRole('dialog', { name: 'Wen du siehst' });
  await filters.getByRole('switch').check();
  await expectNoBarriers(page, 'whom the game shows');
  await filters.getByRole('button', { name: 'Anzeigen' }).click();
  await expect(page).toHaveURL(/real_only=true/);
  await openGame(page);
  const status = page.getByRole('status');
  const first = await nameOnTop(page);
  await page.keyboard.press('ArrowLeft');
  await expect(status.getByText(`${first} übersprungen.`)).toBeAttached();
  await page.keyboard.press('z');
  await expect(topCard(page)).toHaveAttribute('aria-label', new RegExp(`^${first},`));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('heading', { level: 1 }).first()).toContainText(first);
  await page.goBack();
  for (const left of ['Noch 3 Likes', 'Noch 2 Likes', 'Noch 1 Like', null]) {
    const answered = swipes(page);
    await page.keyboard.press('ArrowRight');
    if (left) await expect(page.getByText(left, { exact: true })).toBeVisible();
    else await expect(page.getByRole('heading', { name: 'Vier Likes, gut vergeben.' })).toBeVisible();
    const { match } = await (await answered).json();
    if (!match) continue;
    // A match has its moment, and the keys are the dialog's until it is closed.
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(page.getByText(/^(heute|morgen) um \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('main').getByRole('link', { name: 'Zurück zur Suche' })).toBeAttached();
  await visit(page, GAME);
  await expect(page.getByRole('heading', { name: 'Vier Likes, gut vergeben.' })).toBeVisible();
  await expectNoBarriers(page, 'no like left');
  await page.request.put('/api/user.php', { data: { language: 'en' } });
});
