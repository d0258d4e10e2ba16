import type { ReactNode } from 'react';

/** “No” and “yes” at the foot of a dialog, in this order: side by side, each as large as the other. */
export function DialogAnswers({ children }: { children: ReactNode }) {
  return <div className="grid w-full grid-cols-2 gap-3">{children}</div>;
}
