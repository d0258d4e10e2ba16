import type { Page } from '@playwright/test';
import { DEMO_LOGINS, DEMO_PASSWORD } from '#demo/accounts.ts';
import { awake, expect, logIn, test, visit } from './fixture.ts';
import { someMember } from './screens.ts';

const RUBEN = DEMO_LOGINS[0].login;
const MARIT = DEMO_LOGINS[1].login;

const given = async (page: Page): Promise<number[]> => {
  const { profiles } = await (await page.request.get('/api/likes.php')).json();
  return profiles.map(({ id }: { id: number }) => id);
};
const takeBack = (page: Page, profile_id: number) => page.request.delete('/api/like.php', { data: { profile_id } });

async function fillLogin(page: Page): Promise<void> {
  await awake(page);
  await page.getByRole('textbox', { name: 'E-mail address or username' }).fill(RUBEN);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.locator('form').getByRole('button', { name: 'Log in', exact: true }).click();
}

test('a link alone gives no like: after the log-in the member is asked, and no means no', async ({ page }) => {
  const id = await someMember(page);
  const forged = `/login?next=/members/${id}&wish=like`;
  await page.goto(forged);
  await fillLogin(page);
  await expect(page).toHaveURL(`/members/${id}?wish=like`);
  const question = page.getByRole('dialog', { name: /^Like .+\?$/ });
  await expect(question).toContainText('Nothing is sent before you say yes.');
  expect(await given(page)).not.toContain(id);
  await question.getByRole('button', { name: 'No', exact: true }).last().click();
  await expect(page).toHaveURL(`/members/${id}`);
  await expect(question).toBeHidden();
  expect(await given(page)).not.toContain(id);

  await visit(page, `/members/${id}?wish=like`);
  await question.getByRole('button', { name: 'Yes, like' }).click();
  await expect.poll(() => given(page)).toContain(id);
  await expect(page).toHaveURL(`/members/${id}`);
  await takeBack(page, id);
});

test('a heart that was pressed before is given after the log-in without a question', async ({ page }) => {
  const id = await someMember(page);
  await visit(page, `/members/${id}`);
  await page.getByRole('button', { name: 'Like', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Join Kindling' })
    .getByRole('link', { name: /account/ })
    .click();
  await expect(page).toHaveURL(/wish=like/);
  await fillLogin(page);
  await expect(page).toHaveURL(`/members/${id}`);
  expect(await given(page)).toContain(id);
  await expect(page.getByRole('button', { name: 'Liked', exact: true })).toBeVisible();
  await takeBack(page, id);
});

test('who is liked back while reading sees the match at once', async ({ page: marit, otherPerson }) => {
  const ruben = await otherPerson();
  const him = await logIn(ruben, RUBEN, DEMO_PASSWORD);
  const her = await logIn(marit, MARIT, DEMO_PASSWORD);
  for (const [page, id] of [
    [marit, him.id],
    [ruben, her.id],
  ] as const)
    await takeBack(page, id);
  await marit.request.post('/api/like.php', { data: { profile_id: him.id } });
  const listening = marit.waitForResponse((reply) => reply.url().includes('/api/events.php'));
  await visit(marit, '/members');
  await listening;
  await ruben.request.post('/api/like.php', { data: { profile_id: her.id } });
  await expect(marit.getByRole('dialog', { name: new RegExp(him.name) })).toBeVisible();
  await takeBack(marit, him.id);
  await takeBack(ruben, her.id);
});
