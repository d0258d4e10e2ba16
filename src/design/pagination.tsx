import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { buttonClass } from './button.tsx';
import { cx } from './cx.ts';
import { IconChevronLeft, IconChevronRight } from './icons.tsx';
import { pagesOf } from './pages-of.ts';

type AnchorElement = ReactElement<{
  className?: string | undefined;
  children?: ReactNode;
  rel?: string | undefined;
  'aria-current'?: 'page' | undefined;
  'aria-label'?: string | undefined;
}>;

export type PaginationProps = {
  label: string;
  page: number;
  lastPage: number;
  linkTo: (page: number) => AnchorElement;
  previousLabel: string;
  nextLabel: string;
  pageLabel: (page: number) => string;
  format?: ((page: number) => string) | undefined;
  className?: string | undefined;
};

const NUMBER =
  'grid min-h-11 min-w-11 place-items-center rounded-full px-2 font-medium tabular-nums text-ink-2 hover:bg-surface-2 hover:text-ink ' +
  'aria-[current=page]:bg-primary-tint aria-[current=page]:font-semibold aria-[current=page]:text-primary';

export function Pagination(props: PaginationProps) {
  const { label, page, lastPage, linkTo, previousLabel, nextLabel, pageLabel, format = String, className } = props;
  if (lastPage <= 1) return null;
  const step = buttonClass({ variant: 'outline' });
  return (
    <nav aria-label={label} className={cx('flex flex-wrap items-center justify-center gap-2', className)}>
      {page > 1 &&
        cloneElement(
          linkTo(page - 1),
          { className: step, rel: 'prev' },
          <IconChevronLeft className="rtl:-scale-x-100" />,
          previousLabel,
        )}
      <ol className="order-last flex basis-full flex-wrap items-center justify-center gap-1 s:order-none s:basis-auto">
        {pagesOf(page, lastPage).map((one, index, all) =>
          one === null ? (
            <li key={`gap-after-${all[index - 1]}`} aria-hidden="true" className="px-1 text-ink-3">
              …
            </li>
          ) : (
            <li key={one}>
              {cloneElement(
                linkTo(one),
                { className: NUMBER, 'aria-current': one === page ? 'page' : undefined, 'aria-label': pageLabel(one) },
                format(one),
              )}
            </li>
          ),
        )}
      </ol>
      {page < lastPage &&
        cloneElement(
          linkTo(page + 1),
          { className: step, rel: 'next' },
          nextLabel,
          <IconChevronRight className="rtl:-scale-x-100" />,
        )}
    </nav>
  );
}
