import { busy } from '#platform/errors.ts';

/** Hashes that run at once: of Node's four threads one stays free for files and addresses. */
const AT_ONCE = 3;
/** Hashes that wait: of one caller, and of all. At 25 ms each nobody waits longer than some seconds. */
const WAITING = { ofOne: 20, ofAll: 300 };

/** What waits, by caller; callers take turns, so whoever sends a hundred waits behind whoever sends one. */
const waiting = new Map<string, (() => void)[]>();
let running = 0;
let queued = 0;

/**
 * Runs heavy work when it is this caller's turn.
 * @param caller who shares one line, such as a network address; '' is nobody in particular.
 * @throws busy (503) when too much waits already.
 */
export async function takeTurn<T>(caller: string, work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await line(caller);
  else running += 1;
  try {
    return await work();
  } finally {
    handOn();
  }
}

function line(caller: string): Promise<void> {
  const own = waiting.get(caller) ?? [];
  if ((caller !== '' && own.length >= WAITING.ofOne) || queued >= WAITING.ofAll) throw busy();
  waiting.set(caller, own);
  queued += 1;
  return new Promise((resolve) => own.push(resolve));
}

/** The place goes to the first of the caller who had none for the longest time. */
function handOn(): void {
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
}
