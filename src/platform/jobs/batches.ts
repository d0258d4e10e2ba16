export interface BatchDefinition<Item> {
  readonly name: string;
  /** Never there; gives the items their type. */
  readonly item?: Item;
}

export const defineBatch = <Item>(name: string): BatchDefinition<Item> => ({ name });

/**
 * Gathers small things of this process for a moment and works them off together, so that what orders them waits for nothing.
 * What is gathered when a process dies is lost.
 */
export interface Batches {
  add<Item>(batch: BatchDefinition<Item>, item: Item): void;
  handle(name: string, work: (items: readonly unknown[]) => Promise<void>): void;
  /** Works off what is there, and waits for it. */
  stop(): Promise<void>;
}

/** Milliseconds that things are gathered from the first one on. */
const BATCH_DELAY_MS = 250;
/** Things of one kind that wait at most: a process that cannot keep up leaves some out. */
const MAX_WAITING = 5000;

/** @param report told of what failed. */
export function gatherBatches(report: (error: unknown) => void): Batches {
  const handlers = new Map<string, (items: readonly unknown[]) => Promise<void>>();
  const waiting = new Map<string, unknown[]>();
  const running = new Set<Promise<void>>();
  const workOff = (name: string) => {
    const items = waiting.get(name);
    waiting.delete(name);
    if (!items) return;
    const work = (handlers.get(name)?.(items) ?? Promise.resolve()).catch(report).finally(() => running.delete(work));
    running.add(work);
  };
  return {
    add({ name }, item) {
      const present = waiting.get(name);
      if (present) {
        if (present.length < MAX_WAITING) present.push(item);
        return;
      }
      waiting.set(name, [item]);
      setTimeout(workOff, BATCH_DELAY_MS, name).unref();
    },
    handle: (name, work) => {
      handlers.set(name, work);
    },
    async stop() {
      for (const name of [...waiting.keys()]) workOff(name);
      await Promise.all(running);
    },
  };
}
