import type { Page } from '@playwright/test';
import { isLander, warnsAtEntry } from '../../src/pages/page-names.ts';
import { AXE, expectAccessible, violations } from './axe.ts';
import { expect, type Someone, type Traits, test } from './fixture.ts';
import { MAX_SHIFT, shiftsOf, watchShifts } from './layout-shift.ts';
import { expectAround, warnings } from './layouts.ts';
import { MEMBER_SCREENS, open, type Screen, VISITOR_SCREENS } from './screens.ts';
import { tooWide } from './too-wide.ts';

const PHONE = { width: 360, height: 800 };
const NARROW = { width: 320, height: 640 };
const DESKTOP = { width: 1280, height: 800 };
/** Their words are the longest. */
const WIDE_LANGUAGES = ['de', 'fi', 'pl'];
const WHERE_VISITORS_ARE_LED = /^\/(login$|login\?next=|members$|$)/;

test.describe.configure({ mode: 'parallel' });
test.use({ warned: false, viewport: PHONE });
test.beforeEach(({ page }) => page.addInitScript(AXE));

test('pages of members lead visitors to the log-in or to what they may see, and all others open', async ({
  page,
  someone,
}) => {
  const led: string[] = [];
  const other = somebodyOnce(someone);
  for (const screen of VISITOR_SCREENS) {
    const reply = await page.request.get(await screen.address({ page, someone: other }), { maxRedirects: 0 });
    expect.soft([200, 302, 404], screen.name).toContain(reply.status());
    if (reply.status() === 302) led.push(reply.headers().location ?? '');
  }
  expect(led.length).toBeGreaterThan(15);
  expect(VISITOR_SCREENS.length - led.length).toBeGreaterThan(40);
  for (const location of led) expect(location).toMatch(WHERE_VISITORS_ARE_LED);
});

for (const screen of VISITOR_SCREENS)
  test(`a visitor opens ${screen.name}: warned where it should be, and nothing bars the way`, async ({
    page,
    someone,
    findings,
    context,
    baseURL,
  }) => {
    findings.expect(/status of 404/);
    const path = await screen.address({ page, someone: somebodyOnce(someone) });
    if (await leads(page, path)) return;
    const warns = screen.page === null || warnsAtEntry(screen.page, 'NL');
    expect.soft(await look(page, screen, path)).toBe(warns ? 1 : 0);
    await expectAccessibleIn(page, screen, screen.name === 'index');
    await expectRoomForLargeText(page, screen);
    for (const language of WIDE_LANGUAGES) {
      await context.addCookies([{ name: 'locale', value: language, url: baseURL ?? '' }]);
      await open(screen, page, path);
      expect.soft(await page.locator('html').getAttribute('lang'), language).toContain(language);
      expect.soft(await tooWide(page), language).toEqual([]);
    }
  });

for (const screen of MEMBER_SCREENS)
  test(`a free member opens ${screen.name}: warned of nothing, and nothing bars the way`, async ({
    page,
    member,
    someone,
    findings,
  }) => {
    findings.expect(/status of 404/);
    await member(page, { name: 'Ruben', gender: 'male' });
    const path = await screen.address({ page, someone: somebodyOnce(someone) });
    if (await leads(page, path)) return;
    expect.soft(await look(page, screen, path)).toBe(0);
    if (isAlike(screen)) return;
    await expectRoomForLargeText(page, screen);
    await expectAccessibleIn(page, screen, screen.name === 'members');
  });

/** Somebody to look at, made when the first asks. */
function somebodyOnce(someone: (traits?: Traits) => Promise<Someone>): () => Promise<Someone> {
  let made: Promise<Someone> | undefined;
  return () => {
    made ??= someone({ name: 'Nora', photos: 2 });
    return made;
  };
}

/** Whether the address leads somewhere else; the first test looks at where. */
async function leads(page: Page, path: string): Promise<boolean> {
  return (await page.request.get(path, { maxRedirects: 0 })).status() === 302;
}

/** Opens a screen on a phone: nothing in it moves while it is read. @returns how many warnings lay over it. */
async function look(page: Page, screen: Screen, path: string): Promise<number> {
  await watchShifts(page);
  const reply = await open(screen, page, path);
  await expectAround(page, reply, screen);
  const { sum, what } = await shiftsOf(page);
  expect.soft(sum, `${screen.name} moves: ${what.join('; ')}`).toBeLessThan(MAX_SHIFT);
  expect.soft(await tooWide(page), screen.name).toEqual([]);
  expect.soft(await page.locator('img:not([src])').count(), `${screen.name}: pictures without an address`).toBe(0);
  return warnings(page, screen);
}

/** Nothing sticks out on 320 pixels (WCAG 1.4.10), or with text of twice the size (1.4.4), on any page but the designers' own. */
async function expectRoomForLargeText(page: Page, { name }: Screen): Promise<void> {
  await page.setViewportSize(NARROW);
  expect.soft(await tooWide(page), `${name} on 320 pixels`).toEqual([]);
  await page.setViewportSize(PHONE);
  if (name === 'demo-design') return;
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect.soft(await tooWide(page), `${name} with large text`).toEqual([]);
  expect.soft(await tallestHeader(page), `${name} with large text, its header`).toBeLessThan(PHONE.height / 2);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

const tallestHeader = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, ...[...document.querySelectorAll('header')].map(({ clientHeight }) => clientHeight)));

/** The same for whoever reads it, so the visitor's is looked at. */
const ALIKE = /^\/(pages|demo|complaints|reset-password|mail-change|activate|account-deleted|lang-config)\b/;
const isAlike = ({ page }: Screen) => page !== null && (ALIKE.test(page.path) || isLander(page));
/** Shapes whose parts stand elsewhere on a desktop, not only wider. */
const OTHER_ON_DESKTOP = ['cards', 'chat', 'profile'];

/**
 * On a phone by day and by night, landers by day, which have no night; on a desktop where the layout is another.
 * @param whole with the bar and the footer, which are the same on all pages.
 */
async function expectAccessibleIn(page: Page, { name, page: row }: Screen, whole: boolean): Promise<void> {
  const lander = row !== null && isLander(row);
  const without = whole || lander ? [] : ['nav[aria-label=Main]', '#foot'];
  if (lander) expect.soft(await violations(page, { without }), name).toEqual([]);
  else await expectAccessible(page, name, { without });
  if (!whole && !lander && !OTHER_ON_DESKTOP.includes(row?.shape ?? '')) return;
  await page.setViewportSize(DESKTOP);
  expect.soft(await violations(page, { without }), `${name} on a desktop`).toEqual([]);
}
