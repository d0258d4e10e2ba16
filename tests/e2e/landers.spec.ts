import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';

/** Bytes of HTML, styles, fonts and script as sent, before photos. */
const MAX_BYTES = 60_000;

const LANDERS = readdirSync(join(import.meta.dirname, '../../src/pages'))
  .flatMap((file) => /^landers\.(\w+)[.{}\-$slug]*\.tsx$/.exec(file)?.[1] ?? [])
  .map((name) => `/landers/${name}`);

test('each lander weighs less than 60 kB before photos, and before the first touch nothing of the application is loaded, nor waited for', async ({
  page,
  baseURL,
}) => {
  expect(LANDERS.length).toBeGreaterThanOrEqual(9);
  const { members } = await (await page.request.get('/api/lander-members.php')).json();
  const ofMember = ['landing', 'landing2', 'landing3'].map((design) => `/members/${members[0].id}/${design}`);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  let sizes: Promise<number>[] = [];
  // What a first paint would wait for, and the application.
  let further: string[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind === 'script' || kind === 'stylesheet') further.push(response.url());
    if (kind !== 'image')
      sizes.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => responseBodySize),
      );
  });
  for (const path of [...LANDERS, ...ofMember]) {
    [sizes, further] = [[], []];
    await page.goto(baseURL + path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await idle(page);
    expect([path, further]).toEqual([path, []]);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes, path).toBeGreaterThan(10_000);
    expect(bytes, path).toBeLessThan(MAX_BYTES);
  }
});

/** Once the page has nothing to do any more: what would load by itself has begun. */
const idle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestAnimationFrame(() => done(null)))));

test('no class of a lander is one of the application too, whose styles come with the first touch', async ({ page }) => {
  const { members } = await (await page.request.get('/api/lander-members.php')).json();
  const ofMember = ['landing', 'landing2', 'landing3'].map((design) => `/members/${members[0].id}/${design}`);
  await page.goto('/members');
  const ofApplication = new Set(
    await page.evaluate(() => {
      const within = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) => [
          ...[...(rule instanceof CSSStyleRule ? rule.selectorText.matchAll(/\.((?:[\w-]|\\.)+)/g) : [])].map(
            ([, name]) => name ?? '',
          ),
          ...('cssRules' in rule ? within(rule.cssRules as CSSRuleList) : []),
        ]);
      return [...document.styleSheets].flatMap((sheet) => within(sheet.cssRules));
    }),
  );
  expect(ofApplication.size).toBeGreaterThan(300);
  // Mean the same in both: a lander has a rule for icons of its own, which goes before the application's.
  for (const name of ['sr-only', 'lucide']) ofApplication.delete(name);
  for (const path of [...LANDERS, ...ofMember]) {
    await page.goto(path);
    const names = await page.evaluate(() =>
      [...document.querySelectorAll('.lander, .lander *')].flatMap(({ classList }) => [...classList]),
    );
    expect(names.length, path).toBeGreaterThan(10);
    expect.soft([path, names.filter((name) => ofApplication.has(name))]).toEqual([path, []]);
  }
});

test.describe('where the country wants a warning', () => {
  test.use({ warned: false });
  test('a visitor decides first, answers the lander’s question, and goes on in its place', async ({ page }) => {
    await page.goto('/landers/alonetonight/autumn?network=adnet');
    const warning = page.getByRole('dialog');
    await page.keyboard.press('Escape');
    // As React does at the document with a press on what it has not taken over yet.
    await page.evaluate(() =>
      document.addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true }),
    );
    await warning.getByRole('button', { name: 'Yes, enter' }).click();
    await expect(warning).toBeHidden();
    await page.getByText('A woman', { exact: true }).click();
    await page.getByText('Men', { exact: true }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'What may we call you?' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
    await expect(page).toHaveURL(/\/landers\/alonetonight\/autumn/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(warning).toBeHidden();
  });
});

