import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import accounts from '../../locales/en/accounts.json' with { type: 'json' };
import { expectAccessible } from './axe.ts';
import { expect, PASSWORD, test, visit } from './fixture.ts';

const DIALOG = '[role=dialog]';
const { errors, login, security: t } = accounts;

/** A phone with a finger on it, which the browser takes for its own. */
async function withAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a member logs in with a passkey, and with a code after the password', async ({
  page,
  member,
  otherPerson,
  findings,
}) => {
  // Proof is asked for, and a code, which is wrong once.
  findings.expect(/status of (40[13]|422)/);
  await withAuthenticator(page);
  const { email } = await member(page);
  const dialog = page.locator(DIALOG);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const logOut = () => page.request.get('/api/logout.php');

  await test.step('adds a passkey, after the password where the log-in is too long ago', async () => {
    await visit(page, '/profile/security');
    // Who has just joined is believed; ten minutes are no time for a test.
    const error = { code: 'identity_needed', message: errors.identity_needed };
    await page.route('**/api/passkey-options.php', (route) => route.fulfill({ status: 403, json: { error } }), {
      times: 1,
    });
    await press(t.passkeys.add);
    await dialog.getByLabel(t.passkeys.label).fill('Harbour phone');
    await expectAccessible(page, 'a passkey’s name', DIALOG);
    await press(t.goOn);
    await dialog.getByLabel(t.prove.password, { exact: true }).fill(PASSWORD);
    await expectAccessible(page, 'proof', DIALOG);
    await press(t.goOn);
    await expect(page.getByText('Harbour phone')).toBeVisible();
  });

  await test.step('logs in with it alone', async () => {
    await logOut();
    await visit(page, '/login');
    await press(login.passkey);
    await expect(page).toHaveURL(/\/members$/);
  });

  const recovery = await test.step('turns one-time codes on', async () => {
    await visit(page, '/profile/security');
    await press(t.totp.on);
    const secret = (await dialog.getByTestId('totp-key').textContent()) ?? '';
    await expectAccessible(page, 'codes to be set up', DIALOG);
    await dialog.getByLabel(t.totp.code).fill(new TOTP({ secret: secret.trim() }).generate());
    await dialog.getByRole('button', { name: t.totp.on }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    await expectAccessible(page, 'recovery codes', DIALOG);
    const [first = ''] = await dialog.getByRole('listitem').allTextContents();
    await press(t.codes.kept);
    await expect(page.getByRole('button', { name: t.totp.off, exact: true })).toBeVisible();
    return first;
  });

  await test.step('is asked for a code elsewhere, and sees that session', async () => {
    const other = await otherPerson();
    await visit(other, '/login');
    await other.getByLabel(login.name).fill(email);
    await other.getByLabel(login.password, { exact: true }).fill(PASSWORD);
    await other.getByRole('button', { name: login.submit, exact: true }).click();
    await other.getByLabel(login.step.code).fill('000000');
    await other.getByRole('button', { name: login.submit, exact: true }).click();
    await expect(other.locator('[aria-invalid=true]')).toBeVisible();
    await other.getByLabel(login.step.code).fill(recovery);
    await other.getByRole('button', { name: login.submit, exact: true }).click();
    await expect(other).toHaveURL(/\/members$/);
    await page.reload();
    await expect(page.getByText(t.sessions.current)).toBeVisible();
    await press(t.sessions.others);
    await expect(page.getByText(t.sessions.othersEnded)).toBeVisible();
    await other.goto('/profile/security');
    await expect(other).toHaveURL(/\/login/);
  });

  await test.step('removes the passkey', async () => {
    await press(t.passkeys.removeName.replace('{name}', 'Harbour phone'));
    await expectAccessible(page, 'a passkey to be removed', DIALOG);
    await dialog.getByRole('button', { name: t.passkeys.remove, exact: true }).click();
    await expect(page.getByText('Harbour phone')).toBeHidden();
  });
});
