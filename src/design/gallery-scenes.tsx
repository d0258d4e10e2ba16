import { Celebration } from './art/celebration.tsx';
import { GABLES } from './art/house.tsx';
import { LitHouse } from './art/lit-house.tsx';
import { NightSky } from './art/night-sky.tsx';
import { Scene } from './art/scene.tsx';
import { Stars } from './art/stars.tsx';
import { LIGHT_STEP_MS, StreetAtBlueHour } from './art/street.tsx';
import { BrandMark } from './brand-mark.tsx';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import type { GalleryTexts } from './gallery-section.tsx';
import { GallerySection } from './gallery-section.tsx';
import { GalleryVignettes, VIGNETTES } from './gallery-vignettes.tsx';
import { INTERESTS, InterestIcon } from './interest-icons.tsx';
import { Photo } from './photo.tsx';
import { Skeleton, SkeletonCard, SkeletonText } from './skeleton.tsx';

const notFoundStreet = () => import('./art/not-found-street.tsx').then((module) => module.NotFoundStreet);

export function GalleryScenes({ texts: t, photos }: { texts: GalleryTexts; photos: readonly string[] }) {
  return (
    <>
      <GallerySection title={t.sections.empty}>
        <EmptyState
          layout="row"
          art={<Scene load={VIGNETTES.LonelyHouse} />}
          headline={t.emptyTitle}
          headingLevel={3}
          action={<Button>{t.emptyAction}</Button>}
        >
          {t.emptyText}
        </EmptyState>
        <div className="grid gap-5 @lg:grid-cols-2">
          <EmptyState
            art={<Scene load={VIGNETTES.OfflineHouse} />}
            headline={t.offlineTitle}
            headingLevel={3}
            action={<Button>{t.retry}</Button>}
          >
            {t.offlineText}
          </EmptyState>
          <EmptyState
            art={<Scene load={VIGNETTES.ErrorHouse} />}
            headline={t.errorTitle}
            headingLevel={3}
            action={<Button>{t.retry}</Button>}
          >
            {t.errorText}
          </EmptyState>
        </div>
        <EmptyState
          framed={false}
          art={<Scene load={notFoundStreet} className="aspect-[960/420]" />}
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
        <div
          data-theme="dark"
          className="dusk relative isolate h-160 overflow-hidden rounded-card [--dusk:0.8] [--horizon:19rem]"
        >
          <p className="display p-8 text-t40 text-white">{t.title}</p>
          <Stars count={20} depth={1} className="-z-10 top-32 h-16" />
          <StreetAtBlueHour height={360} fronts={[0.5, 0.7]} className="absolute inset-x-0 bottom-0 -z-10 h-90" />
          <div className="absolute inset-x-8 bottom-18 flex max-w-110 items-end">
            {GABLES.slice(0, 2).map((gable, index) => (
              <LitHouse
                key={gable}
                gable={gable}
                lamp={index === 1}
                lightsAfter={index * LIGHT_STEP_MS}
                className="h-90"
                windowClassName="mt-6 w-3/5"
              >
                {photos[index] && <Photo src={photos[index]} alt="" className="size-full" />}
              </LitHouse>
            ))}
          </div>
        </div>
        <div className="grid grid-cols-2 gap-5">
          <NightSky className="h-80 rounded-card p-5 pt-28">
            <Stars count={24} seed={9} depth={1} className="-z-10 h-26" />
            <p className="font-medium">{t.small}</p>
          </NightSky>
          <Celebration className="grid h-80 place-items-center rounded-card">
            <span className="grid size-16 place-items-center rounded-full bg-white shadow-float" data-theme="light">
              <BrandMark logo="flame" />
            </span>
          </Celebration>
        </div>
        <GalleryVignettes />
      </GallerySection>
    </>
  );
}
