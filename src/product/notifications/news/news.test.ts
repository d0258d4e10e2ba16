import { expect, test } from 'vitest';
import { chatting } from '#tests/chatting.ts';
import { freshAddress } from '#tests/endpoints.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import { sendMailsOf } from '#tests/sent-mails.ts';

const app = await startTestApp();
const MINUTE_MS = 60_000;
const joost = await person(app, 'joost', { gender: 'male', credits: 500, premium: true });
const dream = await person(app, 'Dream', { gender: 'male', fictional: true });

let count = 0;
const away = async (traits: Parameters<typeof person>[2] = {}) => {
  count += 1;
  const who = await person(app, `marit${count}`, traits);
  await choose(who, '{new_conversations,new_messages,like}');
  await run("update member_search set last_active = now() - interval '9 days' where member_id = $1", who.id);
  return who;
};
const run = (text: string, ...values: unknown[]) => app.db.query({ text, values });
const choose = ({ id }: Person, mail: string, [from, until]: readonly (number | null)[] = [null, null]) =>
  run(
    `insert into notification_preferences (account_id, mail, push, quiet_from, quiet_until, updated_at) values ($1, $2, '{}', $3, $4, now())
         on conflict (account_id) do update set mail = $2, quiet_from = $3, quiet_until = $4`,
    ...[id, mail, from, until],
  );
const say = (to: Person, body = 'The garden gate is open') => chatting(app, joost).send({ profile_id: to.id }, body);
const like = (to: Person) =>
  app.app.inject({
    method: 'POST',
    url: '/api/like.php',
    remoteAddress: freshAddress(),
    headers: { cookie: joost.cookie },
    payload: { profile_id: to.id },
  });
const mailsTo = async ({ email }: Person, wait = 11 * MINUTE_MS) => {
  await app.runJobs();
  app.travel(wait);
  app.mails.length = 0;
  await app.runSchedule('notifications-news');
  return app.mails
    .filter(({ to }) => to === email)
    .map(({ template, params }) => ({ template, params, news: JSON.parse(String(params.news)) }));
};

test('who is away is mailed once who wrote, however much, never what, and anew only after reading it', async () => {
  const marit = await away();
  const { body } = await say(marit);
  await say(marit, 'Come in');
  const [mail] = await mailsTo(marit);
  expect(mail?.news).toEqual([
    { kind: 'conversation', name: 'joost', label: '', count: 2, path: `/chats/${body.conversation_id}` },
  ]);
  expect(JSON.stringify(mail)).not.toContain('garden');
  await say(marit, 'Are you there?');
  expect(await mailsTo(marit, 90 * MINUTE_MS)).toEqual([]);
  const { body: opened } = await chatting(app, marit).open({ conversation_id: body.conversation_id });
  await chatting(app, marit).read(body.conversation_id, opened.conversation.messages.at(-1).id);
  await say(marit, 'Nice that you came');
  expect((await mailsTo(marit, 90 * MINUTE_MS))[0]?.news).toMatchObject([{ kind: 'message', count: 1 }]);
});

test('whoever is at the site, or read it within ten minutes, gets no mail', async () => {
  const [marit, ans] = [await away(), await away()];
  await run('update member_search set last_active = $2 where member_id = $1', marit.id, app.services.now());
  await say(marit);
  const { body } = await say(ans);
  expect(await mailsTo(marit, 5 * MINUTE_MS)).toEqual([]);
  await chatting(app, ans).read(body.conversation_id, body.message.id);
  expect(await mailsTo(ans)).toEqual([]);
});

test('messages and likes come in one mail, each by its preference, and every mail has its way out', async () => {
  const [marit, ans] = [await away(), await away()];
  await choose(ans, '{like}');
  for (const who of [marit, ans]) {
    await say(who);
    await like(who);
  }
  const [mail] = await mailsTo(marit);
  expect(mail?.news.map(({ kind }: { kind: string }) => kind)).toEqual(['conversation', 'like']);
  const login = new URL(String(mail?.params.login_url)).pathname.slice(1);
  const link = await app.app.inject(`/api/mail-link.php?token=${login}`);
  expect(link.json().link).toMatchObject({ purpose: 'login', state: 'open' });
  const off = new URL(String(mail?.params.unsubscribe_url));
  await app.app.inject({ method: 'POST', url: off.pathname + off.search, payload: 'List-Unsubscribe=One-Click' });
  await run(
    "update pending_mails set mailed_at = null, since = now() - interval '1 day' where account_id = $1",
    marit.id,
  );
  expect(await mailsTo(marit, 90 * MINUTE_MS)).toEqual([]);
  const shown = await run('select 1 from pending_mails where account_id = $1 and mailed_at is not null', ans.id);
  expect(shown.rows.length).toBeGreaterThan(0);
});

