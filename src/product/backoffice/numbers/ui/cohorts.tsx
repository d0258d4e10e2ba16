import { useTranslations } from '#platform/i18n/intl.tsx';
import { RETURN_DAYS } from '#product/numbers/contract.ts';
import type { Cohort } from '../contract.ts';
import { Figure, Scrolled } from './figure.tsx';
import { useWords } from './use-words.ts';

/** In per cent: ink stays readable on it, by day and by night. */
const STRONGEST = 42;

export function Cohorts({ cohorts }: { cohorts: readonly Cohort[] }) {
  const t = useTranslations('backoffice.numbers');
  const { day, percent, count } = useWords();
  const head = 'px-2 py-1 text-end font-regular text-ink-2';
  return (
    <Figure title={t('titles.cohorts')} caption={t('captions.cohorts')} file="cohorts">
      {cohorts.length === 0 ? (
        <p className="py-6 text-center text-ink-2 text-t14">{t('none')}</p>
      ) : (
        <Scrolled title={t('titles.cohorts')}>
          <table
            aria-label={t('titles.cohorts')}
            className="w-full border-separate border-spacing-0.5 text-t13 tabular-nums"
          >
            <thead>
              <tr>
                <th scope="col" className="py-1 text-start font-regular text-ink-2">
                  {t('columns.week')}
                </th>
                <th scope="col" className={head}>
                  {t('names.signups')}
                </th>
                {RETURN_DAYS.map((after) => (
                  <th key={after} scope="col" className={head}>
                    {t('columns.day', { day: after })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {cohorts.toReversed().map(({ week, members, returned }) => (
                <tr key={week}>
                  <th scope="row" className="whitespace-nowrap py-1 text-start font-regular">
                    {day(week)}
                  </th>
                  <td className="px-2 text-end text-ink-2">{count(members)}</td>
                  {RETURN_DAYS.map((after, index) => {
                    const share = returned[index] ?? null;
                    return (
                      <td key={after} className="rounded-[6px] px-2 text-end" style={tintOf(share)}>
                        {percent(share)}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </Scrolled>
      )}
    </Figure>
  );
}

const tintOf = (share: number | null) =>
  share === null
    ? undefined
    : {
        background: `color-mix(in oklch, var(--primary-fill) ${Math.round(Math.sqrt(share) * STRONGEST)}%, transparent)`,
      };
