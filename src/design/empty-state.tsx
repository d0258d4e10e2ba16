import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type EmptyStateProps = {
  art?: ReactNode;
  headline: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  layout?: 'row' | 'column' | undefined;
  framed?: boolean | undefined;
  headingLevel?: 1 | 2 | 3 | undefined;
  className?: string | undefined;
};

export function EmptyState(props: EmptyStateProps) {
  const { art, headline, children, action, layout = 'column', framed = true, headingLevel = 2, className } = props;
  const Heading = `h${headingLevel}` as const;
  const row = layout === 'row';
  return (
    <div
      className={cx(
        'flex flex-col gap-6',
        framed && 'rounded-card border border-line bg-surface p-4 shadow-rest s:p-6',
        row ? 's:flex-row s:items-center' : 'items-center text-center',
        className,
      )}
    >
      {art && <div className={cx('w-full overflow-hidden rounded-card', row ? 's:max-w-64' : 'max-w-md')}>{art}</div>}
      <div className={cx('flex flex-col gap-2', row ? 'items-start' : 'items-center')}>
        <Heading className={cx('headline', headingLevel === 1 ? 'text-t40' : 'text-t22')}>{headline}</Heading>
        {children && <p className="max-w-[44ch] text-ink-2">{children}</p>}
        {action && <div className="mt-3">{action}</div>}
      </div>
    </div>
  );
}
