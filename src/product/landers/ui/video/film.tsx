import type { ReactNode } from 'react';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { Grain } from './grain.tsx';
import { Bench, Bridge, Diagonal, Dike } from './shots.tsx';

/** Without motion the first shot stands still, and nothing of the others is drawn. */
export function Film() {
  const t = useTranslations('landers.video');
  return (
    <div className="film">
      <Shot name="one">
        <Dike />
      </Shot>
      <Shot name="three">
        <Bridge />
      </Shot>
      <Shot name="two">
        <Diagonal />
      </Shot>
      <Shot name="four">
        <Bench />
      </Shot>
      <Grain />
      <div className="passed" />
      <label className="stop">
        <input type="checkbox" className="sr-only" />
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 4h4v16H6ZM14 4h4v16h-4Z" className="bars" />
          <path d="M7 4l12 8-12 8Z" className="on" />
        </svg>
        <span className="sr-only">{t('pause')} </span>
        {t('film')}
      </label>
    </div>
  );
}

const Shot = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={`shot ${name}`}>
    <svg viewBox="-320 0 640 360" aria-hidden="true">
      {children}
    </svg>
  </div>
);
