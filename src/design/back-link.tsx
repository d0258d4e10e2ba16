import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { IconBack, IconChevronRight } from './icons.tsx';

type AnchorElement = ReactElement<{ className?: string | undefined; children?: ReactNode }>;

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
