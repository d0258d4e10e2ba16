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
    <span className={action ? 'photo-card-title photo-card-beside' : 'photo-card-title'}>
      <span className="flex min-w-0">
        <span className="truncate">{title}</span>
        {titleTail && <span className="shrink-0 whitespace-pre">{titleTail}</span>}
      </span>
      {titleEnd}
    </span>
  );
  return (
    <Element className={cx('photo-card', className)}>
      <span>{photo}</span>
      {(topStart || topEnd) && (
        <span className="photo-card-top">
          <span className="min-w-0">{topStart}</span>
          <span className="ms-auto">{topEnd}</span>
        </span>
      )}
      <div className="p-3 s:p-3.5">
        {link ? cloneElement(link, { className: cx('photo-card-link', link.props.className) }, words) : words}
        {subtitle && (
          <span className={action ? 'photo-card-line photo-card-beside' : 'photo-card-line'}>{subtitle}</span>
        )}
      </div>
      {action && <div className="photo-card-action">{action}</div>}
    </Element>
  );
}
