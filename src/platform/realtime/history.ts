/** Milliseconds for which what was told is kept for those who come back, and characters that are kept at most. */
const KEPT_FOR = 180_000;
const MOST_KEPT = 8 * 2 ** 20;
/** Milliseconds without a word after which a process counts as gone; living ones are heard of more often. */
const GONE_AFTER = 60_000;
/** More than this is not told again, but looked up: events, and characters. */
const MOST_AGAIN = { events: 200, characters: 32 * 1024 };
const POSITION = /^[0-9a-z]{8}\.[0-9a-z]{1,9}(-[0-9a-z]{8}\.[0-9a-z]{1,9}){0,99}$/;

/** A process that tells: everything of it after `whole` up to `last` is kept here. */
interface Source {
  readonly id: string;
  last: number;
  whole: number;
  heardAt: number;
}

/** One event as it was heard here. `number` counts what its source tells, to whomever. */
export interface Heard {
  readonly source: string;
  readonly number: number;
}

interface Kept extends Heard {
  readonly memberId: number;
  readonly json: string;
  readonly at: number;
}

/** How far somebody has heard each source. */
export type Reached = Map<string, number>;

/** `3f9k2m1a.1c-…`: short, and a line. Sources have eight letters or digits. */
export const textOfReached = (reached: Reached): string =>
  Array.from(reached, ([source, number]) => `${source}.${number.toString(36)}`).join('-');

/** Null for anything that no `textOfReached` has written. */
export function reachedOf(text: string): Reached | null {
  if (!POSITION.test(text)) return null;
  return new Map(
    text.split('-').map((part) => {
      const [source = '', number = ''] = part.split('.');
      return [source, Number.parseInt(number, 36)];
    }),
  );
}

/**
 * What this process has heard of late, of itself and of others, for all members: whoever comes back to any process is told
 * what went by. Between two sources there is no order, so a place is how far each of them was heard.
 */
export class History {
  readonly #own: string;
  readonly #sources = new Map<string, Source>();
  readonly #byMember = new Map<number, Kept[]>();
  #kept: Kept[] = [];
  /** Of `#kept` those before are gone. */
  #oldest = 0;
  #characters = 0;

  /** @param own the source that this process is: it is never gone. */
  constructor(own: string) {
    this.#own = own;
    this.note(own, 0, null);
  }

  /**
   * Notes what a source tells under a number. What lies between this and the last one was lost.
   * @param event null for what is nobody's, or worth nothing later.
   */
  note(source: string, number: number, event: { memberId: number; json: string } | null): void {
    const at = Date.now();
    const known = this.#sources.get(source);
    if (!known) this.#sources.set(source, { id: source, last: number, whole: number - 1, heardAt: at });
    else {
      if (number > known.last + 1) known.whole = number - 1;
      known.last = number;
      known.heardAt = at;
    }
    if (event) {
      const kept: Kept = { source, number, memberId: event.memberId, json: event.json, at };
      this.#kept.push(kept);
      this.#characters += event.json.length;
      const list = this.#byMember.get(event.memberId);
      if (list) list.push(kept);
      else this.#byMember.set(event.memberId, [kept]);
    }
    this.#forget(at);
  }

  /** How far every living source was heard. */
  reached(): Reached {
    const since = Date.now() - GONE_AFTER;
    const reached: Reached = new Map();
    for (const { id, last, heardAt } of this.#sources.values()) {
      if (heardAt >= since || id === this.#own) reached.set(id, last);
      else this.#sources.delete(id);
    }
    return reached;
  }

  /** What a member was told after a place, in the order it was heard here; null when that is not known, or too much. */
  after(memberId: number, place: Reached): (Heard & { json: string })[] | null {
    const here = this.reached();
    for (const source of place.keys()) if (!here.has(source)) return null;
    for (const { id, whole } of this.#sources.values()) if ((place.get(id) ?? 0) < whole) return null;
    const missed = (this.#byMember.get(memberId) ?? []).filter(
      ({ source, number }) => number > (place.get(source) ?? 0),
    );
    const characters = missed.reduce((sum, { json }) => sum + json.length, 0);
    return missed.length > MOST_AGAIN.events || characters > MOST_AGAIN.characters ? null : missed;
  }

  #forget(now: number): void {
    for (let first = this.#kept[this.#oldest]; first; first = this.#kept[this.#oldest]) {
      if (this.#characters <= MOST_KEPT && first.at > now - KEPT_FOR) break;
      this.#oldest += 1;
      this.#characters -= first.json.length;
      const source = this.#sources.get(first.source);
      if (source) source.whole = Math.max(source.whole, first.number);
      // The oldest of all is the oldest of its member.
      const list = this.#byMember.get(first.memberId);
      list?.shift();
      if (list?.length === 0) this.#byMember.delete(first.memberId);
    }
    if (this.#oldest > 1000 && this.#oldest > this.#kept.length / 2) {
      this.#kept = this.#kept.slice(this.#oldest);
      this.#oldest = 0;
    }
  }
}
