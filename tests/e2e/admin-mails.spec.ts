import { AXE, expectAccessible } from './axe.ts';
import { expect, shot, test, visit } from './fixture.ts';
import { tooWide } from './too-wide.ts';

test.describe.configure({ mode: 'serial' });
test.beforeEach(async ({ page, member }) => {
  await page.addInitScript(AXE);
  await member(page, { name: 'Ada', role: 'admin' });
});

/** A preview's frame runs no script, so axe looks around it. */
const AROUND_FRAME = { without: ['iframe'] };
const save = 'Save and publish';

test('an admin writes the words of an e-mail with its preview, tries them, and goes back to the product’s', async ({
  page,
  findings,
}) => {
  findings.expect(/status of 422.*mail-preview/);
  await visit(page, '/admin/mails');
  await expect(page.getByRole('row', { name: /Welcome/ }).getByText('the product’s')).toBeVisible();
  await expectAccessible(page, 'list');
  await shot(page, 'admin-mails');
  await page.getByRole('button', { name: 'Welcome', exact: true }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('sv');
  const subject = page.getByRole('textbox', { name: 'Subject' });
  await expect(subject).toHaveValue('Välkommen till {site}, {name}');
  await subject.fill('{name}, nu är du med');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('Nora, nu är du med')).toBeVisible();
  const mail = preview.frameLocator('iframe');
  await expect(mail.getByRole('heading', { level: 1 })).toContainText('Nora');
  await subject.fill('{nam}, nu är du med');
  await expect(preview.getByRole('status')).toHaveText('{nam} is not one of this text’s placeholders.');
  // The last one that could be made stays.
  await expect(preview.getByText('Nora, nu är du med')).toBeVisible();
  await expect(subject).toHaveAccessibleDescription(/not one of this text’s placeholders/);
  await expectAccessible(page, 'refused', AROUND_FRAME);
  await shot(page, 'admin-mails-refused');
  await subject.fill('{name}, nu är du med');
  await expect(preview.getByRole('status')).toHaveCount(0);
  await expectAccessible(page, 'editor', AROUND_FRAME);
  await shot(page, 'admin-mails-editor');
  await page.getByRole('button', { name: 'E-mail it to me' }).click();
  await expect(page.getByText('On its way to your own address.')).toBeVisible();
  await page.getByRole('button', { name: save }).click();
  await expect(page.getByText(/Saved as version \d+\./)).toBeVisible();
  await expect(page.getByRole('row', { name: /Welcome/ }).getByText('sv')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the product’s text' }).click();
  await expect(subject).toHaveValue('Välkommen till {site}, {name}');
  await expect(page.getByRole('row', { name: /Welcome/ }).getByText('the product’s')).toBeVisible();
});

test('an admin writes what pushes say and sees each of them; nothing is mailed for a trial', async ({ page }) => {
  await visit(page, '/admin/mails');
  await page.getByRole('button', { name: 'Pushes: messages and likes' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('da');
  const first = page.getByRole('textbox', { name: 'First message from someone' });
  await expect(first).toHaveValue(/{name}/);
  await first.fill('Nyt fra {name}');
  const shown = page.getByRole('region', { name: 'Preview' }).frameLocator('iframe');
  await expect(shown.getByText('Nyt fra Joost')).toBeVisible();
  await expect(page.getByRole('button', { name: 'E-mail it to me' })).toHaveCount(0);
  await expectAccessible(page, 'pushes', AROUND_FRAME);
  await shot(page, 'admin-pushes');
  await page.getByRole('button', { name: save }).click();
  await expect(page.getByText(/Saved as version \d+\./)).toBeVisible();
  await page.getByRole('button', { name: 'Back to the product’s text' }).click();
  await expect(first).not.toHaveValue(/Nyt fra/);
});

test('who writes over somebody else’s words sees both, and keeps their own until they decide', async ({
  page,
  someone,
  findings,
}) => {
  findings.expect(/status of 409/);
  const bo = await someone({ name: 'Bo', role: 'admin' });
  const site = (await (await bo.api.get('/api/admin/desk.php')).json()).sites[0].id;
  const which = { site, kind: 'notice-photo', locale: 'da' };
  const query = `site=${site}&kind=notice-photo&locale=da`;
  const now = await (await bo.api.get(`/api/admin/mail.php?${query}`)).json();
  await visit(page, '/admin/mails?mail=notice-photo&language=da');
  await page.getByRole('textbox', { name: 'Headline' }).fill('Mit');
  const texts = now.texts.map(({ name, text }: { name: string; text: string }) => ({
    ...{ name, text: name === 'headline' ? 'Deres' : text },
  }));
  expect((await bo.api.post('/api/admin/mail.php', { data: { ...which, texts, seen: now.version } })).status()).toBe(
    200,
  );
  await page.getByRole('button', { name: save }).click();
  const both = page.getByRole('region', { name: /in the meantime/ });
  await expect(both.getByText('Deres', { exact: false }).first()).toBeInViewport();
  await expect(both.getByText('Mit', { exact: false }).first()).toBeVisible();
  await shot(page, 'admin-mails-both');
  await expectAccessible(page, 'both', AROUND_FRAME);
  await both.getByRole('button', { name: /Keep mine/ }).click();
  await page.getByRole('button', { name: save }).click();
  await expect(page.getByText(`Saved as version ${now.version + 2}.`)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('Mit');
  const data = { ...which, seen: now.version + 2 };
  expect((await bo.api.delete('/api/admin/mail.php', { data })).status()).toBe(200);
});

test('nothing bars the way in the editor of an e-mail, at any width, by night and with large text', async ({
  page,
}) => {
  const path = '/admin/mails?mail=news-for-you&language=en';
  await visit(page, path);
  await expect(page.getByRole('region', { name: 'Preview' }).locator('iframe')).toBeVisible();
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await shot(page, `admin-mails-${width}`);
    expect.soft(await tooWide(page), `${width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await shot(page, 'admin-mails-390-dark');
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeInViewport();
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/admin-mails-390-dark-preview.png` });
  await visit(page, '/admin/mails');
  await shot(page, 'admin-mails-list-390-dark');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect.soft(await tooWide(page), 'large text').toEqual([]);
});
