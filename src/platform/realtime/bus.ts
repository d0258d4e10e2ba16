import { randomBytes } from 'node:crypto';
import { counterOf } from '../metrics/metrics.ts';
import { type EventId, formatClock, parseClock, ReplayBuffer, type VectorClock } from './replay-buffer.ts';

/** `type`: contracts list the shapes. What is `fleeting` is worth nothing a moment later: who was away is not told. */
export type LiveEvent = { type: string; fleeting?: boolean } & Record<string, unknown>;
/** Gets an event as JSON of one line, written once for all listeners, and the id from which a stream can be resumed after it. */
export type Listener = (json: string, lastEventId: string) => void;

export interface Subscription {
  /** The id from which this stream can be resumed now, at any process. */
  lastEventId(): string;
  end(): void;
}

export const REFRESH: LiveEvent = { type: 'refresh' };

/** Publish after commit, never inside a transaction. Nothing here waits or fails: the next poll puts pages right. */
export interface Bus {
  publish(memberId: number, event: LiveEvent): void;
  /** @param after an earlier `lastEventId`, at any process: events since then come first, or `REFRESH` alone. */
  subscribe(memberId: number, listener: Listener, after?: string): Subscription;
  /** @param text one line. */
  announce(topic: string, text: string): void;
  onAnnouncement(topic: string, handler: (text: string) => void): void;
  /** `handler` runs when announcements of other processes may have been missed. */
  onMissed(handler: () => void): void;
  ready(): Promise<boolean>;
}

declare module 'fastify' {
  interface FastifyInstance {
    bus: Bus;
  }
}

export function inProcessBus(): Bus {
  const source = newSource();
  const here = new Listeners(source);
  let number = 0;
  return {
    publish: (memberId, event) => {
      countEvents('published');
      number += 1;
      here.deliver({ source, number }, memberId, JSON.stringify(event), event.fleeting);
    },
    subscribe: (memberId, listener, after) => here.add(memberId, listener, after),
    announce: (topic, text) => here.dispatch(topic, text),
    onAnnouncement: (topic, handler) => here.onAnnouncement(topic, handler),
    onMissed: () => {},
    ready: async () => true,
  };
}

export const countEvents = counterOf<'published' | 'received' | 'delivered'>(
  'events_total',
  'Live events and announcements: published here, received from other processes, delivered to open streams.',
  'way',
);

export const newSource = (): string => randomBytes(4).toString('hex');

interface Subscriber {
  readonly listener: Listener;
  /** Events that it received from another process before this process has: they are skipped when they come. */
  readonly ahead: VectorClock;
}

export class Listeners {
  readonly #buffer: ReplayBuffer;
  readonly #byMember = new Map<number, Set<Subscriber>>();
  readonly #byTopic = new Map<string, ((text: string) => void)[]>();

  constructor(own: string) {
    this.#buffer = new ReplayBuffer(own);
  }

  add(memberId: number, listener: Listener, after?: string): Subscription {
    const subscriber: Subscriber = { listener, ahead: new Map() };
    const subscription = {
      lastEventId: () => this.#lastEventIdOf(subscriber),
      end: () => {
        const left = this.#byMember.get(memberId);
        if (left?.delete(subscriber) && left.size === 0) this.#byMember.delete(memberId);
      },
    };
    const present = this.#byMember.get(memberId);
    if (present) present.add(subscriber);
    else this.#byMember.set(memberId, new Set([subscriber]));
    if (after !== undefined) this.#replay(memberId, subscriber, parseClock(after));
    return subscription;
  }

  /** @param fleeting it is not replayed to who comes back later. */
  deliver(id: EventId, memberId: number, json: string, fleeting = false): void {
    this.record(id, fleeting ? null : { memberId, json });
    const subscribers = this.#byMember.get(memberId);
    if (!subscribers) return;
    countEvents('delivered', subscribers.size);
    for (const subscriber of subscribers)
      if (id.number > (subscriber.ahead.get(id.source) ?? 0))
        subscriber.listener(json, this.#lastEventIdOf(subscriber));
  }

  record(id: EventId, event: { memberId: number; json: string } | null): void {
    this.#buffer.record(id, event);
  }

  deliverToAll(json: string): void {
    for (const subscribers of this.#byMember.values())
      for (const subscriber of subscribers) subscriber.listener(json, this.#lastEventIdOf(subscriber));
  }

  onAnnouncement(topic: string, handler: (text: string) => void): void {
    const present = this.#byTopic.get(topic);
    if (present) present.push(handler);
    else this.#byTopic.set(topic, [handler]);
  }

  dispatch(topic: string, text: string): void {
    for (const handler of this.#byTopic.get(topic) ?? []) handler(text);
  }

  #replay(memberId: number, subscriber: Subscriber, clock: VectorClock | null): void {
    const missed = clock && this.#buffer.since(memberId, clock);
    if (!clock || !missed) {
      subscriber.listener(JSON.stringify(REFRESH), this.#lastEventIdOf(subscriber));
      return;
    }
    for (const { source, number, json } of missed) {
      clock.set(source, number);
      subscriber.listener(json, formatClock(clock));
    }
    const here = this.#buffer.clock();
    for (const [source, number] of clock) if (number > (here.get(source) ?? 0)) subscriber.ahead.set(source, number);
  }

  #lastEventIdOf({ ahead }: Subscriber): string {
    const clock = this.#buffer.clock();
    for (const [source, number] of ahead) {
      if ((clock.get(source) ?? 0) >= number) ahead.delete(source);
      else clock.set(source, number);
    }
    return formatClock(clock);
  }
}
