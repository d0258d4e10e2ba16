import { useTranslations } from '#platform/i18n/intl.tsx';
import { Cohorts } from './cohorts.tsx';
import { Funnel } from './funnel.tsx';
import { Meanings } from './meanings.tsx';
import { NumbersFrame } from './numbers-frame.tsx';
import type { NumbersSearch } from './numbers-query.ts';
import { RevenueChart } from './revenue-chart.tsx';
import { SourceChart } from './source-chart.tsx';
import { ActiveChart, MessagesChart } from './talk-charts.tsx';
import { DeliveriesFigure, ModerationFigure, OriginsFigure, TakingsFacts } from './work-figures.tsx';

export function NumbersScreen({ search }: { search: NumbersSearch }) {
  const t = useTranslations('backoffice.numbers');
  return (
    <NumbersFrame title={t('title')} at="/admin/numbers" search={search}>
      {(numbers) => {
        const { people, money, moderation, deliveries } = numbers;
        const sees = money !== null;
        return (
          <>
            <Meanings money={sees} />
            <div className="grid items-start gap-4 xl:grid-cols-2">
              <SourceChart numbers={numbers} />
              <ActiveChart numbers={numbers} />
              <OriginsFigure
                title={t('titles.bySource')}
                caption={t('captions.bySource')}
                file="sources"
                rows={people.sources}
                money={sees}
              />
              <OriginsFigure
                title={t('titles.byLander')}
                caption={t('captions.byLander')}
                file="landers"
                rows={people.landers}
                money={sees}
              />
              <Cohorts cohorts={people.cohorts} />
              <Funnel people={people} />
              <MessagesChart numbers={numbers} />
              {money?.map((taken) => (
                <RevenueChart key={taken.currency} numbers={numbers} taken={taken} />
              ))}
              {money?.map((taken) => (
                <TakingsFacts key={taken.currency} taken={taken} />
              ))}
              {moderation && <ModerationFigure queues={moderation} />}
              {deliveries && <DeliveriesFigure numbers={numbers} deliveries={deliveries} />}
            </div>
          </>
        );
      }}
    </NumbersFrame>
  );
}
