/** Runs at most, since a garbage collection may fall into one. */
const RUNS = 3;

/**
 * The CPU time of this thread that work takes, which grows with its steps and not with what else the machine does; for
 * work whose steps cannot be counted, such as a regular expression. The least of three runs, or the first below `enough`.
 * @param enough milliseconds.
 * @returns milliseconds.
 */
export async function leastCpuTime(enough: number, work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS && least >= enough; run += 1) {
    const before = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
