import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

export function useKept(key: string): [on: boolean, turn: (on: boolean) => void] {
  const on = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => localStorage.getItem(key) === 'on',
    () => false,
  );
  const turn = (next: boolean) => {
    localStorage.setItem(key, next ? 'on' : 'off');
    for (const listener of listeners) listener();
  };
  return [on, turn];
}

const WIDE = '(min-width: 75rem)';

export const useIsWide = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(WIDE).matches,
    () => true,
  );
