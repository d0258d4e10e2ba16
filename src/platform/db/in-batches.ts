/**
 * Repeats a statement that works on some rows at a time, so that nobody waits for all of them.
 * @param size rows that it works on at most; where it answers fewer, none are left.
 */
export async function inBatches(size: number, work: () => Promise<readonly unknown[]>): Promise<void> {
  let done: readonly unknown[];
  do done = await work();
  while (done.length === size);
}
