import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { expect, shot, test, visit } from './fixture.ts';
import { tooWide } from './too-wide.ts';

const packages = (page: Page) => page.getByRole('list', { name: 'Credit packages' }).getByRole('listitem');
const pricesFor = (page: Page) => page.getByRole('combobox', { name: 'Prices for' });

for (const [path, title] of [
  ['/premium', 'Premium'],
  ['/pricing', 'What it costs'],
] as const)
  test(`${path} bars nobody's way, and is as wide as a phone of 320 px`, async ({ page, member }) => {
    for (const who of ['visitor', 'member']) {
      if (who === 'member') await member(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        for (const width of [320, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          await visit(page, path);
          await expect(page).toHaveTitle(title);
          expect(await violations(page), `${who}, ${colorScheme}, ${width}`).toEqual([]);
          expect(await tooWide(page)).toEqual([]);
          await shot(page, `prices-${title}-${who}-${colorScheme}-${width}`);
        }
      }
    }
  });

for (const locale of ['en', 'de', 'fi'])
  test(`long amounts and long words have room on a phone of 320 px, in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.request.put('/api/language.php', { data: { language: locale } });
    for (const country of ['SE', 'NO', 'AU']) {
      for (const path of ['/pricing', '/premium']) {
        await visit(page, `${path}?country=${country}`);
        expect(await tooWide(page), `${path} ${country}`).toEqual([]);
      }
    }
  });

test('a member who chooses another country sees its prices on every page, now and on the next visit', async ({
  page,
  member,
  someone,
}) => {
  await member(page);
  const { id } = await someone({ gender: 'male' });
  await visit(page, '/credits');
  await expect(packages(page).first()).toContainText('€9.95');
  const kept = page.waitForResponse('**/api/country.php');
  await pricesFor(page).selectOption('SE');
  await expect(packages(page).first()).toContainText('SEK 109.00');
  expect((await kept).status()).toBe(200);
  await page.getByRole('link', { name: 'Get Premium' }).click();
  await expect(page.getByRole('link', { name: 'See packages, from SEK 109.00' })).toBeVisible();
  await expect(packages(page).first()).toContainText('SEK 109.00');

  await visit(page, `/members/${id}/chat`);
  await page.getByRole('textbox', { name: /^Write to/ }).fill('Hello');
  await expect(page.getByText(/SEK\s13\.12 to SEK/)).toBeVisible();
  await page.getByRole('button', { name: 'Give a gift' }).click();
  const sheet = page.getByRole('dialog', { name: /^Something for/ });
  await sheet.getByRole('radio', { name: 'A jar of stars' }).focus();
  await page.keyboard.press('Space');
  await expect(sheet.getByText(/SEK\s65\.57 to SEK/)).toBeVisible();
});

test('the way from a profile through premium leads to the checkout and remembers where it began', async ({
  page,
  member,
  someone,
}) => {
  await member(page);
  const { id } = await someone({ gender: 'male' });
  await visit(page, `/members/${id}`);
  await page.getByRole('link', { name: 'Get Premium' }).click();
  const next = `next=${encodeURIComponent(`/members/${id}`)}`;
  await expect(page).toHaveURL(`/premium?${next}`);
  await page.getByRole('link', { name: 'How we count' }).click();
  await expect(page.getByText('How do we count the 46%?')).toBeInViewport();
  await page.getByRole('link', { name: 'Stay free' }).click();
  await expect(page).toHaveURL(`/members/${id}`);
  await page.goBack();
  await packages(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/^[^?]*\/credits\/\d+\?.*next=/);
  expect(new URL(page.url()).searchParams.get('next')).toBe(`/members/${id}`);
});

test('the country of the prices is chosen by keyboard, and nothing jumps when they come', async ({ page }) => {
  await visit(page, '/pricing');
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        Object.assign(window, { shifted: value + Number(Reflect.get(window, 'shifted') ?? 0) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const select = pricesFor(page);
  await select.focus();
  await page.keyboard.type('Poland');
  await expect(page).toHaveURL('/pricing?country=PL');
  await expect(page.getByRole('row', { name: /^25 / })).toContainText('PLN 39.90');
  await expect(select).toBeFocused();
  const link = page.getByRole('link', { name: /^United States/ });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /^25 / })).toContainText('US$10.95');
  await expect(page.getByText('Prices include VAT')).toHaveCount(0);
  // Numbers that become longer begin further left; whatever is around them stays, however late they come.
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shifted') ?? 0))).toBeLessThan(0.01);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the country of the prices is chosen by a form, and remembered', async ({ page }) => {
    await page.goto('/pricing');
    await pricesFor(page).selectOption('CH');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL('/pricing?country=CH');
    await expect(page.getByRole('row', { name: /^25 / })).toContainText('CHF 10.90');
    await page.goto('/premium');
    await expect(page.getByText('See packages, from CHF 10.90')).toBeVisible();
  });
});
