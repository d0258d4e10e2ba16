import { useCallback, useSyncExternalStore } from 'react';

/** Text written to a member but not sent: kept in this browser, for one account only. */
const nameOf = (member: number, profile: number) => `chat-draft-${member}-${profile}`;

/** As far as it was asked for. Where a browser keeps nothing, a draft lives as long as the page. */
const known = new Map<string, string>();
const listeners = new Map<string, Set<() => void>>();

function read(name: string): string {
  const text = known.get(name) ?? kept(name);
  known.set(name, text);
  return text;
}

function kept(name: string): string {
  try {
    return localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

function write(name: string, text: string): void {
  try {
    if (text) localStorage.setItem(name, text);
    else localStorage.removeItem(name);
  } catch {}
  show(name, text);
}

function show(name: string, text: string): void {
  known.set(name, text);
  for (const listener of listeners.get(name) ?? []) listener();
}

/** Another tab has written or sent it: that holds here as well, unless something else was written here meanwhile. */
function onStorage({ key, oldValue, newValue }: StorageEvent): void {
  if (key !== null && known.get(key) === (oldValue ?? '')) show(key, newValue ?? '');
}

function listen(name: string, listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  const those = listeners.get(name) ?? new Set();
  listeners.set(name, those.add(listener));
  return () => {
    those.delete(listener);
    if (those.size === 0) listeners.delete(name);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

/** What was begun to a member, and what changes it. */
export function useDraft(member: number, profile: number): [string, (text: string) => void] {
  const name = nameOf(member, profile);
  return [useKept(name), useCallback((text) => write(name, text), [name])];
}

/** What was begun to a member, to be shown elsewhere. */
export const useDraftOf = (member: number, profile: number | null): string =>
  useKept(profile === null ? '' : nameOf(member, profile));

const useKept = (name: string): string =>
  useSyncExternalStore(
    useCallback((listener) => listen(name, listener), [name]),
    () => (name ? read(name) : ''),
    () => '',
  );
