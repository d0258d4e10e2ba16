import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { unusedLetters } from './accounts.ts';
import { expectAccessible, violations } from './axe.ts';
import { expect, type Someone, test, visit } from './fixture.ts';
import { someMember } from './screens.ts';

const PHONE = { width: 360, height: 800 };

const DIALOG = '[role=dialog]';
const NATIVE = 'dialog[open]';
const MENU = '[role=menu]';

test.describe.configure({ mode: 'parallel' });

/** Every source with something that opens over a page. Each of them is opened below. */
const SOURCES = [
  'pages/-member/member-page.tsx',
  'pages/-shell/account-menu.tsx',
  'pages/-shell/entry-warning.tsx',
  'pages/-shell/language-menu.tsx',
  'product/chat/ui/chat-rows.tsx',
  'product/chat/ui/remove-chat-dialog.tsx',
  'product/chat/ui/thread-header.tsx',
  'product/geo/ui/place-field.tsx',
  'product/likes/ui/ask-like.tsx',
  'product/likes/ui/match-modal.tsx',
  'product/media/ui/photo-appeal-dialog.tsx',
  'product/media/ui/photo-editor-dialog.tsx',
  'product/media/ui/photo-tile.tsx',
  'product/members/ui/profile/photo-viewer.tsx',
  'product/members/ui/search-filters.tsx',
  'product/members/ui/search/more-filters.tsx',
  'product/members/ui/search/save-search.tsx',
  'product/members/ui/search/search-tools.tsx',
  'product/notifications/ui/push-strip.tsx',
  'product/safety/ui/block-dialog.tsx',
  'product/safety/ui/report-dialog.tsx',
  'product/signup/ui/activation-reminder.tsx',
  'product/signup/ui/signup-dialog.tsx',
];

/** Not opened here: a title, a sentence and two buttons, as in the question before a block. */
const ALIKE = ['product/members/my-profile/ui/leave-guard.tsx', 'product/members/user/ui/security/totp-row.tsx'];

/** Opened and looked at in beginnings.spec.ts, chat-photos.spec.ts, gifts.spec.ts, chat-live.spec.ts, chat-together.spec.ts, chat-safety.spec.ts, login.spec.ts, likes.spec.ts, swipe.spec.ts and time-bonus.spec.ts, on the way that leads to them. */
const ELSEWHERE = [
  'product/chat/gifts/ui/gift-sheet.tsx',
  'product/chat/ui/message-warning.tsx',
  'product/chat/ui/message-text.tsx',
  'product/chat/ui/message-actions.tsx',
  'product/chat/ui/first-paid.tsx',
  'product/chat/icebreakers/ui/introduction.tsx',
  'product/chat/photos/ui/photo-card.tsx',
  'product/chat/photos/ui/photo-sheet.tsx',
  'product/discounts/ui/time-bonus-modal.tsx',
  'product/landers/ui/entry-dialog.tsx',
  'product/likes/swipe/ui/swipe-filters.tsx',
  'product/likes/ui/new-like-modal.tsx',
  'product/members/user/ui/security/codes-dialog.tsx',
  'product/members/user/ui/security/passkeys-row.tsx',
  'product/members/user/ui/security/prove-dialog.tsx',
  'product/members/user/ui/security/set-up-dialog.tsx',
];

/** Of the staff: opened and looked at in admin*.spec.ts. */
const BACK_OFFICE = [
  'product/backoffice/cases/ui/decision.tsx',
  'product/backoffice/claims/ui/claims-view.tsx',
  'product/backoffice/desk/ui/keys-dialog.tsx',
  'product/backoffice/desk/ui/leave.tsx',
  'product/backoffice/members/ui/help-member.tsx',
  'product/backoffice/news/ui/write-news.tsx',
  'product/backoffice/payments/ui/refund-dialog.tsx',
  'product/backoffice/payouts/ui/batch-dialog.tsx',
  'product/backoffice/payouts/ui/name-account.tsx',
  'product/backoffice/payouts/ui/refused-dialog.tsx',
  'product/backoffice/transfers/ui/bank-file-dialog.tsx',
  'product/backoffice/photos/ui/one-photo.tsx',
  'product/backoffice/photos/ui/photos-screen.tsx',
  'product/backoffice/staff/ui/colleague-detail.tsx',
];

