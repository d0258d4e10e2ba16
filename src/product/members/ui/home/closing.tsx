import { Stars } from '#design/art/stars.tsx';
import { StreetAtBlueHour } from '#design/art/street.tsx';
import { PageContainer } from '#design/layout.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { JoinLink } from '#product/accounts/ui/join-link.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';

/** The end of the page: the street again, one door of it open, and the way in above it. */
export function Closing() {
  const t = useTranslations('pages.home');
  const m = useTranslations('members.list');
  const s = useTranslations('pages.shell');
  const { min_age: age } = useSettings();
  return (
    <section
      aria-labelledby="closing"
      className="dusk relative isolate overflow-hidden text-center text-white [--dusk:0.75] [--horizon:7rem] s:[--horizon:11.5rem]"
    >
      <Stars count={10} depth={1} seed={13} className="bottom-auto -z-10 h-14 l:h-18" />
      <Stars
        count={16}
        depth={1}
        seed={4}
        className="right-auto bottom-auto -z-10 h-84 w-[calc(50%-19rem)] max-l:hidden"
      />
      <Stars
        count={16}
        depth={1}
        seed={6}
        className="bottom-auto left-auto -z-10 h-84 w-[calc(50%-19rem)] max-l:hidden"
      />
      <PageContainer className="flex flex-col items-center pt-16 pb-64 s:pb-92 l:pt-20">
        <h2 id="closing" className="display text-t40 l:text-[3.5rem]">
          {t('closing.title')}
        </h2>
        <p className="mt-3 max-w-[44ch] text-pretty text-t18">{m('further.visitor.text')}</p>
        <JoinLink size="l" variant="paper" className="mt-6 min-w-29">
          {s('bar.join')}
        </JoinLink>
        <p className="mt-4 text-t14">{t('closing.note', { age })}</p>
      </PageContainer>
      <StreetAtBlueHour
        houses={9}
        width={1920}
        height={420}
        seed={31}
        gable={3}
        fronts={[0.44, 0.62]}
        openDoor={4}
        className="absolute inset-x-0 bottom-0 -z-10 h-70 s:h-105"
      />
    </section>
  );
}
