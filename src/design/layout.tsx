import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type Box = { className?: string | undefined; children: ReactNode };

export function PageContainer(
  props: Box & { width?: 'page' | 'middle' | 'narrow' | undefined; as?: 'div' | 'main' | 'section' | undefined },
) {
  const { width = 'page', as: Element = 'div', className, children } = props;
  const measure = {
    page: 'max-w-[calc(var(--page)+2*var(--gutter))]',
    middle: 'max-w-[calc(60rem+2*var(--gutter))]',
    narrow: 'max-w-[calc(42rem+2*var(--gutter))]',
  };
  return <Element className={cx('mx-auto w-full px-gutter', measure[width], className)}>{children}</Element>;
}

export function PageHeading(props: {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  className?: string | undefined;
}) {
  const { title, lead, actions, className } = props;
  return (
    <div className={cx('flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-6 l:pt-9', className)}>
      <div className="min-w-0">
        <h1 className="display text-t40">{title}</h1>
        {lead && <p className="mt-2 max-w-[56ch] text-ink-2">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}

export function SectionHeading(props: {
  children: ReactNode;
  id?: string | undefined;
  lead?: ReactNode;
  action?: ReactNode;
  level?: 2 | 3 | undefined;
  className?: string | undefined;
}) {
  const { children, id, lead, action, level = 2, className } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={cx('mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1', className)}>
      <Heading id={id} className={cx('headline max-w-full', level === 2 ? 'text-t28' : 'text-t22')}>
        {children}
      </Heading>
      {action}
      {lead && <p className="basis-full text-ink-2">{lead}</p>}
    </div>
  );
}

export function TwoColumns(props: {
  children: ReactNode;
  side: ReactNode;
  sideLabel?: string | undefined;
  className?: string | undefined;
}) {
  const { children, side, sideLabel, className } = props;
  return (
    <div
      className={cx('grid grid-cols-1 gap-8 l:grid-cols-[minmax(0,1fr)_minmax(18rem,21.75rem)] l:gap-12', className)}
    >
      <div className="min-w-0">{children}</div>
      <aside aria-label={sideLabel} className="min-w-0 l:sticky l:top-24 l:self-start">
        {side}
      </aside>
    </div>
  );
}

/** Portrait cards: 2, 3, 4, 5 columns at 0, 576, 992, 1200: narrower ones would cut names. */
export function CardGrid({ className, children }: Box) {
  return (
    <ul className={cx('grid grid-cols-2 gap-cards s:grid-cols-3 l:grid-cols-4 xl:grid-cols-5', className)}>
      {children}
    </ul>
  );
}

export function Panel({
  className,
  children,
  as: Element = 'div',
}: Box & { as?: 'div' | 'section' | 'li' | 'article' | 'form' | undefined }) {
  return (
    <Element className={cx('rounded-card border border-line bg-surface p-5 shadow-rest s:p-7', className)}>
      {children}
    </Element>
  );
}
