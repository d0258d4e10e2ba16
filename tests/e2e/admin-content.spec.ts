import { AXE, expectAccessible } from './axe.ts';
import { expect, shot, test, visit } from './fixture.ts';
import { tooWide } from './too-wide.ts';

test.describe.configure({ mode: 'parallel' });
test.beforeEach(async ({ page, member }) => {
  await page.addInitScript(AXE);
  await member(page, { name: 'Ada', role: 'admin' });
});

test('an admin invites somebody, gives them another role, and ends the account', async ({ page }) => {
  await visit(page, '/admin/staff');
  await page.keyboard.press('n');
  const email = `nora.${Date.now().toString(36)}@example.com`;
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await expectAccessible(page, 'invite');
  await shot(page, 'admin-staff-invite');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText(`The invitation is on its way to ${email}.`)).toBeVisible();
  const row = page.getByRole('row', { name: new RegExp(email) });
  await expect(row.getByText('Invited')).toBeVisible();
  await page.getByRole('combobox', { name: 'Role' }).selectOption('finance');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row.getByText('Finance')).toBeVisible();
  await shot(page, 'admin-staff');
  await page.getByRole('button', { name: 'End the account' }).click();
  const end = page.getByRole('dialog', { name: 'End this account?' });
  await expect(end).toBeVisible();
  await expectAccessible(page, 'end', '[role="dialog"]');
  await end.getByRole('button', { name: 'End the account' }).click();
  await expect(row).toHaveCount(0);
});

