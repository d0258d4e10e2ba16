import sharp from 'sharp';
import { DEMO_LOGINS, DEMO_PASSWORD } from '#demo/accounts.ts';
import { expect, logIn, test, visit } from './fixture.ts';

const NEWCOMER = DEMO_LOGINS[2].login;

/** A photo of some colours, as a file that a person chooses. */
async function file(name: string, hue: number) {
  const dots = Buffer.from(Array.from({ length: 12 * 16 * 3 }, (_, at) => (at * at * (hue + 3) + at * hue) % 256));
  const buffer = await sharp(dots, { raw: { width: 12, height: 16, channels: 3 } })
    .resize(1500, 2000, { kernel: 'cubic', fit: 'fill' })
    .jpeg({ quality: 95 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

test('a member uploads several photos over a bad line, puts them in order, turns one and deletes one', async ({
  page,
  context,
  findings,
}) => {
  // The trace of a test looks at the previews itself, which the page's policy does not let it.
  findings.expect(/ERR_INTERNET_DISCONNECTED/, /status of 422/, /Connecting to 'blob:/);
  await logIn(page, NEWCOMER, DEMO_PASSWORD);
  await visit(page, '/profile');
  const section = page.getByRole('region', { name: 'Your photos' });
  const photos = section.getByRole('button', { name: /^Photo \d of \d/ });
  const chooser = section.locator('input[type=file][multiple]');
  await expect(section.getByText('3 places left')).toBeVisible();

  // Without a line they wait, and go on by themselves.
  await context.setOffline(true);
  await chooser.setInputFiles([await file('one.jpg', 5), await file('two.jpg', 11)]);
  await expect(section.getByText('No connection. It goes on by itself.')).toHaveCount(2);
  await context.setOffline(false);
  await expect(photos).toHaveCount(2);

  // What is no photo says so, and is taken out.
  const text = { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear Marit') };
  await chooser.setInputFiles([text]);
  await expect(section.getByText('JPEG, PNG and WebP photos are accepted.', { exact: false })).toBeVisible();
  await section.getByRole('button', { name: 'Cancel letter.jpg' }).click();

  const ids = async () =>
    (await (await page.request.get('/api/photos.php')).json()).photos.map((one: { id: number }) => one.id);
  const [first, second] = await ids();
  await photos.nth(1).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('status').filter({ hasText: 'Moved to place 1 of 2.' })).toBeAttached();
  await expect.poll(ids).toEqual([second, first]);
  await photos.nth(0).dragTo(photos.nth(1));
  await expect.poll(ids).toEqual([first, second]);

  await photos.nth(1).click();
  const editor = page.getByRole('dialog', { name: 'Crop and turn' });
  await editor.getByRole('button', { name: 'Turn', exact: true }).click();
  await editor.getByRole('button', { name: 'Bottom right corner' }).press('Shift+ArrowUp');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor).toBeHidden();
  const { photos: edited } = await (await page.request.get('/api/photos.php')).json();
  expect(edited[1].edit).toEqual({ turn: 'right', crop: { left: 0, top: 0, width: 1, height: 0.9 } });

  for (const left of [1, 0]) {
    await section.getByRole('button', { name: 'Photo 1: more' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(photos).toHaveCount(left);
  }
});
