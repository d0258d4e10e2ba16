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

for (const path of ['/admin/staff'])
  test(`nothing bars the way on ${path}, at any width and with large text`, async ({ page }) => {
    await visit(page, path);
    await expectAccessible(page, path);
    await shot(page, `${path.replaceAll('/', '-')}-wide`);
    for (const width of [768, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await shot(page, `${path.replaceAll('/', '-')}-${width}`);
      expect.soft(await tooWide(page), `${width}`).toEqual([]);
    }
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect.soft(await tooWide(page), 'large text').toEqual([]);
  });
