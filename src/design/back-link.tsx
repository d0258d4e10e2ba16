import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { IconBack, IconChevronRight } from './icons.tsx';

type AnchorElement = ReactElement<{ className?: string | undefined; children?: ReactNode }>;

/** Where this page came from. `link` is an anchor or a router's link without children. */
export function BackLink({
  link,
  children,
  className,
}: {
  link: AnchorElement;
  children: ReactNode;
  className?: string | undefined;
}) {
  return cloneElement(
    link,
    {
      className: cx(
        'inline-flex min-h-11 items-center gap-2 font-semibold text-primary hover:underline',
        link.props.className,
        className,
      ),
    },
    <IconBack className="rtl:-scale-x-100" />,
    <span>{children}</span>,
  );
}

/** The way here, for pages that lie deep. The last entry is the page itself and has no link. */
export function Breadcrumbs(props: {
  label: string;
  crumbs: ReadonlyArray<{ key: string; label: ReactNode; link?: AnchorElement | undefined }>;
  className?: string | undefined;
}) {
  return (
    <nav aria-label={props.label} className={props.className}>
      <ol className="flex flex-wrap items-center gap-x-1 text-t14 text-ink-2">
        {props.crumbs.map(({ key, label, link }, index) => (
          <li key={key} className="inline-flex items-center gap-1">
            {index > 0 && <IconChevronRight aria-hidden="true" className="size-4 text-ink-3 rtl:-scale-x-100" />}
            {link ? (
              cloneElement(link, { className: 'inline-flex min-h-8 items-center text-primary hover:underline' }, label)
            ) : (
              <span aria-current="page" className="inline-flex min-h-8 items-center">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
