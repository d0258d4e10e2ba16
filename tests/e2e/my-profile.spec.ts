import { expect, test, visit } from './fixture.ts';

test('a member edits one section, cancels another, switches with undo, and looks at what others see', async ({
  page,
  findings,
  member,
}) => {
  // A text that is too long is refused by the server.
  findings.expect(/status of 422/);
  await member(page, { premium: true });
  await visit(page, '/profile');
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  const words = 'I mend clocks, and read on trains.';

  await section('In your words').getByRole('button', { name: 'Edit: In your words' }).click();
  const field = page.getByRole('textbox', { name: 'In your words' });
  await expect(field).toBeFocused();
  await field.fill('x'.repeat(2001));
  await section('In your words').getByRole('button', { name: 'Save' }).click();
  await expect(section('In your words').getByText('This text may have at most 2000 characters.')).toBeVisible();
  await field.fill(words);
  await section('In your words').getByRole('button', { name: 'Save' }).click();
  await expect(section('In your words').getByText(words)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit: In your words' })).toBeFocused();

  await page.getByRole('button', { name: 'Edit: Interests' }).click();
  const wine = section('Interests').getByRole('button', { name: 'Wine' });
  const before = await wine.getAttribute('aria-pressed');
  await wine.click();

  // Nobody loses what they changed by a press on a link.
  await page.getByRole('link', { name: 'See it as a visitor' }).click();
  const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leave.getByRole('button', { name: 'Stay' }).click();
  await expect(leave).toBeHidden();
  await section('Interests').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Edit: Interests' }).click();
  await expect(wine).toHaveAttribute('aria-pressed', `${before}`);
  await section('Interests').getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('link', { name: 'See it as a visitor' }).click();
  await expect(page).toHaveURL(/\/profile\/preview$/);
  await expect(page.getByText(words)).toBeVisible();
  await page.getByRole('radio', { name: 'Premium' }).click();
  await expect(page.getByText('This is what a premium member sees.', { exact: false })).toBeVisible();

  await visit(page, '/profile/settings');
  const landers = page.getByRole('switch', { name: 'Show me on landing pages' });
  await expect(landers).not.toBeChecked();
  await landers.click();
  await expect(landers).toBeChecked();
  // SPEC 9: 350 px, where the window has room for them.
  const toast = page.locator('.w-toast');
  for (const [width, wide] of [
    [1280, 350],
    [360, 328],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => (await toast.boundingBox())?.width).toBe(wide);
  }
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(landers).not.toBeChecked();
  await expect(page.getByText('You are no longer shown on landing pages')).toBeVisible();
  await page.reload();
  await expect(landers).not.toBeChecked();
});
