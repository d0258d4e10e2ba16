import { useSyncExternalStore } from 'react';
import type { MemberCard } from '#product/members/contract.ts';

let current: MemberCard | null = null;
const listeners = new Set<() => void>();

function set(member: MemberCard | null): void {
  current = member;
  for (const listener of listeners) listener();
}

/** Opens the match moment for somebody who likes the reader back. */
export const celebrateMatch = (member: MemberCard): void => set(member);
export const closeMatch = (): void => set(null);

/** Whose match is being celebrated; null when nobody's. */
export const useMatch = (): MemberCard | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => null,
  );
