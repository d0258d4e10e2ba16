import { expect, test } from 'vitest';
import { issueMailToken } from '#product/accounts/mail-tokens/mail-tokens.ts';
import { noteRefusedAddress } from '#product/accounts/stop-mails.ts';
import { freshAddress } from '#tests/endpoints.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import { servePagesOf } from '#tests/rendered-pages.ts';
import { mailLinks } from './mail-links.ts';
import { wantsMail } from './preferences.ts';

const app = await startTestApp();
const page = await servePagesOf(app);
let count = 0;
const newcomer = () => {
  count += 1;
  return person(app, `marit${count}`);
};
const call = async (
  who: Person | null,
  method: 'GET' | 'PUT' | 'POST',
  url: string,
  payload?: object | string,
  headers = {},
) => {
  const reply = await app.app.inject({
    method,
    url,
    remoteAddress: freshAddress(),
    headers: { ...(who && { cookie: who.cookie }), ...headers },
    ...(payload !== undefined && { payload }),
  });
  return { status: reply.statusCode, body: reply.body && reply.json(), location: reply.headers.location };
};
const own = async (who: Person) => (await call(who, 'GET', '/api/notifications.php')).body.preferences;
const tokenFor = async ({ id }: Person, lifetime = 60): Promise<string> =>
  (await app.calls()).transaction((within) => issueMailToken(within, id, 'unsubscribe', lifetime));

test('who chose nothing is told of messages, likes and reminders, and of nothing that sells', async () => {
  const marit = await newcomer();
  const on = {
    new_conversations: true,
    new_messages: true,
    like: true,
    unread_message_reminders: true,
    reminders: true,
  };
  const switches = { ...on, weekly_updates: false, promotions: false, news: false };
  expect(await own(marit)).toEqual({
    mail: switches,
    push: switches,
    quiet: { from: 22, until: 8 },
    push_text: false,
    notifications_disabled: [],
    email: marit.email,
  });
});

test('a change changes what it names and nothing else, also of two at once', async () => {
  const marit = await newcomer();
  const before = await own(marit);
  await Promise.all([
    call(marit, 'PUT', '/api/notifications.php', { mail: { like: false } }),
    call(marit, 'PUT', '/api/notifications.php', { push: { news: true }, quiet: null }),
    call(marit, 'PUT', '/api/notifications.php', { push_text: true }),
  ]);
  expect(await own(marit)).toEqual({
    ...before,
    mail: { ...before.mail, like: false },
    push: { ...before.push, news: true },
    quiet: null,
    push_text: true,
  });
  expect((await call(marit, 'PUT', '/api/notifications.php', { quiet: { from: 24, until: 8 } })).status).toBe(400);
});

test('the link of a mail shows and changes the preferences of its receiver without a log-in, again and again', async () => {
  const marit = await newcomer();
  const token = await tokenFor(marit);
  for (const like of [false, true]) {
    const reply = await call(null, 'PUT', '/api/mail-notifications.php', { token, mail: { like } });
    expect([reply.status, reply.body.preferences.mail.like]).toEqual([200, like]);
  }
  const shown = await call(null, 'GET', `/api/mail-notifications.php?token=${token}`);
  // Whoever the mail was forwarded to does not learn whose it is.
  expect(shown.body.preferences.email).toBe('m…@example.com');
  expect(JSON.stringify(shown.body)).not.toContain(marit.email);
});

test('the link of a mail changes nothing about pushes that a device shows locked', async () => {
  const marit = await newcomer();
  const token = await tokenFor(marit);
  const changes = { token, mail: { like: false }, push_text: true, quiet: null };
  expect((await call(null, 'PUT', '/api/mail-notifications.php', changes)).status).toBe(200);
  expect(await own(marit)).toMatchObject({ mail: { like: false }, push_text: false, quiet: { from: 22, until: 8 } });
});

