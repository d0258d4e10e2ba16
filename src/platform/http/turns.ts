import { busy } from '../errors.ts';

interface TurnLimits {
  atOnce: number;
  share?: number;
  ofOne: number;
  ofAll: number;
}

/** Runs heavy work when it is this caller's turn; '' is nobody in particular. @throws busy (503) when too much waits already. */
export type TakeTurn = <T>(caller: string, work: () => Promise<T>) => Promise<T>;

/** What waits has a line for each caller, and the lines are served in turn. */
export function turnsOf({ atOnce, share = atOnce, ofOne, ofAll }: TurnLimits): TakeTurn {
  const waiting = new Map<string, (() => void)[]>();
  const runningOf = new Map<string, number>();
  let running = 0;
  let queued = 0;
  const mayRun = (caller: string) => running < atOnce && (caller === '' || (runningOf.get(caller) ?? 0) < share);
  const begin = (caller: string) => {
    running += 1;
    runningOf.set(caller, (runningOf.get(caller) ?? 0) + 1);
  };
  const line = (caller: string): Promise<void> => {
    const own = waiting.get(caller) ?? [];
    if ((caller !== '' && own.length >= ofOne) || queued >= ofAll) throw busy();
    waiting.set(caller, own);
    queued += 1;
    return new Promise((resolve) => own.push(resolve));
  };
  /** The place goes to the first of the caller who had none for the longest time, and has not its share already. */
  const handOn = (from: string) => {
    running -= 1;
    const left = (runningOf.get(from) ?? 1) - 1;
    if (left > 0) runningOf.set(from, left);
    else runningOf.delete(from);
    const caller = [...waiting.keys()].find(mayRun);
    if (caller === undefined) return;
    const own = waiting.get(caller) ?? [];
    const start = own.shift();
    waiting.delete(caller);
    if (own.length) waiting.set(caller, own);
    queued -= 1;
    begin(caller);
    start?.();
  };
  return async (caller, work) => {
    if (mayRun(caller)) begin(caller);
    else await line(caller);
    try {
      return await work();
    } finally {
      handOn(caller);
    }
  };
}
