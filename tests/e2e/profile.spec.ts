import { DEMO_LOGINS, DEMO_PASSWORD } from '#demo/accounts.ts';
import { awake, expect, logIn, test, visit } from './fixture.ts';

const FREE = DEMO_LOGINS[0].login;

test('a member walks through a filtered list by keyboard and comes back to the same place', async ({ page }) => {
  await logIn(page, FREE, DEMO_PASSWORD);
  await visit(page, '/members?gender=female&real_only=true');
  const cards = page.getByRole('main').locator('li a[href^="/members/"]');
  const third = cards.nth(2);
  const names = await Promise.all([1, 2, 3].map(async (at) => (await cards.nth(at).innerText()).split(',')[0]));
  await third.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 120));
  await third.click();
  const walk = page.getByRole('navigation', { name: 'Through the search' });
  await expect(walk.getByText(/^3 of \d+$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }).first()).toContainText(names[1] ?? '');

  // The focus stays where the next step is.
  await walk.getByRole('link', { name: `Next: ${names[2]}` }).focus();
  await page.keyboard.press('Enter');
  await expect(walk.getByText(/^4 of \d+$/)).toBeVisible();
  await expect(walk.getByRole('link', { name: /^Next: / })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(walk.getByText(/^3 of \d+$/)).toBeVisible();
  expect(new URL(page.url()).search).toBe('?list=search&gender=female&real_only=true');

  // Also after the page was loaded anew.
  await page.reload();
  await awake(page);
  // Others may have come into the list meanwhile, before or behind.
  await expect(walk.getByText(/^\d+ of \d+$/)).toBeVisible();
  await walk.getByRole('link', { name: 'All results' }).click();
  await expect(page).toHaveURL(/\/members\?gender=female&real_only=true$/);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(120);

  // Who is opened directly is in no list.
  await visit(page, (await third.getAttribute('href'))?.replace(/\?.*/, '') ?? '');
  await expect(walk).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('two taps on a profile block a member, and one takes it back', async ({ page }) => {
    await logIn(page, FREE, DEMO_PASSWORD);
    const { members } = await (await page.request.get('/api/members.php?gender=female&real_only=true')).json();
    const { id, name } = members.at(-1);
    await visit(page, `/members/${id}`);
    await page.getByRole('main').getByRole('button', { name: 'Block', exact: true }).locator('visible=true').tap();
    await page
      .getByRole('dialog', { name: `Block ${name}?` })
      .getByRole('button', { name: 'Block' })
      .tap();
    await expect(page.getByText(`${name} is blocked`)).toBeVisible();
    expect((await page.request.get(`/api/member.php?id=${id}`)).status()).toBe(404);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect.poll(async () => (await page.request.get(`/api/member.php?id=${id}`)).status()).toBe(200);
  });
});
