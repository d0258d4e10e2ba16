import type { Page, Request } from '@playwright/test';
import { KINDLING_HOME } from '#demo/home-texts/kindling.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import { awake, expect, logIn, PASSWORD, test, visit } from './fixture.ts';

test('an address without a page, and a member who is not there, answer 404 with the way home', async ({
  page,
  findings,
}) => {
  findings.expect(/status of 404/);
  for (const path of ['/nowhere', '/members/99999999', '/members/abc', '/members/-1', '/credits/99999']) {
    const reply = await page.goto(path);
    expect(reply?.status(), path).toBe(404);
    await awake(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
  }
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('conversations and payments of nobody answer 404 to members and lead visitors to the login', async ({
  page,
  findings,
  member,
}) => {
  findings.expect(/status of 404/);
  await page.goto('/chats/999999');
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText('You need to be logged in to chat')).toBeVisible();
  await member(page);
  for (const path of ['/chats/999999', '/chats/x', '/transactions/999999', '/transactions/x']) {
    const reply = await page.goto(path);
    expect(reply?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
  }
});

test('without a connection the page says so, and stops saying so afterwards', async ({ page, context, findings }) => {
  findings.expect(/ERR_INTERNET_DISCONNECTED/);
  await visit(page, '/members');
  // What is not needed at first comes later, the watch over the connection among it.
  await page.getByRole('region', { name: 'Notices' }).waitFor({ state: 'attached' });
  const offline = page.getByText('You are offline.');
  await expect(offline).toBeHidden();
  await context.setOffline(true);
  await expect(offline).toBeVisible();
  await context.setOffline(false);
  await expect(offline).toBeHidden();
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/members\/\d+\?list=search$/);
});

for (const [device, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
}))
  test(`on a ${device} without a connection the word of it leaves the line free in which a message is written`, async ({
    page,
    context,
    findings,
    member,
    someone,
  }) => {
    findings.expect(/ERR_INTERNET_DISCONNECTED/);
    await page.setViewportSize(viewport);
    await member(page);
    const { id } = await someone({ gender: 'male' });
    await visit(page, `/members/${id}/chat`);
    await page.getByRole('region', { name: 'Notices' }).waitFor({ state: 'attached' });
    await context.setOffline(true);
    const notice = page.getByText('You are offline.');
    await expect(notice).toBeVisible();
    const [said, line] = [await notice.boundingBox(), await page.locator('#composer').boundingBox()];
    if (!said || !line) throw new Error('One of them is not there.');
    expect(said.y + said.height).toBeLessThan(line.y);
    expect(said.y).toBeGreaterThan(0);
    await context.setOffline(false);
  });

test('a session that has ended logs the page out at the next call', async ({ page, context, findings, member }) => {
  findings.expect(/status of 403/);
  await member(page);
  await visit(page, '/members?country=NL');
  await context.clearCookies();
  await page
    .getByRole('button', { name: /^Like / })
    .first()
    .click();
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ next: '/members?country=NL', ended: 'true' })}`);
  await expect(page.getByText('You were logged out, because your session had ended.')).toBeVisible();
  await awake(page);
  await expect(page.getByRole('button', { name: /^Account of/ })).toHaveCount(0);
});

test('a part of the program that is gone reloads the page once and not again', async ({ page, findings }) => {
  // The part that is missing until the page is reloaded.
  // React may meet it in the middle of a rendering (error 520), and then renders anew what the router says of it.
  findings.expect(/ERR_FAILED/, /dynamically imported module/, /reading '(component|loader)'/, /React error #520/);
  await visit(page, '/members');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
  });
  const refused: string[] = [];
  await page.route(/\/assets\/login-[^/]*\.js$/, (route) => {
    refused.push(route.request().url());
    return route.abort();
  });
  // By script: a pointer on its way would fetch the part before the press.
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Log in' })
    .evaluate((link: HTMLAnchorElement) => link.click());
  // Asked for by the first page and by the one after it, which says what is wrong instead of beginning anew.
  await expect.poll(() => [documents.length, refused.length]).toEqual([1, 2]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect([documents.length, refused.length]).toEqual([1, 2]);
});

test('words in the address that mean nothing are left out, and adverts keep theirs', async ({ page }) => {
  const addresses = [
    ['/members?gender=robot&country=zz&countryregion=%00&min_age=abc&page=-4&network=blue', '/members?network=blue'],
    ['/members?min_age=99&max_age=18&page=99999999999999999999', '/members?min_age=18&max_age=99'],
    ['/members?gender=male&gender=female&page=1.5', '/members?gender=female'],
    ['/credits?country=XX1&sub1=%F0%9F%8E%81', '/credits?sub1=%F0%9F%8E%81'],
    ['/login?next=https://example.org/&wish=fly', '/login'],
    ['/lang-config?next=//example.org', '/lang-config'],
  ] as const;
  for (const [asked, meant] of addresses) {
    let documents = 0;
    const count = (request: Request) => {
      if (request.resourceType() === 'document') documents += 1;
    };
    page.on('request', count);
    const reply = await page.goto(asked);
    await awake(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(meant);
    expect(reply?.status(), asked).toBe(200);
    // At the most once to the clean address.
    expect(documents, asked).toBeLessThanOrEqual(2);
    page.off('request', count);
  }
});

test('after a login nobody is led to another site', async ({ page, findings, someone }) => {
  findings.expect(/status of 401/);
  await visit(page, '/login?next=https://example.org/');
  const { email } = await someone();
  await page.getByLabel('E-mail address or username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Login failed, please try again' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/members');
});

test('a visitor changes the language in the bar, and it stays', async ({ page }) => {
  await visit(page, '/');
  await expect(heading(page)).toHaveText(heroIn('en'));
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(heading(page)).toHaveText(heroIn('de'));
  expect(heroIn('de')).not.toBe(heroIn('en'));
  await page.reload();
  await expect(heading(page)).toHaveText(heroIn('de'));

  await visit(page, '/lang-config?next=/');
  await page.getByRole('main').getByRole('button', { name: 'Suomi' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi');
  await expect(heading(page)).toHaveText(heroIn('fi'));
  expect(heroIn('fi')).not.toBe(heroIn('de'));
});

test("a member's language goes along to another browser", async ({ page, otherPerson, member }) => {
  const { email } = await member(page);
  await visit(page, '/lang-config');
  await page.getByRole('main').getByRole('button', { name: 'Suomi' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi');
  const elsewhere = await otherPerson();
  await logIn(elsewhere, email, PASSWORD);
  await visit(elsewhere, '/members');
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'fi');
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const heroIn = (locale: Locale): string => KINDLING_HOME[locale].headline ?? '';
