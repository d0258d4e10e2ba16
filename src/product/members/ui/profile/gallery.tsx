import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { cx } from '#design/cx.ts';
import { IconLock } from '#design/icons.tsx';
import { prefersReducedMotion } from '#design/reduced-motion.ts';
import { useLazy } from '#platform/browser/use-lazy.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { PhotoView } from '#product/media/contract.ts';
import type { ProfilePhoto, ProfileView } from '../../contract.ts';
import { MemberPhoto } from '../member-photo.tsx';

interface GalleryProps {
  profile: ProfileView;
  start: ReactNode;
  end?: ReactNode;
  overlay: ReactNode;
  unlock: ReactNode;
}

const CELLS = 5;
const DOTS = 10;

/** Portraits are cut at the foot; a phone on its side shows them whole, since its strip is lower than a head. */
const WHOLE_HEAD = 'object-[50%_20%] max-m:landscape:object-contain';

const CROPPED = 'max-m:portrait:photo-crop';

/** Cells about square or higher: a lower one would cut through heads. */
const MOSAICS: Record<number, string> = {
  1: 'm:grid-cols-1',
  2: 'm:grid-cols-2',
  3: 'm:grid-cols-[2.26fr_1fr] m:grid-rows-2 m:*:first:row-span-2',
  4: 'm:grid-cols-[2.26fr_1fr_1fr] m:grid-rows-2 m:*:first:row-span-2 m:[&>:nth-child(2)]:col-span-2',
  5: 'm:grid-cols-[2.26fr_1fr_1fr] m:grid-rows-2 m:*:first:row-span-2',
};

/** Whose cell of the mosaic is too low for a crop: the only photo, and the second of four. */
const isWhole = (index: number, count: number): boolean => count === 1 || (count === 4 && index === 1);

const loadViewer = () => import('./photo-viewer.tsx').then((module) => module.PhotoViewer);

export function Gallery({ profile, start, end, overlay, unlock }: GalleryProps) {
  const t = useTranslations('members.profile');
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const Viewer = useLazy(loadViewer, enlarged !== null);
  const photos = profile.photos;
  const count = photos.length;
  return (
    <section aria-label={t('photosOf', { name: profile.name })} className="-mx-gutter m:mx-0">
      <div className="relative">
        {count === 0 ? (
          <div className="aspect-[4/5] max-h-[76dvh] w-full overflow-hidden m:aspect-[948/620] m:max-h-none m:rounded-card">
            <MemberPhoto photo={null} alt={t('noPhoto', { name: profile.name })} />
          </div>
        ) : (
          <ul
            ref={strip}
            onScroll={({ currentTarget }) => setShown(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
            className={cx(
              'no-scrollbar flex aspect-[4/5] max-h-[76dvh] w-full snap-x snap-mandatory overflow-x-auto',
              'm:grid m:aspect-[948/620] m:max-h-none m:gap-1.5 m:overflow-hidden m:rounded-card',
              MOSAICS[Math.min(count, CELLS)],
            )}
          >
            {photos.map((photo, index) => (
              <li
                key={photo.id}
                className={cx('relative size-full min-h-0 shrink-0 snap-start', index >= CELLS && 'm:hidden')}
              >
                <button
                  type="button"
                  aria-haspopup="dialog"
                  aria-label={t(photo.locked ? 'lockedPhoto' : 'openPhoto', { number: index + 1, count })}
                  onClick={() => setEnlarged(index)}
                  className="block size-full -outline-offset-4 [container-type:size]"
                  style={cropStyle(photo)}
                >
                  <MemberPhoto
                    photo={photo}
                    alt={t('photo', { name: profile.name, number: index + 1 })}
                    large
                    priority={index === 0}
                    // Without sizes it is the whole picture at any width, and never the card's crop.
                    sizes={
                      isWhole(index, count) || photo.crop
                        ? undefined
                        : `(min-width: 48rem) ${index === 0 ? 36 : 18}vw, 100vw`
                    }
                    imageClassName={cx(
                      WHOLE_HEAD,
                      photo.crop && CROPPED,
                      isWhole(index, count) ? 'm:object-contain!' : photo.crop && 'm:photo-crop',
                    )}
                  />
                </button>
                <Lid photo={photo} more={index === CELLS - 1 ? count - CELLS : 0} />
              </li>
            ))}
          </ul>
        )}
        <div className="pointer-events-none absolute inset-x-3 top-3 flex items-center gap-2 *:pointer-events-auto">
          {start}
          {end && <div className="ms-auto">{end}</div>}
        </div>
        <div className="pointer-events-none absolute inset-x-0 bottom-0 photo-scrim px-gutter pt-24 pb-8 text-white m:hidden">
          {overlay}
        </div>
        {count > 1 && (
          <p
            aria-hidden="true"
            className="absolute inset-x-0 bottom-3 flex items-center justify-center gap-1.5 text-t13 text-white tabular-nums m:hidden"
          >
            {count > DOTS
              ? t('photoPlace', { place: shown + 1, count })
              : photos.map((photo, index) => (
                  <span
                    key={photo.id}
                    className={cx(
                      'h-1.75 rounded-full transition-[width] duration-base',
                      index === shown ? 'w-5.5 bg-white' : 'w-1.75 bg-white/55',
                    )}
                  />
                ))}
          </p>
        )}
      </div>
      {count > 1 && (
        <ul className="no-scrollbar mt-2 flex gap-2 overflow-x-auto px-2 m:hidden">
          {photos.map((photo, index) => (
            <li key={photo.id} className="shrink-0">
              <button
                type="button"
                aria-label={t('showPhoto', { number: index + 1 })}
                aria-current={index === shown}
                onClick={() =>
                  strip.current?.children[index]?.scrollIntoView({
                    block: 'nearest',
                    inline: 'start',
                    behavior: prefersReducedMotion() ? 'instant' : 'smooth',
                  })
                }
                className={cx(
                  'relative block aspect-[4/5] w-20 overflow-hidden rounded-control transition-opacity duration-fast',
                  index === shown ? 'outline-2 outline-primary -outline-offset-2' : '',
                )}
              >
                <MemberPhoto photo={photo} alt="" />
                <Lid photo={photo} more={0} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {Viewer && <Viewer profile={profile} at={enlarged} onClose={() => setEnlarged(null)} unlock={unlock} />}
    </section>
  );
}

function cropStyle({ crop, width, height }: ProfilePhoto): CSSProperties | undefined {
  if (!crop) return undefined;
  const shape = (crop.width * width) / (crop.height * height);
  const sides = Object.entries({ ...crop, shape }).map(([side, share]) => [`--crop-${side}`, share]);
  return Object.fromEntries(sides);
}

function Lid({ photo, more }: { photo: PhotoView; more: number }) {
  const t = useTranslations('members.profile');
  if (!photo.locked && more === 0) return null;
  return (
    <span aria-hidden="true" className="pointer-events-none absolute inset-0 grid place-items-center">
      {more > 0 && (
        <span className="hidden min-h-11 min-w-11 place-items-center rounded-full bg-veil px-2 font-semibold text-white m:grid">
          {t('morePhotos', { count: more })}
        </span>
      )}
      {photo.locked && (
        <span className={cx('grid size-11 place-items-center rounded-full bg-veil text-white', more > 0 && 'm:hidden')}>
          <IconLock />
        </span>
      )}
    </span>
  );
}
