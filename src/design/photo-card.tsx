import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { cx } from './cx.ts';

type AnchorElement = ReactElement<{ className?: string | undefined; children?: ReactNode }>;

export type PhotoCardProps = {
  /** A `Photo` or `Silhouette` filling the 3:4 box: give it `className="size-full"`. */
  photo: ReactNode;
  /** One line; cut short when it is too long. */
  title: ReactNode;
  /** Stands right after the title and is never cut, such as an age. */
  titleTail?: ReactNode;
  /** Place and distance; one line. */
  subtitle?: ReactNode;
  /** After the title on the same line: the online dot. */
  titleEnd?: ReactNode;
  /** Top left. Belongs to one label alone. */
  topStart?: ReactNode;
  topEnd?: ReactNode;
  /** Bottom right, 44 px. Stays outside the link. */
  action?: ReactNode;
  /** Makes the whole card one link: an anchor or a router's link, without children. */
  link?: AnchorElement | undefined;
  /** Element of the card; `article` by default, `li` in lists. */
  as?: 'article' | 'li' | 'div' | undefined;
  className?: string | undefined;
};

/** A 3:4 portrait with its words on a scrim over the lower half. */
export function PhotoCard(props: PhotoCardProps) {
  const {
    photo,
    title,
    titleTail,
    titleEnd,
    subtitle,
    topStart,
    topEnd,
    action,
    link,
    as: Element = 'article',
    className,
  } = props;
  const words = (
    <span
      className={cx(
        'flex min-w-0 items-center gap-1.5 text-t16 leading-snug font-semibold s:text-[1.0625rem]',
        action ? 'pe-10 s:pe-12' : null,
      )}
    >
      <span className="flex min-w-0">
        <span className="truncate">{title}</span>
        {titleTail && <span className="shrink-0 whitespace-pre">{titleTail}</span>}
      </span>
      {titleEnd}
    </span>
  );
  return (
    <Element
      className={cx(
        'group relative isolate flex aspect-portrait flex-col justify-end overflow-hidden rounded-card bg-surface-3 text-white shadow-rest',
        'has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-primary',
        className,
      )}
    >
      <span className="absolute inset-0 -z-20 block transition-transform duration-slow ease-calm group-hover:scale-[1.02] motion-reduce:group-hover:scale-100">
        {photo}
      </span>
      <span aria-hidden="true" className="absolute inset-x-0 bottom-0 -z-10 h-1/2 bg-scrim" />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 rounded-[inherit] shadow-[inset_0_0_0_1px_oklch(1_0_0/.08)]"
      />
      {(topStart || topEnd) && (
        <span className="pointer-events-none absolute inset-x-2.5 top-2.5 flex flex-wrap items-start justify-between gap-1.5">
          <span className="min-w-0">{topStart}</span>
          <span className="ms-auto">{topEnd}</span>
        </span>
      )}
      <div className="p-3 s:p-3.5">
        {link
          ? cloneElement(
              link,
              {
                className: cx(
                  'block outline-none after:absolute after:inset-0 after:content-[""]',
                  link.props.className,
                ),
              },
              words,
            )
          : words}
        {subtitle && (
          <span className={cx('block truncate text-t13 text-white/90', action ? 'pe-10 s:pe-12' : null)}>
            {subtitle}
          </span>
        )}
      </div>
      {action && <div className="absolute end-2 bottom-2 s:end-2.5 s:bottom-2.5">{action}</div>}
    </Element>
  );
}