test('no dialog, sheet, menu or list that opens is left out here', () => {
  const src = join(import.meta.dirname, '..', '..', 'src');
  const opening = /#design\/(dialog|menu|combobox)\.tsx|<dialog\b/;
  // A type alone opens nothing.
  const opens = (file: string) =>
    opening.test(readFileSync(join(src, file), 'utf8').replaceAll(/^import type .*$/gm, ''));
  expect(globSync('{product,pages}/**/*.tsx', { cwd: src }).filter(opens).sort()).toEqual(
    [...SOURCES, ...ALIKE, ...ELSEWHERE, ...BACK_OFFICE].sort(),
  );
});

test('what a dialog bars is found', async ({ page }) => {
  await visit(page, '/members');
  await page.getByRole('button', { name: /^Language/ }).click();
  await expect(page.locator(MENU)).toBeVisible();
  expect(await violations(page, { within: MENU })).toEqual([]);
  await page.locator(MENU).evaluate((menu) => {
    menu.append(document.createElement('button'));
    menu.style.color = getComputedStyle(menu).backgroundColor;
  });
  const found = (await violations(page, { within: MENU })).join();
  expect(found).toContain('button-name');
  expect(found).toMatch(/a contrast of 1\.00 instead of 4\.5/);
});

/** Opens something by a press, and expects no barrier in it. */
async function opened(page: Page, name: string, within: string, press?: Locator): Promise<void> {
  await press?.click();
  await expect(page.locator(within)).toBeVisible();
  await test.step(name, () => expectAccessible(page, name, within));
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).locator('visible=true').first();
const item = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name });
const close = async (page: Page, within: string) => {
  await page.keyboard.press('Escape');
  await expect(page.locator(within)).toBeHidden();
};

/** Fills the step of the sign-up that asks who somebody is. */
async function fillWho(dialog: Locator, name: string): Promise<void> {
  for (const [label, text] of [
    ['Day', '17'],
    ['Month', '5'],
    ['Year', '1979'],
    ['Username', name],
  ] as const)
    await dialog.getByLabel(label).fill(text);
}

/** Writes to a member. */
async function write(by: Someone, to: { id: number }, body: string): Promise<number> {
  const letter = { profile_id: to.id, key: randomUUID(), body };
  return (await (await by.api.post('/api/chat.php', { data: letter })).json()).conversation_id;
}

test('nothing bars the way for visitors in languages and photos', async ({ page }) => {
  await visit(page, `/members/${await someMember(page)}`);
  await opened(page, 'languages', MENU, button(page, /^Language/));
  await close(page, MENU);
  await opened(page, 'photos', NATIVE, button(page, /^Photo 1 of/));
  await close(page, NATIVE);
});

test('nothing bars the way for visitors through the sign-up that a like opens', async ({ page }) => {
  await visit(page, `/members/${await someMember(page)}`);
  const dialog = page.locator(DIALOG);
  const next = dialog.getByRole('button', { name: 'Continue' });
  await button(page, /^Like/).click();
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await next.click();
  await opened(page, 'sign-up: who, refused', DIALOG);
  await dialog.getByRole('radio').nth(0).check();
  await dialog.getByRole('radio').nth(2).check();
  await next.click();
  await expect(dialog.getByLabel('Username')).toBeVisible();
  await opened(page, 'sign-up: name', DIALOG);
  await fillWho(dialog, `Dorothea${unusedLetters()}`);
  await next.click();
  await expect(dialog.getByRole('textbox', { name: /^Message to/ })).toBeVisible();
  await opened(page, 'sign-up: message', DIALOG);
  await dialog.getByRole('textbox').fill('Hello');
  await next.click();
  await expect(dialog.getByLabel('E-mail address')).toBeVisible();
  await opened(page, 'sign-up: account', DIALOG);
});

