import type { Page } from '@playwright/test';
import { isLander, warnsAtEntry } from '../../src/pages/page-names.ts';
import { AXE, barriers, expectNoBarriers } from './barriers.ts';
import { expect, test } from './fixture.ts';
import { expectAround, warnings } from './layouts.ts';
import { memberScreens, type Screen, visitorScreens } from './screens.ts';
import { tooWide } from './too-wide.ts';

const PHONE = { width: 360, height: 800 };
const DESKTOP = { width: 1280, height: 800 };

// Visitors in one worker, members in the other.
test.describe.configure({ mode: 'parallel' });
// What is found says where; recording every look would cost a quarter more time.
test.use({ warned: false, viewport: PHONE, trace: 'off' });
test.beforeEach(({ page }) => page.addInitScript(AXE));
test.setTimeout(300_000);

test('every page of the table opens for a visitor or leads to the log-in, warns where it should, and bars nobody’s way', async ({
  page,
  findings,
}) => {
  findings.expect(/status of 404/);
  const { screens, led } = await visitorScreens(page);
  expect(led.length).toBeGreaterThan(15);
  for (const location of led) expect(location).toMatch(/^\/(login\?next=|members$|$)/);
  expect(screens.length).toBeGreaterThan(40);
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      const warns = screen.page === null || warnsAtEntry(screen.page, 'NL');
      expect.soft([screen.name, await look(page, screen)]).toEqual([screen.name, warns ? 1 : 0]);
      await expectNoBarriersAnywhere(page, screen);
    });
  }
});

test('every page of the table opens for a free member, who is warned of nothing, and bars nobody’s way', async ({
  page,
  findings,
}) => {
  findings.expect(/status of 404/);
  const { screens } = await memberScreens(page);
  expect(screens.length).toBeGreaterThan(50);
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      expect.soft([screen.name, await look(page, screen)]).toEqual([screen.name, 0]);
      if (!isAlike(screen)) await expectNoBarriersAnywhere(page, screen);
    });
  }
});

/** Opens a screen on a phone. @returns how many warnings lay over it. */
async function look(page: Page, screen: Screen): Promise<number> {
  const reply = await screen.open();
  await expectAround(page, reply, screen);
  expect.soft(await tooWide(page), screen.name).toEqual([]);
  return warnings(page, screen);
}

/** The same for whoever reads it, so the visitor's is looked at. */
const ALIKE = /^\/(pages|demo|complaints|reset-password|mail-change|activate|account-deleted|lang-config)\b/;
const isAlike = ({ page }: Screen) => page !== null && (ALIKE.test(page.path) || isLander(page));

/** On a phone and a desktop, by day and by night; landers have no night. */
async function expectNoBarriersAnywhere(page: Page, { name, page: row }: Screen): Promise<void> {
  const here = async () => {
    if (row && isLander(row)) expect.soft(await barriers(page), name).toEqual([]);
    else await expectNoBarriers(page, name);
  };
  await here();
  await page.setViewportSize(DESKTOP);
  await here();
  await page.setViewportSize(PHONE);
}
