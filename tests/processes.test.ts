import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { drainStreams } from '#platform/realtime/sse.ts';
import { scriptOf } from '#platform/redis/redis.ts';
import { BEGIN_AT_ONCE } from '#product/payments/contract.ts';
import { type OpenTestApp, openTestApp } from './harness.ts';
import { factOf, referenceOf, sandboxCall } from './paying.ts';
import { type Person, person } from './people.ts';
import { hasRedis, type RedisServer, startRedis } from './redis-server.ts';

/** One process of the product, with a port of its own. */
interface Process extends OpenTestApp {
  url: string;
}

async function listening(test: OpenTestApp): Promise<Process> {
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  return { ...test, url: `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}` };
}

interface Call {
  method?: 'GET' | 'POST' | 'PUT';
  payload?: object;
  from?: string;
}

async function call({ url }: Process, who: Pick<Person, 'cookie'> | null, path: string, options: Call = {}) {
  const { method = 'GET', payload, from } = options;
  const reply = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(who && { cookie: who.cookie }),
      ...(payload && { 'content-type': 'application/json' }),
      ...(from && { 'x-forwarded-for': from }),
    },
    ...(payload && { body: JSON.stringify(payload) }),
  });
  return { status: reply.status, headers: reply.headers, body: await reply.json() };
}

const userOf = async (process: Process, who: Person) => (await call(process, who, '/api/user.php')).body.user;

/** An open page of a member: all that its event stream has brought so far. */
interface Page {
  text: string;
  ended: boolean;
}

async function openPage(process: Process, who: Person): Promise<Page> {
  const page: Page = { text: '', ended: false };
  const reply = await fetch(`${process.url}/api/events.php`, { headers: { cookie: who.cookie } });
  expect(reply.status).toBe(200);
  const read = async () => {
    for await (const chunk of reply.body ?? []) page.text += Buffer.from(chunk).toString();
  };
  read().finally(() => {
    page.ended = true;
  });
  await until(() => page.text.includes('retry:'));
  return page;
}

/** Waits until something is so; what never becomes so fails by the test's time limit. */
async function until(so: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await so())) await wait(10);
}

