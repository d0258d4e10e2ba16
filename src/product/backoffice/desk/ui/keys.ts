import { useEffect, useRef, useSyncExternalStore } from 'react';

/** What a key does by its name: `j`, `?`, `Enter`, `mod+Enter`, `mod+s`. */
export type KeyActions = Readonly<Record<string, (() => unknown) | undefined>>;

const STORAGE_KEY = 'backoffice.keys';
const listeners = new Set<() => void>();
const readOn = () => localStorage.getItem(STORAGE_KEY) !== 'off';

/** WCAG 2.1.4: single keys can be switched off, in this browser. */
export function useKeysOn(): [on: boolean, turn: (on: boolean) => void] {
  const on = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    readOn,
    () => true,
  );
  const turn = (next: boolean) => {
    localStorage.setItem(STORAGE_KEY, next ? 'on' : 'off');
    for (const listener of listeners) listener();
  };
  return [on, turn];
}

/** Keys act neither in a field or an open dialog nor while held; `mod`, Ctrl or Command, acts in fields too. */
export function useKeys(actions: KeyActions, capture = false): void {
  const [on] = useKeysOn();
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      const name = nameOf(event);
      const action = name === null ? undefined : latest.current[name];
      if (!action || (!on && !name?.startsWith('mod+'))) return;
      if (action() !== false) event.preventDefault();
    };
    window.addEventListener('keydown', act, { capture });
    return () => window.removeEventListener('keydown', act, { capture });
  }, [on, capture]);
}

function nameOf(event: KeyboardEvent): string | null {
  if (event.repeat || event.isComposing || event.defaultPrevented || event.altKey) return null;
  const mod = event.ctrlKey || event.metaKey;
  if (mod) return ['enter', 's'].includes(event.key.toLowerCase()) ? `mod+${event.key}` : null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]')) return null;
  // Enter and space belong to the control that has the focus.
  if ((event.key === 'Enter' || event.key === ' ') && target?.closest('a, button, summary')) return null;
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}
