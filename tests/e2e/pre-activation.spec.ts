import { randomUUID } from 'node:crypto';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import { mailedLink, signUp, somebody } from './accounts.ts';
import { expect, shot, test, visit } from './fixture.ts';

const t = serverText('chat.thread')(formatLocaleOf('nl', 'NL'));

test('what a newcomer writes in Dutch is kept until the address is confirmed; then it reaches those it is for, one of them while she looks', async ({
  page,
  member,
  someone,
  otherPerson,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const newcomer = somebody('gijs');
  const [first, friend] = [await someone(), await someone({ gender: 'male' })];
  await signUp(page, newcomer, { recipient_id: first.id, signup_message: 'Mooie tuin.' });
  await page.request.put('/api/user.php', { data: { language: 'nl' } });
  const reader = await otherPerson();
  const her = await member(reader);
  const hello = { profile_id: her.id, key: randomUUID(), body: 'Hello' };
  expect((await friend.api.post('/api/chat.php', { data: hello })).status()).toBe(200);

  // He is told before he writes, and sees what has become of it.
  await visit(page, `/members/${her.id}/chat`);
  await expect(page.getByText(t('cost.waits'))).toBeVisible();
  const composer = page.getByRole('textbox', { name: t('composer.label', { name: her.name }) });
  await composer.fill('Staat de poort open?');
  await page.getByRole('button', { name: t('composer.send'), exact: true }).click();
  await expect(page.getByText(t('state.waiting'))).toBeVisible();
  await shot(page, 'early-thread');
  await composer.fill('Ik kom eraan.');
  await page.getByRole('button', { name: t('composer.send'), exact: true }).click();
  await expect(page.getByRole('log').getByText('Ik kom eraan.')).toBeVisible();
  await visit(page, '/chats');
  for (const text of ['Ik kom eraan.', 'Mooie tuin.'])
    await expect(page.getByText(t('list.waiting', { text })).locator('visible=true')).toHaveCount(1);
  await shot(page, 'early-list');
  await page
    .getByText(t('list.waiting', { text: 'Ik kom eraan.' }))
    .locator('visible=true')
    .click();
  await expect(page.getByText(t('state.waiting'))).toBeVisible();

  await visit(reader, '/chats');
  const rows = reader.getByRole('list', { name: 'Messages' }).getByRole('link');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(friend.name);

  const elsewhere = await otherPerson();
  const action = 'Confirm my e-mail address';
  await visit(elsewhere, await mailedLink(elsewhere.request, newcomer.email, action));
  await elsewhere.getByRole('button', { name: action }).click();
  await elsewhere.waitForURL('**/activate/done**');

  // Both pages hear of it by themselves.
  await expect(rows.first()).toContainText(newcomer.name);
  await expect(rows.first()).toContainText('Ik kom eraan.');
  await expect(page.getByText(t('state.waiting'))).toHaveCount(0);
  await expect(page.getByText(t('cost.waits'))).toHaveCount(0);
  await rows.first().click();
  await expect(reader.getByRole('log').getByText('Staat de poort open?')).toBeVisible();
  await expect(page.getByText(/Gelezen/)).toBeVisible();
  await shot(page, 'early-delivered');
});
