import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { AXE, expectAccessible } from './axe.ts';
import { brand, expect, memberOfBrand, shot, test, visit } from './fixture.ts';
import { tooWide } from './too-wide.ts';

test.beforeEach(({ page }) => page.addInitScript(AXE));

/** A brand of the test's own with photos that wait, three of each member, and its moderator in the page. */
async function queueOf(page: Page, members: number): Promise<string> {
  const origin = await brand(page, `queue${randomInt(2 ** 31)}.localhost`, { auto_approve_photos: false });
  // Not where members are shown: another test may ban one of them meanwhile.
  await visit(page, `${origin}/pages/faq`);
  for (let made = 0; made < members; made += 1)
    await memberOfBrand(page, { photos: 3, photos_wait: true, log_in: false });
  await memberOfBrand(page, { name: 'Mo', role: 'moderator', photos: 0 });
  return origin;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Photos' });
const tiles = (page: Page) => page.getByRole('option');

test('a moderator decides thirty photos by keys: one request for each, and none waits for the next picture', async ({
  page,
}) => {
  const origin = await queueOf(page, 10);
  const calls: string[] = [];
  await visit(page, `${origin}/admin/photos`);
  await expect(tiles(page)).toHaveCount(24);
  // From now on no picture arrives: what is decided waits for none.
  await page.route('**/media/**', () => undefined);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/admin/photo')) calls.push(pathname);
  });
  for (let decided = 0; decided < 30; decided += 1) {
    await page.keyboard.press(decided % 5 === 4 ? '1' : 'a');
    await expect(page.getByText(`${decided + 1} decided in this session`)).toBeVisible();
    // The one behind the last of 24 is there before it is needed.
    if (decided < 29) await expect(page.getByRole('article').getByRole('button', { name: 'Accept' })).toBeEnabled();
  }
  await expect(tiles(page)).toHaveCount(30);
  await expect.poll(() => calls.filter((path) => path.endsWith('photo-decide.php')).length).toBe(30);
  expect(calls.filter((path) => path.endsWith('photos.php')).length).toBeLessThanOrEqual(4);
  await expect(page.getByText('No face to see').first()).toBeVisible();
});

test('photos are chosen by keys and decided together, and a decision is taken back', async ({ page }) => {
  const origin = await queueOf(page, 2);
  await visit(page, `${origin}/admin/photos`);
  await expect(tiles(page)).toHaveCount(6);
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press(' ');
  await expect(page.getByText('2 selected')).toBeVisible();
  await shot(page, 'photos-selected');
  // Whoever presses before the answer takes that decision back.
  let answer = () => {};
  const pressed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/photo-decide.php', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.keyboard.press('a');
  await expect(page.getByText('2 decided in this session')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  answer();
  await expect(page.getByText('0 decided in this session')).toBeVisible();
  await page.keyboard.press('3');
  await expect(page.getByText('1 decided in this session')).toBeVisible();
  await expect(page.getByText('Decided.')).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText('0 decided in this session')).toBeVisible();
  await expectAccessible(page, '/admin/photos');
  await shot(page, 'photos-wide');
  for (const width of [768, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await tooWide(page), `${width}`).toEqual([]);
  }
});

test('on a phone one photo at a time is accepted by a button or a swipe, and refused with a reason', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const origin = await queueOf(page, 1);
  await visit(page, `${origin}/admin/photos`);
  await expect(heading(page)).toBeVisible();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByText('Photo 2 of 3')).toBeVisible();
  await shot(page, 'photos-phone');
  await expectAccessible(page, '/admin/photos on a phone');
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Too explicit' }).click();
  await expect(page.getByText('Photo 3 of 3')).toBeVisible();
  const picture = page.getByRole('img', { name: /, \d+$/ });
  const box = await picture.boundingBox();
  if (!box) throw new Error('no picture');
  await page.mouse.move(box.x + 60, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + 260, box.y + 110, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByText('Nothing waits.')).toBeVisible();
});
