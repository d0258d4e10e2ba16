import { AXE, expectAccessible } from './axe.ts';
import { expect, shot, test, visit } from './fixture.ts';
import { tooWide } from './too-wide.ts';

// One after another: some change settings of the site that all look at, and take them back.
test.describe.configure({ mode: 'default' });
test.beforeEach(async ({ page, member }) => {
  await page.addInitScript(AXE);
  await member(page, { name: 'Ada', role: 'admin' });
});

test('a change has its old value and what it does, is saved as a version, and is taken back by going back', async ({
  page,
}) => {
  await visit(page, '/admin/sites?part=profiles');
  const row = page.locator('#setting-free_photos');
  const field = row.getByRole('spinbutton', { name: 'Photos without premium' });
  const before = Number(await field.inputValue());
  await expect(page.getByRole('button', { name: /Save and publish/ })).toHaveCount(0);
  await field.fill(`${before + 1}`);
  await expect(row.getByText(`was ${before}`)).toBeVisible();
  await expect(page.getByText(`Photos without premium: ${before + 1} instead of ${before}, 1 more.`)).toBeVisible();
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
  await shot(page, 'admin-sites-changed');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/Saved as version \d+/)).toBeVisible();
  await expect(page.getByRole('button', { name: /Save and publish/ })).toHaveCount(0);
  const version = Number((await page.getByText(/Saved as version/).innerText()).match(/\d+/)?.[0]);
  await page.getByRole('navigation', { name: 'Parts of the site' }).getByRole('link', { name: 'Versions' }).click();
  const earlier = page.getByRole('listitem').filter({ hasText: `Version ${version - 1}` });
  await earlier.getByRole('button', { name: 'Go back to this' }).click();
  await expect(page.getByText(`Saved as version ${version + 1}`)).toBeVisible();
  await visit(page, '/admin/sites?part=profiles');
  await expect(field).toHaveValue(`${before}`);
});

test('who saves over somebody else’s change sees both versions, and keeps their own until they decide', async ({
  page,
  someone,
  findings,
}) => {
  findings.expect(/status of 409/);
  const bo = await someone({ name: 'Bo', role: 'admin' });
  await visit(page, '/admin/sites?part=conversations');
  const field = page.locator('#setting-chat_history_limit').getByRole('spinbutton');
  const before = Number(await field.inputValue());
  await field.fill(`${before + 10}`);
  const shown = await (await bo.api.get('/api/admin/desk.php')).json();
  const site = shown.sites[0].id;
  const { version } = await (await bo.api.get(`/api/admin/site-settings.php?site=${site}`)).json();
  const theirs = { site, seen: version, set: { chat_history_limit: before + 20 }, unset: [] };
  expect((await bo.api.post('/api/admin/site-settings.php', { data: theirs })).status()).toBe(200);
  await page.getByRole('button', { name: /Save and publish/ }).click();
  const both = page.getByRole('region', { name: /in the meantime/ });
  await expect(both.getByRole('row', { name: new RegExp(`${before}.*${before + 20}.*${before + 10}`) })).toBeVisible();
  await shot(page, 'admin-sites-conflict');
  await expectAccessible(page, 'conflict');
  await both.getByRole('button', { name: /Keep mine/ }).click();
  await expect(field).toHaveValue(`${before + 10}`);
  await page.getByRole('button', { name: /Save and publish/ }).click();
  await expect(page.getByText(/Saved as version/)).toBeVisible();
  await field.fill(`${before}`);
  await page.getByRole('button', { name: /Save and publish/ }).click();
  await expect(page.getByRole('button', { name: /Save and publish/ })).toHaveCount(0);
});

test('a value that would stop the site is refused at its line', async ({ page, findings }) => {
  findings.expect(/status of 422/);
  await visit(page, '/admin/sites?part=reach');
  const field = page.getByRole('textbox', { name: 'Countries served' });
  const before = await field.inputValue();
  await field.fill('DE');
  await field.blur();
  await page.getByRole('button', { name: /Save and publish/ }).click();
  await expect(page.locator('#setting-countries').getByText(/must be one of the countries served/)).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Take back' }).click();
  await expect(field).toHaveValue(before);
});

test('the look is previewed by day and by night with the label, and no colour that is none is saved', async ({
  page,
}) => {
  await visit(page, '/admin/sites?part=look');
  await page.getByRole('button', { name: 'Plum' }).click();
  const preview = page.getByRole('region', { name: /Preview/ });
  await expect(preview.getByText('Fictional')).toHaveCount(2);
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'First colour' }).fill('purple');
  await expect(page.getByRole('button', { name: /Save and publish/ })).toBeDisabled();
  await shot(page, 'admin-sites-look');
});

test('what a message costs follows while a price is typed, and a price is saved', async ({ page }) => {
  await visit(page, '/admin/sites?part=packages');
  const field = page.getByRole('textbox', { name: /^Price of/ }).first();
  const before = await field.inputValue();
  const row = page.getByRole('row').filter({ has: field });
  const message = await row.getByRole('cell').nth(3).innerText();
  await field.fill(`${(Number(before) + 1).toFixed(2)}`);
  await expect(row.getByRole('cell').nth(3)).not.toHaveText(message);
  await page.getByRole('button', { name: /Save and publish/ }).click();
  await expect(page.getByText('Prices saved, live now.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).first().click();
  await field.fill(before);
  await page.getByRole('button', { name: /Save and publish/ }).click();
  await expect(page.getByText('Prices saved, live now.')).toBeVisible();
  await expect(row.getByRole('cell').nth(3)).toHaveText(message);
});

for (const part of ['brand', 'packages', 'look', 'versions'])
  test(`nothing bars the way on the part ${part} of a site, at any width`, async ({ page }) => {
    await visit(page, `/admin/sites?part=${part}`);
    await expectAccessible(page, part);
    for (const width of [768, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await tooWide(page), `${width}`).toEqual([]);
    }
  });

test('finance makes a code, sees what a member pays with it, and pauses it', async ({ page, member }) => {
  await member(page, { name: 'Fin', role: 'finance' });
  await visit(page, '/admin/codes');
  await expectAccessible(page, 'codes');
  await page.getByRole('button', { name: 'New code' }).click();
  const code = `E2E${Date.now().toString(36).toUpperCase()}`;
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('spinbutton', { name: 'Percent' }).fill('50');
  await expect(page.getByText(/credits cost .* instead of .*, VAT included/)).toBeVisible();
  await shot(page, 'admin-codes-new');
  await page.getByRole('button', { name: 'Make the code' }).click();
  await expect(page.getByRole('heading', { name: code })).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('row', { name: new RegExp(code) }).getByText('Paused')).toBeVisible();
  for (const width of [768, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await tooWide(page), `${width}`).toEqual([]);
  }
});
