/** Whether answers say that only reading goes on; undefined until the first one came. In the browser only. */
let isReadOnly: boolean | undefined;
const listeners = new Set<() => void>();

/** Set in answers that came of a copy, because the database does not answer. */
export const READ_ONLY_HEADER = 'x-read-only';

export function noteReadOnly(now: boolean): void {
  if (now === isReadOnly) return;
  isReadOnly = now;
  for (const listener of listeners) listener();
}

export const readOnlyNow = (): boolean | undefined => isReadOnly;

/** @returns a function that ends it. */
export function onReadOnly(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
