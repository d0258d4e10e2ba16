import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { scene } from '../uploading.ts';
import { expect, test, visit } from './fixture.ts';

/** A photo of nobody else as a file that a person chooses; as PNG it is sent in several parts. */
async function file(name: string) {
  const photo = sharp(await scene(randomInt(2 ** 21)));
  const format = name.endsWith('.png') ? 'png' : name.endsWith('.webp') ? 'webp' : 'jpeg';
  return { name, mimeType: `image/${format}`, buffer: await photo.toFormat(format).toBuffer() };
}

/** A small file that says of itself to be of 51 megapixels. */
async function vast(): Promise<Buffer> {
  const png = await sharp({ create: { width: 80, height: 64, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(8000, 16);
  png.writeUInt32BE(6400, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

const albumOf = async (page: Page) => (await page.request.get('/api/photos.php')).json();
const idsOf = async (page: Page): Promise<number[]> =>
  (await albumOf(page)).photos.map((photo: { id: number }) => photo.id);
const tools = (page: Page) => {
  const section = page.getByRole('region', { name: 'Your photos' });
  return {
    section,
    photos: section.getByRole('button', { name: /^Photo \d of \d/ }),
    chooser: section.locator('input[type=file][multiple]'),
    menu: async (number: number, action: string) => {
      await section.getByRole('button', { name: `Photo ${number}: more` }).click();
      await page.getByRole('menuitem', { name: action }).click();
    },
    undo: async (said: string) => {
      const toast = page.locator('div', { has: page.getByText(said, { exact: true }) }).last();
      await toast.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText(said, { exact: true })).toBeHidden();
    },
  };
};

test('what can not be a photo says so in a sentence; what is stopped, refused or cut off can be tried again', async ({
  page,
  member,
  findings,
}) => {
  findings.expect(/status of (409|422|503)/, /Connecting to 'blob:/, /^503 from .*photo\.php/);
  await member(page, { photos: 0, invisible: true });
  await visit(page, '/profile');
  const { section, photos, chooser, menu } = tools(page);
  const jpeg = await scene(7, 600, 800);
  const wrong: [name: string, bytes: Buffer, sentence: RegExp][] = [
    ['phone.heic', Buffer.concat([Buffer.from('\0\0\0\x18ftypheic', 'latin1'), Buffer.alloc(500)]), /HEIC photo/],
    ['cut.jpg', jpeg.subarray(0, jpeg.length / 2), /^This photo is damaged/],
    ['vast.png', await vast(), /52 megapixels/],
    ['drawing.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /^This photo cannot be used/],
    ['page.jpg', Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]), /^This file holds something else/],
    ['letter.jpg', Buffer.from('Dear Marit'), /^This photo cannot be used/],
  ];
  for (const some of [wrong.slice(0, 3), wrong.slice(3)]) {
    await chooser.setInputFiles(some.map(([name, buffer]) => ({ name, mimeType: 'image/jpeg', buffer })));
    for (const [name, , sentence] of some) {
      const cancel = page.getByRole('button', { name: `Cancel ${name}` });
      const tile = section.getByRole('listitem').filter({ has: cancel });
      await expect(tile.getByText(sentence)).toBeVisible();
      await expect(tile.getByRole('button', { name: 'Try again' })).toBeVisible();
    }
    for (const [name] of some) await section.getByRole('button', { name: `Cancel ${name}` }).click();
  }
  await expect(section.getByText('3 places left')).toBeVisible();

  // A storage that cannot take it is no lost connection, and it goes on by itself; another failure waits for a press.
  const answers = [
    { status: 503, code: 'photo_not_stored', message: 'The photo could not be stored just now.' },
    { status: 409, code: 'upload_incomplete', message: 'Part of this photo has not arrived.' },
  ];
  await page.route('**/api/photo.php', async (route) => {
    const answer = route.request().method() === 'POST' && answers.shift();
    if (!answer) return route.continue();
    const { status, code, message } = answer;
    await route.fulfill({ status, json: { error: { code, message } } });
  });
  await chooser.setInputFiles([await file('one.jpg')]);
  await expect(section.getByText('The photo could not be stored just now.')).toBeVisible();
  await expect(section.getByText('It goes on by itself.', { exact: true })).toBeVisible();
  await expect(section.getByText('Part of this photo has not arrived.')).toBeVisible();
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect(photos).toHaveCount(1);

  // Of three, two have a place; what is on its way is stopped.
  await page.route('**/api/photo-upload.php?*', () => undefined);
  await chooser.setInputFiles([await file('two.jpg'), await file('three.jpg'), await file('four.jpg')]);
  await expect(page.getByText('Only 2 of them fit.')).toBeVisible();
  await expect(section.getByRole('progressbar')).toHaveCount(2);
  for (const name of ['two.jpg', 'three.jpg']) await section.getByRole('button', { name: `Cancel ${name}` }).click();
  await expect(section.getByText('2 places left')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await menu(1, 'Delete');
  await expect(photos).toHaveCount(0);
});

test('a member uploads several photos over a bad line, puts them in order, turns one, deletes some, and takes each back', async ({
  page,
  context,
  member,
  findings,
}) => {
  // The trace of a test looks at the previews itself, which the page's policy does not let it.
  findings.expect(/ERR_INTERNET_DISCONNECTED/, /Connecting to 'blob:/);
  await member(page, { photos: 0, invisible: true });
  await visit(page, '/profile');
  const { section, photos, chooser, menu, undo } = tools(page);
  await expect(section.getByText('3 places left')).toBeVisible();

  // Without a line they wait, and go on by themselves.
  await context.setOffline(true);
  await chooser.setInputFiles([await file('1.jpg'), await file('2.png'), await file('3.webp')]);
  await expect(section.getByText('No connection. It goes on by itself.')).toHaveCount(2);
  await context.setOffline(false);
  await expect(photos).toHaveCount(3);
  await expect(section.getByText('Premium members can have up to 25 photos.')).toBeVisible();
  await expect(chooser).toHaveCount(0);

  const [a, b, c] = await idsOf(page);
  // Two quick presses, the first of which is answered after the second: no step is lost, and one press takes both back.
  const pressed = Promise.withResolvers<void>();
  await page.route('**/api/photos.php', async (route) => {
    const reply = await route.fetch();
    if (route.request().method() === 'PUT') await pressed.promise;
    await route.fulfill({ response: reply });
  });
  await photos.nth(0).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  pressed.resolve();
  await expect(page.getByText('Moved to place 3 of 3.')).toBeVisible();
  await expect.poll(() => idsOf(page)).toEqual([b, c, a]);
  await undo('Moved to place 3 of 3.');
  await expect.poll(() => idsOf(page)).toEqual([a, b, c]);
  await page.unrouteAll({ behavior: 'wait' });
  await photos.nth(0).dragTo(photos.nth(1));
  await expect.poll(() => idsOf(page)).toEqual([b, a, c]);
  await menu(3, 'Make main photo');
  await expect.poll(() => idsOf(page)).toEqual([c, b, a]);
  await expect(section.getByRole('listitem').first().getByText('Main photo')).toBeVisible();

  const whatIs = async () => (await albumOf(page)).photos[1].edit;
  await photos.nth(1).click();
  const editor = page.getByRole('dialog', { name: 'Crop and turn' });
  await editor.getByRole('button', { name: 'Turn', exact: true }).click();
  await editor.getByRole('button', { name: 'Bottom right corner' }).press('Shift+ArrowUp');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor).toBeHidden();
  // It keeps its shape of 3 by 4.
  await expect.poll(whatIs).toMatchObject({ turn: 'right', crop: { top: 0, height: 0.9 } });
  await undo('The photo is changed.');
  await expect.poll(whatIs).toBeNull();

  // A deleted photo comes back to its place, in an order that was made meanwhile.
  await menu(2, 'Delete');
  await expect(photos).toHaveCount(2);
  await expect.poll(() => idsOf(page)).toEqual([c, a]);
  await menu(2, 'Make main photo');
  await expect.poll(() => idsOf(page)).toEqual([a, c]);
  await undo('The photo is deleted.');
  await expect(photos).toHaveCount(3);
  await expect.poll(() => idsOf(page)).toEqual([a, b, c]);
  for (const left of [2, 1, 0]) {
    await menu(1, 'Delete');
    await expect(photos).toHaveCount(left);
  }
  await expect.poll(() => idsOf(page)).toEqual([]);
});

test('a member reads why staff refused two photos, replaces one, and appeals for the other', async ({
  page,
  member,
  findings,
}) => {
  findings.expect(/status of 422/, /Connecting to 'blob:/);
  await member(page, { photos: 3, photos_refused: 2, invisible: true });
  const { photos: before } = await albumOf(page);
  await visit(page, '/profile');
  const { section, photos, menu } = tools(page);
  await expect(section.getByText('2 photos were not accepted.')).toBeVisible();
  await expect(section.getByText(/It shows contact details/).last()).toBeVisible();
  const replacing = section.getByRole('listitem').nth(1);
  const replace = replacing.locator('input[type=file]');
  // A file that is no photo costs neither the photo nor its place; there is no room for one more either.
  await replace.setInputFiles([{ name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear Marit') }]);
  await expect(replacing.getByText(/^This photo cannot be used/)).toBeVisible();
  await section.getByRole('button', { name: 'Cancel letter.jpg' }).click();
  await expect(photos.nth(1)).toHaveAccessibleName(/Not accepted/);
  await replace.setInputFiles([await file('better.jpg')]);
  await expect(photos.nth(1)).not.toHaveAccessibleName(/Not accepted/);
  await expect(section.getByText('One photo was not accepted.')).toBeVisible();
  const { photos: after } = await albumOf(page);
  expect(after).toMatchObject([{ id: before[0].id }, { reason: null }, { id: before[2].id, reason: 'contact' }]);

  await menu(3, 'Appeal this decision');
  const appeal = page.getByRole('dialog', { name: 'Appeal this decision' });
  await appeal.getByRole('textbox').fill('That is the number of my house.');
  await appeal.getByRole('button', { name: 'Send' }).click();
  await expect(section.getByText(/You have appealed/).last()).toBeVisible();
});

test('a profile shows the part of a photo that its member chose, on phones and in the mosaic', async ({
  page,
  member,
}) => {
  const { id } = await member(page, { photos: 2 });
  const [first] = await idsOf(page);
  const crop = { left: 0.5, top: 0.3, width: 0.4, height: 0.5 };
  const reply = await page.request.put('/api/photo.php', { data: { id: first, turn: 'none', crop } });
  expect(reply.status()).toBe(200);
  for (const size of [
    { width: 390, height: 844 },
    { width: 1200, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await visit(page, `/members/${id}`);
    const image = page.getByRole('button', { name: 'Photo 1 of 2, enlarge' }).getByRole('img');
    await image.evaluate((picture: HTMLImageElement) => picture.decode());
    const seen = await image.evaluate((picture: HTMLImageElement) => {
      const all = picture.getBoundingClientRect();
      const box = picture.closest('button')?.getBoundingClientRect() ?? all;
      return {
        shape: all.width / all.height / (picture.naturalWidth / picture.naturalHeight),
        left: (box.left - all.left) / all.width,
        right: (box.right - all.left) / all.width,
        top: (box.top - all.top) / all.height,
        bottom: (box.bottom - all.top) / all.height,
      };
    });
    expect(seen.shape).toBeCloseTo(1, 1);
    expect(seen.left).toBeGreaterThanOrEqual(0.499);
    expect(seen.right).toBeLessThanOrEqual(0.901);
    expect(seen.top).toBeGreaterThanOrEqual(0.299);
    expect(seen.bottom).toBeLessThanOrEqual(0.801);
    expect(Math.max(seen.right - seen.left - crop.width, seen.bottom - seen.top - crop.height)).toBeCloseTo(0, 2);
  }
});
