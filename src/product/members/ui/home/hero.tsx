import { Stars } from '#design/art/stars.tsx';
import { StreetAtBlueHour } from '#design/art/street.tsx';
import { PageContainer } from '#design/layout.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { MemberCard } from '../../contract.ts';
import { SearchBox } from './search-box.tsx';

/** Large windows of the street that somebody looks out of. */
const WINDOWS = 4;

/** The street in the evening, members at its windows, and the search. */
export function Hero({ members }: { members: MemberCard[] }) {
  const t = useTranslations('home');
  const { cdn_prefix: prefix } = useSettings();
  const faces = members
    .flatMap(({ main_image: photo, fictional }) => (photo && !photo.locked && !fictional ? [photo] : []))
    .slice(0, WINDOWS)
    .map((photo) => prefix + photo.thumb_filename);
  return (
    <section className="grid">
      <div
        aria-hidden="true"
        className="relative flex items-end overflow-hidden bg-sky [grid-area:1/1] max-s:mb-70 s:mb-50 l:mb-0 l:min-h-[46rem]"
      >
        <Stars className="absolute inset-0 size-full" />
        {/* Phones show the right half, where the windows are lit. */}
        <StreetAtBlueHour
          faces={faces}
          seed={11}
          className="relative h-72 shrink-0 max-s:-ms-[72%] max-s:w-[180%] s:h-96 l:h-[36rem]"
        />
      </div>
      <PageContainer className="relative pt-22 text-white [grid-area:1/1] l:pt-30 l:pb-24">
        <h1 className="display max-w-[16ch] text-t64 l:max-w-[12ch]">{t('hero.title')}</h1>
        <p className="mt-4 max-w-[42ch] text-t18 text-white/90">{t('hero.text')}</p>
        <SearchBox className="mt-58 s:mt-80 l:mt-8" />
      </PageContainer>
    </section>
  );
}
