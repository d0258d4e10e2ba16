/** Something that happened, for one member's open pages. `type` names it; contracts list the shapes. */
export type LiveEvent = { type: string } & Record<string, unknown>;
export type Listener = (event: LiveEvent) => void;

/** Carries events between processes. Publish after commit, never inside a transaction. */
export interface Bus {
  publish(memberId: number, event: LiveEvent): Promise<void>;
  /** @returns a function that ends the subscription. */
  subscribe(memberId: number, listener: Listener): Promise<() => void>;
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

/** The bus of a single process. */
export function inProcessBus(): Bus {
  const listeners = new Listeners();
  return {
    publish: async (memberId, event) => listeners.tell(memberId, event),
    subscribe: async (memberId, listener) => {
      listeners.add(memberId, listener);
      return () => listeners.remove(memberId, listener);
    },
    ready: async () => true,
    close: async () => {},
  };
}

export class Listeners {
  readonly #byMember = new Map<number, Set<Listener>>();

  /** @returns true for the member's first listener here. */
  add(memberId: number, listener: Listener): boolean {
    const present = this.#byMember.get(memberId);
    if (present) {
      present.add(listener);
      return false;
    }
    this.#byMember.set(memberId, new Set([listener]));
    return true;
  }

  /** @returns true when the member has no listener left here. */
  remove(memberId: number, listener: Listener): boolean {
    const present = this.#byMember.get(memberId);
    if (!present?.delete(listener) || present.size) return false;
    return this.#byMember.delete(memberId);
  }

  tell(memberId: number, event: LiveEvent): void {
    for (const listener of this.#byMember.get(memberId) ?? []) listener(event);
  }
}
