const TURN_MS = 100;

/** One timer for all of them, and never all of them at once. */
export class Wheel<Thing extends object> implements Iterable<Thing> {
  readonly #slots: Set<Thing>[];
  readonly #slotOf = new Map<Thing, Set<Thing>>();
  readonly #act: (thing: Thing) => void;
  #next = 0;
  #filling = 0;
  #timer: ReturnType<typeof setInterval> | null = null;

  /** @param period milliseconds, a multiple of 100. */
  constructor(period: number, act: (thing: Thing) => void) {
    this.#slots = Array.from({ length: Math.max(1, Math.round(period / TURN_MS)) }, () => new Set());
    this.#act = act;
  }

  get size(): number {
    return this.#slotOf.size;
  }

  add(thing: Thing): void {
    // One slot after the other, wherever the wheel is: so they stay equally full.
    this.#filling = (this.#filling + 1) % this.#slots.length;
    const slot = this.#slots[this.#filling];
    if (!slot || this.#slotOf.has(thing)) return;
    slot.add(thing);
    this.#slotOf.set(thing, slot);
    this.#timer ??= setInterval(() => this.#turn(), TURN_MS).unref();
  }

  delete(thing: Thing): void {
    this.#slotOf.get(thing)?.delete(thing);
    this.#slotOf.delete(thing);
    if (this.#slotOf.size || !this.#timer) return;
    clearInterval(this.#timer);
    this.#timer = null;
  }

  [Symbol.iterator](): Iterator<Thing> {
    return [...this.#slotOf.keys()][Symbol.iterator]();
  }

  #turn(): void {
    this.#next = (this.#next + 1) % this.#slots.length;
    for (const thing of this.#slots[this.#next] ?? []) this.#act(thing);
  }
}
