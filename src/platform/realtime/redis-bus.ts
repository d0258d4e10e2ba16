import type { Log } from '../log/log.ts';
import type { Redis } from '../redis/redis.ts';
import { type Bus, countEvents, Listeners, newSource, REFRESH } from './bus.ts';
import type { EventId } from './replay-buffer.ts';

/** Milliseconds in which several gaps count as one. */
const DEBOUNCE_MS = 500;

const PRESENCE_MS = 20_000;

/** Lines that processes send each other; `f`: not to be replayed. */
const memberLine = (memberId: number, json: string, fleeting: boolean) => `${fleeting ? 'f' : 'm'}${memberId} ${json}`;
const topicLine = (topic: string, text: string) => `t${topic} ${text}`;
const LOST = 'lost';
const PRESENT = 'present';
const CHANNEL = 'events';

/** Its process's pages stay live while Redis is away. A message's first line has the sender and its first number. */
export async function redisBus(redis: Redis, log: Log): Promise<Bus> {
  const sender = newSource();
  const here = new Listeners(sender);
  const missedHandlers: (() => void)[] = [];
  let waiting: string[] = [];
  let number = 0;
  let lost = 0;
  let scheduled = false;

  const send = (line: string) => {
    number += 1;
    if (waiting.push(line) === 1) setImmediate(flush);
    return { source: sender, number };
  };
  const flush = () => {
    const lines = waiting;
    waiting = [];
    redis
      .publish(CHANNEL, [`${sender} ${number - lines.length + 1}`, ...lines].join('\n'))
      .then(reportLoss, (error: unknown) => {
        if (lost === 0) log.error({ err: error }, 'events do not reach other processes');
        lost += lines.length;
      });
  };
  const reportLoss = () => {
    if (lost === 0) return;
    log.warn({ events: lost }, 'events reach other processes again, some were lost');
    lost = 0;
    here.record(send(LOST), null);
  };
  const missed = () => {
    for (const handler of missedHandlers) handler();
    if (scheduled) return;
    scheduled = true;
    setTimeout(() => {
      scheduled = false;
      here.deliverToAll(JSON.stringify(REFRESH));
    }, DEBOUNCE_MS).unref();
  };
  const receive = (id: EventId, line: string) => {
    const space = line.indexOf(' ');
    const [to, content] = [line.slice(1, space), line.slice(space + 1)];
    const kind = line[0];
    if (kind === 'm' || kind === 'f') return here.deliver(id, Number(to), content, kind === 'f');
    here.record(id, null);
    if (line === LOST) missed();
    else if (kind === 't') here.dispatch(to, content);
  };

  redis.onBack(() => {
    missed();
    reportLoss();
  });
  await redis.listen(CHANNEL, (text) => {
    const [from = '', ...lines] = text.split('\n');
    const [source = '', first] = from.split(' ');
    if (source === sender) return;
    countEvents('received', lines.length);
    for (const [index, line] of lines.entries()) receive({ source, number: Number(first) + index }, line);
  });
  const present = () => {
    if (redis.ready()) here.record(send(PRESENT), null);
  };
  present();
  setInterval(present, PRESENCE_MS).unref();
  return {
    publish(memberId, event) {
      const json = JSON.stringify(event);
      const id = send(memberLine(memberId, json, event.fleeting === true));
      here.deliver(id, memberId, json, event.fleeting);
    },
    subscribe: (memberId, listener, after) => here.add(memberId, listener, after),
    announce(topic, text) {
      here.record(send(topicLine(topic, text)), null);
      here.dispatch(topic, text);
    },
    onAnnouncement: (topic, handler) => here.onAnnouncement(topic, handler),
    onMissed: (handler) => {
      missedHandlers.push(handler);
    },
    ready: async () => redis.ready(),
  };
}
