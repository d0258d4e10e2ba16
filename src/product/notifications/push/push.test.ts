import { afterAll, beforeEach, expect, test } from 'vitest';
import { eraseAccount } from '#app/personal-data.ts';
import { builtInTexts } from '#product/content/mail-texts/built-in-texts.ts';
import { chatting } from '#tests/chatting.ts';
import { freshAddress } from '#tests/endpoints.ts';
import { startPushService } from '#tests/fakes/push-service.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person, staff } from '#tests/people.ts';

const service = await startPushService();
afterAll(service.close);
const app = await startTestApp({ pushOrigin: service.origin });
const joost = await person(app, 'joost', { gender: 'male', credits: 500, premium: true });
const dream = await person(app, 'Dream', { fictional: true, credits: 50 });

let count = 0;
const newcomer = (traits: Parameters<typeof person>[2] = {}) => {
  count += 1;
  return person(app, `marit${count}`, traits);
};
type Subscription = ReturnType<typeof service.browser>;
const subscribe = ({ cookie }: Pick<Person, 'cookie'>, subscription: object, headers = {}) =>
  app.app.inject({
    method: 'POST',
    url: '/api/user.php?push=1',
    remoteAddress: freshAddress(),
    headers: { cookie, ...headers },
    payload: { subscription },
  });
const subscribed = async (who: Person): Promise<Subscription> => {
  const browser = service.browser();
  expect((await subscribe(who, browser)).statusCode).toBe(200);
  // So that no test depends on the hour that it runs at.
  await ask(
    "insert into notification_preferences (account_id, mail, push, updated_at) values ($1, '{}', '{new_conversations,new_messages,like}', now()) on conflict do nothing",
    who.id,
  );
  return browser;
};
const ask = async <Row extends Record<string, unknown>>(text: string, ...values: unknown[]) =>
  (await app.db.query<Row>({ text, values })).rows;
const rowsOf = ({ id }: Person) =>
  ask<{ endpoint: string }>('select endpoint from push_subscriptions where account_id = $1', id);
const like = (from: Person, to: Person) =>
  app.app.inject({
    method: 'POST',
    url: '/api/like.php',
    remoteAddress: freshAddress(),
    headers: { cookie: from.cookie },
    payload: { profile_id: to.id },
  });
const arrived = async () => {
  await app.runJobs();
  return service.pushed.map(({ data }) => data);
};

beforeEach(() => {
  service.pushed.length = 0;
  service.answer(201);
});

test('a message is pushed to the browser of its receiver, encrypted for it, signed by the site, without its words', async () => {
  const marit = await newcomer({ language: 'nl' });
  await subscribed(marit);
  await chatting(app, joost).send({ profile_id: marit.id }, 'The garden gate is open');
  const [data] = await arrived();
  expect(data).toMatchObject({ kind: 'message', title: 'joost heeft je geschreven', lang: 'nl', always: false });
  expect(data?.url).toMatch(/^\/chats\/\d+$/);
  expect(JSON.stringify(data)).not.toContain('garden');
  const { headers, sender } = service.pushed[0] ?? {};
  expect(headers).toMatchObject({ ttl: '86400', urgency: 'high', topic: data?.tag, 'content-encoding': 'aes128gcm' });
  const { settings } = (await app.app.inject('/api/settings.php')).json();
  expect(sender).toBe(settings.push_public_key);
});

test('the words of a message are pushed to whoever allows it, and only while it is the only unread one', async () => {
  const marit = await newcomer();
  await subscribed(marit);
  await ask('update notification_preferences set push_text = true where account_id = $1', marit.id);
  await chatting(app, joost).send({ profile_id: marit.id }, 'The garden gate is open');
  expect(await arrived()).toMatchObject([{ title: 'joost wrote to you', body: 'The garden gate is open' }]);
  const chat = chatting(app, joost);
  await chatting(app, marit).read((await chat.send({ profile_id: marit.id }, 'Now')).body.conversation_id, 1e15);
  await chat.send({ profile_id: marit.id }, 'Come in');
  await chat.send({ profile_id: marit.id }, 'Do come in');
  const [, second, ...more] = await arrived();
  expect([second, more]).toMatchObject([{ title: '2 new messages from joost' }, []]);
  expect(second?.body).not.toContain('ome in');
});

