import type { Log } from '../log/log.ts';
import type { Redis } from '../redis/redis.ts';
import { type Bus, countEvents, Listeners, newSource, REFRESH } from './bus.ts';
import type { Heard } from './history.ts';

/** Milliseconds in which several gaps count as one. */
const SETTLE = 500;

/** Milliseconds between two signs that a process is there, for what its place is worth. */
const HERE = 20_000;

/**
 * A line of what processes tell each other: for a member (worth nothing later, if fleeting), for a topic, that something was lost
 * on the way, or that this process is there.
 */
const memberLine = (memberId: number, json: string, fleeting: boolean) => `${fleeting ? 'f' : 'm'}${memberId} ${json}`;
const topicLine = (topic: string, text: string) => `t${topic} ${text}`;
const LOST = 'lost';
const PRESENT = 'present';
const CHANNEL = 'events';

/**
 * The bus between processes, over one channel of Redis or Valkey. This process hears itself directly, so its own pages
 * stay live while Redis is away. All that is told in one turn of the event loop travels as one message of many lines,
 * the first of which says who sends, and the number of the first of them: each has the next.
 */
export async function redisBus(redis: Redis, log: Log): Promise<Bus> {
  const sender = newSource();
  const here = new Listeners(sender);
  const missedHandlers: (() => void)[] = [];
  let waiting: string[] = [];
  let number = 0;
  let lost = 0;
  let settling = false;

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
      .then(tellOfLoss, (error: unknown) => {
        if (lost === 0) log.error({ err: error }, 'events do not reach other processes');
        lost += lines.length;
      });
  };
  const tellOfLoss = () => {
    if (lost === 0) return;
    log.warn({ events: lost }, 'events reach other processes again, some were lost');
    lost = 0;
    here.note(send(LOST), null);
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
  const receive = (heard: Heard, line: string) => {
    const space = line.indexOf(' ');
    const [to, content] = [line.slice(1, space), line.slice(space + 1)];
    const kind = line[0];
    if (kind === 'm' || kind === 'f') return here.tell(heard, Number(to), content, kind === 'f');
    here.note(heard, null);
    if (line === LOST) missed();
    else if (kind === 't') here.announced(to, content);
  };

  redis.onBack(() => {
    missed();
    tellOfLoss();
  });
  await redis.listen(CHANNEL, (text) => {
    const [from = '', ...lines] = text.split('\n');
    const [source = '', first] = from.split(' ');
    if (source === sender) return;
    countEvents('received', lines.length);
    for (const [index, line] of lines.entries()) receive({ source, number: Number(first) + index }, line);
  });
  const present = () => {
    if (redis.ready()) here.note(send(PRESENT), null);
  };
  present();
  setInterval(present, HERE).unref();
  return {
    publish(memberId, event) {
      const json = JSON.stringify(event);
      const heard = send(memberLine(memberId, json, event.fleeting === true));
      here.tell(heard, memberId, json, event.fleeting);
    },
    subscribe: (memberId, listener, after) => here.add(memberId, listener, after),
    announce(topic, text) {
      here.note(send(topicLine(topic, text)), null);
      here.announced(topic, text);
    },
    onAnnouncement: (topic, handler) => here.onAnnouncement(topic, handler),
    onMissed: (handler) => {
      missedHandlers.push(handler);
    },
    ready: async () => redis.ready(),
  };
}