test('a like given back is told as a match, and to nobody who switched likes off', async () => {
  const [marit, ans] = [await away(), await away()];
  await choose(ans, '{new_messages}');
  for (const who of [marit, ans]) {
    await run('insert into likes (liker_id, liked_id, seen_at) values ($1, $2, now())', who.id, joost.id);
    await like(who);
  }
  const [mail] = await mailsTo(marit);
  expect(mail?.news).toEqual([{ kind: 'match', name: 'joost', label: '', count: 1, path: `/likes/m/${joost.id}` }]);
  expect(app.mails.filter(({ to }) => to === ans.email)).toEqual([]);
});

test('a fictional profile is named with its label, in the reader’s language', async () => {
  const marit = await away({ language: 'fi' });
  await run(
    'insert into likes (liker_id, liked_id, created_at) values ($1, $2, $3)',
    dream.id,
    marit.id,
    app.services.now(),
  );
  await run(
    "insert into pending_mails (account_id, about, subject, since) values ($1, 'like', 0, $2)",
    marit.id,
    app.services.now(),
  );
  expect((await mailsTo(marit))[0]?.news).toMatchObject([{ kind: 'like', name: 'Dream', label: 'Fiktiivinen' }]);
});

test('nobody is mailed about somebody they blocked', async () => {
  const marit = await away();
  await say(marit);
  await run('insert into blocks (blocker_id, blocked_id) values ($1, $2)', marit.id, joost.id);
  expect(await mailsTo(marit)).toEqual([]);
});

test('of more conversations than a mail names the others are counted, and none is told again', async () => {
  const marit = await away();
  for (let at = 0; at < 13; at += 1) {
    const who = await person(app, `crowd${at}`, { gender: 'male', credits: 100, premium: true });
    expect((await chatting(app, who).send({ profile_id: marit.id }, 'Hello')).status).toBe(200);
  }
  await like(marit);
  const [mail] = await mailsTo(marit);
  const kinds = mail?.news.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual([...Array(10).fill('conversation'), 'like']);
  expect(mail?.params.count).toBe(14);
  const sent = await (await sendMailsOf(app)).send(app.mails.find(({ to }) => to === marit.email));
  expect(sent.text).toContain('And 3 more conversations');
  expect(await mailsTo(marit, 90 * MINUTE_MS)).toEqual([]);
});

test('two processes that look at once write one mail', async () => {
  const marit = await away();
  await say(marit);
  await app.runJobs();
  app.travel(11 * MINUTE_MS);
  app.mails.length = 0;
  await Promise.all([app.runSchedule('notifications-news'), app.runSchedule('notifications-news')]);
  expect(app.mails.filter(({ to }) => to === marit.email)).toHaveLength(1);
});

test('in quiet hours mails wait for their end too, and bring all that came meanwhile', async () => {
  const marit = await away();
  const hour = app.services.now().getUTCHours();
  await run("update sessions set time_zone = 'UTC' where account_id = $1", marit.id);
  await choose(marit, '{new_conversations,like}', [hour, (hour + 3) % 24]);
  await say(marit);
  expect(await mailsTo(marit)).toEqual([]);
  await like(marit);
  expect(await mailsTo(marit)).toEqual([]);
  const [mail, ...others] = await mailsTo(marit, 4 * 60 * MINUTE_MS);
  expect(mail?.news.map(({ kind }: { kind: string }) => kind)).toEqual(['conversation', 'like']);
  expect(others).toEqual([]);
});

test('a mail that was ordered is not sent once its preference is off; one that names none is', async () => {
  const marit = await away();
  await like(marit);
  await mailsTo(marit);
  const order = app.mails.find(({ to }) => to === marit.email);
  if (!order) throw new Error('No mail was ordered.');
  const sender = await sendMailsOf(app);
  expect((await sender.send(order)).to).toBe(marit.email);
  await choose(marit, '{new_messages}');
  const sent: string[] = [];
  const later = await sendMailsOf(app, async ({ to }) => void sent.push(to));
  await later.send(order).catch(() => undefined);
  expect(sent).toEqual([]);
  const { under: _, ...params } = order.params;
  await later.send({ ...order, params });
  expect(sent).toEqual([marit.email]);
});

test('a mail goes where its reader is by then, in the language of then, and to nobody whose account is gone', async () => {
  const marit = await away();
  await like(marit);
  await mailsTo(marit);
  const order = app.mails.find(({ to }) => to === marit.email);
  const sender = await sendMailsOf(app);
  await run("update accounts set email = 'new@example.org', language = 'fi' where id = $1", marit.id);
  const sent = await sender.send(order);
  expect(sent).toMatchObject({ to: 'new@example.org', headers: { 'Content-Language': 'fi' } });
  expect(sent.text).toContain('tykkää sinusta');
  await run("update accounts set email = null, status = 'deleted' where id = $1", marit.id);
  const later = await sendMailsOf(app);
  await expect(later.send(order)).rejects.toThrow('No mail was sent');
});
