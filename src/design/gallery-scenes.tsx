import { Celebration } from './art/celebration.tsx';
import { ErrorHouse } from './art/error-house.tsx';
import { LonelyHouse } from './art/lonely-house.tsx';
import { NightSky } from './art/night-sky.tsx';
import { NotFoundStreet } from './art/not-found-street.tsx';
import { OfflineHouse } from './art/offline-house.tsx';
import { Stars } from './art/stars.tsx';
import { StreetAtBlueHour } from './art/street.tsx';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import type { GalleryTexts } from './gallery.tsx';
import { GallerySection } from './gallery-section.tsx';
import { FlameMark } from './icons.tsx';
import { INTERESTS, InterestIcon } from './interest-icons.tsx';
import { Skeleton, SkeletonCard, SkeletonText } from './skeleton.tsx';

export function GalleryScenes({ texts: t, photos }: { texts: GalleryTexts; photos: readonly string[] }) {
  return (
    <>
      <GallerySection title={t.sections.empty}>
        <EmptyState
          layout="row"
          art={<LonelyHouse />}
          headline={t.emptyTitle}
          headingLevel={3}
          action={<Button>{t.emptyAction}</Button>}
        >
          {t.emptyText}
        </EmptyState>
        <div className="grid gap-5 @lg:grid-cols-2">
          <EmptyState
            art={<OfflineHouse />}
            headline={t.offlineTitle}
            headingLevel={3}
            action={<Button>{t.retry}</Button>}
          >
            {t.offlineText}
          </EmptyState>
          <EmptyState art={<ErrorHouse />} headline={t.errorTitle} headingLevel={3} action={<Button>{t.retry}</Button>}>
            {t.errorText}
          </EmptyState>
        </div>
        <EmptyState
          framed={false}
          art={<NotFoundStreet />}
          headline={t.lostTitle}
          headingLevel={3}
          action={<Button>{t.emptyAction}</Button>}
        >
          {t.lostText}
        </EmptyState>
        <div className="grid grid-cols-3 gap-cards">
          <SkeletonCard />
          <SkeletonCard />
          <div className="flex flex-col gap-4">
            <Skeleton className="size-16 rounded-full" />
            <SkeletonText />
          </div>
        </div>
      </GallerySection>
      <GallerySection title={t.sections.icons}>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-x-3 gap-y-4">
          {INTERESTS.map((slug) => (
            <li key={slug} className="flex items-center gap-2 text-t13 text-ink-2">
              <InterestIcon slug={slug} className="size-6 text-ink" />
              <span className="min-w-0 break-words">{slug.replaceAll('_', ' ')}</span>
            </li>
          ))}
        </ul>
      </GallerySection>
      <GallerySection title={t.sections.art}>
        <div data-theme="dark" className="relative isolate h-140 overflow-hidden rounded-card bg-sky">
          <Stars className="-z-10" />
          <p className="display p-8 text-t40 text-white">{t.title}</p>
          <StreetAtBlueHour faces={photos.slice(0, 4)} className="absolute inset-x-0 bottom-0 h-105" />
        </div>
        <div className="grid grid-cols-2 gap-5">
          <NightSky className="h-80 rounded-card p-5">
            <p className="font-medium">{t.small}</p>
          </NightSky>
          <Celebration className="grid h-80 place-items-center rounded-card">
            <span className="grid size-16 place-items-center rounded-full bg-white shadow-float" data-theme="light">
              <FlameMark />
            </span>
          </Celebration>
        </div>
      </GallerySection>
    </>
  );
}
