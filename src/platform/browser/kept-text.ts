import { useCallback, useSyncExternalStore } from 'react';

type Keeping = 'local' | 'session';

/** In a browser that keeps nothing, a text lives as long as the page. */
const known = new Map<string, string>();
const listeners = new Map<string, Set<() => void>>();

const storageOf = (keeping: Keeping): Storage => (keeping === 'local' ? localStorage : sessionStorage);

/** @param name of the text in the browser's storage; '' for none, which is empty. */
export function useKeptText(name: string, keeping: Keeping = 'local'): [string, (text: string) => void] {
  const text = useSyncExternalStore(
    useCallback((listener) => listen(name, listener), [name]),
    () => (name ? read(name, keeping) : ''),
    () => '',
  );
  return [text, useCallback((next) => write(name, next, keeping), [name, keeping])];
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

/** Another tab has changed it: that holds here as well, unless something else was written here meanwhile. */
function onStorage({ key, oldValue, newValue }: StorageEvent): void {
  if (key !== null && known.get(key) === (oldValue ?? '')) show(key, newValue ?? '');
}

function read(name: string, keeping: Keeping): string {
  const text = known.get(name) ?? stored(name, keeping);
  known.set(name, text);
  return text;
}

function stored(name: string, keeping: Keeping): string {
  try {
    return storageOf(keeping).getItem(name) ?? '';
  } catch {
    return '';
  }
}

function write(name: string, text: string, keeping: Keeping): void {
  try {
    if (text) storageOf(keeping).setItem(name, text);
    else storageOf(keeping).removeItem(name);
  } catch {}
  show(name, text);
}

function show(name: string, text: string): void {
  known.set(name, text);
  for (const listener of listeners.get(name) ?? []) listener();
}
