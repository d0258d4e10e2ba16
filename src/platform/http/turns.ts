import { busy } from '../errors.ts';

interface TurnLimits {
  /** What runs at once. */
  atOnce: number;
  /** What waits of one caller, and of all. */
  ofOne: number;
  ofAll: number;
}

/** Runs heavy work when it is this caller's turn; '' is nobody in particular. @throws busy (503) when too much waits already. */
export type TakeTurn = <T>(caller: string, work: () => Promise<T>) => Promise<T>;

/**
 * Lets callers take turns: whoever sends a hundred waits behind whoever sends one. What waits has a line for each caller, and
 * the lines are served in turn.
 */
export function turnsOf({ atOnce, ofOne, ofAll }: TurnLimits): TakeTurn {
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;
  let queued = 0;
  const line = (caller: string): Promise<void> => {
    const own = waiting.get(caller) ?? [];
    if ((caller !== '' && own.length >= ofOne) || queued >= ofAll) throw busy();
    waiting.set(caller, own);
    queued += 1;
    return new Promise((resolve) => own.push(resolve));
  };
  /** The place goes to the first of the caller who had none for the longest time. */
  const handOn = () => {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    const [caller, own] = next;
    const start = own.shift();
    waiting.delete(caller);
    if (own.length) waiting.set(caller, own);
    queued -= 1;
    start?.();
  };
  return async (caller, work) => {
    if (running >= atOnce) await line(caller);
    else running += 1;
    try {
      return await work();
    } finally {
      handOn();
    }
  };
}
