const listeners = new Set<() => void>();

/** Calls when live events come again after there was no line: the server is there. @returns what ends it. */
export function onReconnected(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function noteReconnected(): void {
  for (const listener of listeners) listener();
}
