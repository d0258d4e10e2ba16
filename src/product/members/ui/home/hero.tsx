import { LitHouse } from '#design/art/lit-house.tsx';
import { Stars } from '#design/art/stars.tsx';
import { LIGHT_STEP_MS, StreetAtBlueHour } from '#design/art/street.tsx';
import { PageContainer } from '#design/layout.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { MemberCard } from '../../contract.ts';
import { MemberPhoto } from '../member-photo.tsx';
import { ProfileLink } from '../profile-link.tsx';
import { SearchBox } from './search-box.tsx';

/** From left to right; phones have room for the last two. */
const HOUSES = [
  { gable: 'flat', lamp: true, className: 'max-s:hidden max-l:mt-5 l:h-140' },
  { gable: 'steps', lamp: false, className: '[--wall:var(--wall-2)] max-l:mt-9 l:h-142' },
  { gable: 'bell', lamp: true, className: 'l:h-137' },
] as const;

/** The street in the evening, members at its windows, and the search. */
export function Hero({ members }: { members: MemberCard[] }) {
  const t = useTranslations('pages.home');
  return (
    <section
      aria-labelledby="hero"
      className="dusk relative isolate overflow-hidden text-white [--dusk:0.8] [--horizon:30rem] l:[--dusk:1] l:[--horizon:20rem]"
    >
      {/* Between the bar and the headline, and beside the words where there is room: never behind them. */}
      <Stars count={9} depth={1} seed={5} className="inset-y-auto top-14 -z-10 h-7 l:h-14" />
      <StreetAtBlueHour
        houses={9}
        width={1920}
        height={380}
        seed={232}
        gable={3}
        fronts={[0.58, 0.76]}
        lightsAfter={HOUSES.length * LIGHT_STEP_MS}
        className="absolute inset-x-0 bottom-0 -z-10 h-95"
      />
      <PageContainer className="grid grid-cols-1 pt-22 pb-9 l:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] xl:grid-cols-[minmax(0,31.25rem)_minmax(0,1fr)] l:grid-rows-[auto_1fr] l:gap-x-12 l:pt-30 l:pb-45">
        <div>
          <h1
            id="hero"
            className="display max-w-[16ch] text-t64 max-s:text-[min(2.625rem,11.2vw)] l:-me-6 l:max-w-none xl:-me-28"
          >
            {t('hero.title')}
          </h1>
          <p className="mt-4 max-w-[42ch] text-t18">{t('hero.text')}</p>
        </div>
        <Windows members={members} />
        <SearchBox className="relative z-2 max-l:[grid-area:2/1] mt-83 s:mt-96 l:mt-8" />
      </PageContainer>
    </section>
  );
}

/**
 * The tall houses: on phones behind the search, on desktops beside the words, down to the quay. Search engines are asked to
 * quote none of who is shown here: nobody was asked about that.
 */
function Windows({ members }: { members: MemberCard[] }) {
  const m = useTranslations('members.list');
  return (
    <div className="relative flex max-l:-mx-gutter max-l:[grid-area:2/1] max-l:mb-10 l:[grid-area:1/2/3] l:-mb-26">
      <Stars
        count={30}
        depth={0.8}
        seed={8}
        className="start-0 -top-14 right-auto bottom-auto -z-10 h-72 w-screen max-l:hidden"
      />
      <ul data-nosnippet="" className="mx-auto flex w-full max-w-158 l:items-end">
        {HOUSES.map(({ gable, lamp, className }, place) => {
          // Where there are only two, they are the two that phones see.
          const member = members[place - HOUSES.length + members.length];
          return (
            <li key={gable} className={`flex min-w-0 flex-1 ${className}`}>
              <LitHouse
                gable={gable}
                lamp={lamp}
                lightsAfter={place * LIGHT_STEP_MS}
                windowClassName="mt-6 w-[min(10.3125rem,92%)] s:w-[89%]"
              >
                {member && (
                  <ProfileLink
                    id={member.id}
                    aria-label={m('profile.nameAge', { name: member.name, age: member.age })}
                    className="block size-full -outline-offset-4 outline-white"
                  >
                    <MemberPhoto
                      photo={member.main_image}
                      alt=""
                      // Phones do not fetch whom they do not show.
                      priority={place > 0}
                      className="size-full"
                      imageClassName="object-[50%_20%]"
                    />
                  </ProfileLink>
                )}
              </LitHouse>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
