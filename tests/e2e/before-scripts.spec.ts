import type { Locator, Page } from '@playwright/test';
import { STATE_ID } from '#app/page-state.ts';
import { awake, expect, PASSWORD, test } from './fixture.ts';
import { MEMBER_SCREENS, type Screen, VISITOR_SCREENS } from './screens.ts';

test.describe.configure({ mode: 'parallel' });

const WRITABLE = 'input:is([type=text],[type=email],[type=password],[type=search],[type=tel],[type=url],:not([type]))';
const FIELDS = `:is(${WRITABLE}, textarea):not([readonly],[disabled],[role=combobox],[aria-hidden=true])`;

/** Holds back everything that the page runs until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens a page as far as it comes without scripts: its markup and its styles. */
async function openStill(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator(`#${STATE_ID}`).waitFor({ state: 'attached' });
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  );
}

const seenFields = async (page: Page): Promise<Locator[]> => {
  const seen: Locator[] = [];
  for (const field of await page.locator(FIELDS).all()) if (await field.isVisible()) seen.push(field);
  return seen;
};

/** Types into every field before anything of the application is there. @returns how many there are. */
async function typeEarly(page: Page, screen: Screen, path: string): Promise<number> {
  const letGo = await holdScripts(page);
  await openStill(page, path);
  const fields = await seenFields(page);
  if (fields.length === 0) {
    letGo();
    return 0;
  }
  for (const field of fields) await field.fill('1');
  const written = await Promise.all(fields.map((field) => field.inputValue()));
  letGo();
  await awake(page);
  // One more sign in each makes the application render the form from what it knows.
  for (const [at, field] of fields.entries()) {
    await field.press('End');
    await field.pressSequentially('5');
    for (const [other, one] of fields.entries())
      await expect.soft(one, `${screen.name}, field ${other}`).toHaveValue(written[other] + (other <= at ? '5' : ''));
  }
  return fields.length;
}

/** So many pages are gone through by one test. */
const PAGES_PER_TEST = 12;
const groupsOf = (screens: readonly Screen[]) =>
  Array.from({ length: Math.ceil(screens.length / PAGES_PER_TEST) }, (_, at) =>
    screens.slice(at * PAGES_PER_TEST, (at + 1) * PAGES_PER_TEST),
  );

for (const [who, screens] of [
  ['a visitor', VISITOR_SCREENS],
  ['a member', MEMBER_SCREENS],
] as const)
  for (const group of groupsOf(screens))
    test(`what ${who} types before the scripts are there stays, from ${group[0]?.name} to ${group.at(-1)?.name}`, async ({
      page,
      member,
      someone,
      findings,
    }) => {
      findings.expect(/status of 404/);
      if (who === 'a member') await member(page, { gender: 'male' });
      const other = await someone({ photos: 1 });
      for (const screen of group) {
        const path = await screen.address({ page, someone: async () => other });
        await typeEarly(page, screen, path);
      }
    });

test('pages have fields that can be typed into early', async ({ page }) => {
  const login = VISITOR_SCREENS.find(({ name }) => name === 'login');
  expect(login && (await typeEarly(page, login, '/login'))).toBe(2);
});

test('who logs in before the scripts are there is logged in once they are', async ({ page, someone }) => {
  const her = await someone();
  const letGo = await holdScripts(page);
  await openStill(page, '/login');
  await page.getByLabel('E-mail address or username').fill(her.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).last().click();
  letGo();
  await expect(page).toHaveURL('/members');
});

test('a heart that is pressed before the scripts are there likes', async ({ page, member, someone }) => {
  await member(page, { gender: 'male' });
  const her = await someone();
  const letGo = await holdScripts(page);
  await openStill(page, `/members/${her.id}`);
  await page.getByRole('main').getByRole('button', { name: 'Like', exact: true }).first().click();
  letGo();
  await expect.poll(async () => (await (await her.api.get('/api/badges.php')).json()).new_likes).toBe(1);
});

test('where the scripts do not come at all a sent form says that nothing was sent', async ({ page, findings }) => {
  findings.expect(/ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/login');
  await page.getByLabel('E-mail address or username').fill('mia');
  await page.getByRole('button', { name: 'Log in', exact: true }).last().click();
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was sent' })).toBeVisible();
});
