import type { ReactNode } from 'react';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { CanalParts } from './canal-parts.tsx';
import {
  Blossom,
  Clouds,
  MoonAndStars,
  Rings,
  Snow,
  SnowOnBridge,
  Sun,
  TwoOnTheBridge,
  Umbrella,
  Writer,
} from './seasons.tsx';

export const MONTHS = ['october', 'november', 'january', 'april'] as const;
type Month = (typeof MONTHS)[number];

const FILLS = { viewBox: '0 0 640 360', preserveAspectRatio: 'xMidYMid slice' };

/** What moves, moves whole: a browser draws each picture once. October stands alone where nothing shall move. */
export function Film() {
  const t = useTranslations('landers.transitionsvideolanding');
  return (
    <div className="film" role="img" aria-label={t('film')}>
      <CanalParts />
      <Season month="october" lit={1} sky={<Sun />} falls="#pb-adrift">
        <Writer />
      </Season>
      <Season month="november" lit={1} falls="#pb-rain" alone={<Umbrella />} late={2}>
        <Rings />
      </Season>
      <Season month="january" lit={3} sky={<MoonAndStars />} gables={<Snow />} falls="#pb-snow">
        <SnowOnBridge />
      </Season>
      <Season month="april" lit={4} sky={<Clouds />} falls="#pb-adrift">
        <Blossom />
        <TwoOnTheBridge />
      </Season>
    </div>
  );
}

interface SeasonProps {
  month: Month;
  lit: number;
  late?: number;
  sky?: ReactNode;
  gables?: ReactNode;
  children: ReactNode;
  alone?: ReactNode;
  falls: string;
}

function Season({ month, lit, late, sky, gables, children, alone, falls }: SeasonProps) {
  const [skyId, waterId] = [`pb-sky-${month}`, `pb-water-${month}`];
  return (
    <div className={`season ${month}`}>
      <div className="upright">
        <div className="picture">
          <svg {...FILLS} aria-hidden="true">
            <defs>
              <linearGradient id={skyId} x2="0" y2="1">
                <stop className="sky-0" />
                <stop className="sky-1" offset=".38" />
                <stop className="sky-2" offset=".64" />
              </linearGradient>
              <linearGradient id={waterId} x2="0" y2="1">
                <stop className="water-0" />
                <stop className="water-1" offset="1" />
              </linearGradient>
            </defs>
            <path d="M0 0h640v360H0z" fill={`url(#${skyId})`} />
            {sky}
            <use href="#pb-town" />
            {gables}
            <path d="M0 223.2h640v136.8H0z" fill={`url(#${waterId})`} />
            {Array.from({ length: lit }, (_, index) => `#pb-lit-${index + 1}`).map((part) => (
              <use key={part} href={part} />
            ))}
            <use href="#pb-quay" />
            {children}
          </svg>
          {late && (
            <svg {...FILLS} aria-hidden="true" className="late">
              <use href={`#pb-lit-${late}`} />
            </svg>
          )}
          {alone && (
            <svg {...FILLS} aria-hidden="true" className="comes">
              {alone}
            </svg>
          )}
          <div className="drifts">
            <svg {...FILLS} aria-hidden="true">
              <use href="#pb-boat" className="boat" />
            </svg>
          </div>
          <svg viewBox="0 0 640 720" preserveAspectRatio="xMidYMid slice" className="falls" aria-hidden="true">
            <use href={falls} />
            <use href={falls} y="360" />
          </svg>
        </div>
      </div>
      <svg className="wake" viewBox="0 0 100 137" preserveAspectRatio="none" aria-hidden="true">
        <path d="M97 0q-9 12-3 26t-2 30 1 32 0 49M92 22q-40-9-74 4M92 52q-46-8-88 4M94 86q-40-9-78 5M94 118q-40-6-90 5" />
      </svg>
    </div>
  );
}
