import { randomBytes } from 'node:crypto';
import { counterOf } from '../metrics/metrics.ts';
import { type Heard, History, type Reached, reachedOf, textOfReached } from './history.ts';

/**
 * Something that happened, for one member's open pages. `type` names it; contracts list the shapes. What is `fleeting` is worth
 * nothing a moment later: who was away is not told of it.
 */
export type LiveEvent = { type: string; fleeting?: boolean } & Record<string, unknown>;
/** Gets an event as it travels: JSON of one line, made once however many listen. `place`: how far all was heard with it. */
export type Listener = (json: string, place: string) => void;

export interface Subscription {
  /** How far all was heard by now: from here on it can be resumed at any process. */
  place(): string;
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
   * Tells the listener what happens from now on.
   * @param after where an earlier subscription, here or in another process, was left. What happened since is told first, each
   * thing once; or `REFRESH` alone, if it is not known any more or too much to be told again.
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
      here.tell({ source, number }, memberId, JSON.stringify(event), event.fleeting);
    },
    subscribe: (memberId, listener, after) => here.add(memberId, listener, after),
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

/** A name for a process that tells: eight letters or digits. */
export const newSource = (): string => randomBytes(4).toString('hex');

interface Ear {
  readonly listener: Listener;
  /** What it heard elsewhere and this process has not heard yet. */
  readonly ahead: Reached;
}

/** Who listens in this process. */
export class Listeners {
  readonly #history: History;
  readonly #byMember = new Map<number, Set<Ear>>();
  readonly #byTopic = new Map<string, ((text: string) => void)[]>();

  /** @param own the source that this process is. */
  constructor(own: string) {
    this.#history = new History(own);
  }

  add(memberId: number, listener: Listener, after?: string): Subscription {
    const ear: Ear = { listener, ahead: new Map() };
    const subscription = {
      place: () => this.#placeOf(ear),
      end: () => {
        const left = this.#byMember.get(memberId);
        if (left?.delete(ear) && left.size === 0) this.#byMember.delete(memberId);
      },
    };
    const present = this.#byMember.get(memberId);
    if (present) present.add(ear);
    else this.#byMember.set(memberId, new Set([ear]));
    if (after !== undefined) this.#tellAgain(memberId, ear, reachedOf(after));
    return subscription;
  }

  /** @param event what nobody is told of again is `fleeting`. */
  tell(heard: Heard, memberId: number, json: string, fleeting = false): void {
    this.note(heard, fleeting ? null : { memberId, json });
    const ears = this.#byMember.get(memberId);
    if (!ears) return;
    countEvents('delivered', ears.size);
    for (const ear of ears)
      if (heard.number > (ear.ahead.get(heard.source) ?? 0)) ear.listener(json, this.#placeOf(ear));
  }

  /** Notes what a source told, to whomever. */
  note({ source, number }: Heard, event: { memberId: number; json: string } | null): void {
    this.#history.note(source, number, event);
  }

  tellAll(json: string): void {
    for (const ears of this.#byMember.values()) for (const ear of ears) ear.listener(json, this.#placeOf(ear));
  }

  onAnnouncement(topic: string, handler: (text: string) => void): void {
    const present = this.#byTopic.get(topic);
    if (present) present.push(handler);
    else this.#byTopic.set(topic, [handler]);
  }

  announced(topic: string, text: string): void {
    for (const handler of this.#byTopic.get(topic) ?? []) handler(text);
  }

  /** What went by, and from then on only what was not heard elsewhere before. */
  #tellAgain(memberId: number, ear: Ear, place: Reached | null): void {
    const missed = place && this.#history.after(memberId, place);
    if (!place || !missed) {
      ear.listener(JSON.stringify(REFRESH), this.#placeOf(ear));
      return;
    }
    for (const { source, number, json } of missed) {
      place.set(source, number);
      ear.listener(json, textOfReached(place));
    }
    const here = this.#history.reached();
    for (const [source, number] of place) if (number > (here.get(source) ?? 0)) ear.ahead.set(source, number);
  }

  #placeOf({ ahead }: Ear): string {
    const place = this.#history.reached();
    for (const [source, number] of ahead) {
      if ((place.get(source) ?? 0) >= number) ahead.delete(source);
      else place.set(source, number);
    }
    return textOfReached(place);
  }
}