test('a conversation is pushed once until it is read, to each browser, and again after its message was taken back', async () => {
  const marit = await newcomer();
  await subscribed(marit);
  const chat = chatting(app, joost);
  const { body } = await chat.send({ profile_id: marit.id }, 'One');
  expect(await arrived()).toHaveLength(1);
  await chat.send({ profile_id: marit.id }, 'Two');
  expect(await arrived()).toHaveLength(1);
  await chatting(app, marit).read(body.conversation_id, 1e15);
  const { body: third } = await chat.send({ profile_id: marit.id }, 'Three');
  expect(await arrived()).toHaveLength(2);
  await chat.call('DELETE', '/api/message.php', { message_id: third.message.id });
  await chat.send({ profile_id: marit.id }, 'Four');
  expect(await arrived()).toHaveLength(3);
});

test('a browser that shows declared notifications itself finds one, of the types that it demands', async () => {
  const marit = await newcomer({ language: 'nl' });
  await subscribed(marit);
  await chatting(app, joost).send({ profile_id: marit.id }, 'The garden gate is open');
  const [data] = await arrived();
  const origin = 'http://localhost:3000';
  expect(data).toMatchObject({ web_push: 8030, app_badge: 1, mutable: true });
  expect(data?.notification).toEqual({
    ...{ title: 'joost heeft je geschreven', navigate: `${origin}${data?.url}`, lang: 'nl', dir: 'auto' },
    ...{ body: data?.body, tag: data?.tag, icon: `${origin}/brand/mark.png`, app_badge: 1, mutable: true },
    data: { kind: 'message', url: data?.url, always: false },
  });
});

test('words that were pushed are no longer paid back to who takes them away; without them they are', async () => {
  for (const [allowed, refund] of [
    [true, 0],
    [false, 5],
  ] as const) {
    const [anna, marit] = [await person(app, `anna-${allowed}`, { premium: true, credits: 50 }), await newcomer()];
    await subscribed(marit);
    await ask('update notification_preferences set push_text = $2 where account_id = $1', marit.id, allowed);
    const { message } = (await chatting(app, anna).send({ profile_id: marit.id }, 'The garden gate is open')).body;
    await arrived();
    const { body } = await chatting(app, anna).call('DELETE', '/api/message.php', { message_id: message.id });
    expect(body.refund).toBe(refund);
  }
});

test('likes and matches are pushed, and what was looked at, withdrawn or taken back meanwhile is not', async () => {
  const [marit, ans] = [await newcomer(), await newcomer()];
  await subscribed(marit);
  await subscribed(ans);
  await like(joost, marit);
  expect(await arrived()).toMatchObject([{ kind: 'like', title: 'joost likes you', url: `/likes/m/${joost.id}` }]);
  await subscribed(joost);
  await like(marit, joost);
  expect((await arrived()).at(-1)).toMatchObject({ title: `You and ${marit.name} like each other` });
  service.pushed.length = 0;
  await like(joost, ans);
  await app.app.inject({
    method: 'DELETE',
    url: '/api/like.php',
    headers: { cookie: joost.cookie },
    payload: { profile_id: ans.id },
  });
  const { body } = await chatting(app, joost).send({ profile_id: ans.id }, 'Hello');
  await chatting(app, ans).read(body.conversation_id, body.message.id);
  expect(await arrived()).toEqual([]);
});

test('a push carries how many messages are unread and likes new, for the badge of the app, and stays small', async () => {
  const marit = await newcomer({ language: 'de' });
  await subscribed(marit);
  await ask('update notification_preferences set push_text = true where account_id = $1', marit.id);
  const chat = chatting(app, joost);
  const { body } = await chat.send({ profile_id: marit.id }, '🏳️‍🌈'.repeat(1000));
  expect(await arrived()).toMatchObject([{ kind: 'message', app_badge: 1 }]);
  expect(Number(service.pushed[0]?.headers['content-length'])).toBeLessThan(3000);
  await chat.send({ profile_id: marit.id }, 'Are you there?');
  await like(joost, marit);
  expect((await arrived()).at(-1)).toMatchObject({ kind: 'like', app_badge: 3 });
  await chatting(app, marit).read(body.conversation_id, Number.MAX_SAFE_INTEGER);
  const test = { method: 'POST', url: '/api/push-test.php', headers: { cookie: marit.cookie } } as const;
  await app.app.inject({ ...test, remoteAddress: freshAddress() });
  expect((await arrived()).at(-1)).toMatchObject({ kind: 'test', app_badge: 1 });
});

test('what comes from a fictional profile says so before anything else', async () => {
  const marit = await newcomer({ gender: 'male', language: 'de' });
  await subscribed(marit);
  await ask('insert into likes (liker_id, liked_id) values ($1, $2)', dream.id, marit.id);
  const { tell } = await telling();
  tell({ kind: 'like', to: marit.id, from: dream.id, subject: 0 });
  const [data] = await arrived();
  expect(data?.title).toBe('Fiktiv · Du gefällst Dream');
});

