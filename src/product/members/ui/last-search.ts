import { useSyncExternalStore } from 'react';
import type { MemberSearch } from '../search/contract.ts';
import { readMemberSearch } from './read-member-search.ts';

const KEY = 'last-search';
const NONE: MemberSearch = {};

let kept: { text: string | null; member: number; search: MemberSearch } = { text: null, member: 0, search: NONE };
const listeners = new Set<() => void>();

export function keepSearch(member: number, search: MemberSearch): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ member, search }));
  } catch {
    // Where nothing can be kept, the list begins anew.
  }
  for (const listener of listeners) listener();
}

/** What the member searched for last in this visit; nothing on a server, which cannot know. */
export const useLastSearch = (member: number | undefined): MemberSearch =>
  useSyncExternalStore(
    subscribe,
    () => {
      const { member: whose, search } = read();
      return whose === member ? search : NONE;
    },
    () => NONE,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same object as long as nothing else is kept. */
function read(): typeof kept {
  let text: string | null = null;
  try {
    text = sessionStorage.getItem(KEY);
    if (text !== kept.text) kept = { text, ...parsed(JSON.parse(text ?? '{}')) };
  } catch {
    kept = { text, member: 0, search: NONE };
  }
  return kept;
}

function parsed(value: { member?: unknown; search?: object } | null): { member: number; search: MemberSearch } {
  const { member, search } = value ?? {};
  return { member: typeof member === 'number' ? member : 0, search: readMemberSearch({ ...search }) };
}