test('an admin writes a page with its preview, and goes back to an earlier version', async ({ page }) => {
  const slug = `e2e-${Date.now().toString(36)}`;
  await visit(page, '/admin/pages');
  await page.getByRole('button', { name: 'New page' }).click();
  await page.getByRole('textbox', { name: 'Address' }).fill(slug);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('en');
  await page.getByRole('button', { name: 'Write it' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Our house');
  await page.getByRole('textbox', { name: 'Text in Markdown' }).fill('## Rooms\n\nThere are **many** of them.');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('Our house')).toBeVisible();
  await expect(preview.locator('strong')).toHaveText('many');
  await expectAccessible(page, 'editor');
  await shot(page, 'admin-pages-editor');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText('Saved as version 1.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill('Our new house');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText('Saved as version 2.')).toBeVisible();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Version 1' })
    .getByRole('button', { name: 'Go back to this' })
    .click();
  await expect(page.getByText('Saved as version 3.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Our house');
  await visit(page, `/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Our house' })).toBeVisible();
});

test('what is typed while a page is being saved stays, and is saved with the next press', async ({ page }) => {
  await visit(page, '/admin/pages');
  await page.getByRole('button', { name: 'New page' }).click();
  await page.getByRole('textbox', { name: 'Address' }).fill(`typed-${Date.now().toString(36)}`);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('en');
  await page.getByRole('button', { name: 'Write it' }).click();
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Our house');
  await page.getByRole('textbox', { name: 'Text in Markdown' }).fill('Words.');
  // What was saved is read anew only once somebody has typed on.
  let typed = () => {};
  const typedOn = new Promise<void>((resolve) => {
    typed = resolve;
  });
  await page.route('**/api/admin/page.php?*', async (route) => {
    if (route.request().method() === 'GET') await typedOn;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText('Saved as version 1.')).toBeVisible();
  await title.fill('Our new house');
  typed();
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText('Saved as version 2.')).toBeVisible();
  await expect(title).toHaveValue('Our new house');
});

test('who writes a page over somebody else’s version sees both, and keeps their own until they decide', async ({
  page,
  someone,
  findings,
}) => {
  findings.expect(/status of 409/);
  const slug = `both-${Date.now().toString(36)}`;
  const bo = await someone({ name: 'Bo', role: 'admin' });
  const site = (await (await bo.api.get('/api/admin/desk.php')).json()).sites[0].id;
  const write = (title: string, seen: number) =>
    bo.api.post('/api/admin/page.php', {
      data: { site, slug, locale: 'en', title, description: '', lead: '', text: 'Words.', seen, from: null },
    });
  expect((await write('First', 0)).status()).toBe(200);
  await visit(page, `/admin/pages?page=${slug}&language=en`);
  await page.getByRole('textbox', { name: 'Title' }).fill('Mine');
  expect((await write('Theirs', 1)).status()).toBe(200);
  await page.getByRole('button', { name: 'Save and publish' }).click();
  const both = page.getByRole('region', { name: /in the meantime/ });
  await expect(both.getByText('Theirs', { exact: false }).first()).toBeVisible();
  await expect(both.getByText('Yours, not saved')).toBeVisible();
  await shot(page, 'admin-pages-both');
  await expectAccessible(page, 'both');
  await both.getByRole('button', { name: /Keep mine/ }).click();
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText('Saved as version 3.')).toBeVisible();
});

test('support makes codes that are shown once, and pauses one', async ({ page, member }) => {
  await member(page, { name: 'Sue', role: 'support' });
  await visit(page, '/admin/invites');
  await page.getByRole('button', { name: 'New codes' }).click();
  const label = `Fair ${Date.now().toString(36)}`;
  await page.getByRole('textbox', { name: 'What for' }).fill(label);
  await page.getByRole('spinbutton', { name: 'Accounts that each lets in' }).fill('20');
  await expectAccessible(page, 'new codes');
  await page.getByRole('button', { name: 'Make them' }).click();
  await expect(page.getByRole('heading', { name: 'Here they are' })).toBeVisible();
  await expect(page.locator('code')).toHaveText(/^([2-9A-Z]{4}-){3}[2-9A-Z]{4}$/);
  await shot(page, 'admin-invites-made');
  const row = page.getByRole('row', { name: new RegExp(label) });
  await row.getByRole('button').click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(row.getByText('Paused')).toBeVisible();
  await shot(page, 'admin-invites');
});

test('an admin writes news, mails it to themselves, plans it and stops it', async ({ page }) => {
  await visit(page, '/admin/news?make=1');
  const subject = `Photos ${Date.now().toString(36)}`;
  await page.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await page.getByRole('textbox', { name: 'Text' }).fill('You can send photos now.\n\nIn every conversation.');
  await expect(page.getByRole('region', { name: 'The e-mail' }).getByText('See it on the site')).toBeVisible();
  await expect(page.getByText(/by e-mail, \d+ by push/)).toBeVisible();
  await expectAccessible(page, 'news');
  await shot(page, 'admin-news-write');
  await page.getByRole('button', { name: 'E-mail it to me' }).click();
  await expect(page.getByText('On its way to your own address.')).toBeVisible();
  await page.getByLabel('From', { exact: true }).fill(`${new Date().getUTCFullYear() + 1}-01-01T10:00`);
  await page.getByRole('button', { name: 'Plan it' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send to members?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'send', '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Plan it' }).click();
  const row = page.getByRole('row', { name: new RegExp(subject) });
  await expect(row.getByText('Planned')).toBeVisible();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(row.getByText('Stopped')).toBeVisible();
  await shot(page, 'admin-news');
});

for (const path of ['/admin/staff', '/admin/pages?page=terms', '/admin/invites', '/admin/news?make=1'])
  test(`nothing bars the way on ${path}, at any width and with large text`, async ({ page }) => {
    await visit(page, path);
    await expectAccessible(page, path);
    await shot(page, `${path.replaceAll(/[^a-z]/g, '-')}-wide`);
    for (const width of [768, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await shot(page, `${path.replaceAll(/[^a-z]/g, '-')}-${width}`);
      expect.soft(await tooWide(page), `${width}`).toEqual([]);
    }
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect.soft(await tooWide(page), 'large text').toEqual([]);
  });

test('on a phone what is made anew has the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['codes', 'invites', 'news', 'providers', 'fictional']) {
    await visit(page, `/admin/${path}`);
    await page.keyboard.press('n');
    await expect(page.locator('aside').getByRole('button', { name: /./ }).last(), path).toBeVisible();
    await shot(page, `admin-new-${path}-phone`);
  }
});