describe.runIf(hasRedis)('two processes of one site', () => {
  let redis: RedisServer;
  let one: Process;
  let two: Process;
  beforeAll(async () => {
    redis = await startRedis();
    one = await listening(await openTestApp({ redisUrl: redis.url }));
    two = await listening(await openTestApp({ redisUrl: redis.url }, one));
    return async () => {
      drainStreams();
      await two.close();
      await one.close();
      await redis.kill();
    };
  });

  test('a message sent through one reaches the pages that the other serves, of both who write', async () => {
    const marit = await person(one, 'marit', { premium: true, credits: 1000 });
    const bas = await person(one, 'bas', { gender: 'male' });
    const [theirs, mine, elsewhere] = [
      await openPage(two, bas),
      await openPage(two, marit),
      await openPage(two, await person(one, 'nosy')),
    ];
    const bodies = Array.from({ length: 20 }, (_, number) => `Hello\nnumber ${number} ✨`);
    for (const body of bodies) {
      const payload = { profile_id: bas.id, body, key: randomUUID() };
      expect((await call(one, marit, '/api/chat.php', { method: 'POST', payload })).status).toBe(200);
    }
    const told = (page: Page): { id: number; body: string }[] =>
      page.text
        .split('\n')
        .filter((line) => line.startsWith('data: '))
        .map((line) => JSON.parse(line.slice(6)))
        .filter(({ type }) => type === 'message')
        .map(({ message }) => message);
    await until(() => told(theirs).length === bodies.length && told(mine).length === bodies.length);
    expect(told(mine).map(({ body }) => body)).toEqual(bodies);
    expect(told(theirs).map(({ id }) => id)).toEqual(told(mine).map(({ id }) => id));
    expect(mine.text).toContain('"type":"balance"');
    expect(theirs.text).not.toContain('"type":"balance"');
    expect(told(elsewhere)).toEqual([]);
  });

  test('a page whose line broke goes on at the other where it was: nothing is missed, nothing comes twice', async () => {
    const [ida, jan] = [
      await person(one, 'ida-back', { premium: true, credits: 1000 }),
      await person(one, 'jan-back', { gender: 'male' }),
    ];
    const written: string[] = [];
    const write = async (process: Process) => {
      const payload = { profile_id: jan.id, body: 'Hello', key: randomUUID() };
      written.push(payload.key);
      expect((await call(process, ida, '/api/chat.php', { method: 'POST', payload })).status).toBe(200);
    };
    const heard: string[] = [];
    /** One line of a browser's, up to so many messages in all. @returns where it was left. */
    const listen = async (process: Process, place: string, messages: number): Promise<string> => {
      const leaving = new AbortController();
      const headers = { cookie: jan.cookie, ...(place && { 'last-event-id': place }) };
      const reply = await fetch(`${process.url}/api/events.php`, { headers, signal: leaving.signal });
      let [text, left] = ['', place];
      for await (const chunk of (reply.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
        const blocks = `${text}${chunk}`.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) {
          expect(block).not.toContain('refresh');
          const key = /"key":"(.*?)"/.exec(block)?.[1];
          if (key) heard.push(key);
          left = /^id: (.*)$/m.exec(block)?.[1] ?? left;
        }
        if (heard.length >= messages && left) break;
      }
      leaving.abort();
      return left;
    };
    let place = await listen(one, '', 0);
    for (const [via, at] of [
      [one, two],
      [two, one],
      [two, two],
      [one, one],
    ] as const) {
      for (let count = 0; count < 5; count += 1) await write(count % 2 ? one : via);
      place = await listen(at, place, written.length);
    }
    expect([heard.length, heard.toSorted()]).toEqual([20, written.toSorted()]);
  });

  test('a log-out through one ends the pages of that session on the other, and its calls are refused', async () => {
    const lou = await person(one, 'lou');
    const other = { ...lou, cookie: (await loggedInAgain(lou)).cookie };
    expect(await userOf(two, lou)).toMatchObject({ id: lou.id });
    const [page, stays] = [await openPage(two, lou), await openPage(two, other)];
    await call(one, lou, '/api/logout.php');
    await until(() => page.ended);
    expect(await userOf(two, lou)).toBeNull();
    expect((await call(two, lou, '/api/events.php')).status).toBe(403);
    expect(stays.ended).toBe(false);
    expect(await userOf(two, other)).toMatchObject({ id: lou.id });
  });

  /** A second session of the same person. */
  const loggedInAgain = async (who: Person): Promise<Person> => {
    const twin = await person(one, `${who.name}-twin`);
    await one.db.query({
      text: 'update sessions set account_id = $1 where account_id = $2',
      values: [who.id, twin.id],
    });
    return twin;
  };

  test('premium bought through one is there in the other at once', async () => {
    const pia = await person(one, 'pia');
    expect(await userOf(two, pia)).toMatchObject({ paid_user: false });
    const page = await openPage(two, pia);
    const packages = await call(one, pia, '/api/packages.php?country=NL');
    const started = await call(one, pia, '/api/payment.php', {
      method: 'POST',
      payload: {
        package_id: packages.body.packages[0].id,
        method: 'card',
        country: 'NL',
        key: randomUUID(),
        begin_at_once: BEGIN_AT_ONCE,
        total: packages.body.packages[0].price,
      },
    });
    const fact = factOf(started.body.payment, referenceOf(started.body));
    const { url, headers, payload: body } = await sandboxCall(one.services, [fact]);
    const paid = await fetch(`${one.url}${url}`, { method: 'POST', headers, body });
    expect(paid.status).toBe(200);
    // The page is told after the session is forgotten: what it asks then is answered anew.
    await until(() => page.text.includes('"type":"balance"'));
    expect(await userOf(two, pia)).toMatchObject({ paid_user: true, free_conversations_left: null });
  });

  test('a language chosen through one is used by the other', async () => {
    const lia = await person(one, 'lia');
    expect((await userOf(two, lia)).language).toBe('en');
    await call(one, lia, '/api/user.php', { method: 'PUT', payload: { language: 'fi' } });
    await until(async () => (await userOf(two, lia)).language === 'fi');
    const refused = await call(two, lia, '/api/chat.php', { method: 'POST', payload: {} });
    expect(refused.body.error.message).not.toMatch(/please/i);
  });

  test('settings that are changed in the database are seen by both within five seconds', async () => {
    const lengths = () =>
      Promise.all(
        [one, two].map(
          async (process) => (await call(process, null, '/api/settings.php')).body.settings.message_length,
        ),
      );
    expect(await lengths()).toEqual([1000, 1000]);
    await one.db.query({ text: `update sites set settings = settings || '{"message_length": 777}'` });
    for (const { travel } of [one, two]) travel(5001);
    expect(await lengths()).toEqual([777, 777]);
  });

  test('calls from one address are counted together, and the keys do not tell the address', async () => {
    const from = '198.51.100.7';
    const attempt = (process: Process, address: string) =>
      call(process, null, '/api/user.php', { method: 'POST', payload: { login: 5 }, from: address });
    for (let round = 0; round < 30; round++) {
      for (const process of [one, two]) expect((await attempt(process, from)).status).toBe(400);
    }
    for (const process of [one, two]) {
      const refused = await attempt(process, from);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await attempt(process, '198.51.100.8')).status).toBe(400);
    }
    const keys = await one.services.redis?.run(scriptOf("return redis.call('keys', '*')"), '', []);
    expect(keys).toContainEqual(expect.stringMatching(/^kindling:limit:[\w-]{43}$/));
    expect(String(keys)).not.toContain('198.51');
  });
});

