import { useTranslations } from '#platform/i18n/intl.tsx';
import type { Niche } from '../../contract.ts';
import { FirstStep } from '../first-step.tsx';
import { Lander, LanderBar, LawLine } from '../lander-frame.tsx';
import { readWho, WhoQuestion } from '../who-question.tsx';
import { Room } from './room.tsx';

export function AloneTonight({ niche }: { niche: Niche }) {
  const t = useTranslations('landers.alonetonight');
  return (
    <Lander name="alone" niche={niche}>
      <LanderBar />
      <div className="scene">
        <Room niche={niche} />
        <div className="place">
          <h1>{t(`${niche}.headline`)}</h1>
          <p className="lead">{t(`${niche}.lead`)}</p>
          <FirstStep read={readWho}>
            <WhoQuestion niche={niche} />
          </FirstStep>
          <LawLine />
        </div>
      </div>
    </Lander>
  );
}
