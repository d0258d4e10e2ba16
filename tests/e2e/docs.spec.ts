import { expect, test } from './fixture.ts';

test('a call of the API can be tried on its page, which asks no other server', async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) elsewhere.push(request.url());
  });
  await page.goto('/api/docs');
  // It reads the document of the whole API before it shows anything.
  await expect(page.getByRole('heading', { name: /^Kindling/ })).toBeVisible();
  await page.locator('[data-tag="sites"]').click();
  const call = page.locator('.opblock', { hasText: '/api/settings.php' });
  await call.getByRole('button').first().click();
  await call.getByRole('button', { name: 'Try it out' }).click();
  await call.getByRole('button', { name: 'Execute' }).click();
  await expect(call.locator('.live-responses-table tbody .response-col_status')).toHaveText(/200/);
  expect(elsewhere).toEqual([]);
});
