import { cx } from './cx.ts';

/** SPEC 9: the line takes 5 s to get across. */
export function TopProgress({ active, label }: { active: boolean; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-hidden={!active}
      className={cx(
        'pointer-events-none fixed inset-x-0 top-0 z-70 h-0.75 overflow-hidden transition-opacity duration-base',
        active ? 'opacity-100' : 'opacity-0',
      )}
    >
      {active && (
        <div className="h-full origin-left animate-[across_5s_linear_both] bg-primary-fill rtl:origin-right" />
      )}
    </div>
  );
}

export function ProgressBar(props: {
  value: number;
  label: string;
  tone?: 'primary' | 'honey' | undefined;
  className?: string | undefined;
}) {
  const { value, label, tone = 'primary', className } = props;
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      className={cx('h-1.5 overflow-hidden rounded-full bg-surface-3', className)}
    >
      <div
        className={cx(
          'h-full rounded-full transition-[width] duration-slow',
          tone === 'honey' ? 'bg-secondary' : 'bg-primary-fill',
        )}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
