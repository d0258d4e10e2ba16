import { randomUUID } from 'node:crypto';
import type { Log } from '../log/log.ts';
import type { Redis } from '../redis/redis.ts';
import { type Bus, countEvents, Listeners, REFRESH } from './bus.ts';

/** Milliseconds in which several gaps count as one. */
const SETTLE = 500;

/** A line of what processes tell each other: for a member, for a topic, or that something was lost on the way. */
const memberLine = (memberId: number, json: string) => `m${memberId} ${json}`;
const topicLine = (topic: string, text: string) => `t${topic} ${text}`;
const LOST = 'lost';
const CHANNEL = 'events';

/**
 * The bus between processes, over one channel of Redis or Valkey. This process hears itself directly, so its own pages
 * stay live while Redis is away. All that is told in one turn of the event loop travels as one message of many lines,
 * the first of which says who sends.
 */
export async function redisBus(redis: Redis, log: Log): Promise<Bus> {
  const here = new Listeners();
  const sender = randomUUID();
  const missedHandlers: (() => void)[] = [];
  let waiting: string[] = [];
  let lost = 0;
  let settling = false;

  const send = (line: string) => {
    if (waiting.push(line) === 1) setImmediate(flush);
  };
  const flush = () => {
    const lines = waiting;
    waiting = [];
    redis.publish(CHANNEL, [sender, ...lines].join('\n')).then(tellOfLoss, (error: unknown) => {
      if (lost === 0) log.error({ err: error }, 'events do not reach other processes');
      lost += lines.length;
    });
  };
  const tellOfLoss = () => {
    if (lost === 0) return;
    log.warn({ events: lost }, 'events reach other processes again, some were lost');
    lost = 0;
    send(LOST);
  };
  const missed = () => {
    for (const handler of missedHandlers) handler();
    if (settling) return;
    settling = true;
    setTimeout(() => {
      settling = false;
      here.tellAll(JSON.stringify(REFRESH));
    }, SETTLE).unref();
  };
  const receive = (line: string) => {
    if (line === LOST) return missed();
    const space = line.indexOf(' ');
    const [to, content] = [line.slice(1, space), line.slice(space + 1)];
    if (line.startsWith('m')) here.tell(Number(to), content);
    else here.announced(to, content);
  };

  redis.onBack(() => {
    missed();
    tellOfLoss();
  });
  await redis.listen(CHANNEL, (text) => {
    const lines = text.split('\n');
    if (lines[0] === sender) return;
    countEvents('received', lines.length - 1);
    for (const line of lines.slice(1)) receive(line);
  });
  return {
    publish(memberId, event) {
      const json = JSON.stringify(event);
      here.tell(memberId, json);
      send(memberLine(memberId, json));
    },
    subscribe: (memberId, listener) => here.add(memberId, listener),
    announce(topic, text) {
      here.announced(topic, text);
      send(topicLine(topic, text));
    },
    onAnnouncement: (topic, handler) => here.onAnnouncement(topic, handler),
    onMissed: (handler) => {
      missedHandlers.push(handler);
    },
    ready: async () => redis.ready(),
  };
}
