import { cx } from './cx.ts';

export type PriceProps = {
  amount: string;
  was?: string | undefined;
  wasLabel?: string | undefined;
  size?: 's' | 'm' | 'l' | undefined;
  className?: string | undefined;
};

const SIZES = { s: 'text-t22', m: 'text-t28', l: 'text-[length:min(var(--text-t40),14cqi)]' };

export function Price({ amount, was, wasLabel, size = 'm', className }: PriceProps) {
  return (
    <span className={cx('inline-flex flex-wrap items-baseline gap-x-2.5', className)}>
      <span className={cx('display leading-none lining-nums', SIZES[size])}>{amount}</span>
      {was && (
        <s className="text-t16 text-ink-2 tabular-nums">
          {wasLabel && <span className="sr-only">{wasLabel} </span>}
          {was}
        </s>
      )}
    </span>
  );
}
