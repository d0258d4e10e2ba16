import type { Locator, Page } from '@playwright/test';
import { expect, type Someone, shot, test, visit } from './fixture.ts';

const PHONE = { width: 390, height: 844 };
/** Held sideways the newest stands alone. */
const SIZES = [
  { ...PHONE, seen: 3 },
  { width: 844, height: 390, seen: 1 },
  { width: 360, height: 640, seen: 3 },
  { width: 1280, height: 800, seen: 3 },
];

const write = async (request: Page['request'] | Someone['api'], to: number, body: string) => {
  const reply = await request.post('/api/chat.php', { data: { profile_id: to, key: crypto.randomUUID(), body } });
  expect(reply.status()).toBe(200);
};

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return box;
};

for (const { seen, ...size } of SIZES)
  test(`three notices at once leave the composer free on ${size.width} by ${size.height} pixels`, async ({
    page,
    member,
    someone,
  }) => {
    await page.setViewportSize(size);
    await member(page, { premium: true, credits: 100, gender: 'male' });
    const her = await someone();
    for (const text of ['One', 'Two', 'Three']) await write(page.request, her.id, text);
    await visit(page, `/members/${her.id}/chat`);
    const notices = page.getByRole('region', { name: 'Notices' });
    await notices.waitFor({ state: 'attached' });
    await page.clock.install();
    for (const left of [2, 1, 0]) {
      await page.getByRole('button', { name: 'Take back', exact: true }).last().click();
      await page.getByRole('menuitem', { name: 'Take back' }).click();
      await expect(page.getByRole('button', { name: 'Take back', exact: true })).toHaveCount(left);
    }
    await expect(notices.locator('> div')).toHaveCount(3);
    await expect(notices.getByRole('button', { name: 'Close' })).toHaveCount(seen);
    await shot(page, `notices-${size.width}x${size.height}`);
    const composer = await boxOf(page.locator('#composer'));
    for (const notice of await notices.locator('> div:visible').all()) {
      const { y, height } = await boxOf(notice);
      expect(y + height, 'the foot of a notice').toBeLessThanOrEqual(composer.y);
    }
  });

test('who takes a message back at once asks what comes back before, not after', async ({ page, member, someone }) => {
  await member(page, { premium: true, credits: 100, gender: 'male' });
  const her = await someone();
  await write(page.request, her.id, 'One');
  await visit(page, `/members/${her.id}/chat`);
  const asked: string[] = [];
  let answer = () => {};
  const pressed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/unsend-terms.php?*', async (route) => {
    await pressed;
    asked.push('terms');
    await route.continue();
  });
  await page.route('**/api/message.php', async (route) => {
    asked.push('unsend');
    await route.continue();
  });
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Take back' }).click();
  answer();
  await expect(page.getByRole('button', { name: 'Take back', exact: true })).toHaveCount(0);
  expect(asked).toEqual(['terms', 'unsend']);
});

test('what somebody missed stands in the lists of messages and likes, is counted in the bar, and nowhere else', async ({
  page,
  member,
  someone,
}) => {
  await page.setViewportSize(PHONE);
  const me = await member(page, { gender: 'male', premium: true });
  const [nora, lena] = [await someone({ name: 'Nora' }), await someone({ name: 'Lena' })];
  await write(nora.api, me.id, 'Good evening');
  expect((await lena.api.post('/api/like.php', { data: { profile_id: me.id } })).status()).toBe(200);
  await visit(page, '/members');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: /^Messages.*1 unread/ })).toBeVisible();
  await expect(bar.getByRole('link', { name: /^Likes.*1 new/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /notification|bell/i })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Notices' })).toBeEmpty();

  await visit(page, '/likes');
  await expect(
    page.getByRole('listitem').filter({ hasText: lena.name }).getByText('New', { exact: true }),
  ).toBeVisible();
  await visit(page, '/chats');
  await expect(page.getByRole('listitem').filter({ hasText: nora.name })).toContainText('1');
  await page
    .getByRole('link', { name: new RegExp(nora.name) })
    .first()
    .click();
  await expect(page.getByRole('log')).toContainText('Good evening');
  await visit(page, '/members');
  await expect(bar.getByRole('link', { name: /^Messages$/ })).toBeVisible();
});

test('with reduced motion nothing moves longer than a blink: lists, a dialog, a notice, a card that leaves', async ({
  page,
  member,
  someone,
}) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await member(page, { gender: 'male' });
  const { id } = await someone({ photos: 3 });
  /** Milliseconds that the longest animation takes from now on, and how many there are. */
  const longest = () =>
    page.evaluate(() =>
      Math.max(0, ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0))),
    );
  for (const path of ['/members', '/likes', '/chats', `/members/${id}`, '/swipe-game?min_age=18&max_age=99']) {
    await visit(page, path);
    expect(await longest(), path).toBeLessThanOrEqual(1);
  }
  await page
    .getByRole('button', { name: /^Like / })
    .first()
    .click();
  expect(await longest(), 'a card that leaves').toBeLessThanOrEqual(1);
  await visit(page, `/members/${id}`);
  await page
    .getByRole('button', { name: /^More about/ })
    .first()
    .click();
  expect(await longest(), 'a menu').toBeLessThanOrEqual(1);
});
