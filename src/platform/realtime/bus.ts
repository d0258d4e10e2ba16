import { randomBytes } from 'node:crypto';
import { counterOf } from '../metrics/metrics.ts';
import { type EventId, formatClock, parseClock, ReplayBuffer, type VectorClock } from './replay-buffer.ts';

/**
 * Something that happened, for one member's open pages. `type` names it; contracts list the shapes. What is `fleeting` is worth
 * nothing a moment later: who was away is not told of it.
 */
export type LiveEvent = { type: string; fleeting?: boolean } & Record<string, unknown>;
/** Gets an event as JSON of one line, written once for all listeners, and the id from which a stream can be resumed after it. */
export type Listener = (json: string, lastEventId: string) => void;

export interface Subscription {
  /** The id from which this stream can be resumed now, at any process. */
  lastEventId(): string;
  end(): void;
}

/** Told to open pages when events may have been missed: they ask again for what they show. */
export const REFRESH: LiveEvent = { type: 'refresh' };

/**
 * Carries between processes what has just happened. Publish after commit, never inside a transaction. Nothing here waits
 * or fails: when processes cannot hear each other, pages are put right by their next poll, and caches by their age.
 * What one process publishes arrives everywhere in its order.
 */
export interface Bus {
  publish(memberId: number, event: LiveEvent): void;
  /**
   * Sends the listener every event from now on.
   * @param after the `lastEventId` of an earlier subscription, at this or another process. Events since then are sent first, each
   * once; or `REFRESH` alone if some are not known any more, or they are too many.
   */
  subscribe(memberId: number, listener: Listener, after?: string): Subscription;
  /** Tells every process, this one first and at once. @param text one line. */
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

/** The bus of a single process. */
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
    // Nothing is missed where everything is told by a call.
    onMissed: () => {},
    ready: async () => true,
  };
}

/** Counts what is told: by this process, to it by others, and to its readers. */
export const countEvents = counterOf<'published' | 'received' | 'delivered'>(
  'events_total',
  'Live events and announcements: published here, received from other processes, delivered to open streams.',
  'way',
);

/** A name for a process that tells: eight letters or digits. */
export const newSource = (): string => randomBytes(4).toString('hex');

interface Subscriber {
  readonly listener: Listener;
  /** Events that it received from another process before this process has: they are skipped when they come. */
  readonly ahead: VectorClock;
}

/** The subscribers of this process. */
export class Listeners {
  readonly #buffer: ReplayBuffer;
  readonly #byMember = new Map<number, Set<Subscriber>>();
  readonly #byTopic = new Map<string, ((text: string) => void)[]>();

  /** @param own the source that this process is. */
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

  /** Records the next event of a source, whomever it is for. */
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

  /** Calls the handlers of a topic. */
  dispatch(topic: string, text: string): void {
    for (const handler of this.#byTopic.get(topic) ?? []) handler(text);
  }

  /** Sends what was missed since a clock, and remembers what this process has not received itself yet. */
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
