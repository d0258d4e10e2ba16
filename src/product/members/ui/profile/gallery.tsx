import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { cx } from '#design/cx.ts';
import { IconButton } from '#design/icon-button.tsx';
import { IconBack, IconForward, IconLock } from '#design/icons.tsx';
import type { PhotoView, ProfileView } from '../../contract.ts';
import { MemberPhoto } from '../member-photo.tsx';

/** The member's photos: one large, the others beside or under it. Swipe, arrow keys and thumbnails change it. */
export function Gallery({ profile, overlay, label }: { profile: ProfileView; overlay: ReactNode; label: ReactNode }) {
  const t = useTranslations('members');
  const strip = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(0);
  const photos: (PhotoView | null)[] = profile.photos.length ? profile.photos : [null];
  const go = (index: number) => {
    const target = (index + photos.length) % photos.length;
    strip.current?.children[target]?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'smooth' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') go(shown + 1);
    else if (event.key === 'ArrowLeft') go(shown - 1);
    else return;
    event.preventDefault();
  };
  return (
    <section
      aria-label={t('profile.photosOf', { name: profile.name })}
      className="-mx-gutter l:mx-0 l:grid l:grid-cols-[minmax(0,1fr)_12.5rem] l:gap-2"
    >
      <div className="relative">
        <section
          ref={strip}
          tabIndex={photos.length > 1 ? 0 : -1}
          aria-label={t('profile.photosHint')}
          onKeyDown={onKeyDown}
          onScroll={(event) => setShown(Math.round(event.currentTarget.scrollLeft / event.currentTarget.clientWidth))}
          className="no-scrollbar flex aspect-[4/5] snap-x snap-mandatory overflow-x-auto l:aspect-[5/6] l:max-h-[44rem] l:w-full l:rounded-card"
        >
          {photos.map((photo, index) => (
            <div key={photo?.id ?? 0} className="relative size-full shrink-0 snap-start">
              <MemberPhoto
                photo={photo}
                alt={t('profile.photo', { name: profile.name, number: index + 1 })}
                large
                priority={index === 0}
              />
              {photo?.locked && <Lock />}
            </div>
          ))}
        </section>
        <div className="pointer-events-none absolute start-3 top-3">{label}</div>
        <div className="pointer-events-none absolute inset-x-0 bottom-0 bg-scrim px-gutter pt-24 pb-5 text-white l:hidden">
          {overlay}
        </div>
        {photos.length > 1 && (
          <div className="absolute end-3 bottom-3 hidden gap-2 l:flex">
            <IconButton variant="glass" label={t('profile.previousPhoto')} onClick={() => go(shown - 1)}>
              <IconBack />
            </IconButton>
            <IconButton variant="glass" label={t('profile.nextPhoto')} onClick={() => go(shown + 1)}>
              <IconForward />
            </IconButton>
          </div>
        )}
      </div>
      {photos.length > 1 && (
        <div className="no-scrollbar mt-2 flex gap-2 overflow-x-auto px-2 l:mt-0 l:grid l:max-h-[44rem] l:content-start l:px-0">
          {photos.map((photo, index) => (
            <button
              key={photo?.id ?? 0}
              type="button"
              aria-label={t('profile.showPhoto', { number: index + 1 })}
              aria-current={index === shown}
              onClick={() => go(index)}
              className={cx(
                'relative aspect-[4/5] w-24 shrink-0 overflow-hidden rounded-control l:aspect-[5/4] l:w-full',
                index === shown && 'ring-2 ring-primary ring-inset',
              )}
            >
              <MemberPhoto photo={photo} alt="" />
              {photo?.locked && <Lock />}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

function Lock() {
  return (
    <span aria-hidden="true" className="absolute inset-0 grid place-items-center">
      <span className="grid size-11 place-items-center rounded-full bg-veil text-white">
        <IconLock />
      </span>
    </span>
  );
}
