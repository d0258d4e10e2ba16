import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '#design/icon-button.tsx';
import { IconBack, IconClose, IconForward, IconLock } from '#design/icons.tsx';
import { prefersReducedMotion } from '#design/reduced-motion.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { PhotoView } from '#product/media/contract.ts';
import type { ProfileView } from '../../contract.ts';
import { FictionalLabel } from '../fictional-label.tsx';
import { MemberPhoto } from '../member-photo.tsx';

interface PhotoViewerProps {
  profile: ProfileView;
  /** Index of the photo to begin with; null when closed. */
  at: number | null;
  onClose: () => void;
  unlock: ReactNode;
}

export function PhotoViewer({ profile, at, onClose, unlock }: PhotoViewerProps) {
  const t = useTranslations('members.profile');
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(at ?? 0);
  const count = profile.photos.length;
  const go = (index: number, behavior: ScrollBehavior = prefersReducedMotion() ? 'instant' : 'smooth') =>
    strip.current?.children[(index + count) % count]?.scrollIntoView({ block: 'nearest', inline: 'start', behavior });
  useLayoutEffect(() => {
    if (at === null) return dialog.current?.close();
    dialog.current?.showModal();
    strip.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'instant' });
    setShown(at);
  }, [at]);
  useEffect(() => {
    if (at === null) return;
    const { style } = document.documentElement;
    style.overflow = 'hidden';
    return () => {
      style.overflow = '';
    };
  }, [at]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') go(shown + 1);
    else if (event.key === 'ArrowLeft') go(shown - 1);
    else return;
    event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      data-theme="dark"
      aria-label={t('photosOf', { name: profile.name })}
      onClose={onClose}
      onKeyDown={onKeyDown}
      // What opens locked photos leads elsewhere, and nothing opens above this one.
      onClick={({ target }) =>
        target instanceof Element && target.closest('p :is(a, button)') && dialog.current?.close()
      }
      className="fixed inset-0 m-0 size-full max-h-none max-w-none bg-night text-white backdrop:bg-night"
    >
      <ul
        ref={strip}
        // A phone has no buttons beside it: with a keyboard it is scrolled itself.
        tabIndex={count > 1 ? 0 : undefined}
        onScroll={({ currentTarget }) => setShown(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
        className="no-scrollbar flex size-full touch-pan-x touch-pinch-zoom snap-x snap-mandatory overflow-x-auto overscroll-contain -outline-offset-4"
      >
        {profile.photos.map((photo, index) => (
          <li
            key={photo.id}
            className="relative size-full shrink-0 snap-center py-16 m:px-20"
            aria-hidden={index === shown ? undefined : true}
          >
            <div className="grid size-full place-items-center [container-type:size]">
              <div style={fitted(photo)} className="overflow-hidden m:rounded-card">
                <MemberPhoto photo={photo} alt={t('photo', { name: profile.name, number: index + 1 })} large />
              </div>
            </div>
            {photo.locked && (
              <div className="absolute inset-0 grid place-content-center justify-items-center gap-4 p-8 text-center">
                <span className="grid size-14 place-items-center rounded-full bg-veil">
                  <IconLock />
                </span>
                {index === shown && <p className="max-w-[36ch] rounded-card bg-veil px-4 py-3">{unlock}</p>}
              </div>
            )}
          </li>
        ))}
      </ul>
      <div className="absolute start-5 end-16 top-3 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
        <p aria-live="polite" className="font-medium text-t14 tabular-nums">
          {t('photoPlace', { place: shown + 1, count })}
        </p>
        <FictionalLabel fictional={profile.fictional} onPhoto />
      </div>
      <IconButton
        variant="glass"
        label={t('closePhotos')}
        className="absolute! end-3 top-3"
        onClick={() => dialog.current?.close()}
      >
        <IconClose />
      </IconButton>
      {count > 1 && (
        <>
          <IconButton
            variant="glass"
            label={t('previousPhoto')}
            className="absolute! start-4 top-1/2 -translate-y-1/2 max-m:hidden"
            onClick={() => go(shown - 1)}
          >
            <IconBack className="rtl:-scale-x-100" />
          </IconButton>
          <IconButton
            variant="glass"
            label={t('nextPhoto')}
            className="absolute! end-4 top-1/2 -translate-y-1/2 max-m:hidden"
            onClick={() => go(shown + 1)}
          >
            <IconForward className="rtl:-scale-x-100" />
          </IconButton>
        </>
      )}
    </dialog>
  );
}

const fitted = ({ width, height }: PhotoView) => ({
  width: `min(100cqw, ${(width / height).toFixed(4)} * 100cqh)`,
  aspectRatio: `${width} / ${height}`,
});
