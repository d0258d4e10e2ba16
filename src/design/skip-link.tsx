import type { ReactNode } from 'react';

/** @param props.to the id of what takes the focus. */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={`#${to}`}
      onClick={(event) => {
        // The address stays as it is, so that "back" does not lead through the page's own parts.
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
      className="sr-only z-80 rounded-control bg-surface font-semibold text-primary shadow-float focus:not-sr-only focus:fixed focus:start-4 focus:top-2 focus:px-4 focus:py-3"
    >
      {children}
    </a>
  );
}