async function telling() {
  const { noticed } = await import('./jobs.ts');
  return {
    tell: (notice: Parameters<typeof app.services.batches.add<object>>[1]) =>
      app.services.batches.add(noticed as never, notice),
  };
}

test('nobody is pushed what they switched off, and blocked members push nothing', async () => {
  const marit = await newcomer();
  await subscribed(marit);
  await ask("update notification_preferences set push = '{like}' where account_id = $1", marit.id);
  await chatting(app, joost).send({ profile_id: marit.id }, 'Hello');
  expect(await arrived()).toEqual([]);
  await like(joost, marit);
  await ask('insert into blocks (blocker_id, blocked_id) values ($1, $2)', marit.id, joost.id);
  expect(await arrived()).toEqual([]);
});

test('who is new in a saved search is pushed once a day to whoever switched that on, without a name', async () => {
  const marit = await newcomer({ country: 'FI' });
  await subscribed(marit);
  await ask('update notification_preferences set push = $2 where account_id = $1', marit.id, []);
  const saved = async (method: 'POST' | 'PUT', payload: object) => {
    const reply = await app.app.inject({
      method,
      url: '/api/saved-searches.php',
      headers: { cookie: marit.cookie },
      payload,
    });
    return reply.json().searches;
  };
  const [search] = await saved('POST', { name: 'Near', search: {}, alert: 'daily' });
  const next = async (name: string) => {
    app.travel(60_000);
    const { id } = await person(app, `${name}${marit.id}`, { gender: 'male', country: 'FI' });
    await ask('update member_search set joined = $2 where member_id = $1', id, app.services.now());
    app.travel(25 * 3600_000);
    await app.runSchedule('saved-search-alerts');
    return arrived();
  };
  expect(await next('Aarne')).toEqual([]);
  await saved('PUT', { id: search.id, push: true });
  const pushed = await next('Veikko');
  expect(pushed).toMatchObject([
    { title: 'New members in your saved searches', url: '/members/saved', tag: 'new-members' },
  ]);
  expect(JSON.stringify(pushed)).not.toContain('Veikko');
  await app.runSchedule('saved-search-alerts');
  expect(await arrived()).toHaveLength(1);
  await ask("update accounts set notifications_disabled = '{bounce}' where id = $1", marit.id);
  const mails = app.mails.length;
  expect(await next('Urho')).toHaveLength(2);
  expect(app.mails.length).toBe(mails);
  await saved('PUT', { id: search.id, push: false });
  expect(await next('Onni')).toHaveLength(2);
});

test('in quiet hours a push waits for their end, by the clock of the device, and only comes if there is still something to tell', async () => {
  const [marit, ans] = [await newcomer(), await newcomer()];
  for (const who of [marit, ans]) {
    await subscribed(who);
    const hour = app.services.now().getUTCHours();
    await ask(
      'update notification_preferences set quiet_from = $2, quiet_until = $3 where account_id = $1',
      who.id,
      hour,
      (hour + 2) % 24,
    );
  }
  await chatting(app, joost).send({ profile_id: marit.id }, 'Are you awake?');
  const { body } = await chatting(app, joost).send({ profile_id: ans.id }, 'Are you awake?');
  expect(await arrived()).toEqual([]);
  await chatting(app, ans).read(body.conversation_id, body.message.id);
  app.travel(2 * 3600_000);
  expect(await arrived()).toMatchObject([{ title: 'joost wrote to you' }]);
});

test('a browser belongs to who logged in there last, and to nobody after the log-out', async () => {
  const [marit, ans] = [await newcomer(), await newcomer()];
  const browser = await subscribed(marit);
  expect((await subscribe(ans, browser)).statusCode).toBe(200);
  expect([await rowsOf(marit), await rowsOf(ans)]).toEqual([[], [{ endpoint: browser.endpoint }]]);
  await app.app.inject({ url: '/api/logout.php', headers: { cookie: ans.cookie } });
  expect(await rowsOf(ans)).toEqual([]);
});

test('nobody takes over a browser of which they know the address alone', async () => {
  const [marit, thief] = [await newcomer(), await newcomer()];
  const browser = await subscribed(marit);
  const stolen = await subscribe(thief, { ...browser, keys: service.browser().keys });
  expect([stolen.statusCode, stolen.json().error.code]).toEqual([422, 'push_refused']);
  expect(await rowsOf(marit)).toHaveLength(1);
});

