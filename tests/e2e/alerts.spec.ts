import type { Page } from '@playwright/test';
import { ALERT_ROWS, type Alert } from '../../src/pages/-shell/alert-table.ts';
import { isLander } from '../../src/pages/page-names.ts';
import { AXE, expectAccessible } from './axe.ts';
import { expect, PASSWORD, shot, type Traits, test, visit } from './fixture.ts';
import { MAX_SHIFT, shiftsOf, watchShifts } from './layout-shift.ts';
import { MEMBER_SCREENS, open } from './screens.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

/** Together they have every alert of members that a page comes with. */
const READERS: { who: string; traits: Traits; due: Alert[]; size: typeof PHONE }[] = [
  {
    who: 'who has confirmed no address and has no photo',
    traits: { confirmed: false, photos: 0 },
    due: ['activation-reminder', 'profile-photo'],
    size: PHONE,
  },
  {
    who: 'whose mails came back and who has no photo',
    traits: { stops: ['bounce'], photos: 0 },
    due: ['disabled-notifications', 'profile-photo'],
    size: DESKTOP,
  },
];

test.describe.configure({ mode: 'parallel' });

const alertsOn = (page: Page): Promise<(string | null)[]> =>
  page.locator('#alerts [data-alert]').evaluateAll((found) => found.map((one) => one.getAttribute('data-alert')));

/** The law's pages are alike: one stands for all. */
const ALIKE = /^\/pages\/(?!faq)/;

/** Pages that may show alerts. */
const screens = MEMBER_SCREENS.filter(
  ({ page, missing, afterOpening }) =>
    page && !missing && !afterOpening && !isLander(page) && !page.path.startsWith('/demo/') && !ALIKE.test(page.path),
);

for (const screen of screens)
  test(`nothing moves on ${screen.name} while its alerts are read, and once it answers they are those of the table`, async ({
    page,
    member,
    someone,
    findings,
  }) => {
    findings.expect(/status of 404/);
    await watchShifts(page);
    for (const { who, traits, due, size } of READERS) {
      await page.setViewportSize(size);
      await member(page, { gender: 'male', ...traits });
      const path = await screen.address({ page, someone: () => someone({ photos: 2 }) });
      if ((await page.request.get(path, { maxRedirects: 0 })).status() === 302) continue;
      await open(screen, page, path);
      const { sum, what } = await shiftsOf(page);
      expect.soft(sum, `${who}: ${what.join('; ')}`).toBeLessThan(MAX_SHIFT);
      const { name } = screen.page ?? {};
      const expected = due.filter((alert) => !name || !ALERT_ROWS[alert].whereNot.includes(name));
      expect.soft(await alertsOn(page), who).toEqual(expected);
    }
  });

test('who has deleted the account is told on other pages until when it can be had back, in that browser only', async ({
  page,
  member,
  otherPerson,
}) => {
  await page.addInitScript(AXE);
  const { email } = await member(page, { photos: 1 });
  const { headers } = { headers: { 'content-type': 'application/json' } };
  const reply = await page.request.post('/api/account-deletion.php', { headers, data: { password: PASSWORD } });
  expect(reply.status()).toBe(200);
  const alert = page.locator('[data-alert=deletion-pending]');
  for (const [size, path] of [
    [PHONE, '/'],
    [DESKTOP, '/'],
    [PHONE, '/members'],
    [DESKTOP, '/pages/faq'],
  ] as const) {
    await page.setViewportSize(size);
    await visit(page, path);
    await expect(alert).toContainText('Your account is deleted.');
    await shot(page, `deletion-${size.width}${path.replaceAll('/', '-')}`);
  }
  await expectAccessible(page, 'a page with the alert of a deleted account', {});
  await alert.getByRole('link', { name: 'Bring it back' }).click();
  await expect(page).toHaveURL('/account-deleted');
  await expect(page.getByText(email)).toBeVisible();
  await expect(alert).toHaveCount(0);
  const elsewhere = await otherPerson();
  await visit(elsewhere, '/');
  await expect(elsewhere.locator('[data-alert]')).toHaveCount(0);
});
