import { useSyncExternalStore } from 'react';

export interface OutboxItem {
  /** A UUID made by this browser: every repetition carries the same, so that nothing is done twice. */
  key: string;
  order: number;
}

interface OutboxOptions<Item extends OutboxItem, Tools> {
  /** What the names of its items in the browser's storage begin with. */
  name: string;
  isItem: (value: unknown) => value is Item;
  /** Items of one lane go out one after another; lanes do not wait for each other. */
  laneOf: (item: Item) => string;
  /** Whether it is to be sent; what failed for good stays for its owner to see. */
  waits: (item: Item) => boolean;
  /** @param woken aborted when a wait between two tries may end. @returns false where nothing more can be sent now. */
  deliver: (item: Item, tools: Tools, woken: AbortSignal) => Promise<boolean>;
  requeueFailed?: (items: readonly Item[]) => readonly Item[];
  legacy?: (owner: number) => { name: string; itemsIn: (kept: unknown) => Item[] };
}

const NONE: readonly never[] = [];

/** Each item has a name of its own, so that tabs do not undo each other; one tab at a time sends a lane. */
export function createOutbox<Item extends OutboxItem, Tools>(options: OutboxOptions<Item, Tools>) {
  const { name, isItem, laneOf, waits, deliver, requeueFailed = (items) => items, legacy } = options;
  let owner: number | null = null;
  let items: readonly Item[] = NONE;
  /** The storage was full or forbidden: what is in it is not all. */
  let keepsNothing = false;
  const lanes = new Map<string, readonly Item[]>();
  const sending = new Map<string, AbortController>();
  const listeners = new Set<() => void>();

  const prefix = (of: number) => `${name}:${of}:`;

  function read(): readonly Item[] {
    if (owner === null || keepsNothing) return items;
    const found: Item[] = [];
    try {
      for (const key of Object.keys(localStorage)) {
        if (!key.startsWith(prefix(owner))) continue;
        const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
        if (isItem(kept)) found.push(kept);
      }
      const known = new Set(found.map(({ key }) => key));
      found.push(...legacyItems(owner).filter(({ key }) => !known.has(key)));
    } catch {
      return items;
    }
    return found.sort((one, other) => one.order - other.order);
  }

  function write(next: readonly Item[]): void {
    if (owner === null) return;
    try {
      for (const { key } of items)
        if (!next.some((item) => item.key === key)) localStorage.removeItem(prefix(owner) + key);
      for (const item of next)
        if (!items.includes(item)) localStorage.setItem(prefix(owner) + item.key, JSON.stringify(item));
    } catch {
      keepsNothing = true;
    }
  }

  function keep(make: (items: readonly Item[]) => readonly Item[]): () => void {
    const next = make(items);
    write(next);
    hold(next);
    return notify;
  }

  function hold(next: readonly Item[]): void {
    items = next.length ? next : NONE;
    lanes.clear();
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  const change = (make: (items: readonly Item[]) => readonly Item[]): void => keep(make)();

  function readAgain(): void {
    hold(read());
    notify();
  }

  /** Items are this owner's from now on; of somebody who was here before nothing is shown. */
  function own(next: number): void {
    if (owner === next) return;
    const before = owner === null ? items : NONE;
    owner = next;
    hold(NONE);
    write(before);
    hold(before);
    hold(read());
    change(requeueFailed);
  }

  function legacyItems(of: number): Item[] {
    const old = legacy?.(of);
    const kept = old && localStorage.getItem(old.name);
    return kept ? old.itemsIn(JSON.parse(kept)) : [];
  }

  /** Only where no other tab converts: it would put back what that one has sent. */
  function convertLegacy(of: number): void {
    if (!legacy) return;
    try {
      for (const item of legacyItems(of)) localStorage.setItem(prefix(of) + item.key, JSON.stringify(item));
      localStorage.removeItem(legacy(of).name);
    } catch {
      // What cannot be read was no list of items.
    }
  }

  function inLane(lane: string): readonly Item[] {
    const known = lanes.get(lane);
    if (known) return known;
    const found = items.filter((item) => laneOf(item) === lane);
    lanes.set(lane, found.length ? found : NONE);
    return found.length ? found : NONE;
  }

  const next = (lane: string): Item | undefined => inLane(lane).find(waits);

  /** @param leave to another tab that is sending: for a page that made none of it. */
  async function send(lane: string, tools: Tools, leave = false): Promise<void> {
    const running = sending.get(lane);
    running?.abort();
    if (running || !next(lane)) return;
    let woken = new AbortController();
    let stopped = false;
    sending.set(lane, woken);
    const by = owner;
    const work = async () => {
      if (by !== null) convertLegacy(by);
      for (;;) {
        // Another tab may have sent some of it meanwhile, or somebody else may have logged in.
        readAgain();
        const item = next(lane);
        if (!item || owner !== by) return;
        woken = new AbortController();
        sending.set(lane, woken);
        stopped = !(await deliver(item, tools, woken.signal));
        if (stopped) return;
      }
    };
    try {
      if (by === null || !navigator.locks) await work();
      else
        await navigator.locks.request(prefix(by) + lane, { ifAvailable: leave }, async (lock) => {
          if (lock) await work();
          else stopped = true;
        });
    } finally {
      sending.delete(lane);
    }
    // It may have been added while the lock was given back.
    if (!stopped) await send(lane, tools, leave);
  }

  function open(next: number): () => void {
    own(next);
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(prefix(next))) readAgain();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function add(item: Omit<Item, keyof OutboxItem>): () => void {
    hold(read());
    const order = Math.max(Date.now(), (items.at(-1)?.order ?? 0) + 1);
    return keep((known) => [...known, { ...item, key: crypto.randomUUID(), order } as unknown as Item]);
  }

  return {
    own,
    open,
    add,
    change,
    readAgain,
    send,
    sendAll: (tools: Tools, leave = false): void => {
      for (const lane of new Set(items.map(laneOf))) send(lane, tools, leave);
    },
    update: (key: string, what: Partial<Item>): void =>
      change((known) => known.map((item) => (item.key === key ? { ...item, ...what } : item))),
    remove: (key: string): void => change((known) => known.filter((item) => item.key !== key)),
    subscribe,
    all: (): readonly Item[] => items,
    inLane,
    useAll: (): readonly Item[] =>
      useSyncExternalStore(
        subscribe,
        () => items,
        () => NONE,
      ),
    useLane: (lane: string): readonly Item[] =>
      useSyncExternalStore(
        subscribe,
        () => inLane(lane),
        () => NONE,
      ),
  };
}