test('only public push services by https are called, wherever a browser says that it is', async () => {
  const marit = await newcomer();
  const { keys } = service.browser();
  for (const endpoint of [
    'http://push.kindling.dev/1',
    'https://localhost/1',
    'https://127.0.0.1/1',
    'https://2130706433/1',
    'https://0x7f.1/1',
    'https://[::1]/1',
    'https://[::ffff:10.0.0.1]/1',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.4/1',
    'https://8.8.8.8/1',
    'https://metadata/1',
    'https://printer.local/1',
    'https://db.internal/1',
    'https://push.kindling.dev:8443/1',
    'https://user:word@push.kindling.dev/1',
    'file:///etc/passwd',
    `${service.origin.replace('127.0.0.1', 'localhost')}/send/0-1`,
    'nonsense',
  ])
    expect([endpoint, (await subscribe(marit, { endpoint, keys })).statusCode]).toEqual([endpoint, 422]);
  expect((await subscribe(marit, { endpoint: 'https://push.kindling.dev/1', keys })).statusCode).toBe(200);
});

test('the test push comes at any hour, to the calling browser only', async () => {
  const marit = await newcomer();
  const call = () =>
    app.app.inject({
      method: 'POST',
      url: '/api/push-test.php',
      remoteAddress: freshAddress(),
      headers: { cookie: marit.cookie },
    });
  expect((await call()).json().error.code).toBe('push_not_subscribed');
  await subscribed(marit);
  await ask(
    'update notification_preferences set quiet_from = 0, quiet_until = 23, push = $2 where account_id = $1',
    marit.id,
    [],
  );
  expect((await call()).statusCode).toBe(200);
  expect(await arrived()).toMatchObject([{ kind: 'test', always: true, title: 'This is what it looks like' }]);
});

test('an account keeps its ten newest browsers, and none once it is erased', async () => {
  const marit = await newcomer();
  for (let each = 0; each < 12; each += 1) {
    app.travel(1000);
    await subscribed(marit);
  }
  expect(await rowsOf(marit)).toHaveLength(10);
  const { transaction } = await app.calls();
  await transaction((call) => eraseAccount(call, marit.id));
  expect(await rowsOf(marit)).toEqual([]);
});

test('visitors and staff subscribe nothing, and a log-in with the word in its address is no log-in', async () => {
  expect((await subscribe({ cookie: '' }, service.browser())).json()).toMatchObject({ authentication_required: true });
  const login = (query: string) =>
    app.app.inject({
      method: 'POST',
      url: `/api/user.php${query}`,
      remoteAddress: freshAddress(),
      payload: { login: 'x', password: 'y' },
    });
  expect((await login('')).json().error.code).toBe('login_failed');
  expect((await login('?push=1')).json().error.code).toBe('authentication_required');
  expect((await login('?push=10')).json().error.code).toBe('login_failed');
});

test('the service worker is served for the whole site, asked for anew each time, and says its version', async () => {
  const reply = await app.app.inject('/sw-push.js');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'service-worker-allowed': '/',
  });
  expect(reply.body).toContain('const VERSION = 3;');
});

test('pushes say what the site’s operator wrote in the reader’s language, and the product’s words where that cannot be read', async () => {
  const ada = await staff(app, 'ada', 'admin');
  const [site] = await ask<{ id: number }>('select id from sites where is_default');
  const write = async (kind: 'push' | 'push-notice', locale: 'fi' | 'sv', changed: object) => {
    const texts = Object.entries({ ...builtInTexts(kind, locale), ...changed }).map(([name, text]) => ({ name, text }));
    const reply = await app.app.inject({
      method: 'POST',
      url: '/api/admin/mail.php',
      headers: { cookie: ada.cookie },
      payload: { site: site?.id, kind, locale, seen: 0, texts },
    });
    expect(reply.statusCode).toBe(200);
  };
  await write('push', 'fi', { conversation: '{name} kirjoitti ({site})', body: 'Lue se.' });
  const told = async (language: 'fi' | 'sv') => {
    const marit = await newcomer({ language });
    await subscribed(marit);
    await chatting(app, joost).send({ profile_id: marit.id }, 'Hello');
    return (await arrived()).at(-1);
  };
  expect(await told('fi')).toMatchObject({ title: 'joost kirjoitti (Kindling)', body: 'Lue se.' });
  expect(await told('sv')).toMatchObject({ title: 'joost har skrivit till dig' });
  await ask(
    `insert into mail_texts (site_id, kind, locale, version, texts, author, created_at)
     values ($1, 'push', 'sv', 1, '{"conversation": "{nobody} skrev", "body": "Läs det."}', 'x', now())`,
    site?.id,
  );
  expect(await told('sv')).toMatchObject({ title: 'joost har skrivit till dig', body: 'Läs det.' });
});
