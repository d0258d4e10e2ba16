import { counterOf } from '../metrics/metrics.ts';

/** Something that happened, for one member's open pages. `type` names it; contracts list the shapes. */
export type LiveEvent = { type: string } & Record<string, unknown>;
/** Gets an event as it travels: JSON of one line, made once however many listen. */
export type Listener = (json: string) => void;

/** Told to open pages when events may have been missed: they ask again for what they show. */
export const REFRESH: LiveEvent = { type: 'refresh' };

/**
 * Carries between processes what has just happened. Publish after commit, never inside a transaction. Nothing here waits
 * or fails: when processes cannot hear each other, pages are put right by their next poll, and caches by their age.
 * What one process publishes arrives everywhere in its order.
 */
export interface Bus {
  publish(memberId: number, event: LiveEvent): void;
  /** @returns a function that ends the subscription. */
  subscribe(memberId: number, listener: Listener): () => void;
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
  const here = new Listeners();
  return {
    publish: (memberId, event) => {
      countEvents('published');
      here.tell(memberId, JSON.stringify(event));
    },
    subscribe: (memberId, listener) => here.add(memberId, listener),
    announce: (topic, text) => here.announced(topic, text),
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

/** Who listens in this process. */
export class Listeners {
  readonly #byMember = new Map<number, Set<Listener>>();
  readonly #byTopic = new Map<string, ((text: string) => void)[]>();

  add(memberId: number, listener: Listener): () => void {
    const present = this.#byMember.get(memberId);
    if (present) present.add(listener);
    else this.#byMember.set(memberId, new Set([listener]));
    return () => {
      const left = this.#byMember.get(memberId);
      if (left?.delete(listener) && left.size === 0) this.#byMember.delete(memberId);
    };
  }

  tell(memberId: number, json: string): void {
    const listeners = this.#byMember.get(memberId);
    if (!listeners) return;
    countEvents('delivered', listeners.size);
    for (const listener of listeners) listener(json);
  }

  tellAll(json: string): void {
    for (const listeners of this.#byMember.values()) for (const listener of listeners) listener(json);
  }

  onAnnouncement(topic: string, handler: (text: string) => void): void {
    const present = this.#byTopic.get(topic);
    if (present) present.push(handler);
    else this.#byTopic.set(topic, [handler]);
  }

  announced(topic: string, text: string): void {
    for (const handler of this.#byTopic.get(topic) ?? []) handler(text);
  }
}
