import { awake, expect, PASSWORD, shot, test, visit } from './fixture.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a member takes the data along, after the password', async ({ page, member }) => {
  await member(page);
  await visit(page, '/profile/settings');
  await shot(page, 'settings');
  const data = page.getByRole('region', { name: 'Your data' });
  await data.getByRole('link', { name: 'Request my data: Take it with you' }).click();
  await page.getByRole('button', { name: 'Request my data' }).click();
  await expect(page.getByRole('heading', { name: 'Your data is ready' })).toBeVisible();
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^data-\d{4}-\d\d-\d\d\.zip$/);
  await shot(page, 'data');
});

test('a member deletes the account and asks for the link again', async ({ page, member, findings }) => {
  // No password, and a wrong one.
  findings.expect(/status of 422/);
  const { email } = await member(page, { photos: 0 });
  await visit(page, '/profile/settings');
  const data = page.getByRole('region', { name: 'Your data' });
  await data.getByRole('link', { name: 'Delete: Delete account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Delete your account' })).toBeVisible();
  await shot(page, 'delete');
  const password = page.getByLabel('Your password', { exact: true });
  const submit = page.getByRole('button', { name: 'Delete my account' });
  await submit.click();
  await expect(page.getByText('Enter your password to continue.')).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill('not this one');
  await submit.click();
  await expect(page.getByText('This password is not right.')).toBeVisible();
  await password.fill(PASSWORD);
  await submit.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is deleted.' })).toBeVisible();
  await awake(page);
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'have it sent again' }).click();
  await expect(page.getByText('The e-mail is on its way.')).toBeVisible();
  await shot(page, 'deleted');
  expect((await (await page.request.get('/api/user.php')).json()).user).toBeNull();
  // Somebody else at another browser is told nothing of it.
  await page.context().clearCookies();
  await visit(page, '/account-deleted');
  await expect(page.getByText(email)).toHaveCount(0);
});
