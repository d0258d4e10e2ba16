import { expect, test, visit } from './fixture.ts';

test('a member orders the list, looks near a town, is helped on when nobody fits, and keeps the search', async ({
  page,
  member,
}) => {
  await member(page, { premium: true });
  await test.step('newest first, which stands in the address, and nobody can pay for a place', async () => {
    await visit(page, '/members');
    // One line, 36 px high.
    const questions = await page.getByRole('link', { name: 'Search by four questions' }).boundingBox();
    expect(questions?.height).toBe(36);
    // Both ages stand in their pill.
    const ages = page.getByRole('group', { name: 'Age' });
    const [pill, oldest] = [await ages.boundingBox(), await ages.getByRole('status').last().boundingBox()];
    expect((oldest?.x ?? 0) + (oldest?.width ?? 0)).toBeLessThan((pill?.x ?? 0) + (pill?.width ?? 0));
    await page.getByRole('button', { name: 'Order' }).click();
    await expect(page.getByText('Nobody can pay to be higher up.')).toBeVisible();
    await page.getByRole('menuitemradio', { name: 'Newest members' }).click();
    await expect(page).toHaveURL('/members?sort=new');
  });
  await test.step('near a town that is typed, within a band', async () => {
    await page.getByRole('button', { name: 'Distance', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Near which town?' });
    const town = dialog.getByRole('combobox', { name: 'Town', exact: true });
    await town.click();
    await expect(town).toBeEditable();
    await town.fill('arnh');
    await page.getByRole('option', { name: /^Arnhem/ }).click();
    await dialog.getByRole('combobox', { name: 'How far away' }).selectOption('100');
    await dialog.getByRole('button', { name: 'Show members' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Arnhem, 100 km');
    const address = new URL(page.url()).searchParams;
    expect([address.get('sort'), address.get('within'), address.get('town')]).toEqual(['near', '100', '2759661']);
  });
  // In Belgium, where no other test has anybody live.
  await test.step('nobody fits: wider searches with counts that are right', async () => {
    await visit(page, '/members?min_age=97&max_age=98');
    await expect(page.getByRole('heading', { name: 'Nobody fits all of this tonight' })).toBeVisible();
    await page.getByRole('button', { name: 'Save search' }).last().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
    await visit(page, '/members?countryregion=BE-VAN&min_age=60&max_age=61');
    const wider = page.getByRole('link', { name: /^Show \d+/ }).first();
    const count = Number.parseInt((await wider.innerText()).replace(/\D/g, ''), 10);
    await wider.click();
    await expect(page.getByText(new RegExp(`^(${count}|One) members?`))).toBeVisible();
  });
  await test.step('the search is saved, renamed and deleted', async () => {
    await page.getByRole('button', { name: 'Save search' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Save this search' });
    await expect(dialog).toContainText(/ · \d\d–\d\d · /);
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Sixty and over');
    await dialog.getByRole('radio', { name: 'Weekly' }).check();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Your search is saved.')).toBeVisible();
    await visit(page, '/members/saved');
    await expect(page.getByRole('combobox', { name: 'E-mails about Sixty and over' })).toHaveValue('weekly');
    await page.getByRole('textbox', { name: 'Name' }).fill('Sixty');
    await page.getByRole('button', { name: 'Save name' }).click();
    await page.getByRole('button', { name: 'Delete Sixty', exact: true }).click();
    await expect(page.getByText('Nothing saved yet.')).toBeVisible();
  });
  await test.step('back from a profile, the same list at the same height', async () => {
    await visit(page, '/members?sort=new');
    const card = page.locator('main a[href^="/members/"]').nth(15);
    await card.scrollIntoViewIfNeeded();
    // The browser tells of a scroll with its next frame, when a quick page would be another one already.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    // What loads late may move the list until then.
    await page.evaluate(() => {
      addEventListener('click', () => sessionStorage.setItem('left-at', String(window.scrollY)), { capture: true });
    });
    await card.click();
    await expect(page).toHaveURL(/\/members\/\d+/);
    const height = await page.evaluate(() => Number(sessionStorage.getItem('left-at')));
    expect(height).toBeGreaterThan(50);
    await page.goBack();
    await expect(page).toHaveURL('/members?sort=new');
    await expect.poll(() => page.evaluate((before) => Math.abs(window.scrollY - before), height)).toBeLessThan(60);
  });
});

test('addresses that make no sense lead to the nearest that does', async ({ page }) => {
  for (const [asked, led] of [
    ['/members?countryregion=NL-XX', '/members'],
    ['/members?country=NL&page=90', /\/members\?country=NL(&page=[1-8]?\d)?$/],
    ['/members?min_age=50&max_age=40', '/members?min_age=40&max_age=50'],
    ['/members?interests=nonsense&hair_color=green', /\/members/],
  ] as const) {
    await visit(page, asked);
    await expect(page).toHaveURL(led);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  }
});

test('an answer that comes while the other age is moved does not move it back', async ({ page }) => {
  await visit(page, '/members');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/members.php?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('slider', { name: 'Youngest' }).press('PageUp');
  const oldest = page.getByRole('slider', { name: 'Oldest' });
  await oldest.focus();
  await page.keyboard.down('PageDown');
  answer();
  await expect(page).toHaveURL(/min_age=(?!18)\d+/);
  await page.keyboard.up('PageDown');
  await expect(page).toHaveURL(/max_age=(?!99)\d+/);
  await expect(oldest).not.toHaveValue('99');
});