test.describe('a visitor on a phone', () => {
  test.use({ viewport: PHONE });

  test.describe('who was not warned yet', () => {
    test.use({ warned: false });

    test('nothing bars the way in the warning', async ({ page }) => {
      await visit(page, '/');
      await opened(page, 'warning', NATIVE);
      await button(page, 'Yes, enter').click();
      await expect(page.locator(NATIVE)).toBeHidden();
    });
  });

  test('nothing bars the way in the filters', async ({ page }) => {
    await visit(page, '/members');
    await opened(page, 'filters', DIALOG, button(page, 'Filters'));
    await close(page, DIALOG);
  });

  test('nothing bars the way in the photos of a fictional member and the sign-up for one', async ({
    page,
    someone,
  }) => {
    const fictional = await someone({ name: 'Wilma', fictional: true, log_in: false });
    await visit(page, `/members/${fictional.id}`);
    await opened(page, 'photos', NATIVE, button(page, /^Photo 1 of/));
    await expect(page.locator(NATIVE).getByText('Fictional', { exact: true })).toBeVisible();
    await close(page, NATIVE);
    const name = `sytse${unusedLetters()}`;
    const dialog = page.locator(DIALOG);
    const next = dialog.getByRole('button', { name: 'Continue' });
    await page.getByRole('button', { name: `Like ${fictional.name}`, exact: true }).click();
    await expect(dialog.getByRole('radio').first()).toBeVisible();
    await opened(page, 'sign-up for a fictional member', DIALOG);
    await dialog.getByRole('radio').nth(1).check();
    await dialog.getByRole('radio').nth(2).check();
    await next.click();
    await fillWho(dialog, name);
    await next.click();
    await dialog.getByRole('textbox', { name: /^Message to/ }).fill('Good evening');
    await next.click();
    await dialog.getByLabel('E-mail address').fill(`${name}@example.com`);
    await dialog.getByLabel('Password', { exact: true }).fill('a lamp in the hall');
    for (const box of await dialog.getByRole('checkbox').all()) await box.check();
    await dialog.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(page).toHaveURL('/complete-signup');
    await expect(dialog.getByText(`${name}@example.com`)).toBeVisible();
    // The sign-up itself goes once the page behind it is there.
    await expect(dialog).toHaveCount(1);
    await opened(page, 'e-mail to be confirmed, after the sign-up', DIALOG);
  });
});

test('nothing bars the way for members in a like that was asked for and the menu of the account', async ({
  page,
  member,
  someone,
}) => {
  await member(page, { gender: 'male' });
  const { id } = await someone();
  await visit(page, `/members/${id}?wish=like`);
  await opened(page, 'a like that was asked for', DIALOG);
  await button(page, 'No').click();
  await expect(page.locator(DIALOG)).toBeHidden();
  await opened(page, 'account', MENU, button(page, /^Account of/));
  await close(page, MENU);
});

test('nothing bars the way for members in a block and a report', async ({ page, member, someone }) => {
  await member(page, { gender: 'male' });
  await visit(page, `/members/${(await someone()).id}`);
  // Written out where there is room; in a menu on phones.
  const written = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  await opened(page, 'block', DIALOG, written('Block').locator('visible=true'));
  await button(page, 'Cancel').click();
  await written('Report').locator('visible=true').click();
  const send = page.locator(DIALOG).getByRole('button', { name: 'Report', exact: true });
  await send.click();
  await expect(page.getByText('Choose what happened.')).toBeVisible();
  await opened(page, 'report, refused', DIALOG);
  await page.getByRole('radio', { name: 'Rude or threatening' }).check();
  await send.click();
  await expect(page.getByRole('dialog', { name: /^Thank you/ })).toBeVisible();
  await opened(page, 'reported', DIALOG);
});

test('nothing bars the way for members in the tools of the search', async ({ page, member }) => {
  await member(page);
  await visit(page, '/members');
  await opened(page, 'order of the list', MENU, button(page, /^Order/));
  await close(page, MENU);
  await opened(page, 'place and distance', DIALOG, button(page, 'Distance'));
  await close(page, DIALOG);
  await opened(page, 'search to be saved', DIALOG, button(page, 'Save search'));
});

