import { useSyncExternalStore } from 'react';

/** What a visitor wanted that only members can do. */
export interface Wish {
  kind: 'like' | 'message' | 'photos' | 'gift' | 'join';
  /** The member it is about. */
  member?: { id: number; name: string; image: string | null; fictional: boolean };
}

let current: Wish | null = null;
const listeners = new Set<() => void>();

function set(wish: Wish | null): void {
  current = wish;
  for (const listener of listeners) listener();
}

/** Opens the sign-up dialog for what the visitor wanted to do. */
export const askToJoin = (wish: Wish): void => set(wish);
export const closeLoginWall = (): void => set(null);

/** The open wish; null when the dialog is closed. */
export const useWish = (): Wish | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => null,
  );
