import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { openLog } from '#platform/log/log.ts';
import { startTestApp } from '#tests/harness.ts';
import { person } from '#tests/people.ts';
import { buildServer } from '../../app/server.ts';
import { countStreams } from './sse.ts';
import { Wheel } from './wheel.ts';

test('of many streams only a few are looked after at a time, and each once in a period', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const beats = new Map<object, number>();
    let most = 0;
    let now = 0;
    const wheel = new Wheel<object>(25_000, (thing) => {
      beats.set(thing, (beats.get(thing) ?? 0) + 1);
      now += 1;
    });
    const things = Array.from({ length: 1000 }, () => ({}));
    for (const thing of things) wheel.add(thing);
    for (let turn = 0; turn < 250; turn += 1) {
      now = 0;
      vi.advanceTimersByTime(100);
      most = Math.max(most, now);
    }
    expect(most).toBe(4);
    expect([...beats.values()].filter((count) => count === 1)).toHaveLength(1000);
    for (const thing of things) wheel.delete(thing);
    expect([wheel.size, vi.getTimerCount()]).toEqual([0, 0]);
  } finally {
    vi.useRealTimers();
  }
});

test('an open stream holds neither its request nor its reply', { timeout: 60_000 }, async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const kindling = await startTestApp();
  const marit = await person(kindling, 'marit');
  const log = openLog({ logLevel: 'info' }, { write: () => {} });
  // Fastify gives each request a child of the log, which only the request and its reply hold.
  const children: WeakRef<object>[] = [];
  const makeChild = log.child.bind(log);
  log.child = ((...given: Parameters<typeof makeChild>) => {
    const child = makeChild(...given);
    children.push(new WeakRef(child));
    return child;
  }) as typeof log.child;
  const app = await buildServer({ ...kindling.services, log }, null);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  children.length = 0;
  const streams = await Promise.all(
    Array.from({ length: 10 }, () => fetch(`${url}/api/events.php`, { headers: { cookie: marit.cookie } })),
  );
  expect([streams.map(({ status }) => status), children.length, countStreams()]).toEqual([Array(10).fill(200), 10, 10]);
  // What was asked of a weak reference is kept until the turn's end: the next look collects it.
  const held = () => {
    collect();
    return children.filter((child) => child.deref()).length;
  };
  await expect.poll(held, { timeout: 10_000 }).toBe(0);
  await Promise.all(streams.map((stream) => stream.body?.cancel()));
  await app.close();
});
