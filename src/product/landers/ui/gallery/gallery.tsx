import { useQuery } from '@tanstack/react-query';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { LanderMember, Niche } from '../../contract.ts';
import { Lander, LanderBar, LawLine } from '../lander-frame.tsx';
import { LanderLabel, LanderPhoto } from '../lander-member.tsx';
import { landerMembersQuery } from '../lander-members-query.ts';
import { LikeFirst } from '../like-first.tsx';
import { Bench, Floor, Landscape, Nobody } from './hall.tsx';

const FRAMES = ['gold', 'wood', 'oval', 'black'] as const;

export function Gallery({ niche }: { niche: Niche }) {
  const t = useTranslations('landers.gallery');
  const { members = [] } = useQuery(landerMembersQuery(useTransport(), 'gallery')).data ?? {};
  return (
    <Lander name="gallery" niche={niche}>
      <LanderBar />
      <div className="hall">
        <Floor />
        <div className="wall">
          <i className="light" />
          {FRAMES.map((frame, index) => (
            <Picture key={frame} frame={frame} member={members[index]} />
          ))}
          <figure className="frame yours">
            <Nobody />
            <figcaption className="placard">
              <b>{t('you')}</b>
              <span>{t('notYet')}</span>
            </figcaption>
          </figure>
          <i className="lamp" />
          <Bench niche={niche} />
        </div>
        <div className="place">
          <h1>{t(`${niche}.headline`)}</h1>
          <p className="lead">
            {t(`${niche}.lead`)} {members.length > 0 && t('empty')}
          </p>
          <LikeFirst
            niche={niche}
            legend={t('question')}
            word={({ word }) => (word === 'both' ? t('all') : undefined)}
            mark={<Arrow />}
          />
        </div>
        <LawLine />
      </div>
    </Lander>
  );
}

interface PictureProps {
  frame: (typeof FRAMES)[number];
  member: LanderMember | undefined;
}

function Picture({ frame, member }: PictureProps) {
  if (!member) {
    return (
      <figure className={`frame ${frame}`}>
        <Landscape />
      </figure>
    );
  }
  const { name, age, city } = member;
  return (
    <figure className={`frame ${frame}`}>
      <LanderPhoto
        member={member}
        sizes={frame === 'gold' ? '(min-width: 62rem) 19vw, 170px' : '(min-width: 62rem) 12vw, 110px'}
        first
      />
      <figcaption className="placard">
        <b>
          {name}, {age}
        </b>
        {city && <span>{city}</span>}
        <LanderLabel member={member} />
      </figcaption>
    </figure>
  );
}

const Arrow = () => (
  <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M4 12h15M13 6l6 6-6 6" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
