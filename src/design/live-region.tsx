import type { ReactNode } from 'react';

export function LiveRegion({ children, urgent = false }: { children?: ReactNode; urgent?: boolean | undefined }) {
  return (
    <div role={urgent ? 'alert' : 'status'} aria-live={urgent ? 'assertive' : 'polite'} className="sr-only">
      {children}
    </div>
  );
}
