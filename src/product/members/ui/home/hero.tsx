import { cx } from '#design/cx.ts';
import { PageContainer } from '#design/layout.tsx';
import { SceneArt } from '#design/scenes/scene-art.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { JoinLink } from '#product/accounts/ui/join-link.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { isForMen } from '../../contract.ts';
import type { HomeReply } from '../../home/contract.ts';
import { MembersLine } from './members-line.tsx';
import { People } from './people.tsx';
import { lookOf } from './scenes.ts';
import { SearchBox } from './search-box.tsx';

export function Hero({ home }: { home: HomeReply }) {
  const s = useTranslations('pages.shell');
  const { home_scene: scene } = useSettings();
  const { tokens, places } = lookOf(scene);
  const { texts } = home;
  return (
    <section aria-labelledby="hero" className={cx('home-hero', tokens, places)}>
      <PageContainer className="home-words pt-17 l:pt-28">
        <Eyebrow />
        <h1 id="hero" className="display hero-display mt-1.5 max-w-[15ch] l:mt-4">
          {texts.headline}
        </h1>
        <p className="mt-2 max-w-[46ch] text-t16 leading-[1.4] s:text-t18 s:leading-body l:mt-4 l:max-w-[min(32rem,39vw)]">
          {texts.subline}
        </p>
      </PageContainer>
      <div className="home-stage">
        {scene && (
          <>
            <SceneArt scene={scene} part="phone" className="home-art home-art-phone" />
            <SceneArt scene={scene} part="desktop" className="home-art home-art-wide home-art-clear" />
            <SceneArt scene={scene} part="edge" className="home-art home-art-edge" />
          </>
        )}
        {home.people.length > 0 && <People scene={scene} people={home.people} />}
      </div>
      <PageContainer className="home-words pb-5 s:pb-10 l:pt-6 l:pb-24">
        {home.search ? (
          <SearchBox label={texts.search}>
            <MembersLine few={texts.members_few} members={home.members} />
          </SearchBox>
        ) : (
          <JoinLink size="l" className="max-s:w-full">
            {s('bar.join')}
          </JoinLink>
        )}
      </PageContainer>
    </section>
  );
}

function Eyebrow() {
  const t = useTranslations('pages.home');
  const { niche, min_age: age, signups } = useSettings();
  const parts = [
    t(isForMen({ niche }) ? 'about.gay' : 'about.other'),
    t('age', { age }),
    ...(signups === 'trafficsource' ? [] : [t(`join.${signups}`)]),
  ];
  return (
    <p className="flex flex-wrap gap-x-2 font-semibold text-t13 s:text-t14">
      {parts.map((part, place) => (
        <span key={part} className="inline-flex items-center gap-2">
          {place > 0 && <span aria-hidden="true" className="size-1.25 rounded-full bg-(--scene-accent)" />}
          {part}
        </span>
      ))}
    </p>
  );
}
