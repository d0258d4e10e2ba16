import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './axe.ts';
import { awake, expect, shot, test, visit } from './fixture.ts';

/** A picture of an evening, as a file that a person chooses. */
async function file(name: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><defs><linearGradient id="g" x2="0" y2="1">
    <stop offset="0" stop-color="#27306b"/><stop offset=".6" stop-color="#e98a4b"/><stop offset="1" stop-color="#3b2a2a"/></linearGradient></defs>
    <rect width="900" height="1200" fill="url(#g)"/><circle cx="450" cy="640" r="150" fill="#ffe3a1"/><path d="M0 900 300 650 520 880 700 720 900 900V1200H0Z" fill="#1d1a2e"/></svg>`;
  return { name, mimeType: 'image/jpeg', buffer: await sharp(Buffer.from(svg)).jpeg().toBuffer() };
}
const meOf = async (page: Page) => (await (await page.request.get('/api/user.php')).json()).user;

test('a photo reaches a free member locked and a premium member to tap; without credits the way leads back to it', async ({
  page,
  otherPerson,
  findings,
  member,
}) => {
  // The trace of a test looks at the previews itself, which the page's policy does not let it.
  findings.expect(/Connecting to 'blob:/, /status of 402/, /status of 422/);
  const other = await otherPerson();
  await member(page, { name: 'Marit', premium: true, credits: 100 });
  await member(other, { name: 'Wessel', gender: 'male' });
  const [premium, free] = [await meOf(page), await meOf(other)];
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, `/members/${free.id}/chat`);
  await awake(page);
  const chooser = page.locator('input[type=file]');
  const sheet = page.getByRole('dialog', { name: 'Send this photo?' });

  await chooser.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear Marit') });
  await expect(sheet.getByRole('alert')).toContainText('JPEG, PNG, WebP and AVIF photos are accepted.');
  await sheet.getByRole('button', { name: 'Don’t send' }).click();

  // Told before paying: the receiver is not premium.
  await chooser.setInputFiles(await file('evening.jpg'));
  await expect(sheet.getByText('is not premium.')).toBeVisible();
  await expect(sheet.getByText('10 credits')).toBeVisible();
  await expectAccessible(page, 'a photo before sending', '[role=dialog]');
  await shot(page, 'before-sending-phone');
  await sheet.getByRole('button', { name: 'Send blurred' }).click();
  await expect(sheet).toBeHidden();
  const own = page.getByRole('button', { name: 'Your photo: show it large' });
  await expect(own.locator('img')).toHaveJSProperty('naturalWidth', 900);
  await expect(page.getByText(/· Sent( · \d+ credits?)?$/).last()).toBeVisible();
  await shot(page, 'sent-phone');

  // The free receiver has the blur and nothing else.
  await other.setViewportSize({ width: 390, height: 844 });
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await visit(other, '/chats');
  const row = other.getByRole('list', { name: 'Messages' }).getByRole('link', { name: premium.profile.name });
  await expect(row).toContainText('Sent a photo');
  await row.click();
  const locked = other.getByRole('img', { name: `Locked photo from ${premium.profile.name}` });
  await expect(locked.locator('img')).toHaveJSProperty('naturalWidth', 480);
  await expect(other.getByText('Photos in chat open with premium')).toContainText('from €');
  await expectAccessible(other, 'a locked photo', '[role=log]');
  await shot(other, 'locked-phone');
  const { conversation } = await (await other.request.get(`/api/chat.php?profile_id=${premium.id}`)).json();
  const { photo } = conversation.messages.at(-1);
  expect(photo.picture).toBeNull();
  expect((await other.request.get(`/media/chat/${photo.id}/large.webp`)).status()).toBe(404);

  // The other way there are no credits for it: bought, and back at the same photo.
  await other.setViewportSize({ width: 1440, height: 900 });
  const begun = other.getByRole('dialog', { name: 'Send this photo?' });
  for (const body of ['What an evening', 'Where is that?']) {
    const message = { profile_id: premium.id, key: crypto.randomUUID(), body };
    expect((await other.request.post('/api/chat.php', { data: message })).status()).toBe(200);
  }
  await visit(other, `/chats/${conversation.id}`);
  await awake(other);
  await other.locator('input[type=file]').setInputFiles(await file('reply.jpg'));
  await expect(begun.getByText('You do not have enough credits.')).toBeVisible();
  await shot(other, 'not-enough-desktop');
  await begun.getByRole('link', { name: 'See credit packages' }).click();
  await other
    .getByRole('link', { name: /25 credits/ })
    .first()
    .click();
  await other.getByRole('radio', { name: 'iDEAL' }).check();
  await other.getByRole('checkbox', { name: /^I expressly ask/ }).check();
  await other.getByRole('button', { name: /^Buy and pay/ }).click();
  await other.getByRole('button', { name: /^Pay €/ }).click();
  await other.getByRole('link', { name: 'Back to the conversation' }).click();
  await awake(other);
  await begun.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(begun).toBeHidden();
  await expect(other.getByRole('button', { name: 'Your photo: show it large' })).toBeVisible();
  await expect(other).toHaveURL(/\/chats\/\d+$/);
  // Premium by the purchase: what was locked opens now, at a tap.
  await other.getByRole('button', { name: /blurred\. Tap to look/ }).click();
  await expect(other.getByRole('button', { name: 'Blur again' })).toBeVisible();
  expect(asked.filter((url) => url.includes(`/media/chat/${photo.id}/large`)).length).toBe(1);

  // The premium sender gets the answer live: blurred until tapped, and blurred again after leaving.
  const tap = page.getByRole('button', { name: `Photo from ${free.profile.name}, blurred. Tap to look` });
  await expect(tap).toBeVisible();
  await expect(tap.locator('img')).toHaveJSProperty('naturalWidth', 480);
  await shot(page, 'tap-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await shot(page, 'tap-desktop-dark');
  await tap.click();
  const opened = page.getByRole('button', { name: `Photo from ${free.profile.name}: show it large` });
  await expect(opened.locator('img').last()).toHaveJSProperty('naturalWidth', 900);
  await opened.click();
  const large = page.getByRole('dialog', { name: `Photo from ${free.profile.name}` });
  await expect(large.getByRole('img')).toBeVisible();
  await expectAccessible(page, 'a photo in large', '[role=dialog]');
  await shot(page, 'opened-desktop-dark');
  await page.keyboard.press('Escape');
  await visit(page, '/chats');
  await page.getByRole('list', { name: 'Messages' }).getByRole('link', { name: free.profile.name }).click();
  await expect(tap).toBeVisible();
});
