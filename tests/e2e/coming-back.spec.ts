import { logInByForm, mailedLink, somebody, wordsOf } from './accounts.ts';
import { awake, expect, PASSWORD, test, visit } from './fixture.ts';

const words = wordsOf('en');
const { errors, leaving, link, mails, notifications, password, signup } = words;

test('whoever deleted the account reads so after the right password only, and has it back by the mailed link', async ({
  page,
  someone,
  findings,
}) => {
  // A wrong password, and the right one of a closed account.
  findings.expect(/status of 40[13]/);
  const { email, api } = await someone();
  expect((await api.post('/api/account-deletion.php', { data: { password: PASSWORD } })).status()).toBe(200);

  await visit(page, '/login');
  await logInByForm(page, words, email, 'not this one');
  await expect(page.getByText(errors('login_failed'))).toBeVisible();
  await expect(page).toHaveURL('/login');
  await logInByForm(page, words, email, PASSWORD);
  await expect(page).toHaveURL('/account-deleted');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(leaving('deleted.headline'));
  await expect(page.getByText(email)).toBeVisible();

  const back = await mailedLink(page.request, email, mails('account-deleted.action'));
  await visit(page, back);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(link('reactivate.headline'));
  // Opening it has changed nothing yet.
  const tried = await page.request.post('/api/user.php', { data: { login: email, password: PASSWORD } });
  expect(tried.status()).toBe(403);
  await page.getByRole('button', { name: link('reactivate.action') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(link('reactivate.doneTitle'));
  await page
    .getByRole('main')
    .getByRole('link', { name: link('reactivate.login'), exact: true })
    .click();
  await expect(page).toHaveURL('/login');
  await logInByForm(page, words, email, PASSWORD);
  await expect(page).toHaveURL('/members');

  await visit(page, back);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(link('reactivate.doneTitle'));
});

test('an activation link that is over says what helps, and the mail sent again confirms the address', async ({
  page,
  someone,
  otherPerson,
}) => {
  const action = mails('activation.action');
  const { name, email: wrong, api } = await someone({ confirmed: false });
  const { email } = somebody('late');
  expect((await api.post('/api/activation-mail.php', { data: {} })).status()).toBe(200);
  const old = await mailedLink(page.request, wrong, action);
  // Links to an address that was corrected end.
  expect((await api.put('/api/activation-mail.php', { data: { email } })).status()).toBe(200);
  const before = await mailedLink(page.request, email, action);

  await visit(page, old);
  await expect(page).toHaveURL('/activate/error');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(signup('error.title'));
  await expect(main.getByText(signup('error.visitor'))).toBeVisible();
  await main.getByRole('link', { name: signup('error.login'), exact: true }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await logInByForm(page, words, email, PASSWORD);
  await expect(page).toHaveURL('/activate/error');
  await awake(page);
  await expect(main.getByText(signup('error.text'))).toBeVisible();
  await main.getByRole('button', { name: signup('mail.again'), exact: true }).click();
  await expect(page.getByText(signup('mail.sent'))).toBeVisible();

  // On a telephone where nobody is logged in.
  const phone = await otherPerson({ viewport: { width: 390, height: 844 } });
  await visit(phone, await mailedLink(phone.request, email, action, before));
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(link('activate.headline', { name }));
  await phone.getByRole('button', { name: link('activate.action') }).click();
  await expect(phone).toHaveURL(/\/activate\/done\?token=/);
  const done = phone.url();
  await expect(phone.getByText(signup('done.visitor'))).toBeVisible();
  await visit(page, '/activate/done');
  await expect(page).toHaveURL('/members');
  await visit(page, done);
  await expect(page.getByText(signup('done.plain'))).toBeVisible();
  await visit(page, '/activate/error');
  await expect(main.getByText(signup('error.confirmed'))).toBeVisible();
});

test('after five wrong passwords the log-in waits, for an unknown account alike', async ({
  page,
  someone,
  findings,
}) => {
  findings.expect(/status of (401|429)/);
  const { email } = await someone();
  const [before = '', after = ''] = errors('login_blocked', { minutes: '|' }).split('|');
  await visit(page, '/login');
  const alert = page.getByRole('alert').filter({ hasText: /./ });
  const readsBlocked = async () => {
    await expect(alert).toHaveText(/1[0-5]/);
    await expect(alert).toContainText(before);
    await expect(alert).toContainText(after);
  };

  for (const login of [somebody('nobody').email, email]) {
    for (let wrong = 1; wrong <= 4; wrong += 1) {
      const data = { login, password: `wrong password ${wrong}` };
      expect((await page.request.post('/api/user.php', { data })).status()).toBe(401);
    }
    await logInByForm(page, words, login, 'wrong password 5');
    await expect(alert).toHaveText(errors('login_failed'));
    await logInByForm(page, words, login, 'wrong password 6');
    await readsBlocked();
  }
  const reply = page.waitForResponse((one) => one.url().includes('/api/user.php') && one.request().method() === 'POST');
  await logInByForm(page, words, email, PASSWORD);
  expect((await reply).status()).toBe(429);
  await readsBlocked();
  await expect(page).toHaveURL('/login');
});

test('a new password for an address that nobody has is refused at its field', async ({ page, findings }) => {
  findings.expect(/status of 404/);
  await visit(page, '/reset-password');
  const field = page.getByLabel(password('email'));
  await field.fill(somebody('nobody').email);
  await page.getByRole('button', { name: password('submit') }).click();
  await expect(page.getByText(errors('email_not_found'))).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(errors('email_not_found'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(password('headline'));
});

test('a sign-up that was begun survives a reload, its password does not', async ({ page }) => {
  const { name, email, password: typed } = somebody('begun');
  await visit(page, '/signup');
  const press = () => page.getByRole('button', { name: signup('next'), exact: true }).click();
  const woman = page.getByRole('radio', { name: signup('who.genders.female'), exact: true });
  const bi = page.getByRole('radio', { name: signup('who.sexualities.bi'), exact: true });
  const field = (one: string) => page.locator(`form [name=${one}]`);
  const born = { day: '02', month: '11', year: '1984' };
  await woman.check();
  await bi.check();
  await press();
  for (const [part, text] of Object.entries(born)) await field(part).fill(text);
  await field('name').fill(name);
  await press();
  await expect(page.getByRole('heading', { name: signup('account.headline') })).toBeVisible();
  await field('email').fill(email);
  await field('password').fill(typed);
  await field('terms').check();

  await page.reload();
  await awake(page);
  await expect(woman).toBeChecked();
  await expect(bi).toBeChecked();
  for (const [one, text] of Object.entries({ ...born, name, email })) await expect(field(one)).toHaveValue(text);
  await expect(field('password')).toHaveValue('');
  await expect(field('terms')).not.toBeChecked();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  expect(kept).toContain(email);
  expect(kept).not.toContain(typed);
});

test('what a member wants to be told of is saved as it is switched', async ({ page, member }) => {
  await member(page);
  await visit(page, '/notifications');
  const labelOf = (kind: 'promotions' | 'like', way: 'mail' | 'push') =>
    `${notifications(`kind.${kind}.title`)} · ${notifications(way)}`;
  const offers = page.getByRole('switch', { name: labelOf('promotions', 'mail') });
  const likes = page.getByRole('switch', { name: labelOf('like', 'push') });
  // Nobody is told of offers before they ask for it.
  await expect(offers).not.toBeChecked();
  await expect(likes).toBeChecked();
  // A press, not `check`: that one looks before the page has drawn the new state.
  await offers.click();
  await expect(offers).toBeChecked();
  await expect(page.getByText(`${labelOf('promotions', 'mail')}: ${notifications('saved.on')}`)).toBeVisible();
  await likes.click();
  await expect(likes).not.toBeChecked();
  await expect(page.getByText(`${labelOf('like', 'push')}: ${notifications('saved.off')}`)).toBeVisible();
  await page.reload();
  await expect(offers).toBeChecked();
  await expect(likes).not.toBeChecked();
});