test('nothing bars the way for members in a conversation of the list that is to be removed', async ({
  page,
  member,
  someone,
}) => {
  await write(await someone({ gender: 'male' }), await member(page), 'Hello');
  await visit(page, '/chats');
  await page.getByRole('list', { name: 'Messages' }).getByRole('listitem').first().hover();
  await opened(page, 'a conversation in the list', MENU, button(page, /^Conversation with/));
  await opened(page, 'conversation to be removed', DIALOG, item(page, 'Remove conversation'));
});

test('nothing bars the way for members in their photos, and in the appeal of one that was refused', async ({
  page,
  member,
}) => {
  await member(page);
  await visit(page, '/profile');
  await opened(page, 'a photo', MENU, button(page, 'Photo 1: more'));
  await opened(page, 'photo editor', DIALOG, item(page, 'Crop and turn'));
  await button(page, 'Cancel').click();
  await expect(page.locator(DIALOG)).toBeHidden();
  // Refused by staff, which a member's own photos are not at once.
  await page.route('**/api/photos.php*', async (route) => {
    const album = await (await route.fetch()).json();
    const [first, ...others] = album.photos;
    await route.fulfill({ json: { ...album, photos: [{ ...first, status: 'rejected', appeal: null }, ...others] } });
  });
  await visit(page, '/members');
  await button(page, /^Account of/).click();
  await page.getByRole('menuitem', { name: 'Your profile', exact: true }).click();
  await button(page, 'Photo 1: more').click();
  await opened(page, 'appeal', DIALOG, item(page, 'Appeal this decision'));
});

test('nothing bars the way for members in the towns to choose from', async ({ page, member }) => {
  await member(page);
  await visit(page, '/profile?edit=home');
  const home = page.getByRole('region', { name: 'Where you live', exact: true });
  const town = home.getByRole('combobox', { name: 'Town', exact: true });
  await town.click();
  await expect(town).toBeEditable();
  await town.fill('arnh');
  await expect(page.getByRole('option').first()).toBeVisible();
  await opened(page, 'towns', '[role=listbox]');
});

test('nothing bars the way for members in the offer of pushes', async ({ page, member }) => {
  await member(page);
  // A browser under test has refused it from the start.
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }));
  await visit(page, '/notifications');
  await opened(page, 'the offer of pushes', DIALOG, button(page, 'Turn on'));
});

test.describe('a member on a phone', () => {
  test.use({ viewport: PHONE });

  test('nothing bars the way in the menu of a conversation and a report with messages', async ({
    page,
    member,
    someone,
  }) => {
    const conversation = await write(await someone({ gender: 'male' }), await member(page), 'Hello');
    await visit(page, `/chats/${conversation}`);
    await opened(page, 'a conversation', MENU, button(page, /^Conversation with/));
    await opened(page, 'report with messages', DIALOG, item(page, 'Report'));
    const answers = page.locator(DIALOG).getByRole('button', { name: /^(Cancel|Report)$/ });
    for (const answer of await answers.all()) await expect(answer).toBeInViewport({ ratio: 1 });
  });

  test('nothing bars the way in what is said of a member, and in a match', async ({ page, member, someone }) => {
    const me = await member(page, { gender: 'male' });
    const { api, id, name } = await someone();
    await api.post('/api/like.php', { data: { profile_id: me.id } });
    await visit(page, `/members/${id}`);
    await opened(page, 'about a member', MENU, button(page, /^More about/));
    await close(page, MENU);
    await opened(page, 'match', DIALOG, page.getByRole('button', { name: `Like ${name}`, exact: true }));
  });

  test('nothing bars the way in the reminder to confirm the address', async ({ page, member }) => {
    await member(page, { confirmed: false });
    await visit(page, '/members?api_signup_complete=1');
    await opened(page, 'e-mail to be confirmed', DIALOG);
  });
});
