import { cx } from './cx.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export function Spinner({ label, className }: { label?: string | undefined; className?: string | undefined }) {
  return (
    <span className={cx('inline-flex', className)}>
      <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 animate-[turn_.8s_linear_infinite]">
        <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="2.5" opacity=".28" />
        <path d="M10 2a8 8 0 0 1 8 8" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
