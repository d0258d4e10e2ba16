import { setTimeout } from 'node:timers/promises';

/** So many a second, due at fixed moments whether earlier ones were answered or not. @param first the first's number. */
export async function onSchedule(
  rate: number,
  first: number,
  amount: number,
  send: (number: number, due: number) => Promise<void>,
) {
  const start = performance.now();
  const under: Promise<void>[] = [];
  while (under.length < amount) {
    const due = start + (under.length * 1000) / rate;
    if (performance.now() < due) await setTimeout(1);
    else under.push(send(first + under.length, due));
  }
  await Promise.all(under);
}
