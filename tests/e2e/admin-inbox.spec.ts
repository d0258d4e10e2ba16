import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { AXE, expectAccessible } from './axe.ts';
import { brand, expect, memberOfBrand, shot, test, visit } from './fixture.ts';
import { tooWide } from './too-wide.ts';

test.beforeEach(({ page }) => page.addInitScript(AXE));

const ARNHEM = 2759661;

/** Calls the API as whom the page's browser is logged in as. */
const call = (page: Page, method: string, path: string, body: object) =>
  page.evaluate(
    async (sent) => {
      const headers = { 'content-type': 'application/json' };
      const reply = await fetch(sent.path, { method: sent.method, headers, body: JSON.stringify(sent.body) });
      if (!reply.ok) throw new Error(`${sent.path}: ${reply.status} ${await reply.text()}`);
      return reply.json();
    },
    { method, path, body },
  );

const letters = () => String.fromCodePoint(...Array.from({ length: 8 }, () => 97 + randomInt(26)));

/** A brand of the test's own with a fictional profile whom a member wrote to, and its moderator in the page. */
async function inboxOf(page: Page, words: string[]): Promise<{ origin: string; profile: string }> {
  const origin = await brand(page, `inbox${randomInt(2 ** 31)}.localhost`, {});
  await visit(page, `${origin}/pages/faq`);
  await memberOfBrand(page, { name: 'Mo', role: 'moderator', photos: 0 });
  const { sites } = await page.evaluate(async () => (await fetch('/api/admin/desk.php')).json());
  const who = { gender: 'male', sexuality: 'gay', date_of_birth: '1986-03-02', language: 'en', city_id: ARNHEM };
  const profile = `Elias ${letters()}`;
  const made = await call(page, 'POST', '/api/admin/fictional.php', { site: sites[0].id, name: profile, ...who });
  const traits = { gender: 'male', sexuality: 'gay', premium: true, credits: 60, photos: 0 } as const;
  await memberOfBrand(page, { name: 'Jeroen', ...traits });
  await call(page, 'PUT', '/api/fictional.php', { profile_id: made.id });
  for (const body of words) await call(page, 'POST', '/api/chat.php', { profile_id: made.id, key: randomUUID(), body });
  await memberOfBrand(page, { name: 'Noor', role: 'moderator', photos: 0 });
  return { origin, profile };
}

const row = (page: Page, profile: string) => page.getByRole('button', { name: new RegExp(`to ${profile}`) });

test('a moderator answers as a fictional profile: the truth first, then in their own words, and leaves a note', async ({
  page,
}) => {
  const { origin, profile } = await inboxOf(page, ['So you actually live on a boat?', 'Are you real?']);
  await visit(page, `${origin}/admin/inbox`);
  await expect(row(page, profile).getByText('Asks')).toBeVisible();
  await shot(page, 'inbox-list');
  await row(page, profile).click();
  await expect(page.getByRole('heading', { name: `You write as ${profile}` })).toBeVisible();
  await expect(page.getByText(/sees: “Fictional · Answered by our team”/)).toBeVisible();
  const area = page.getByRole('textbox', { name: 'Your answer' });
  await expect(area).toBeDisabled();
  await expectAccessible(page, '/admin/inbox open');
  await shot(page, 'inbox-asks');
  await page.getByRole('button', { name: new RegExp(`^No. ${profile} is a fictional profile`) }).click();
  await expect(page.getByText(/Truthful answer$/)).toBeVisible();
  await expect(area).toBeEnabled();
  await page.keyboard.press('r');
  await area.fill('On paper I do. It leaks good stories.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'It leaks good stories.' })).toContainText('as Elias');
  await expect(area).toHaveValue('');
  await page.getByRole('textbox', { name: 'For the next person' }).fill('Was told about the boat.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Note saved.')).toBeVisible();
  await shot(page, 'inbox-answered');
  for (const width of [1024, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await tooWide(page), `${width}`).toEqual([]);
    await shot(page, `inbox-${width}`);
  }
  await expectAccessible(page, '/admin/inbox on a phone');
});

test('a fictional profile is changed, and keeps its label', async ({ page }) => {
  const { origin, profile } = await inboxOf(page, []);
  await visit(page, `${origin}/admin/fictional`);
  await expectAccessible(page, '/admin/fictional');
  await page.getByRole('button', { name: new RegExp(profile) }).click();
  await expect(page.getByText('cannot be taken off')).toBeVisible();
  await page.getByRole('textbox', { name: 'In your words' }).fill('Repairs clocks, hates alarm clocks.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved and written down.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await expectAccessible(page, '/admin/fictional open');
  await shot(page, 'fictional-open');
  await page.getByRole('button', { name: 'Take away' }).click();
  await expect(page.getByRole('button', { name: 'Show again' })).toBeVisible();
  await page.getByRole('button', { name: 'New profile' }).click();
  await expect(page.getByRole('heading', { name: 'New profile' })).toBeVisible();
  await expectAccessible(page, '/admin/fictional new');
  await shot(page, 'fictional-new');
  for (const width of [1024, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await tooWide(page), `${width}`).toEqual([]);
  }
});