test('no other token does it: guessed, expired, of another purpose, or of a closed account', async () => {
  const [marit, gone] = [await newcomer(), await newcomer()];
  const other = await (await app.calls()).transaction((within) => issueMailToken(within, marit.id, 'activate', 60));
  const closed = await tokenFor(gone);
  await app.db.query({ text: "update accounts set status = 'deleted' where id = $1", values: [gone.id] });
  for (const token of ['guessed', other, await tokenFor(marit, -1), closed]) {
    expect((await call(null, 'GET', `/api/mail-notifications.php?token=${token}`)).body.error.code).toBe(
      'mail_link_old',
    );
    expect((await call(null, 'PUT', '/api/mail-notifications.php', { token, mail: { like: false } })).status).toBe(410);
    expect((await call(null, 'POST', `/api/mail-off.php?token=${token}`)).body).toEqual({ ok: true });
  }
  expect((await own(marit)).mail.like).toBe(true);
  expect((await own(marit)).notifications_disabled).toEqual([]);
});

test('a mail program’s own button ends the mails of its kind alone; opening its address ends nothing', async () => {
  const marit = await newcomer();
  const { unsubscribe_url } = await (await app.calls()).transaction((within) =>
    mailLinks(within, marit.id, ['like', 'new_messages']),
  );
  const { pathname, search, searchParams } = new URL(unsubscribe_url);
  const opened = await call(null, 'GET', pathname + search);
  expect([opened.status, opened.location]).toEqual([303, `/notifications?token=${searchParams.get('token')}`]);
  const before = await own(marit);
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' };
  for (const repeat of [1, 2]) {
    await call(null, 'POST', pathname + search, 'List-Unsubscribe=One-Click', headers);
    expect([repeat, await own(marit)]).toEqual([
      repeat,
      { ...before, mail: { ...before.mail, like: false, new_messages: false } },
    ]);
  }
});

test('the button of a mail of before, which named no kind, ends all mails at once', async () => {
  const marit = await newcomer();
  await call(null, 'POST', `/api/mail-off.php?token=${await tokenFor(marit)}`);
  const { notifications_disabled, mail } = await own(marit);
  expect(notifications_disabled).toEqual(['listunsubscribe']);
  // What was chosen stays, for when mails are wanted again.
  expect(mail.like).toBe(true);
});

test('who ends all mails gets none, by a link of a mail too, until they want them again', async () => {
  for (const byMail of [true, false]) {
    const marit = await newcomer();
    if (byMail)
      await call(null, 'PUT', '/api/mail-notifications.php', { token: await tokenFor(marit), all_mails: false });
    else await call(marit, 'PUT', '/api/notifications.php', { all_mails: false });
    expect((await own(marit)).notifications_disabled).toEqual(['listunsubscribe']);
    expect((await call(marit, 'PUT', '/api/notifications.php', { all_mails: true })).status).toBe(400);
  }
});

test('a mail that is about to leave is dropped when its preference was switched off, or mails were ended, meanwhile', async () => {
  const marit = await newcomer();
  const { read } = await app.calls();
  const wanted = (under: string) => wantsMail(read, marit.email.toUpperCase(), under);
  expect(await wanted('like new_messages')).toBe(true);
  await call(marit, 'PUT', '/api/notifications.php', { mail: { like: false } });
  expect([await wanted('like'), await wanted('like new_messages'), await wanted('')]).toEqual([false, true, false]);
  await call(marit, 'PUT', '/api/notifications.php', { all_mails: false });
  expect(await wanted('new_messages')).toBe(false);
});

test('each reason for which no mails come is lifted by its member alone, one by one', async () => {
  const [marit, stranger] = [await newcomer(), await newcomer()];
  const { transaction } = await app.calls();
  for (const reason of ['bounce', 'fbl', 'bounce'] as const)
    expect(await transaction((within) => noteRefusedAddress(within, marit.email.toUpperCase(), reason))).toBe(1);
  expect((await own(marit)).notifications_disabled).toEqual(['bounce', 'fbl']);
  const { html } = await page('/notifications', { cookie: `${marit.cookie}; locale=en` });
  expect(html).toContain('No e-mails: one could not be delivered.');
  expect(html).toContain('No e-mails: one was marked as spam.');
  await call(stranger, 'POST', '/api/notifications-resume.php', { reason: 'bounce' });
  const { body } = await call(marit, 'POST', '/api/notifications-resume.php', { reason: 'bounce' });
  expect(body.preferences.notifications_disabled).toEqual(['fbl']);
  expect(
    (await call(marit, 'POST', '/api/notifications-resume.php', { reason: 'fbl' })).body.preferences
      .notifications_disabled,
  ).toEqual([]);
});
