import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import type { CaptchaReply } from './contract.ts';

const app = await startTestApp();
let count = 0;
const join = (ip: string, change: object = {}) => {
  const name = `lotte${++count}`;
  const payload = {
    ...{ email: `${name}@example.com`, name, date_of_birth: '1984-11-02', gender: 'female', sexuality: 'hetero' },
    ...{ password: 'lantern street', terms: true },
    ...change,
  };
  return app.app.inject({ method: 'POST', url: '/api/signup.php', headers: { 'x-forwarded-for': ip }, payload });
};
const codeOf = (reply: Awaited<ReturnType<typeof join>>) => reply.json().error?.code ?? reply.statusCode;
const challenged = async (): Promise<CaptchaReply['challenge']> =>
  (await app.app.inject({ url: '/api/captcha.php', headers: { 'x-forwarded-for': `10.9.9.${++count % 250}` } })).json()
    .challenge;
async function answer(challenge: CaptchaReply['challenge']) {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('not solved');
  return { challenge, solution };
}
async function suspected(ip: string): Promise<string> {
  for (let call = 0; call < 10; call++) await join(ip, { terms: false });
  return ip;
}

test('after ten tries in an hour from one address a sign-up asks for a proof, and elsewhere it does not', async () => {
  const ip = await suspected('192.0.2.1');
  expect(codeOf(await join(ip))).toBe('captcha_required');
  expect(codeOf(await join('192.0.3.1'))).toBe(200);
  const captcha = JSON.stringify(await answer(await challenged()));
  expect(codeOf(await join(ip, { captcha }))).toBe(200);
});

test('a proof lets one call through, also of several at the same moment', async () => {
  const ip = await suspected('192.0.2.2');
  const captcha = JSON.stringify(await answer(await challenged()));
  const replies = await Promise.all([1, 2, 3].map(() => join(ip, { captcha })));
  expect(replies.map(codeOf).map(String).sort()).toEqual(['200', 'captcha_required', 'captcha_required']);
  expect(codeOf(await join(ip, { captcha }))).toBe('captcha_required');
});

test('a proof that is forged, altered, for another challenge or too late is none', async () => {
  const ip = await suspected('192.0.2.3');
  const [one, other] = [await answer(await challenged()), await answer(await challenged())];
  const { challenge, solution } = one;
  const change = (words: object) => ({
    solution,
    challenge: { ...challenge, parameters: { ...challenge.parameters, ...words } },
  });
  const forged = [
    ...[{}, [], null, 'x', { challenge }, { challenge, solution: other.solution }],
    ...[change({ expiresAt: challenge.parameters.expiresAt + 3600 }), change({ cost: 1 }), change({ keyPrefix: '00' })],
    ...[change({ cost: 2_000_000_000 }), { challenge: { ...challenge, signature: '00' }, solution }],
    { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
  ];
  for (const proof of forged) {
    const captcha = typeof proof === 'string' ? proof : JSON.stringify(proof);
    expect([captcha.slice(0, 60), codeOf(await join(ip, { captcha }))]).toEqual([
      captcha.slice(0, 60),
      'captcha_required',
    ]);
  }
  app.travel(11 * 60_000);
  expect(codeOf(await join(ip, { captcha: JSON.stringify(one) }))).toBe('captcha_required');
  expect((await join(ip, { captcha: 'x'.repeat(4001) })).statusCode).toBe(400);
});

test('many addresses of one network are suspected together', async () => {
  for (let call = 0; call < 50; call++) await join(`192.0.4.${call}`, { terms: false });
  expect(codeOf(await join('192.0.4.200'))).toBe('captcha_required');
});

test('who asks about many addresses in the form hears no more which of them have an account', async () => {
  const { email } = (await join('192.0.5.1')).json().user;
  const ask = async () =>
    (
      await app.app.inject({
        method: 'POST',
        url: '/api/signup-check.php',
        headers: { 'x-forwarded-for': '192.0.5.2' },
        payload: { email },
      })
    ).json();
  for (let call = 0; call < 20; call++) expect((await ask()).has_account).toBe(true);
  expect(await ask()).toEqual({ fields: {}, has_account: false, too_young: false });
});

test('answered challenges are forgotten when they would be too old anyway', async () => {
  const rows = async () => (await app.db.query({ text: 'select 1 from captcha_used' })).rows.length;
  expect(await rows()).toBeGreaterThan(0);
  app.travel(3600_000);
  await app.runSchedule('accounts-captcha-clean-up');
  expect(await rows()).toBe(0);
});
