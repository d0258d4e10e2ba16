import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MAIL_JOB } from '#platform/mail/mail-definition.ts';
import { smtpTransport } from '#platform/mail/transport.ts';
import { refusingReceivers } from '#product/deliveries/close-refusal.ts';
import { startTestApp } from '#tests/harness.ts';
import { startMailServer } from '#tests/mail-server.ts';
import { person } from '#tests/people.ts';
import { handleMailJobs } from './mail-jobs.ts';
import { renderMail } from './mails.tsx';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const NEWS = {
  template: 'news-for-you',
  params: {
    name: 'Marit',
    news: JSON.stringify([{ kind: 'like', name: 'Joost', label: '', count: 1, path: '/likes' }]),
    count: 1,
    under: 'like',
    login_url: 'https://kindling.example/l',
    change_url: 'https://kindling.example/c',
    unsubscribe_url: 'https://kindling.example/u',
  },
};
const RESET = { template: 'password-reset', params: { url: 'https://kindling.example/t' } };
const DELETED = { template: 'password-changed', params: { url: 'https://kindling.example/t' } };

/** A product whose mails go to a server of the test. */
async function mailing() {
  const server = await startMailServer();
  const product = await startTestApp();
  const { services, app, db } = product;
  await handleMailJobs(services, app.sites, renderMail, smtpTransport(server.url));
  const marit = await person(product, 'marit');
  const order = (to: string, mail: object, id = randomUUID()) =>
    db.transaction((tx) => {
      const ordered_at = services.now().toISOString();
      return services.jobs.enqueue(tx, MAIL_JOB, { id, ordered_at, to, locale: 'en', siteId: 1, ...mail });
    });
  const later = async (milliseconds: number) => {
    product.travel(milliseconds);
    await product.runJobs();
  };
  const stops = async () => {
    const { rows } = await db.query({
      text: 'select notifications_disabled from accounts where id = $1',
      values: [marit.id],
    });
    return rows[0]?.notifications_disabled;
  };
  const states = async () => (await db.query({ text: 'select state from sent_mails' })).rows.map(({ state }) => state);
  return { server, product, marit, order, later, stops, states, run: product.runJobs };
}

test('a server that has no time gets the mail again after a minute, and after five, and takes it once', async () => {
  const { server, marit, order, later, run, stops } = await mailing();
  server.mood = { at: 'rcpt', code: 451, says: '4.3.0 try again' };
  await order(marit.email, RESET);
  await run();
  expect(server.asked).toHaveLength(1);
  await later(30_000);
  expect(server.asked).toHaveLength(1);
  await later(MINUTE_MS);
  expect(server.asked).toHaveLength(2);
  server.mood = 'takes';
  await later(7 * MINUTE_MS);
  await later(24 * HOUR_MS);
  expect(server.taken).toHaveLength(1);
  expect(await stops()).toEqual([]);
});

test('a link for a new password is tried for an hour and no longer, what has to arrive for four days', async () => {
  const { server, marit, order, later, run, states } = await mailing();
  server.mood = { at: 'data', code: 452, says: '4.2.2 mailbox full' };
  await order(marit.email, RESET);
  await order(marit.email, DELETED);
  await run();
  for (let hour = 0; hour < 30; hour += 1) await later(20 * MINUTE_MS);
  expect((await states()).sort()).toEqual(['expired', 'waiting']);
  for (let day = 0; day < 10; day += 1) await later(12 * HOUR_MS);
  expect(await states()).toEqual(['expired', 'expired']);
});

test('only an address that is not there ends the mails of who has it', async () => {
  const { server, marit, order, run, stops } = await mailing();
  server.mood = { at: 'rcpt', code: 550, says: 'we do not like you' };
  await order(marit.email, RESET);
  await run();
  expect(await stops()).toEqual([]);
  server.mood = { at: 'rcpt', code: 550, says: '5.1.1 nobody of this name' };
  await order('somebody@elsewhere.example', RESET);
  await run();
  expect(await stops()).toEqual([]);
  await order(marit.email.toUpperCase(), RESET);
  await run();
  expect(await stops()).toEqual(['bounce']);
});

test('a receiver that refuses us is left alone and told to staff once, and its members’ mails go on', async () => {
  const { server, product, marit, order, later, run, stops } = await mailing();
  server.mood = { at: 'rcpt', code: 550, says: '5.7.515 access denied, does not meet the required level' };
  await order('one@hotmail.com', DELETED);
  await run();
  await order('two@live.com', DELETED);
  await order(marit.email, RESET);
  server.mood = 'takes';
  await run();
  expect(server.taken.map(({ to }) => to)).toEqual([marit.email]);
  const open = await refusingReceivers({ sql: product.db }, 10);
  expect(open).toMatchObject([{ site_id: 1, receiver: 'outlook', refusal: '5.7.515' }]);
  await later(63 * MINUTE_MS);
  expect(server.taken.map(({ to }) => to).sort()).toEqual([marit.email, 'one@hotmail.com', 'two@live.com'].sort());
  expect(await stops()).toEqual([]);
});