test('the letter of the film’s lander is written, addressed, and becomes the message of the sign-up; the film can be stopped before', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/landers/transitionsvideolanding');
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  const second = () =>
    page.evaluate(() => {
      const uncover = document.querySelector('.season.october')?.getAnimations()[0];
      return Math.floor(Number(uncover?.currentTime) / 1000);
    });
  await expect.poll(moving).toBeGreaterThan(10);
  await page.getByRole('checkbox', { name: 'Pause the film' }).check();
  await expect.poll(moving).toBe(0);
  await page.getByRole('radio', { name: 'January' }).check();
  await expect.poll(second).toBe(8);
  await page.getByRole('textbox', { name: 'Write one line. We carry it.' }).fill('🏳️‍🌈'.repeat(1001));
  await page.getByRole('button', { name: 'Set it afloat' }).click();
  await expect(page.getByRole('alert')).toHaveText('1,001 characters are too many: a line holds 1,000.');
  await page.getByRole('textbox', { name: 'Write one line. We carry it.' }).fill('🏳️‍🌈'.repeat(1000));
  await page.getByRole('button', { name: 'Set it afloat' }).click();
  await expect(page.getByRole('group', { name: 'Who gets it?' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'January' })).toBeChecked();
  expect(await moving()).toBe(0);
  const somebody = page.locator('button[name="to"]').first();
  const name = (await somebody.textContent())?.split(',')[0] ?? '';
  const next = page.getByRole('heading', { name: 'First, who are you?' });
  // A press that follows the one before at once counts as the same.
  await expect(async () => {
    if (await somebody.isVisible()) await somebody.click();
    await expect(next).toBeVisible({ timeout: 500 });
  }).toPass();
  const draft = await page.evaluate(() => Object.values(sessionStorage).join());
  expect([name.length > 0, draft.includes('🏳️‍🌈'.repeat(1000))]).toEqual([true, true]);
});

test('who has scrolled before the first touch stays there as the application takes the page over', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 560 });
  await page.goto('/landers/video');
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 220);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(220);
  await page.mouse.click(5, 5);
  await page.locator('[data-hydrated]').waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await page.evaluate(() => scrollY)).toBe(220);
});

test('where nothing shall move the film is one picture, that of the month that is chosen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/landers/transitionsvideolanding');
  await expect(page.locator('.season.october')).toBeVisible();
  await expect(page.locator('.season.april')).toBeHidden();
  await page.getByRole('radio', { name: 'April' }).check();
  await expect(page.locator('.season:visible')).toHaveCount(1);
  await expect(page.locator('.season.april')).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

/** Fills in the film's question and sends it. @param years before this one. */
async function beBorn(page: Page, years: number): Promise<void> {
  const born = { Day: '14', Month: '6', Year: String(new Date().getFullYear() - years) };
  for (const [part, value] of Object.entries(born)) await page.getByRole('textbox', { name: part }).fill(value);
  await page.getByRole('button', { name: 'Start pedalling' }).click();
}

test('the film of two bicycle lights is stopped by a key, before and after the application is there; a date of birth goes on in its place, a late year is asked about, and one that is meant ends', async ({
  page,
  otherPerson,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'dark' });
  await page.goto('/landers/video');
  const states = () =>
    page.evaluate(() => [...new Set(document.getAnimations().map(({ playState }) => playState))].sort());
  await expect.poll(states).toEqual(['running']);
  await page.getByRole('checkbox', { name: 'Pause the film. Silent, 12 s' }).focus();
  await page.keyboard.press('Space');
  await expect.poll(states).toEqual(['paused']);
  // The first key has loaded the application, whose styles must not take the box away.
  await page.locator('[data-hydrated]').waitFor({ state: 'attached' });
  for (const state of ['running', 'paused']) {
    await page.keyboard.press('Space');
    await expect.poll(states).toEqual([state]);
  }
  await beBorn(page, 4);
  await expect(page.getByText(`You entered ${new Date().getFullYear() - 4}. Is that right?`)).toBeVisible();
  await page.getByRole('button', { name: 'No, change it' }).click();
  await expect(page.getByRole('textbox', { name: 'Year' })).toBeFocused();
  await beBorn(page, 40);
  await expect(page.getByRole('heading', { name: 'First, who are you?' })).toBeVisible();
  // Landers are as light by night.
  await expect(page.locator('.lander-next')).toHaveCSS('color-scheme', 'light');
  await expect(page).toHaveURL(/\/landers\/video$/);
  for (const javaScriptEnabled of [true, false]) {
    const young = await otherPerson({ javaScriptEnabled });
    await young.goto('/landers/video');
    await beBorn(young, 15);
    if (javaScriptEnabled) await young.getByRole('button', { name: 'Yes, it is' }).click();
    const ends = young.getByText('Thank you for being honest');
    await expect(ends).toBeVisible();
    await expect(young.getByRole('textbox')).toHaveCount(0);
    await expect(young).toHaveURL(/\/landers\/video$/);
    await young.reload();
    await expect(ends).toBeVisible();
  }
});
