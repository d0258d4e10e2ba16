import { Fragment } from 'react';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useInterestNames } from '#product/members/ui/interest-names.ts';
import type { Niche } from '../../contract.ts';
import { FirstStep } from '../first-step.tsx';
import { Lander, LanderBar, LawLine } from '../lander-frame.tsx';
import type { Answers } from '../next-steps.tsx';
import { ORDER, type Tile } from './order.ts';
import { TILES } from './tiles.tsx';

const SCENES: readonly Tile[] = ['beach', 'hiking', 'theater'];

const idOf = (interest: string) => `pick-${interest.replaceAll(' ', '-')}`;

export function IconsLanding({ niche }: { niche: Niche }) {
  const t = useTranslations('landers.iconslanding');
  const nameOf = useInterestNames();
  const tiles = ORDER[niche];
  return (
    <Lander name="icons" niche={niche}>
      <LanderBar />
      <h1>{t(`${niche}.headline`)}</h1>
      <p className="lead">{t(`${niche}.lead`)}</p>
      <FirstStep read={(form) => readPicks(form, tiles)} go={null}>
        <fieldset className="tiles" aria-label={t(`${niche}.headline`)}>
          {tiles.map((interest) => (
            <Fragment key={interest}>
              <input type="checkbox" name="interest" value={interest} id={idOf(interest)} />
              <label htmlFor={idOf(interest)}>
                <svg
                  viewBox="0 0 100 100"
                  preserveAspectRatio={SCENES.includes(interest) ? 'xMidYMid slice' : undefined}
                  aria-hidden="true"
                >
                  {TILES[interest]}
                </svg>
                <span>{nameOf(interest)}</span>
                <svg viewBox="0 0 30 30" className="tick" aria-hidden="true">
                  <circle cx="15" cy="15" r="13.5" fill="var(--ink)" stroke="#fff" strokeWidth="2" />
                  <path d="M9.5 15.5l4 4 7.5-8" fill="none" stroke="var(--y)" strokeWidth="2.5" />
                </svg>
              </label>
            </Fragment>
          ))}
        </fieldset>
        <div className="bar">
          <button type="submit" className="lander-go">
            <span className="choose-3">{t('left3')}</span>
            <span className="choose-2">{t('left2')}</span>
            <span className="choose-1">{t('left1')}</span>
            <span className="choose-0">{t('left0')}</span>
            <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
              <path d="M5 12h14M13 6l6 6-6 6" strokeLinecap="round" strokeLinejoin="round" />
            </svg>
          </button>
        </div>
      </FirstStep>
      <LawLine />
    </Lander>
  );
}

function readPicks(form: FormData, tiles: readonly Tile[]): Answers {
  const picked = new Set(form.getAll('interest'));
  const interests = tiles.filter((interest) => picked.has(interest));
  return { values: {}, answered: [], later: interests.length ? { facts: { interests } } : {} };
}
