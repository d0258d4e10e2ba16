import { expect, test, visit } from './fixture.ts';

test('a saved search says in words what it asks for', async ({ page, member }) => {
  await member(page, { premium: true });
  const search = {
    gender: 'male',
    countryregion: 'NL-GE',
    min_age: 30,
    max_age: 50,
    real_only: true,
    looking_for: 'dating',
  };
  const data = { name: 'From the east', search, alert: 'never' };
  expect((await page.request.post('/api/saved-searches.php', { data })).status()).toBe(200);
  await visit(page, '/members/saved');
  await expect(page.getByText('Men · 30–50 · Gelderland · Real members only · Dating')).toBeVisible();
  // Told of by push as well, once mails about it are wanted.
  const push = page.getByRole('switch', { name: 'Push about From the east as well' });
  await expect(push).toHaveCount(0);
  await page.getByRole('combobox', { name: 'E-mails about From the east' }).selectOption('daily');
  await push.click();
  await expect(push).toBeChecked();
  await page.reload();
  await expect(push).toBeChecked();
  await page.getByRole('button', { name: 'Delete From the east' }).click();
  await expect(page.getByText('Nothing saved yet.')).toBeVisible();
});

test('two searches saved without a name are two, and one is replaced by another only if its member says so', async ({
  page,
  findings,
  member,
}) => {
  findings.expect(/status of 409/);
  await member(page, { premium: true });
  const save = async (path: string, name?: string) => {
    await visit(page, path);
    await page.getByRole('button', { name: 'Save search' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Save this search' });
    if (name) await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    return dialog;
  };
  const names = async () =>
    (await (await page.request.get('/api/saved-searches.php')).json()).searches.map(
      (one: { name: string; search: { min_age?: number } }) => [one.name, one.search.min_age],
    );
  for (const age of [41, 42]) await expect(await save(`/members?min_age=${age}`)).toHaveCount(0);
  expect(await names()).toEqual([
    ['My search', 41],
    ['My search 2', 42],
  ]);
  const dialog = await save('/members?min_age=43', 'My search');
  await expect(dialog).toContainText('You have another saved search of this name.');
  await dialog.getByRole('button', { name: 'Replace it' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await names()).toEqual([
    ['My search', 43],
    ['My search 2', 42],
  ]);
});

test('a distance is chosen only where there is a place to be near to', async ({ page }) => {
  await visit(page, '/members');
  await page.getByRole('button', { name: 'Distance', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Near which town?' });
  const distance = dialog.getByRole('combobox', { name: 'How far away' });
  await expect(distance).toBeDisabled();
  const town = dialog.getByRole('combobox', { name: 'Town', exact: true });
  await town.click();
  await expect(town).toBeEditable();
  await town.fill('arnh');
  await page.getByRole('option', { name: /^Arnhem/ }).click();
  await distance.selectOption('25');
  await dialog.getByRole('button', { name: 'Show members' }).click();
  await expect(page).toHaveURL(/within=25/);
});
