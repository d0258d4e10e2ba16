import { setTimeout } from 'node:timers/promises';

/**
 * So many a second, due at fixed moments whether earlier ones were answered or not.
 * @param first the first's number.
 * @param goesOn whether one more is sent after so many.
 * @returns how many were sent.
 */
export async function onSchedule(
  rate: number,
  first: number,
  goesOn: (sent: number) => boolean,
  send: (number: number, due: number) => Promise<void>,
): Promise<number> {
  const start = performance.now();
  const under: Promise<void>[] = [];
  while (goesOn(under.length)) {
    const due = start + (under.length * 1000) / rate;
    if (performance.now() < due) await setTimeout(1);
    else under.push(send(first + under.length, due));
  }
  await Promise.all(under);
  return under.length;
}
