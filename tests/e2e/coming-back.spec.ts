import { logInByForm, mailedLink, newcomer, PASSWORD, somebody, speak, wordsOf } from './accounts.ts';
import { awake, expect, test, visit } from './fixture.ts';

for (const language of ['en', 'de'] as const) {
  const words = wordsOf(language);
  const { errors, leaving, link, mails } = words;

  test(`whoever deleted the account reads so after the right password only, and has it back by the mailed link, in ${language}`, async ({
    page,
    baseURL,
    findings,
  }) => {
    // A wrong password, and the right one of a closed account.
    findings.expect(/status of 40[13]/);
    await speak(page, language, baseURL);
    const { email } = await newcomer(page, 'back');
    expect((await page.request.post('/api/account-deletion.php', { data: { password: PASSWORD } })).status()).toBe(200);
    // Another browser than the one that deleted it.
    await page.context().clearCookies();
    await speak(page, language, baseURL);

    await visit(page, '/login');
    await logInByForm(page, words, email, 'not this one');
    await expect(page.getByText(errors('login_failed'))).toBeVisible();
    await expect(page).toHaveURL('/login');
    await logInByForm(page, words, email, PASSWORD);
    await expect(page).toHaveURL('/account-deleted');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(leaving('deleted.headline'));
    await expect(page.getByText(email)).toBeVisible();

    const back = await mailedLink(page, email, mails('account-deleted.action'));
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

  test(`an activation link that is over says what helps, and the mail sent again confirms the address, in ${language}`, async ({
    page,
    baseURL,
    otherPerson,
  }) => {
    const { signup } = words;
    const action = mails('activation.action');
    await speak(page, language, baseURL);
    const { email, ...person } = somebody('late');
    const form = { ...person, date_of_birth: '1984-11-02', sexuality: 'hetero', terms: true };
    const wrong = somebody('wrong').email;
    expect((await page.request.post('/api/signup.php', { data: { ...form, email: wrong } })).status()).toBe(200);
    const old = await mailedLink(page, wrong, action);
    // Links to an address that was corrected end.
    expect((await page.request.put('/api/activation-mail.php', { data: { email } })).status()).toBe(200);
    const before = await mailedLink(page, email, action);
    await page.request.get('/api/logout.php');

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
    await speak(phone, language, baseURL);
    await visit(phone, await mailedLink(phone, email, action, { but: before }));
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(link('activate.headline', { name: person.name }));
    await phone.getByRole('button', { name: link('activate.action') }).click();
    await expect(phone).toHaveURL('/activate/done');
    await expect(phone.getByText(signup('done.visitor'))).toBeVisible();
    await visit(page, '/activate/done');
    await expect(page.getByText(signup('done.plain'))).toBeVisible();
    await visit(page, '/activate/error');
    await expect(main.getByText(signup('error.confirmed'))).toBeVisible();
  });

  test(`after five wrong passwords the log-in waits, for an unknown account alike, in ${language}`, async ({
    page,
    baseURL,
    findings,
  }) => {
    findings.expect(/status of (401|429)/);
    await speak(page, language, baseURL);
    const { email } = await newcomer(page, 'hasty');
    await page.request.get('/api/logout.php');
    const [before = '', after = ''] = errors('login_blocked', { minutes: '|' }).split('|');
    await visit(page, '/login');
    const alert = page.getByRole('alert').filter({ hasText: /./ });
    const attempt = async (login: string, password: string) => {
      const reply = page.waitForResponse(
        (one) => one.url().includes('/api/user.php') && one.request().method() === 'POST',
      );
      await logInByForm(page, words, login, password);
      return (await reply).status();
    };
    const blocked = async (login: string, password: string) => {
      expect(await attempt(login, password)).toBe(429);
      await expect(alert).toHaveText(/1[0-5]/);
      await expect(alert).toContainText(before);
      await expect(alert).toContainText(after);
    };

    for (const login of [somebody('nobody').email, email]) {
      for (let wrong = 1; wrong <= 5; wrong += 1) {
        expect(await attempt(login, `wrong password ${wrong}`)).toBe(401);
        await expect(alert).toHaveText(errors('login_failed'));
      }
      await blocked(login, 'wrong password 6');
    }
    await blocked(email, PASSWORD);
    await expect(page).toHaveURL('/login');
  });

  test(`a new password for an address that nobody has is refused at its field, in ${language}`, async ({
    page,
    baseURL,
    findings,
  }) => {
    findings.expect(/status of 404/);
    const { password } = words;
    await speak(page, language, baseURL);
    await visit(page, '/reset-password');
    const field = page.getByLabel(password('email'));
    await field.fill(somebody('nobody').email);
    await page.getByRole('button', { name: password('submit') }).click();
    await expect(page.getByText(errors('email_not_found'))).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(errors('email_not_found'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(password('headline'));
  });

  test(`a sign-up that was begun survives a reload, its password does not, in ${language}`, async ({
    page,
    baseURL,
  }) => {
    const { signup } = words;
    const { name, email } = somebody('begun');
    await speak(page, language, baseURL);
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
    await field('password').fill(PASSWORD);
    await field('terms').check();

    await page.reload();
    await awake(page);
    await expect(woman).toBeChecked();
    await expect(bi).toBeChecked();
    for (const [one, text] of Object.entries({ ...born, name, email })) await expect(field(one)).toHaveValue(text);
    await expect(field('password')).toHaveValue('');
    await expect(field('terms')).not.toBeChecked();
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(kept).toContain(email);
    expect(kept).not.toContain(PASSWORD);
  });

  test(`what a member wants to be told of is saved as it is switched, in ${language}`, async ({ page, baseURL }) => {
    const { notifications } = words;
    await speak(page, language, baseURL);
    await newcomer(page, 'told');
    await visit(page, '/notifications');
    const labelOf = (kind: 'promotions' | 'like', way: 'mail' | 'push') =>
      `${notifications(`kind.${kind}.title`)} · ${notifications(way)}`;
    const offers = page.getByRole('switch', { name: labelOf('promotions', 'mail') });
    const likes = page.getByRole('switch', { name: labelOf('like', 'push') });
    // Nobody is told of offers before they ask for it.
    await expect(offers).not.toBeChecked();
    await expect(likes).toBeChecked();
    await offers.check();
    await expect(page.getByText(`${labelOf('promotions', 'mail')}: ${notifications('saved.on')}`)).toBeVisible();
    await likes.uncheck();
    await expect(page.getByText(`${labelOf('like', 'push')}: ${notifications('saved.off')}`)).toBeVisible();
    await page.reload();
    await expect(offers).toBeChecked();
    await expect(likes).not.toBeChecked();
  });
}
