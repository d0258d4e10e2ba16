import { useTranslations } from '#platform/i18n/intl.tsx';
import type { LanderMember, Niche } from '../../contract.ts';
import { LanderLabel, LanderPhoto } from '../lander-member.tsx';

interface CardProps {
  member: LanderMember;
  niche: Niche;
  place: number;
  all: number;
}

/** Characters up to which a name has one line. */
const LONG_NAME = 12;

export function Card({ member, niche, place, all }: CardProps) {
  const t = useTranslations('landers.tinderswipe');
  const title = `${member.name}, ${member.age}`;
  return (
    <fieldset className="card" suppressHydrationWarning>
      <legend className="sr-only">{t('card', { place, all, name: title })}</legend>
      <div className="box">
        <svg viewBox="0 0 320 430" aria-hidden="true">
          <use href="#box-back" />
        </svg>
        <LanderPhoto member={member} sizes="(min-width: 62rem) 216px, 50vw" first={place === 1} />
        <svg viewBox="0 0 320 430" aria-hidden="true">
          <use href="#box-front" />
        </svg>
        <span className="brand" aria-hidden="true">
          <span>{t(`${niche}.left`)}</span>
          <span>{t(`${niche}.right`)}</span>
        </span>
        <LanderLabel member={member} />
        <p className={title.length > LONG_NAME ? 'plate long' : 'plate'}>
          <strong>{title}</strong>
          {member.city}
        </p>
        <span className="tally" aria-hidden="true">
          <span>{t('contents')}</span>
          <svg viewBox="-40 -34 80 68" aria-hidden="true">
            <use href="#box-emblem" />
          </svg>
          <span>{t('person')}</span>
        </span>
      </div>
      <label className="no">
        <input type="radio" name={`card-${member.id}`} value="no" />
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
        {t('no')}
      </label>
      <label className="yes">
        <input type="radio" name={`card-${member.id}`} value="yes" />
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12.4 3C10 6 6.6 8.8 6.6 14a5.8 5.8 0 0 0 11.6 0c0-2.6-1.3-4.6-2.6-6-.3 1.600-1 2.6-2 3.200.4-2.6.1-5.600-1.200-8.200Z" />
        </svg>
        {t('yes')}
      </label>
      <svg viewBox="0 0 292 44" className="strip" aria-hidden="true">
        <use href="#box-strip" />
        <g className="match">
          <use href="#box-match" />
        </g>
      </svg>
      <p className="count">{t('count', { place, all })}</p>
    </fieldset>
  );
}
