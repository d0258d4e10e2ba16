import { expect, shot, test, visit } from './fixture.ts';

/** As a server answers whose database is away: pages by their element, calls by a header. */
test('a site that only reads for now says so on the page that shows it, and no more once it writes again', async ({
  page,
}) => {
  let readOnly = true;
  await page.route('**/members', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, body: (await reply.text()).replace('<html ', '<html data-read-only ') });
  });
  await page.route('**/api/**', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, headers: { ...reply.headers(), ...(readOnly && { 'x-read-only': '1' }) } });
  });
  await visit(page, '/members');
  const said = page.getByRole('status').getByText(/^You can only look around for now\./);
  await expect(said).toBeVisible();
  await shot(page, 'read-only');
  readOnly = false;
  await page.getByRole('link', { name: 'Next' }).first().click();
  await expect(said).toBeHidden();
  readOnly = true;
  await page.getByRole('link', { name: 'Previous' }).first().click();
  await expect(said).toBeVisible();
});
