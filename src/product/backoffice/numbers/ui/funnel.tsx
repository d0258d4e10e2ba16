import { useTranslations } from '#platform/i18n/intl.tsx';
import type { People } from '../contract.ts';
import { Figure } from './figure.tsx';
import { useWords } from './use-words.ts';

const STEPS = ['signups', 'activated', 'wrote', 'bought'] as const;
const MANY = 20;

export function Funnel({ people }: { people: People }) {
  const t = useTranslations('backoffice.numbers');
  const { count, percent } = useWords();
  const { funnel } = people;
  const all = Math.max(1, funnel.signups);
  const best = bestOf(people);
  return (
    <Figure title={t('titles.funnel')} caption={t('captions.funnel')} file="landers">
      <dl className="flex flex-col gap-2.5 text-t14">
        {STEPS.map((step) => {
          const value = funnel[step];
          if (value === null) return null;
          return (
            <div key={step} className="grid grid-cols-[minmax(0,9rem)_minmax(0,1fr)_auto] items-center gap-3">
              <dt className="min-w-0">{t(`steps.${step}`)}</dt>
              <dd aria-hidden="true" className="h-3">
                <div
                  className={`h-full min-w-0.5 rounded-[3px] ${step === 'bought' ? 'bg-secondary' : 'bg-primary-fill'}`}
                  style={{ width: `${(value / all) * 100}%` }}
                />
              </dd>
              <dd className="text-end font-semibold tabular-nums">
                {count(value)} <span className="font-regular text-ink-2 text-t13">{percent(value / all)}</span>
              </dd>
            </div>
          );
        })}
      </dl>
      {best && (
        <p className="mt-3 text-ink-2 text-t13">{t('bestLander', { lander: best.word, share: percent(best.share) })}</p>
      )}
    </Figure>
  );
}

function bestOf({ landers }: People): { word: string; share: number } | null {
  const enough = landers.flatMap(({ word, signups, activated }) =>
    signups !== null && activated !== null && signups >= MANY ? [{ word, share: activated / signups }] : [],
  );
  return enough.toSorted((a, b) => b.share - a.share)[0] ?? null;
}
