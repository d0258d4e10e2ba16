import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type BadgeTone =
  | 'neutral'
  | 'paper'
  | 'new'
  | 'honey'
  | 'honey-solid'
  | 'primary'
  | 'danger'
  | 'online'
  | 'glass';

const TONES: Record<BadgeTone, string> = {
  neutral: 'border-line-2 bg-surface text-ink',
  paper: 'border-transparent bg-[oklch(.985_.006_78)] text-[oklch(.232_.016_55)] shadow-rest',
  new: 'border-transparent bg-unread text-on-unread',
  honey: 'border-secondary-line bg-secondary-tint text-secondary-ink',
  'honey-solid': 'border-transparent bg-secondary text-on-secondary',
  primary: 'border-primary-line bg-primary-tint text-primary',
  danger: 'border-transparent bg-danger-tint text-danger',
  online: 'border-transparent bg-transparent px-0 text-online-ink',
  glass: 'border-glass-line bg-night/75 text-white',
};

export type BadgeProps = {
  tone?: BadgeTone | undefined;
  size?: 's' | 'm' | 'l' | undefined;
  icon?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

const SIZES = {
  s: 'min-h-5.5 gap-1 px-2 text-t12',
  m: 'min-h-7 gap-1.5 px-2.5 text-t13',
  l: 'min-h-9 gap-2 px-3.5 text-t14',
};

/** Never the only carrier of it by colour. */
export function Badge({ tone = 'neutral', size = 'm', icon, className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex max-w-full items-center rounded-full border font-semibold whitespace-nowrap tabular-nums [&_svg.lucide]:size-[1.2em]',
        TONES[tone],
        SIZES[size],
        className,
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
    </span>
  );
}

export type CountBadgeProps = {
  count: number;
  max?: number | undefined;
  /** The spoken sentence, such as "3 unread messages"; without it the number is hidden from assistive technology. */
  label?: string | undefined;
  tone?: 'new' | 'primary' | undefined;
  className?: string | undefined;
};

export function CountBadge({ count, max = 99, label, tone = 'new', className }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      className={cx(
        'inline-grid h-5 min-w-5 place-items-center rounded-full px-1 text-t12 leading-none font-bold tabular-nums',
        tone === 'new' ? 'bg-unread text-on-unread' : 'bg-primary-fill text-on-primary',
        className,
      )}
    >
      <span aria-hidden="true">{count > max ? `${max}+` : count}</span>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}

export function OnlineDot(props: {
  label?: string | undefined;
  ringed?: boolean | undefined;
  className?: string | undefined;
}) {
  const { label, ringed = false, className } = props;
  return (
    <span
      className={cx(
        'inline-block size-2.5 shrink-0 rounded-full bg-online',
        ringed && 'shadow-[0_0_0_2px_oklch(.16_.02_280/.85)]',
        className,
      )}
    >
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
