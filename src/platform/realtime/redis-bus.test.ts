import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasRedis, type RedisServer, startRedis } from '#tests/redis-server.ts';
import { openRedis } from '../redis/redis.ts';
import { redisBus } from './redis-bus.ts';

describe.runIf(hasRedis)('what happens in one process', () => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const ends: (() => unknown)[] = [];
  const process = async () => {
    const redis = await openRedis(server.url, log);
    ends.unshift(() => redis.close());
    return { redis, bus: await redisBus(redis, log) };
  };
  type Process = Awaited<ReturnType<typeof process>>;
  let server: RedisServer;
  let here: Process;
  let there: Process;
  beforeAll(async () => {
    server = await startRedis();
    ends.push(() => server.kill());
    [here, there] = [await process(), await process()];
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  test('reaches another in its order, whatever is in it, and home at once and once', async () => {
    const [home, away]: [string[], string[]] = [[], []];
    here.bus.subscribe(7, (json) => home.push(json));
    const away7 = there.bus.subscribe(7, (json) => away.push(json));
    there.bus.onAnnouncement('topic', (text) => away.push(text));
    const events = [{ type: 'a', text: 'two\nlines and \u2028' }, { type: 'b', text: 't7 x' }, { type: 'c' }];
    for (const event of events) here.bus.publish(7, event);
    expect(home.map((json) => JSON.parse(json))).toEqual(events);
    here.bus.publish(8, { type: 'not for seven' });
    here.bus.announce('topic', 'several words');
    here.bus.publish(7, { type: 'last' });
    while (away.length < 5) await wait(5);
    expect(away.slice(0, 3).map((json) => JSON.parse(json))).toEqual(events);
    expect(away.slice(3)).toEqual(['several words', '{"type":"last"}']);
    expect(home).toHaveLength(4);
    away7.end();
    here.bus.publish(7, { type: 'to nobody' });
    here.bus.announce('topic', 'end');
    while (away.length < 6) await wait(5);
    expect(away).toHaveLength(6);
  });

  test('is told to whoever was away, in either of them and once, in the order it is known there', async () => {
    const heard: string[] = [];
    const first = here.bus.subscribe(5, (json) => heard.push(json));
    here.bus.publish(5, { type: 'a' });
    first.end();
    const place = first.lastEventId();
    here.bus.publish(5, { type: 'b' });
    there.bus.publish(5, { type: 'c' });
    here.bus.announce('topic', 'not for members');
    const [home, away]: [string[], string[]] = [[], []];
    const watcher = there.bus.subscribe(6, (json) => away.push(json));
    here.bus.publish(6, { type: 'end' });
    while (away.length < 1) await wait(5);
    watcher.end();
    const resumed = there.bus.subscribe(5, (json) => home.push(json), place);
    resumed.end();
    expect(heard).toEqual(['{"type":"a"}']);
    expect(home.toSorted()).toEqual(['{"type":"b"}', '{"type":"c"}']);
    const nothing: string[] = [];
    there.bus.subscribe(5, (json) => nothing.push(json), resumed.lastEventId()).end();
    expect(nothing).toEqual([]);
  });

  test('is not kept for later while they cannot hear each other; both know that they missed something', {
    timeout: 60_000,
  }, async () => {
    const heard: string[] = [];
    let missed = 0;
    there.bus.onMissed(() => missed++);
    there.bus.subscribe(9, (json) => heard.push(json));
    await server.kill();
    while ((await here.bus.ready()) || (await there.bus.ready())) await wait(10);
    for (let round = 0; round < 50; round++) {
      here.bus.publish(9, { type: 'lost' });
      await turn();
    }
    expect(lines.filter((line) => line.includes('do not reach'))).toHaveLength(1);
    await server.restart();
    while (missed < 1 || heard.length < 1) await wait(10);
    expect(new Set(heard)).toEqual(new Set(['{"type":"refresh"}']));
    expect(lines.filter((line) => line.includes('"events":50'))).toHaveLength(1);
  });
});
