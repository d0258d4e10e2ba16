import { expect, test } from 'vitest';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';

const product = await startTestApp();
const DAY_MS = 24 * 3600_000;

const dismissedBy = async (cookie: string): Promise<string[]> =>
  (await product.app.inject({ url: '/api/user.php', headers: { cookie } })).json().user.dismissed_alerts;
const dismiss = (cookie: string, alerts: string[]) =>
  product.app.inject({ method: 'POST', url: '/api/dismissed-alerts.php', headers: { cookie }, payload: { alerts } });

test('only an alert that there is can be dismissed, by who is logged in', async () => {
  const { cookie } = await person(product, 'Linde');
  expect((await dismiss(cookie, ['everything'])).statusCode).toBe(400);
  expect((await dismiss(cookie, [])).statusCode).toBe(400);
  expect((await dismiss('', ['push'])).statusCode).toBe(403);
});

test('a reason for which no mails come is told again when it comes again', async () => {
  const { id, cookie } = await person(product, 'Bo');
  const stop = () =>
    product.db.query({ text: "update accounts set notifications_disabled = '{bounce}' where id = $1", values: [id] });
  await stop();
  await dismiss(cookie, ['mail-stop-bounce']);
  expect(await dismissedBy(cookie)).toEqual(['mail-stop-bounce']);
  const lift = {
    method: 'POST',
    url: '/api/notifications-resume.php',
    headers: { cookie },
    payload: { reason: 'bounce' },
  } as const;
  expect((await product.app.inject(lift)).statusCode).toBe(200);
  expect(await dismissedBy(cookie)).toEqual([]);
});

test('installing is offered once in 90 days', async () => {
  const { id, cookie } = await person(product, 'Bas');
  const earlier = (days: number) =>
    product.db.query({
      text: 'update dismissed_alerts set dismissed_at = dismissed_at - make_interval(days => $2) where account_id = $1',
      values: [id, days],
    });
  await dismiss(cookie, ['install']);
  await earlier(89);
  expect(await dismissedBy(cookie)).toEqual(['install']);
  await earlier(2);
  expect(await dismissedBy(cookie)).toEqual([]);
});

test('a "no" to push counts for 30 days and every other dismissal for good, in all browsers of the account', async () => {
  const { cookie } = await person(product, 'Marit');
  const { cookie: other } = await person(product, 'Joost');
  expect((await dismiss(cookie, ['push', 'profile-photo', 'push'])).statusCode).toBe(200);
  expect(await dismissedBy(cookie)).toEqual(['profile-photo', 'push']);
  expect(await dismissedBy(other)).toEqual([]);
  product.travel(29 * DAY_MS);
  await product.db.query({ text: "update sessions set expires_at = expires_at + interval '1 year'" });
  expect(await dismissedBy(cookie)).toEqual(['profile-photo', 'push']);
  product.travel(2 * DAY_MS);
  expect(await dismissedBy(cookie)).toEqual(['profile-photo']);
  await dismiss(cookie, ['push']);
  expect(await dismissedBy(cookie)).toEqual(['profile-photo', 'push']);
});
