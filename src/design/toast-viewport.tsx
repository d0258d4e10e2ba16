import { useState, useSyncExternalStore } from 'react';
import { cx } from './cx.ts';
import { readServerToasts, readToasts, subscribeToasts } from './toast.ts';
import { ToastCards } from './toast-cards.tsx';

/** A polite live region: it is there before its first message. */
export function ToastViewport({
  label,
  closeLabel,
  className,
}: {
  label: string;
  closeLabel: string;
  className?: string | undefined;
}) {
  const toasts = useSyncExternalStore(subscribeToasts, readToasts, readServerToasts);
  const [held, setHeld] = useState(false);
  return (
    <section
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
      data-print="none"
      className={cx(
        'pointer-events-none toast-place fixed inset-x-4 z-60 flex flex-col items-center gap-2 s:inset-x-auto s:end-6 s:items-end',
        className,
      )}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ToastCards toasts={toasts} held={held} closeLabel={closeLabel} />
    </section>
  );
}
