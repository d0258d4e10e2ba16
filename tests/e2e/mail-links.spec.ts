import { mailedLink, somebody } from './accounts.ts';
import { expect, PASSWORD, shot, test, visit } from './fixture.ts';

const NEW_PASSWORD = 'four horses at noon';

test('who forgot the password chooses a new one by the mailed link, which logs in', async ({
  page,
  someone,
  findings,
}) => {
  // Two passwords that differ.
  findings.expect(/status of 422/);
  const { email } = await someone();
  await visit(page, '/reset-password');
  await page.locator('input[name=email]').fill(email);
  await shot(page, 'reset');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Look in your inbox' })).toBeFocused();
  await shot(page, 'reset-sent');
  await visit(page, await mailedLink(page.request, email, 'Choose a new password'));
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  const again = page.getByLabel('The same again');
  await again.fill('four horses at one');
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await expect(page.getByText('The entered passwords are not the same.')).toBeVisible();
  await shot(page, 'reset-do');
  await again.fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await expect(page).toHaveURL('/members');
});

test('a member moves to another address by its mail and takes the old one back, which logs out', async ({
  page,
  member,
  findings,
}) => {
  // Whoever is logged out by the way back asks once more for what only members get.
  findings.expect(/status of 403/);
  const { email } = await member(page);
  const other = somebody('moved').email;
  await visit(page, '/profile/email');
  await page.getByLabel('New e-mail address').fill(other);
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(other)).toBeVisible();
  await shot(page, 'email');
  await visit(page, await mailedLink(page.request, other, 'Use this address'));
  await shot(page, 'email-do');
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByText(other)).toBeVisible();

  await visit(page, await mailedLink(page.request, email, 'Take this address back'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(email);
  await shot(page, 'revert');
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page).toHaveURL(/\/reset-password\/do\?token=/);
  await expect(page.getByText(email)).toBeVisible();
  const { user } = await (await page.request.get('/api/user.php')).json();
  expect(user).toBeNull();
});