describe.runIf(hasRedis)('when Redis goes away', () => {
  let redis: RedisServer;
  let one: Process;
  let two: Process;
  beforeAll(async () => {
    redis = await startRedis();
    one = await listening(await openTestApp({ redisUrl: redis.url }));
    two = await listening(await openTestApp({ redisUrl: redis.url }, one));
    return async () => {
      drainStreams();
      await two.close();
      await one.close();
      await redis.kill();
    };
  });

  const ready = async (process: Process) => {
    const { status, body } = await call(process, null, '/readyz');
    expect([status, body.status]).toEqual([200, body.bus ? 'ready' : 'bus does not answer']);
    return body.bus === true;
  };

  test('each process goes on by itself: it serves, counts calls, stays live for its own pages, and finds log-outs', {
    timeout: 60_000,
  }, async () => {
    const [marit, bas] = [
      await person(one, 'marit', { premium: true, credits: 50 }),
      await person(one, 'bas', { gender: 'male' }),
    ];
    const page = await openPage(one, bas);
    expect(await userOf(two, marit)).not.toBeNull();
    await redis.kill();
    await until(async () => !(await ready(one)) && !(await ready(two)));

    const payload = { profile_id: bas.id, body: 'still here', key: randomUUID() };
    expect((await call(one, marit, '/api/chat.php', { method: 'POST', payload })).status).toBe(200);
    await until(() => page.text.includes(payload.key));
    const attempts = await Promise.all(
      Array.from({ length: 61 }, () =>
        call(one, null, '/api/user.php', { method: 'POST', payload: { login: 5 }, from: '198.51.100.9' }),
      ),
    );
    expect(attempts.filter(({ status }) => status === 400)).toHaveLength(60);
    expect(attempts.filter(({ status }) => status === 429)).toHaveLength(1);

    await call(one, marit, '/api/logout.php');
    two.travel(3001);
    expect(await userOf(two, marit)).toBeNull();
    expect(page.ended).toBe(false);
  });

  test('both find each other again when it is back, and their pages ask for what they missed', {
    timeout: 60_000,
  }, async () => {
    const ida = await person(one, 'ida', { premium: true, credits: 50 });
    const joe = await person(one, 'joe', { gender: 'male' });
    expect(await userOf(two, ida)).not.toBeNull();
    const page = await openPage(two, joe);
    await call(one, ida, '/api/logout.php');
    await redis.restart();
    await until(async () => (await ready(one)) && (await ready(two)));
    await until(() => page.text.includes('data: {"type":"refresh"}'));
    expect(await userOf(two, ida)).toBeNull();
    one.services.bus.publish(joe.id, { type: 'like', profile_id: ida.id });
    await until(() => page.text.includes('"type":"like"'));
  });

  test('no call waits for a Redis that keeps its connections and answers nothing', { timeout: 60_000 }, async () => {
    const kim = await person(one, 'kim');
    const page = await openPage(two, kim);
    redis.freeze();
    const attempt = () =>
      call(one, null, '/api/user.php', { method: 'POST', payload: { login: 5 }, from: '198.51.100.10' });
    expect((await attempt()).status).toBe(400);
    one.services.bus.publish(kim.id, { type: 'like', profile_id: 1 });
    await until(async () => !(await ready(one)) && !(await ready(two)));
    expect((await attempt()).status).toBe(400);
    redis.resume();
    await until(async () => (await ready(one)) && (await ready(two)));
    await until(() => page.text.includes('data: {"type":"refresh"}'));
  });
});
