import { Link } from '@tanstack/react-router';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { keepSite } from '../../desk/ui/frame.tsx';
import { Changes } from './changes.tsx';
import { Cohorts } from './cohorts.tsx';
import { Funnel } from './funnel.tsx';
import { Meanings } from './meanings.tsx';
import { NumbersFrame } from './numbers-frame.tsx';
import type { NumbersSearch } from './numbers-query.ts';
import { RevenueChart } from './revenue-chart.tsx';
import { SourceChart } from './source-chart.tsx';
import { MessagesChart } from './talk-charts.tsx';
import { Tiles } from './tiles.tsx';
import { Waiting } from './waiting.tsx';

export function Overview({ search }: { search: NumbersSearch }) {
  const t = useTranslations('backoffice.numbers');
  const frame = useTranslations('backoffice.frame');
  return (
    <NumbersFrame title={frame('screens.overview')} at="/admin" search={search}>
      {(numbers) => {
        const taken = numbers.money?.[0];
        return (
          <>
            {numbers.changes && <Changes changes={numbers.changes} />}
            <Tiles numbers={numbers} />
            <div className="grid gap-4 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
              <SourceChart numbers={numbers} />
              {taken ? <RevenueChart numbers={numbers} taken={taken} /> : <MessagesChart numbers={numbers} />}
            </div>
            <div className="grid items-start gap-4 m:grid-cols-2 xl:grid-cols-3">
              <Cohorts cohorts={numbers.people.cohorts} />
              <Funnel people={numbers.people} />
              <Waiting moderation={numbers.moderation} deliveries={numbers.deliveries} />
            </div>
            <div className="flex flex-wrap items-start justify-between gap-4">
              <Meanings money={numbers.money !== null} />
              <Link to="/admin/numbers" search={keepSite} className="min-h-6 text-primary text-t14 hover:underline">
                {t('more')}
              </Link>
            </div>
          </>
        );
      }}
    </NumbersFrame>
  );
}