test('a receiver that wants a pause has one, a longer one each time, and others do not wait for it', async () => {
  const { server, product, marit, order, later, run } = await mailing();
  const pause = async () => {
    const { rows } = await product.db.query({ text: 'select paused_until from receiver_pauses' });
    return Math.round((rows[0]?.paused_until.getTime() - product.services.now().getTime()) / MINUTE_MS);
  };
  server.mood = { at: 'rcpt', code: 421, says: '4.7.0 too much mail' };
  await order('one@gmail.com', DELETED);
  await run();
  expect(await pause()).toBe(5);
  await order('two@googlemail.com', DELETED);
  await order(marit.email, DELETED);
  server.mood = 'takes';
  await run();
  expect(server.taken.map(({ to }) => to)).toEqual([marit.email]);
  server.mood = { at: 'data', code: 450, says: '4.7.28 unusual rate' };
  await later(8 * MINUTE_MS);
  expect(await pause()).toBe(15);
  await later(18 * MINUTE_MS);
  expect(await pause()).toBe(60);
  server.mood = 'takes';
  for (let more = 0; more < 4; more += 1) await later(64 * MINUTE_MS);
  expect(server.taken.map(({ to }) => to).sort()).toEqual([marit.email, 'one@gmail.com', 'two@googlemail.com'].sort());
});

test('after its pause a receiver gets half as many mails a minute as before, and then all that wait', async () => {
  // Minutes are counted to the second: the time that the test itself takes is none of them.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { server, order, later, run } = await mailing();
  const many = async (count: number, domain: string) => {
    for (let at = 0; at < count; at += 1) await order(`reader${at}@${domain}`, DELETED);
  };
  await many(29, 'gmail.com');
  await run();
  expect(server.taken).toHaveLength(29);
  server.mood = { at: 'rcpt', code: 421, says: '4.7.0 too much mail' };
  await order('one@googlemail.com', DELETED);
  await run();
  server.mood = 'takes';
  await many(100, 'gmail.com');
  await many(3, 'elsewhere.example');
  const took = async (milliseconds: number) => {
    const before = server.taken.length;
    await later(milliseconds);
    return server.taken.length - before;
  };
  // Whoever was not struck has nothing to do with it.
  expect(await took(0)).toBe(3);
  expect(await took(5 * MINUTE_MS - 1000)).toBe(0);
  const minutes: number[] = [];
  for (let minute = 0; minute < 4; minute += 1) minutes.push(await took(MINUTE_MS));
  expect(minutes).toEqual([15, 15, 15, 15]);
  await took(MINUTE_MS + 1000);
  expect(await took(2 * MINUTE_MS)).toBeGreaterThan(15);
  expect(server.taken).toHaveLength(29 + 3 + 101);
  await many(40, 'gmail.com');
  expect(await took(0)).toBe(40);
});

test('when the line drops before the mail was said, it is sent again, news too', async () => {
  const { server, marit, order, later, run } = await mailing();
  server.mood = 'drops';
  await order(marit.email, NEWS);
  await run();
  expect(server.asked).toHaveLength(1);
  server.mood = 'takes';
  await later(2 * MINUTE_MS);
  expect(server.taken).toHaveLength(1);
});

test('a server that dies with the mail gets what somebody waits for again, by the same name, and news not', async () => {
  const { server, marit, order, later, run, states } = await mailing();
  server.mood = 'dies';
  await order(marit.email, NEWS);
  await order(marit.email, RESET);
  await run();
  server.mood = 'takes';
  await later(2 * MINUTE_MS);
  const names = server.taken.map(({ message }) => /^Message-ID: (.*)$/m.exec(message)?.[1]);
  expect(names).toHaveLength(3);
  expect(new Set(names).size).toBe(2);
  expect((await states()).sort()).toEqual(['sent', 'unsure']);
});

test('a process that died while it sent a mail sends news no second time, and a new password again', async () => {
  const { server, product, marit, order, run } = await mailing();
  const [news, reset] = [randomUUID(), randomUUID()];
  for (const id of [news, reset])
    await product.db.query({
      text: `insert into sent_mails (id, site_id, address, template, state, ordered_at) values ($1, 1, $2, 'x', 'trying', now())`,
      values: [id, marit.email],
    });
  await order(marit.email, NEWS, news);
  await order(marit.email, RESET, reset);
  await run();
  await order(marit.email, RESET, reset);
  await run();
  expect(server.taken).toHaveLength(1);
});

test('news that waited for its server does not leave once its reader was on the site', async () => {
  const { server, product, marit, order, later, run } = await mailing();
  server.mood = { at: 'rcpt', code: 451, says: '4.3.0 try again' };
  await order(marit.email, NEWS);
  await run();
  server.mood = 'takes';
  await product.db.query({
    text: 'update member_search set last_active = $2 where member_id = $1',
    values: [marit.id, new Date(product.services.now().getTime() + 1000)],
  });
  await later(2 * MINUTE_MS);
  expect(server.taken).toEqual([]);
});

test('an address that takes nothing on five days gets no more mails, and a quiet week is a new beginning', async () => {
  const { server, marit, order, later, run, stops } = await mailing();
  server.mood = { at: 'rcpt', code: 552, says: '5.2.2 mailbox full' };
  const days = async (count: number) => {
    for (let day = 0; day < count; day += 1) {
      await order(marit.email, DELETED);
      await order(marit.email, DELETED);
      await run();
      await later(24 * HOUR_MS);
    }
  };
  await days(4);
  await later(8 * 24 * HOUR_MS);
  await days(4);
  expect(await stops()).toEqual([]);
  await days(1);
  expect(await stops()).toEqual(['bounce']);
});
