import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { logInByForm, mailedLink, wordsOf } from './accounts.ts';
import { AXE, expectAccessible } from './axe.ts';
import { decided } from './decided.ts';
import { awake, expect, PASSWORD, type Someone, shot, type Traits, test, visit } from './fixture.ts';
import { tooWide } from './too-wide.ts';

const SCAM = 'My card is blocked in Lisbon. Please send 200 euros to NL91 ABNA 0417 1643 00, I pay back on Monday.';

test.describe.configure({ mode: 'parallel' });
test.beforeEach(({ page }) => page.addInitScript(AXE));

/** Wilma writes with Erik, who asks her for money, and reports it with the messages. */
async function reported(someone: (traits?: Traits) => Promise<Someone>, language: Traits['language'] = 'en') {
  const wilma = await someone({ name: 'Wilma', premium: true, credits: 200 });
  const erik = await someone({ name: 'Erik', gender: 'male', premium: true, credits: 200, language });
  const write = async (by: Someone, to: Someone, body: string) => {
    const reply = await by.api.post('/api/chat.php', { data: { profile_id: to.id, key: randomUUID(), body } });
    expect(reply.ok(), await reply.text()).toBe(true);
  };
  await write(wilma, erik, 'You sounded tired yesterday.');
  for (const words of ['Good morning', 'How did you sleep?', 'I have a problem.', SCAM])
    await write(erik, wilma, words);
  const data = {
    profile_id: erik.id,
    reason: 'money',
    text: 'He wants money.',
    with_messages: true,
    key: randomUUID(),
  };
  const reply = await wilma.api.post('/api/report.php', { data });
  expect(reply.ok(), await reply.text()).toBe(true);
  return { wilma, erik };
}

const row = (page: Page, kind: string, name: string) =>
  page.getByRole('row').filter({ hasText: name }).filter({ hasText: kind });
const openRow = async (page: Page, kind: string, name: string) => {
  await row(page, kind, name).getByRole('button').click();
  await expect(page.getByText('Opening a case is logged.')).toBeAttached();
};
const decide = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'Decision' }).getByRole('button', { name }).locator('visible=true');

test('a report is decided at once with its letter, and who was banned appeals to somebody else', async ({
  page,
  member,
  someone,
  otherPerson,
  findings,
}) => {
  // The log-in of who is banned; and who decided the ban opens the appeal and tries to decide it.
  findings.expect(/status of 403/, /status of 409/);
  const { erik } = await reported(someone);
  await member(page, { name: 'Mo', role: 'moderator' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/admin/reports');
  await openRow(page, 'Report', erik.name);
  await expect(page.getByText('NL91 ABNA 0417 1643 00')).toBeVisible();
  await page.keyboard.press('4');
  await expect(decide(page, 'Ban for good')).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Only an appeal changes it')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'We suspended your account' })).toHaveCount(0);
  await expect(page.getByText('We suspended your account')).toBeVisible();
  await expectAccessible(page, 'a report');
  await shot(page, 'report-wide');
  await decided(page, () => page.keyboard.press('Control+Enter'));
  await expect(row(page, 'Report', erik.name)).toHaveCount(0);

  await mailedLink(page.request, erik.email, 'Log in');
  const theirs = await otherPerson();
  await visit(theirs, '/login');
  await logInByForm(theirs, wordsOf('en'), erik.email, PASSWORD);
  await expect(theirs).toHaveURL(/\/pages\/ban/);
  await awake(theirs);
  await theirs.getByRole('textbox', { name: 'Your message' }).fill('It was my brother.');
  await theirs.getByRole('button', { name: 'Send' }).click();
  await expect(theirs.getByText('We have received your message')).toBeVisible();

  await visit(page, '/admin/reports');
  await openRow(page, 'Appeal against a ban', erik.name);
  await expect(page.getByText('It was my brother.')).toBeVisible();
  await decide(page, 'It stays so').click();
  await expect(page.getByText('You decided this yourself')).toBeVisible();
  await page.getByRole('link', { name: 'Overview' }).click();

  const second = await otherPerson();
  await member(second, { name: 'Bo', role: 'moderator' });
  await visit(second, '/admin/reports');
  await openRow(second, 'Appeal against a ban', erik.name);
  await second.getByText('The member is right').first().click();
  await decided(second, () => decide(second, 'The member is right').click());
  await expect(row(second, 'Appeal', erik.name)).toHaveCount(0);
  await visit(theirs, '/login');
  await logInByForm(theirs, wordsOf('en'), erik.email, PASSWORD);
  await expect(theirs).not.toHaveURL(/login|ban/);
});

test('on a phone the decisions stay in sight, and the letter is read in both languages before it goes', async ({
  page,
  member,
  someone,
}) => {
  const { erik } = await reported(someone, 'de');
  await member(page, { name: 'Mo', role: 'moderator' });
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/admin/reports');
  await openRow(page, 'Report', erik.name);
  await expect(page.getByText('1 of 5 messages stand out.')).toBeVisible();
  await expect(page.getByText('Good morning')).toBeHidden();
  const read = page.getByRole('button', { name: 'Read the letter, then decide' });
  await expect(read).toBeInViewport({ ratio: 1 });
  await shot(page, 'report-phone');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByText('Good morning')).toBeVisible();
  await page.getByRole('button', { name: `About ${erik.name}` }).click();
  await expect(page.getByText('Paid').first()).toBeVisible();
  await page.getByRole('button', { name: 'Other decisions' }).click();
  await expect(page.getByText('Remove messages')).toBeVisible();
  await expectAccessible(page, 'a report on a phone');
  for (const width of [1100, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await tooWide(page), `${width}`).toEqual([]);
    await expect.soft(read).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await read.click();
  const letter = page.getByRole('dialog', { name: 'Warn' });
  await expect(letter.getByText('This is a warning')).toBeVisible();
  await letter.getByRole('button', { name: 'In their language' }).click();
  await expect(letter.getByText('Das ist eine Verwarnung')).toBeVisible();
  await expectAccessible(page, 'the letter', '[role=dialog]');
  await shot(page, 'report-phone-letter');
  await decided(page, () => letter.getByRole('button', { name: 'Warn' }).click());
  await expect(row(page, 'Report', erik.name)).toHaveCount(0);
});
