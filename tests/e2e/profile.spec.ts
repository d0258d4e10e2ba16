import { awake, expect, test, visit } from './fixture.ts';
import { someMember } from './screens.ts';

/** Years that nobody has but those whom this file's first test makes. */
const AGE = 87;
const LIST = `/members?min_age=${AGE}&max_age=${AGE}`;

test('a member walks through a filtered list by keyboard and comes back to the same place', async ({
  page,
  member,
  someone,
}) => {
  await member(page, { gender: 'male' });
  for (const name of ['Anna', 'Bea', 'Cato', 'Dina', 'Elin']) await someone({ name, age: AGE });
  await visit(page, LIST);
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
  expect(new URL(page.url()).search).toBe(`?list=search&min_age=${AGE}&max_age=${AGE}`);

  // Also after the page was loaded anew.
  await page.reload();
  await awake(page);
  await expect(walk.getByText(/^\d+ of \d+$/)).toBeVisible();
  await walk.getByRole('link', { name: 'All results' }).click();
  await expect(page).toHaveURL(LIST);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(120);

  // Who is opened directly is in no list.
  await visit(page, (await third.getAttribute('href'))?.replace(/\?.*/, '') ?? '');
  await expect(walk).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('two taps on a profile block a member, and one takes it back', async ({ page, member, someone }) => {
    await member(page, { gender: 'male' });
    const { id, name } = await someone();
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

test('suggestions lead through themselves, and back to where they are', async ({ page, member }) => {
  await member(page, { gender: 'male' });
  await visit(page, '/members');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const suggested = page.getByRole('region', { name: 'Suggested for you' });
  await suggested.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/members\/\d+\?list=suggested$/);
  const walk = page.getByRole('navigation', { name: 'Through your suggestions' });
  await expect(walk.getByText(/^1 of \d+\+?$/)).toBeVisible();
  await walk.getByRole('link', { name: /^Next: / }).click();
  await expect(walk.getByText(/^2 of \d+\+?$/)).toBeVisible();
  await walk.getByRole('link', { name: 'All suggestions' }).click();
  await expect(page).toHaveURL(/\/members$/);
});

test('visitors lead through themselves, and a page beyond the last leads to that one', async ({
  page,
  otherPerson,
  member,
}) => {
  const { id } = await member(page, { premium: true });
  const guest = await otherPerson();
  const visitor = await member(guest, { gender: 'male' });
  await visit(guest, `/members/${id}`);
  const came = async () =>
    (await (await page.request.get('/api/visitors.php')).json()).members.map((one: { id: number }) => one.id);
  await expect.poll(came).toContain(visitor.id);
  await visit(page, '/profile/visitors?page=20');
  await expect(page).toHaveURL('/profile/visitors');
  await page.getByRole('main').locator(`li a[href^="/members/${visitor.id}"]`).click();
  await expect(page).toHaveURL(`/members/${visitor.id}?list=visitors`);
  const walk = page.getByRole('navigation', { name: 'Through your visitors' });
  await walk.getByRole('link', { name: 'All visitors' }).click();
  await expect(page).toHaveURL('/profile/visitors');
});

test('a list that an address names but nobody came from is reached by its link, not by going back', async ({
  page,
  member,
}) => {
  await member(page, { gender: 'male' });
  await visit(page, '/likes');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Messages' }).first().click();
  await expect(page).toHaveURL(/\/chats/);
  const someone = await someMember(page);
  // As any link within the app would.
  await page.evaluate((path) => {
    history.pushState({ __TSR_index: 2, __TSR_key: 'elsewhere' }, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, `/members/${someone}?list=search&gender=female`);
  await page.getByRole('link', { name: 'All results' }).click();
  await expect(page).toHaveURL('/members?gender=female');
});

test('a report stands when the block fails, and the block alone is tried again', async ({
  page,
  findings,
  member,
  someone,
}) => {
  findings.expect(/status of 403/);
  await member(page, { gender: 'male' });
  const { id, name } = await someone();
  await visit(page, `/members/${id}`);
  await page.getByRole('main').getByRole('button', { name: 'Report', exact: true }).locator('visible=true').click();
  const dialog = page.getByRole('dialog', { name: `Report ${name}` });
  await dialog.getByRole('radio', { name: 'Rude or threatening' }).check();
  await dialog.getByRole('switch').check();
  let reports = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/report.php')) reports += 1;
  });
  let away = true;
  await page.route('**/api/block.php', (route) =>
    away ? route.fulfill({ status: 403, body: '{}' }) : route.continue(),
  );
  await dialog.getByRole('button', { name: 'Report and block' }).click();
  const thanks = page.getByRole('dialog', { name: 'Thank you, we are looking into it' });
  await expect(thanks).toContainText(/R-[A-Z2-9]{8}/);
  await expect(thanks).toContainText(`${name} is not blocked yet`);
  away = false;
  await thanks.getByRole('button', { name: 'Block' }).click();
  await expect(thanks).not.toContainText('is not blocked yet');
  await thanks.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText(`${name} is blocked`)).toBeVisible();
  expect(reports).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await page.request.get(`/api/member.php?id=${id}`)).status()).toBe(200);
});
