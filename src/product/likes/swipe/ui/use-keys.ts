import { useEffect, useRef } from 'react';

export interface KeyActions {
  like: () => void;
  pass: () => void;
  profile: () => void;
  undo: () => void;
}

export const KEYS = [
  { key: 'ArrowLeft', sign: '←', action: 'pass' },
  { key: 'ArrowRight', sign: '→', action: 'like' },
  { key: 'ArrowUp', sign: '↑', action: 'profile' },
  { key: 'z', sign: 'Z', action: 'undo' },
] as const;

/** Open dialogs and menus. Not those that are closing: keys pressed during their animation belong to the game again. */
const OVER = 'dialog[open], [role="dialog"]:not([data-closed]), [role="menu"]:not([data-closed])';
const BUSY = `input, select, textarea, [contenteditable], [role="listbox"], ${OVER}`;

export function useKeys(actions: KeyActions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(BUSY)) return;
      if (document.querySelector(OVER)) return;
      const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const known = KEYS.find(({ key }) => key === name);
      if (!known || (event.repeat && known.action !== 'pass')) return;
      event.preventDefault();
      latest.current[known.action]();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
