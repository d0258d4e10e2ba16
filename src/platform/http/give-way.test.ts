import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { App } from './app.ts';
import type { Endpoint } from './endpoint.ts';
import { givingWay } from './give-way.ts';

const endpoint: Endpoint = { method: 'GET', path: '/api/call.php', summary: 'A call', access: 'anyone' };

async function server() {
  const app = Fastify() as unknown as App;
  let time = 0;
  const pauses: number[] = [];
  const clock = {
    now: () => time,
    sleep: async (milliseconds: number) => {
      pauses.push(milliseconds);
      time += milliseconds;
    },
  };
  const giveWay = givingWay(app, clock);
  const gate = Promise.withResolvers<void>();
  const answer = () => gate.promise.then(() => ({}));
  app.get('/api/call.php', { config: { endpoint } }, answer);
  app.get('/api/events.php', { config: { endpoint: { ...endpoint, type: 'text/event-stream' } } }, answer);
  app.get('/page', answer);
  await app.ready();
  onTestFinished(() => app.close());
  const open: Promise<unknown>[] = [];
  return {
    giveWay,
    pauses,
    travel: (milliseconds: number) => {
      time += milliseconds;
    },
    /** Begins a request, which is not answered before `end`. */
    begin: async (url: string) => {
      const arrived = new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
      open.push(app.inject(url).then((reply) => reply.statusCode));
      await arrived;
    },
    end: () => {
      gate.resolve();
      return Promise.all(open);
    },
  };
}

test('while a call is under way, work pauses three times as long as the work before it held the thread', async () => {
  const { giveWay, pauses, begin, end } = await server();
  await begin('/api/call.php');
  await giveWay();
  expect(pauses).toEqual([]);
  giveWay.held(10);
  await giveWay();
  expect(pauses).toEqual([30]);
  await giveWay();
  expect(pauses).toEqual([30]);
  expect(await end()).toEqual([200]);
});

test('no pause is longer than 50 milliseconds', async () => {
  const { giveWay, pauses, begin, end } = await server();
  await begin('/api/call.php');
  giveWay.held(10_000);
  await giveWay();
  expect(pauses).toEqual([50]);
  await end();
});

test('who has just been answered may ask again: work pauses for them too, and for nobody after that', async () => {
  const { giveWay, pauses, begin, end, travel } = await server();
  await begin('/api/call.php');
  await begin('/api/call.php');
  expect(await end()).toEqual([200, 200]);
  giveWay.held(10);
  await giveWay();
  expect(pauses).toEqual([30]);
  travel(50);
  giveWay.held(10);
  await giveWay();
  expect(pauses).toEqual([30]);
});

test('pages and streams of events hold nobody up', async () => {
  const { giveWay, pauses, begin, end } = await server();
  await begin('/page');
  await begin('/api/events.php');
  giveWay.held(30);
  await giveWay();
  expect(pauses).toEqual([]);
  expect(await end()).toEqual([200, 200]);
});
