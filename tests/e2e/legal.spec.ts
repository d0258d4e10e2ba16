import { awake, expect, test, visit } from './fixture.ts';

test('a visitor reads the terms without an entry warning, and finds a section by the contents', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/pages/terms');
  await awake(page);
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: /withdrawal/ })
    .click();
  await expect(page).toHaveURL(/#withdrawal$/);
  await expect(page.getByRole('heading', { name: /Right of withdrawal/ })).toBeInViewport();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.context().close();
});

test('the footer leads to the terms and the privacy statement', async ({ page }) => {
  await visit(page, '/members');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy statement' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy statement');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use');
});

test('an answer is found as one types, an address opens it, and the form works without any script', async ({
  page,
  browser,
}) => {
  await visit(page, '/pages/faq');
  const questions = page.locator('main details:has(summary) summary').filter({ hasText: '?' });
  const all = await questions.count();
  await page.getByRole('searchbox').fill('swipe passed');
  await expect(page.getByRole('status').filter({ hasText: '1 answer' })).toBeVisible();
  await expect(page).toHaveURL(/\?q=swipe/);
  await expect(page.getByText('People you passed on may come again')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(questions).toHaveCount(all);

  await visit(page, '/pages/faq#refund');
  await expect(page.getByText('for credits that you have not used')).toBeVisible();
  await expect(page.getByText('A profile that our team writes')).toBeHidden();

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto('/pages/faq');
  await still.getByRole('searchbox').fill('passkey');
  await still.getByRole('button', { name: 'Search' }).click();
  await expect(still).toHaveURL(/\?q=passkey/);
  await expect(still.getByText('Can I log in without a password?')).toBeVisible();
  await expect(still.getByText('What is a match?')).toHaveCount(0);
  await plain.close();
});

test('whom a partner sent is asked once whether the link may be kept, in the way of nothing, and may change the answer', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const question = page.getByRole('region', { name: 'May we remember which link brought you here?' });
  await page.goto('/pages/safety');
  await awake(page);
  await expect(question).toHaveCount(0);
  await page.goto('/pages/safety?network=partner');
  await awake(page);
  const [no, yes] = [question.getByRole('button', { name: /^No/ }), question.getByRole('button', { name: /^Yes/ })];
  await expect(yes).toBeInViewport();
  const [small, large] = [await no.boundingBox(), await yes.boundingBox()];
  expect([small?.width, small?.height]).toEqual([large?.width, large?.height]);
  await page.goto('/pages/cookies');
  await awake(page);
  await question.getByRole('button', { name: /^Yes/ }).click();
  await expect(question).toHaveCount(0);
  const age = async () => (await context.cookies()).find(({ name }) => name === 'tracking')?.expires ?? 0;
  expect(await age()).toBeGreaterThan(Date.now() / 1000 + 29 * 24 * 3600);
  await page.reload();
  await awake(page);
  await expect(question).toHaveCount(0);
  await page
    .getByRole('group', { name: 'How long an advertising link is remembered' })
    .getByRole('button', { name: /^No/ })
    .click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await age()).toBe(-1);
  await context.close();
});
