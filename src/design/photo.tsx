import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { thumbhashGradient } from './thumbhash-gradient.ts';
import { useNear } from './use-near.ts';

export type PhotoProps = {
  src: string;
  alt: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Base64 thumbhash, drawn behind the photo until it is there. */
  thumbhash?: string | null | undefined;
  /** Intrinsic size in pixels; give it wherever the box has no aspect class of its own. */
  width?: number | undefined;
  height?: number | undefined;
  priority?: boolean | undefined;
  whenNear?: boolean | undefined;
  fallback?: ReactNode;
  className?: string | undefined;
  imageClassName?: string | undefined;
};

export function Photo(props: PhotoProps) {
  const {
    src,
    alt,
    srcSet,
    sizes,
    thumbhash,
    width,
    height,
    priority = false,
    whenNear = false,
    fallback,
    className,
    imageClassName,
  } = props;
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string | null>(null);
  // It may have failed before the page became interactive, and then no event comes any more.
  useEffect(() => {
    const drawn = image.current;
    if (drawn?.complete && drawn.naturalWidth === 0 && drawn.currentSrc) setFailed(src);
  }, [src]);
  const box = useRef<HTMLSpanElement>(null);
  const near = useNear(box, whenNear);
  const background = thumbhash ? thumbhashGradient(thumbhash) : undefined;
  return (
    <span
      ref={box}
      className={cx('relative block overflow-hidden bg-surface-3', className)}
      style={background ? { background } : undefined}
    >
      {whenNear && !near ? null : failed === src ? (
        (fallback ?? <Silhouette label={alt} />)
      ) : (
        <img
          ref={image}
          src={src}
          srcSet={srcSet}
          sizes={srcSet && sizes}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding={priority ? undefined : 'async'}
          draggable={false}
          className={cx('block size-full object-cover', imageClassName)}
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
}

export function Silhouette({ label = '', className }: { label?: string | undefined; className?: string | undefined }) {
  const figure = (
    <svg viewBox="0 0 90 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="block size-full">
      <rect width="90" height="120" fill="oklch(.27 .075 272)" />
      <path d="M0 0h90v120H0z" fill="oklch(.36 .1 280)" opacity=".45" />
      <path d="M12 120V47a33 33 0 0 1 66 0v73Z" fill="oklch(.84 .12 78)" />
      <path d="M12 120V47a33 33 0 0 1 66 0v73Z" fill="oklch(.72 .15 58)" opacity=".28" />
      <path d="M45 14v34M12 62h10M68 62h10" stroke="oklch(.27 .075 272)" strokeWidth="2.2" opacity=".5" />
      <circle cx="45" cy="57" r="16.5" fill="oklch(.27 .075 272)" />
      <path d="M13 120c0-24 12-37 32-37s32 13 32 37Z" fill="oklch(.27 .075 272)" />
    </svg>
  );
  const box = cx('block size-full', className);
  return label ? (
    <span role="img" aria-label={label} className={box}>
      {figure}
    </span>
  ) : (
    <span className={box}>{figure}</span>
  );
}
