import type { Page } from '@playwright/test';
import { VELVET } from '#demo/brands.ts';
import { BRANDS } from '#demo/more-brands.ts';
import { LOCALE_COOKIE } from '#platform/i18n/locales.ts';
import { somebody, unusedLetters } from './accounts.ts';
import { awake, brand, expect, memberOfBrand, test, visit } from './fixture.ts';

type Newcomer = ReturnType<typeof somebody>;

/** The brand's own address beside the default one: browsers lead every `*.localhost` to this machine. */
function velvetOf(baseURL: string | undefined): string {
  const { port } = new URL(baseURL ?? '');
  return `http://${VELVET.host}:${port}`;
}

test('who joins one brand is mailed, logged in and paying on that brand, and a stranger on the other', async ({
  page,
  baseURL,
  findings,
}) => {
  const newcomer = somebody('Lotte');
  // The page that logs out here without its button asks once more for its events.
  findings.expect(/status of 403 .*events\.php/);
  const velvet = velvetOf(baseURL);
  const onVelvet = (path: string | RegExp) =>
    expect(page).toHaveURL(typeof path === 'string' ? velvet + path : new RegExp(`^${velvet}${path.source}`));

  // By itself it speaks German to who has chosen no language.
  await page.context().addCookies([{ name: LOCALE_COOKIE, value: 'en', url: velvet }]);

  await test.step('both brands are served, each as itself', async () => {
    await visit(page, '/');
    await expect(page.getByRole('banner')).toContainText('Kindling');
    await visit(page, `${velvet}/`);
    await expect(page.getByRole('banner')).toContainText('Velvet');
    await expect(page).toHaveTitle(/Velvet/);
    await expect(page.getByText('Kindling')).toHaveCount(0);
  });
  await test.step('signs up', () => signUp(page, velvet, newcomer));
  await test.step('activates by the link in the mail', async () => {
    const link = await mailedLink(page, velvet, newcomer);
    expect(link).toMatch(new RegExp(`^${velvet}/[\\w-]{43}$`));
    await page.goto(link);
    await awake(page);
    await page.getByRole('button', { name: 'Confirm my e-mail address' }).click();
    await onVelvet(/\/activate\/done\?token=/);
  });
  await test.step('logs in', async () => {
    await page.evaluate(() => fetch('/api/logout.php'));
    await visit(page, `${velvet}/login`);
    await page.getByLabel('E-mail address').fill(newcomer.email);
    await page.getByLabel('Password', { exact: true }).fill(newcomer.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await onVelvet('/members');
  });
  await test.step('pays, and the bank leads back', async () => {
    await visit(page, `${velvet}/credits`);
    // Who has just signed up has the time bonus: 25 percent of €8.90.
    await page.getByRole('link', { name: 'Choose 20 credits for €6.67' }).click();
    await page.getByRole('radio', { name: /^Card/ }).check();
    await page.getByRole('checkbox', { name: /^I expressly ask/ }).check();
    await page.getByRole('button', { name: 'Buy and pay €6.67' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sandbox bank');
    await onVelvet(/\/sandbox\/pay\//);
    await page.getByRole('button', { name: 'Pay €6.67', exact: true }).click();
    await onVelvet(/\/transactions\/\d+/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your 20 credits are here');
  });
  await test.step('is nobody on the other brand, with the same cookie too', async () => {
    const session = (await page.context().cookies(velvet)).find(({ name }) => name === 'auth');
    expect(session).toMatchObject({ domain: VELVET.host });
    expect(await whoIsOn(page)).toBe(newcomer.name);
    await visit(page, '/');
    expect(await whoIsOn(page)).toBe(null);
    await page.context().addCookies([{ name: 'auth', value: session?.value ?? '', url: baseURL ?? '' }]);
    expect(await whoIsOn(page)).toBe(null);
  });
});

test('each site of the demo is itself: its name, language, company, price and members', async ({ page, baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  const primary = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary'));
  const colours = new Set<string>();
  let members = 0;
  for (const { host, company, settings } of BRANDS.filter(({ isDefault }) => !isDefault)) {
    await visit(page, `http://${host}:${port}/members`);
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${settings.domain_language}\\b`));
    await expect(page.getByRole('banner')).toContainText(settings.name);
    await expect(page.getByRole('contentinfo')).toContainText(company.name);
    members += await page.getByRole('main').locator('a[href^="/members/"]').count();
    colours.add(await primary());
    const reply = await page.evaluate(async () => (await fetch('/api/settings.php')).json());
    expect(reply.settings).toMatchObject({ domain: host, message_credits: settings.message_credits });
  }
  expect(colours.size).toBe(3);
  // A small demo has few of each niche.
  expect(members).toBeGreaterThanOrEqual(8);
  await page.goto('/demo/sites');
  await expect(page.getByRole('row')).toHaveCount(1 + BRANDS.length);
});

test('who opens the demo by number goes on at the address that mails and payments lead to', async ({
  page,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '');
  await visit(page, `http://127.0.0.1:${port}/members?gender=female`);
  await expect(page).toHaveURL(`http://localhost:${port}/members?gender=female`);
});

test('photos come from an origin of their own, to visitors and members, and no cookie goes there', async ({
  page,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '');
  const name = unusedLetters();
  const photos = `http://photos-${name}.localhost:${port}`;
  const origin = await brand(page, `${name}.localhost`, { cdn_prefix: photos });
  const cookies: (string | undefined)[] = [];
  const answers: string[] = [];
  page.on('response', async (response) => {
    const { pathname, origin: from } = new URL(response.url());
    if (!pathname.startsWith('/media/')) return;
    answers.push(`${from} ${response.status()}`);
    cookies.push((await response.request().allHeaders()).cookie);
  });
  const drawn = (path: RegExp) =>
    page
      .locator('main img')
      .evaluateAll(
        (images, source) =>
          (images as HTMLImageElement[]).filter(
            (image) => image.naturalWidth > 0 && new RegExp(source).test(image.currentSrc),
          ).length,
        path.source,
      );
  const someones = new RegExp(`^${photos}/media/`);
  await test.step('a visitor sees members', async () => {
    await visit(page, `${origin}/members`);
    await expect.poll(() => drawn(someones)).toBeGreaterThan(3);
  });
  await test.step('a member sees the own photos, which nobody else does', async () => {
    await memberOfBrand(page, { photos: 3, photos_refused: 1 });
    await visit(page, `${origin}/profile`);
    await expect.poll(() => drawn(someones)).toBe(3);
  });
  expect(new Set(answers)).toEqual(new Set([`${photos} 200`]));
  expect(new Set(cookies)).toEqual(new Set([undefined]));
});

const whoIsOn = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/api/user.php')).json()).user?.profile.name ?? null);

async function signUp(page: Page, velvet: string, newcomer: Newcomer): Promise<void> {
  await visit(page, `${velvet}/signup`);
  const next = page.getByRole('button', { name: 'Continue' });
  await page.getByRole('radio', { name: 'A woman' }).check();
  await page.getByRole('radio', { name: 'Straight' }).check();
  await next.click();
  await page.getByLabel('Day').fill('17');
  await page.getByLabel('Month').fill('5');
  await page.getByLabel('Year').fill('1985');
  await page.getByLabel('Username').fill(newcomer.name);
  await next.click();
  await page.getByLabel('E-mail address').fill(newcomer.email);
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page).toHaveURL(`${velvet}/complete-signup`);
}

async function mailedLink(page: Page, velvet: string, newcomer: Newcomer): Promise<string> {
  const subject = page.getByRole('listitem').filter({ hasText: newcomer.email }).getByRole('link').first();
  // The mail is sent by a job, a moment later.
  await expect(async () => {
    await page.goto(`${velvet}/demo/outbox`);
    await expect(subject).toHaveText('Confirm your e-mail address for Velvet', { timeout: 500 });
  }).toPass();
  await subject.click();
  const mail = page.frameLocator('iframe');
  return (await mail.getByRole('link', { name: 'Confirm my e-mail address' }).getAttribute('href')) ?? '';
}

test('an address that names a traffic source is remembered for the visit, without a call of the page', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await visit(page, '/members?gender=female&network=north&ref=r1');
  const tracking = (await page.context().cookies()).find(({ name }) => name === 'tracking');
  expect(decodeURIComponent(tracking?.value ?? '')).toBe('network=north&ref=r1');
  // It goes when the browser is closed.
  expect(tracking).toMatchObject({ expires: -1, httpOnly: true });
  expect(calls).not.toContain('/api/settings.php');
});
