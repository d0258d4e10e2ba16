import { useQuery } from '@tanstack/react-query';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { LanderMember, Niche } from '../../contract.ts';
import { Lander, LanderBar, LawLine } from '../lander-frame.tsx';
import { LanderLabel, LanderPhoto } from '../lander-member.tsx';
import { landerMembersQuery } from '../lander-members-query.ts';
import { LikeFirst } from '../like-first.tsx';
import { EMBLEMS, Leaf, Sun } from './cuttings.tsx';
import { halves } from './halves.ts';

const PLACES = ['a', 'b', 'c', 'd', 'e'] as const;

export function CollageLanding({ niche }: { niche: Niche }) {
  const t = useTranslations('landers.collagelanding');
  const { members = [] } = useQuery(landerMembersQuery(useTransport(), 'collagelanding')).data ?? {};
  const [top, bottom] = halves(t(`${niche}.headline`));
  return (
    <Lander name="collage" niche={niche}>
      <LanderBar />
      <div className="scene">
        <i className="paper pale" />
        <i className="paper one" />
        <i className="paper two" />
        <i className="paper three" />
        <div className="sheet">
          <Sun />
          <Leaf className="leaf far" />
          <Leaf className="leaf near" />
          <Leaf className="leaf alone" />
          {PLACES.map((place, index) => (
            <Clipping key={place} place={place} member={members[index]} niche={niche} />
          ))}
          <svg viewBox="-60 -74 120 148" className="emblem" aria-hidden="true">
            {EMBLEMS[members[2] ? niche : 'none']}
          </svg>
          <p className="ticket" aria-hidden="true">
            <span>{t('seats')}</span>
            {t('row')}
          </p>
        </div>
        <div className="place">
          <h1>
            <span className="strip">{top}</span> {bottom && <span className="strip">{bottom}</span>}
          </h1>
          <div className="panel">
            <p className="lead">{t(`${niche}.lead`)}</p>
            <LikeFirst niche={niche} legend={t('question')} hint={t('then')} />
            <LawLine />
          </div>
        </div>
      </div>
    </Lander>
  );
}

interface ClippingProps {
  place: (typeof PLACES)[number];
  member: LanderMember | undefined;
  niche: Niche;
}

function Clipping({ place, member, niche }: ClippingProps) {
  return (
    <figure className={`clipping ${place}`}>
      <div className="edge">
        {member ? (
          <LanderPhoto member={member} sizes="(min-width: 62rem) 18vw, 160px" className="torn" first={place < 'd'} />
        ) : (
          <svg viewBox="-60 -74 120 148" className="torn" aria-hidden="true">
            {place === 'c' && EMBLEMS[niche]}
          </svg>
        )}
      </div>
      <i className="tape" />
      {member && <LanderLabel member={member} />}
    </figure>
  );
}
