import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, shot, test, visit } from './fixture.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

test.use({ viewport: DESKTOP });

test('somebody begins with a sentence that was offered, is told of a fictional profile once, and buys without losing a word', async ({
  page,
  member,
  someone,
}) => {
  await member(page, { name: 'Wiebe', gender: 'male' });
  const [first, second] = [await someone(), await someone()];
  const made = await someone({ fictional: true, log_in: false });

  await test.step('begins with one of three, which only fills the line', async () => {
    await visit(page, `/members/${first.id}/chat`);
    const offered = page.getByRole('region', { name: 'A way to begin' });
    const sentences = offered.getByRole('listitem').getByRole('button');
    await expect(sentences).toHaveCount(3);
    await shoot(page, 'icebreakers');
    const before = await sentences.allInnerTexts();
    await offered.getByRole('button', { name: 'Others', exact: true }).click();
    await expect(sentences).toHaveCount(3);
    for (const text of await sentences.allInnerTexts()) expect(before).not.toContain(text);
    await sentences.first().click();
    await expect(line(page)).toHaveValue((await sentences.first().innerText()).trim());
    await expect(line(page)).toBeFocused();

    await offered.getByRole('button', { name: 'See all' }).click();
    const all = page.getByRole('dialog', { name: 'Ways to begin' });
    await expect(all.getByRole('listitem')).toHaveCount(12);
    await expectAccessible(page, 'ways to begin', '[role=dialog]');
    const chosen = all.getByRole('listitem').getByRole('button').last();
    const text = (await chosen.innerText()).trim();
    await chosen.click();
    await expect(all).toBeHidden();
    await expect(line(page)).toHaveValue(text);
    await expect(line(page)).toBeFocused();
    await expect(page.getByText(/conversations? free, then €/)).toBeVisible();
    await write(page);
    await expect(page).toHaveURL(/\/chats\/\d+$/);
    await expect(offered).toBeHidden();
  });

  await test.step('finds the conversation open again beside the list, and the list alone on a phone', async () => {
    const address = page.url();
    await visit(page, '/chats');
    await expect(page).toHaveURL(address);
    await page.setViewportSize(PHONE);
    await visit(page, '/chats');
    await expect(page.getByRole('list', { name: 'Messages' }).getByRole('listitem')).toHaveCount(1);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await expect(page).toHaveURL('/chats');
    await page.setViewportSize(DESKTOP);
  });

  await test.step('is told what a fictional profile is before the first message that costs credits', async () => {
    await visit(page, `/members/${made.id}/chat`);
    await write(page, 'Good evening.');
    await expect(page).toHaveURL(/\/chats\/\d+$/);
    await line(page).fill('A chair and a very long rope.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const told = page.getByRole('dialog', { name: `${made.name} does not exist. Write anyway?` });
    await expect(told).toContainText(
      /Each message to it costs 5 credits, that is €\d\.\d\d to €\d\.\d\d depending on your package/,
    );
    await expect(told).toContainText('15 → 10 left');
    await shoot(page, 'first-paid');
    await expectAccessible(page, 'a fictional profile', '[role=dialog]');
    await told.getByRole('button', { name: 'Don’t send' }).click();
    await expect(told).toBeHidden();
    await expect(line(page)).toHaveValue('A chair and a very long rope.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await told.getByRole('button', { name: 'Send, 5 credits' }).click();
    await expect(told).toBeHidden();
    await expect(page.getByRole('log')).toContainText('A chair and a very long rope.');
    await write(page, 'Are you still there?');
    await expect(told).toBeHidden();
    await expect(page.getByText('Balance 5 credits')).toBeVisible();
  });

  await test.step('has no free hello left, buys, and comes back to the words', async () => {
    await visit(page, `/members/${second.id}/chat`);
    await line(page).fill('Is the lamp at the window yours?');
    await expect(page.getByText('You have used your free conversations.')).toBeVisible();
    await page.getByRole('link', { name: 'See credit packages' }).click();
    await expect(page).toHaveURL(new RegExp(`next=%2Fmembers%2F${second.id}%2Fchat`));
    await page
      .getByRole('list', { name: 'Credit packages' })
      .getByRole('link', { name: /^Choose 25 credits/ })
      .click();
    await page.getByRole('radio', { name: 'iDEAL' }).check();
    await page.getByRole('checkbox', { name: /^I expressly ask/ }).check();
    await page.getByRole('button', { name: /^Buy and pay/ }).click();
    await page.getByRole('button', { name: /^Pay €/ }).click();
    await page.getByRole('link', { name: 'Back to the conversation' }).click();
    await expect(page).toHaveURL(`/members/${second.id}/chat`);
    await expect(line(page)).toHaveValue('Is the lamp at the window yours?');
    await expect(page.getByText('Balance 30 credits')).toBeVisible();
  });
});

const line = (page: Page) => page.getByRole('textbox', { name: /^Write to/ });

async function write(page: Page, text?: string): Promise<void> {
  if (text) await line(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(line(page)).toHaveValue('');
}

/** Pictures to be held beside the drawn ones. */
async function shoot(page: Page, name: string): Promise<void> {
  if (!process.env.SHOTS) return;
  for (const [size, viewport] of [
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await shot(page, `${name}-${size}-${colorScheme}`);
    }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}
