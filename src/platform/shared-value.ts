import { useSyncExternalStore } from 'react';

/** A value that any part of the page may set and any may read; null until it is set. On the server always null. */
export function sharedValue<Value>(): { set: (value: Value | null) => void; use: () => Value | null } {
  let current: Value | null = null;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => current,
        () => null,
      ),
  };
}
