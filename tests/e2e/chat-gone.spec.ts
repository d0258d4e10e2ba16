import { expect, test, visit } from './fixture.ts';

test('in a thread with somebody whose account is gone nothing leads to the profile, and nothing is taken back', async ({
  page,
  findings,
}) => {
  // Whom the samples are about has no profile.
  findings.expect(/status of 404/);
  await page.clock.setFixedTime('2026-10-17T19:30:00Z');
  // Both threads end with a message of one's own that nobody has seen yet.
  for (const [state, there] of [
    ['long name', 1],
    ['gone', 0],
  ] as const) {
    await visit(page, `/demo/states?screen=thread&state=${state.replace(' ', '+')}`);
    const thread = page.getByRole('region', { name: /^Conversation with/ });
    await expect(thread.getByRole('heading', { level: 1 }).getByRole('link')).toHaveCount(there);
    await thread.getByRole('button', { name: /^Conversation with .*, options$/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Remove conversation' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'See the profile' })).toHaveCount(there);
    await expect(page.getByRole('menuitem', { name: /^(Like|Undo the like for) / })).toHaveCount(there);
    await page.keyboard.press('Escape');
    await expect(thread.getByRole('button', { name: 'Take back', exact: true })).toHaveCount(there);
  }
});
