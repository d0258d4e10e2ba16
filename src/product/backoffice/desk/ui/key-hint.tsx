import type { ReactNode } from 'react';

export function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid min-h-5.5 max-m:hidden min-w-5.5 place-items-center rounded-[5px] border border-line bg-surface px-1 font-sans text-t12 font-semibold text-ink-2 shadow-[0_1px_0_var(--line)]">
      {children}
    </kbd>
  );
}

export interface KeyHint {
  keys: readonly string[];
  does: string;
}

export function KeyHints({ hints }: { hints: readonly KeyHint[] }) {
  return (
    <ul className="flex max-w-3/4 shrink-0 items-center gap-4 overflow-hidden">
      {hints.map(({ keys, does }) => (
        <li key={does} className="flex shrink-0 items-center gap-1">
          {keys.map((key) => (
            <Key key={key}>{key}</Key>
          ))}
          <span className="ms-0.5">{does}</span>
        </li>
      ))}
    </ul>
  );
}
