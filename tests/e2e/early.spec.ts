import { randomInt } from 'node:crypto';
import { DEMO_LOGINS, DEMO_PASSWORD } from '#demo/accounts.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import { expect, logIn, test, visit } from './fixture.ts';
import { someMember } from './screens.ts';

const t = serverText('chat')(formatLocaleOf('nl', 'NL'));
const PASSWORD = 'a lamp in the window';
const NAME = `Gijs_of_Epe${randomInt(1e4)}`;

test('what a newcomer writes in Dutch is kept until the address is confirmed; then it reaches those it is for, one of them while she looks', async ({
  page,
  otherPerson,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const email = `${NAME.toLowerCase()}@example.com`;
  const first = await someMember(page);
  const signUp = {
    ...{
      name: NAME,
      email,
      password: PASSWORD,
      date_of_birth: '1984-11-02',
      gender: 'male',
      sexuality: 'bi',
      terms: true,
    },
    ...{ recipient_id: first, signup_message: 'Mooie tuin.' },
  };
  expect((await page.request.post('/api/signup.php', { data: signUp })).status()).toBe(200);
  await page.request.put('/api/user.php', { data: { language: 'nl' } });
  const reader = await otherPerson();
  const her = await logIn(reader, DEMO_LOGINS[1].login, DEMO_PASSWORD);
  await visit(reader, '/chats');

  // He is told before he writes, and sees what has become of it.
  await visit(page, `/members/${her.id}/chat`);
  const anyway = page.getByRole('button', { name: /toch/i });
  if (await anyway.isVisible()) await anyway.click();
  await expect(page.getByText(t('cost.waits'))).toBeVisible();
  const composer = page.getByRole('textbox', { name: t('composer.label', { name: her.name }) });
  await composer.fill('Staat de poort open?');
  await page.getByRole('button', { name: t('composer.send'), exact: true }).click();
  await expect(page.getByText(t('state.waiting'))).toBeVisible();
  await page.screenshot({ path: 'test-results/early-thread.png' });
  await composer.fill('Ik kom eraan.');
  await page.getByRole('button', { name: t('composer.send'), exact: true }).click();
  await expect(page.getByRole('log').getByText('Ik kom eraan.')).toBeVisible();
  await visit(page, '/chats');
  for (const text of ['Ik kom eraan.', 'Mooie tuin.'])
    await expect(page.getByText(t('list.waiting', { text })).locator('visible=true')).toHaveCount(1);
  await page.screenshot({ path: 'test-results/early-list.png' });
  await page
    .getByText(t('list.waiting', { text: 'Ik kom eraan.' }))
    .locator('visible=true')
    .click();
  await expect(page.getByText(t('state.waiting'))).toBeVisible();

  await reader.reload();
  const rows = reader.getByRole('list', { name: 'Messages' });
  await expect(rows.getByRole('link').first()).toBeVisible();
  await expect(rows.getByText(NAME)).toHaveCount(0);

  const elsewhere = await otherPerson();
  const outbox = await (await elsewhere.request.get('/demo/outbox')).text();
  const [, path = ''] = new RegExp(`href="(/demo/outbox/\\d+)">[^<]*</a><br><small>${email}`).exec(outbox) ?? [];
  await elsewhere.goto(path);
  const action = { name: 'Confirm my e-mail address' };
  const link = await elsewhere.getByRole('link', action).getAttribute('href');
  await visit(elsewhere, link ?? '');
  await elsewhere.getByRole('button', action).click();
  await elsewhere.waitForURL('**/activate/done**');

  // Both pages hear of it by themselves.
  await expect(rows.getByRole('link').first()).toContainText(NAME);
  await expect(rows.getByRole('link').first()).toContainText('Ik kom eraan.');
  await expect(page.getByText(t('state.waiting'))).toHaveCount(0);
  await expect(page.getByText(t('cost.waits'))).toHaveCount(0);
  await rows.getByRole('link').first().click();
  await expect(reader.getByRole('log').getByText('Staat de poort open?')).toBeVisible();
  await expect(page.getByText(/Gelezen/)).toBeVisible();
  await page.screenshot({ path: 'test-results/early-delivered.png' });
});
