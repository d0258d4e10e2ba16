import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { cx } from './cx.ts';

type AnchorElement = ReactElement<{ className?: string | undefined; children?: ReactNode }>;

export type PhotoCardProps = {
  photo: ReactNode;
  title: ReactNode;
  longTitle?: boolean | undefined;
  cutTitle?: boolean | undefined;
  titleTail?: ReactNode;
  subtitle?: ReactNode;
  titleLast?: ReactNode;
  titleEnd?: ReactNode;
  topStart?: ReactNode;
  topEnd?: ReactNode;
  action?: ReactNode;
  link?: AnchorElement | undefined;
  as?: 'article' | 'li' | 'div' | undefined;
  className?: string | undefined;
};

export function PhotoCard(props: PhotoCardProps) {
  const {
    photo,
    title,
    longTitle = false,
    cutTitle = false,
    titleTail,
    titleLast,
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
        cutTitle ? 'photo-card-cut' : 'photo-card-title',
        longTitle && 'max-s:text-t14',
        action ? 'photo-card-beside' : null,
      )}
    >
      {cutTitle ? <span className="line-clamp-2">{title}</span> : title}
      {titleTail}
      {/* Lines may break beside a dot, whatever blank is there: only this keeps it with the word. */}
      {(titleLast || titleEnd) && (
        <span className="whitespace-nowrap">
          {titleLast}
          {titleEnd && <> {titleEnd}</>}
        </span>
      )}
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
      <div className="photo-card-words">
        {link ? cloneElement(link, { className: cx('photo-card-link', link.props.className) }, words) : words}
        {subtitle && (
          <span className={action ? 'photo-card-line photo-card-beside' : 'photo-card-line'}>{subtitle}</span>
        )}
      </div>
      {action && <div className="photo-card-action">{action}</div>}
    </Element>
  );
}
