/** Milliseconds for which events are kept for subscribers that come back, and characters of JSON kept at most. */
const BUFFER_MS = 180_000;
const MAX_BUFFERED_CHARACTERS = 8 * 2 ** 20;
/** Milliseconds of silence after which a process counts as gone; a living one announces itself more often. */
const SOURCE_TIMEOUT_MS = 60_000;
/** Above these limits a subscriber is told to refresh instead of being sent every event again. */
const MAX_REPLAYED = { events: 200, characters: 32 * 1024 };
const CLOCK = /^[0-9a-z]{8}\.[0-9a-z]{1,9}(-[0-9a-z]{8}\.[0-9a-z]{1,9}){0,99}$/;

/** Every event of it numbered above `completeAfter`, up to `last`, is still buffered here. */
interface Source {
  readonly id: string;
  last: number;
  completeAfter: number;
  seenAt: number;
}

/** Names an event: `number` counts what its source has published, to whomever. */
export interface EventId {
  readonly source: string;
  readonly number: number;
}

interface BufferedEvent extends EventId {
  readonly memberId: number;
  readonly json: string;
  readonly at: number;
}

/** Between two sources there is no order. */
export type VectorClock = Map<string, number>;

/** `3f9k2m1a.1c-…`: short, and one line, as an event stream's `id`. Sources have eight letters or digits. */
export const formatClock = (clock: VectorClock): string =>
  Array.from(clock, ([source, number]) => `${source}.${number.toString(36)}`).join('-');

export function parseClock(text: string): VectorClock | null {
  if (!CLOCK.test(text)) return null;
  return new Map(
    text.split('-').map((part) => {
      const [source = '', number = ''] = part.split('.');
      return [source, Number.parseInt(number, 36)];
    }),
  );
}

export class ReplayBuffer {
  readonly #own: string;
  readonly #sources = new Map<string, Source>();
  readonly #byMember = new Map<number, BufferedEvent[]>();
  #events: BufferedEvent[] = [];
  #oldest = 0;
  #characters = 0;

  /** @param own the source that this process is: it never times out. */
  constructor(own: string) {
    this.#own = own;
    this.record({ source: own, number: 0 }, null);
  }

  /** Numbers between it and the last one were lost. @param event null: for no member, or not to be replayed. */
  record({ source, number }: EventId, event: { memberId: number; json: string } | null): void {
    const at = Date.now();
    const known = this.#sources.get(source);
    if (!known) this.#sources.set(source, { id: source, last: number, completeAfter: number - 1, seenAt: at });
    else {
      if (number > known.last + 1) known.completeAfter = number - 1;
      known.last = number;
      known.seenAt = at;
    }
    if (event) {
      const buffered: BufferedEvent = { source, number, memberId: event.memberId, json: event.json, at };
      this.#events.push(buffered);
      this.#characters += event.json.length;
      const list = this.#byMember.get(event.memberId);
      if (list) list.push(buffered);
      else this.#byMember.set(event.memberId, [buffered]);
    }
    this.#dropOld(at);
  }

  clock(): VectorClock {
    const since = Date.now() - SOURCE_TIMEOUT_MS;
    const clock: VectorClock = new Map();
    for (const { id, last, seenAt } of this.#sources.values()) {
      if (seenAt >= since || id === this.#own) clock.set(id, last);
      else this.#sources.delete(id);
    }
    return clock;
  }

  /** A member's events after a clock, in the order they came here; null when some are not known any more, or they are too many. */
  since(memberId: number, clock: VectorClock): (EventId & { json: string })[] | null {
    const here = this.clock();
    for (const source of clock.keys()) if (!here.has(source)) return null;
    for (const { id, completeAfter } of this.#sources.values()) if ((clock.get(id) ?? 0) < completeAfter) return null;
    const missed = (this.#byMember.get(memberId) ?? []).filter(
      ({ source, number }) => number > (clock.get(source) ?? 0),
    );
    const characters = missed.reduce((sum, { json }) => sum + json.length, 0);
    return missed.length > MAX_REPLAYED.events || characters > MAX_REPLAYED.characters ? null : missed;
  }

  #dropOld(now: number): void {
    for (let first = this.#events[this.#oldest]; first; first = this.#events[this.#oldest]) {
      if (this.#characters <= MAX_BUFFERED_CHARACTERS && first.at > now - BUFFER_MS) break;
      this.#oldest += 1;
      this.#characters -= first.json.length;
      const source = this.#sources.get(first.source);
      if (source) source.completeAfter = Math.max(source.completeAfter, first.number);
      // The oldest of all is the oldest of its member.
      const list = this.#byMember.get(first.memberId);
      list?.shift();
      if (list?.length === 0) this.#byMember.delete(first.memberId);
    }
    if (this.#oldest > 1000 && this.#oldest > this.#events.length / 2) {
      this.#events = this.#events.slice(this.#oldest);
      this.#oldest = 0;
    }
  }
}
