import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type Fact = { key: string; name: ReactNode; value: ReactNode; icon?: ReactNode };

export type FactListProps = {
  facts: readonly Fact[];
  look?: 'lines' | 'grid' | undefined;
  className?: string | undefined;
};

export function FactList({ facts, look = 'lines', className }: FactListProps) {
  if (look === 'grid') {
    return (
      <dl className={cx('grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-6 gap-y-4', className)}>
        {facts.map(({ key, name, value }) => (
          <div key={key} className="min-w-0">
            <dt className="text-t14 text-ink-2">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    );
  }
  return (
    <dl className={cx('-my-2.5 divide-y divide-line', className)}>
      {facts.map(({ key, name, value, icon }) => (
        <div key={key} className="flex min-h-10 items-baseline justify-between gap-6 py-2.5 text-t14">
          <dt className="flex items-center gap-2 text-ink-2 [&_svg.lucide]:size-4.5">
            {icon}
            {name}
          </dt>
          <dd className="min-w-0 text-end font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
