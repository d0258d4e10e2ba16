import { cx } from './cx.ts';

export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={cx('block animate-[breathe_1.6s_ease-in-out_infinite] rounded-control bg-surface-3', className)}
    />
  );
}

export function SkeletonText({ lines = 3, className }: { lines?: number | undefined; className?: string | undefined }) {
  return (
    <span aria-hidden="true" className={cx('flex flex-col gap-2.5', className)}>
      {Array.from({ length: lines }, (_, index) => `line-${index}`).map((key, index) => (
        <Skeleton key={key} className={cx('h-4 rounded-chip', index === lines - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  );
}

export function SkeletonCard() {
  return (
    <span aria-hidden="true" className="relative block aspect-portrait overflow-hidden rounded-card bg-surface-2">
      <Skeleton className="absolute inset-0 rounded-none" />
      <span className="absolute inset-x-3.5 bottom-3.5 flex flex-col gap-2">
        <span className="h-4 w-3/5 rounded-chip bg-surface" />
        <span className="h-3 w-2/5 rounded-chip bg-surface" />
      </span>
    </span>
  );
}
