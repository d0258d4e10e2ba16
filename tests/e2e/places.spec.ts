import { expect, test, visit } from './fixture.ts';

test('a member lets the browser say where they live, and types a town where it does not', async ({
  page,
  context,
  member,
}) => {
  await member(page, { gender: 'male' });
  await context.setGeolocation({ latitude: 52.51634, longitude: 13.37771 });
  await context.grantPermissions(['geolocation']);
  await visit(page, '/profile');
  const section = page.getByRole('region', { name: 'Where you live', exact: true });
  const field = section.getByRole('combobox', { name: 'Town', exact: true });
  const locate = section.getByRole('button', { name: 'Use where I am now' });
  const lives = async () => (await (await page.request.get('/api/place.php')).json()).place?.city;

  // Nothing more exact than a kilometre leaves the browser.
  await section.getByRole('button', { name: 'Edit: Where you live' }).click();
  const asked = page.waitForRequest('**/api/geocode.php?*');
  await locate.click();
  expect(new URL((await asked).url()).search).toBe('?lat=52.52&lon=13.38');
  await expect(field).toHaveValue('Berlin');
  await section.getByRole('button', { name: 'Save' }).click();
  await expect.poll(lives).toBe('Berlin');

  await context.clearPermissions();
  await page.reload();
  await section.getByRole('button', { name: 'Edit: Where you live' }).click();
  await locate.click();
  await expect(
    section.getByRole('alert').filter({ hasText: 'Your browser did not share your location.' }),
  ).toBeVisible();
  await expect(locate).toHaveAccessibleDescription(/Type your town instead/);
  const danger = await section.evaluate((element) => {
    element.style.setProperty('outline-color', 'var(--danger)');
    return getComputedStyle(element).outlineColor;
  });
  await expect(locate).toHaveCSS('color', danger);

  // By keys alone.
  await field.focus();
  await field.fill('arnh');
  await expect(page.getByRole('option', { name: /^Arnhem Gelderland, Netherlands/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Arnhem');
  await section.getByRole('button', { name: 'Save' }).click();
  await expect.poll(lives).toBe('Arnhem');
});

test('a visitor answers four questions by keys, goes back with the answers kept, and ends in the list', async ({
  page,
}) => {
  await visit(page, '/match-finder');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.getByRole('radio', { name: 'Women' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: 'women' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(heading('How old, roughly?')).toBeFocused();
  await page.getByRole('slider', { name: 'Youngest' }).focus();
  await page.keyboard.press('PageUp');
  await expect(page).toHaveURL(/min_age=\d\d/);
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await page.getByRole('combobox', { name: 'Town', exact: true }).click();
  await page.getByRole('combobox', { name: 'Town', exact: true }).fill('utre');
  await expect(page.getByRole('option', { name: /^Utrecht Utrecht/ })).toBeVisible();
  await page.keyboard.press('Enter');
  // The field is gone with its answer, and the distances have the focus: 2, 5, 10, 25, 50 and 100 km.
  await expect(page.getByRole('radio', { name: '2 km', exact: true })).toBeFocused();
  for (const km of ['5', '10', '25', '50']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: `${km} km`, exact: true })).toBeChecked();
  }
  await expect(page.getByRole('status').filter({ hasText: 'up to 50 km' })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('switch', { name: 'Real members only' }).check();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('radio', { name: '50 km' })).toBeChecked();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Show them' }).click();
  await expect(page).toHaveURL(/\/members\?(?=.*gender=female)(?=.*within=50)(?=.*town=2745912)(?=.*real_only=true)/);
});

test('a town that is typed before the list of towns is there keeps its first letters', async ({ page, member }) => {
  await member(page, { gender: 'male' });
  const list = Promise.withResolvers<void>();
  await page.route(/\/assets\/combobox-list-[^/]*\.js$/, async (route) => {
    await list.promise;
    await route.continue();
  });
  await visit(page, '/profile');
  const section = page.getByRole('region', { name: 'Where you live', exact: true });
  await section.getByRole('button', { name: 'Edit: Where you live' }).click();
  const town = section.getByRole('combobox', { name: 'Town', exact: true });
  await town.fill('');
  await town.click();
  await page.keyboard.type('arnm');
  await page.keyboard.press('ArrowLeft');
  await expect(town).toHaveValue('arnm');
  const asked = page.waitForResponse(/\/assets\/combobox-list-/);
  list.resolve();
  await asked;
  // The list is there.
  await expect(page.getByRole('status').filter({ hasText: 'No town starts like that.' })).toBeVisible();
  await expect(town).toBeFocused();
  await page.keyboard.type('he');
  await expect(town).toHaveValue('arnhem');
  await expect(page.getByRole('option', { name: /^Arnhem Gelderland/ })).toBeVisible();
});
