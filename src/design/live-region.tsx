import type { ReactNode } from 'react';

/** Reads its content out whenever it changes. Keep it mounted and change what is inside. */
export function LiveRegion({ children, urgent = false }: { children?: ReactNode; urgent?: boolean | undefined }) {
  return (
    <div role={urgent ? 'alert' : 'status'} aria-live={urgent ? 'assertive' : 'polite'} className="sr-only">
      {children}
    </div>
  );
}
