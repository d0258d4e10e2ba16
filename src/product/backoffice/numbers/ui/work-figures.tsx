import { useTranslations } from '#platform/i18n/intl.tsx';
import type { Deliveries, LanderRow, NumbersReply, QueueTimes, SourceRow, Takings } from '../contract.ts';
import { Bars } from './charts.tsx';
import { DataTable, Figure, Scrolled } from './figure.tsx';
import { Facts } from './talk-charts.tsx';
import { useWords } from './use-words.ts';

export function ModerationFigure({ queues }: { queues: readonly QueueTimes[] }) {
  const t = useTranslations('backoffice.numbers');
  const frame = useTranslations('backoffice.frame');
  const { count, percent, minutes } = useWords();
  return (
    <Figure title={t('titles.moderation')} caption={t('captions.moderation')} file="moderation">
      <Scrolled title={t('titles.moderation')}>
        <DataTable
          label={t('titles.moderation')}
          columns={[
            ...[t('columns.queue'), t('columns.decided'), t('columns.median'), t('columns.slow')],
            ...[t('columns.promise'), t('columns.within'), t('columns.oldest')],
          ]}
          rows={queues.map((one) => [
            ...[frame(`screens.${one.queue}`), count(one.decided.now), minutes(one.median), minutes(one.slow)],
            ...[minutes(one.promise), percent(one.within), minutes(one.oldest)],
          ])}
        />
      </Scrolled>
    </Figure>
  );
}

export function DeliveriesFigure({ numbers, deliveries }: { numbers: NumbersReply; deliveries: Deliveries }) {
  const t = useTranslations('backoffice.numbers');
  const { count, percent, bucket } = useWords();
  const { starts, open } = numbers;
  const names = starts.map((_, index) => bucket(numbers, index));
  const { mails, push, returned_share: returned } = deliveries;
  return (
    <Figure
      title={t('titles.deliveries')}
      caption={t('captions.deliveries')}
      file="deliveries"
      table={
        <DataTable
          label={t('titles.deliveries')}
          columns={[t('columns.from'), t('columns.mails'), t('mailsReturned')]}
          rows={names.map((name, at) => [name, count(mails.values[at] ?? 0), percent(returned.values[at] ?? null)])}
        />
      }
    >
      <Bars
        names={names}
        layers={[{ name: t('columns.mails'), colour: 'var(--primary-fill)', values: mails.values }]}
        open={open}
        write={count}
      />
      <Facts
        facts={[
          ...(['sent', 'returned', 'refused', 'expired', 'open'] as const).map(
            (state) => [t(`states.${state}`), count(deliveries[state])] as const,
          ),
          ...(['members', 'browsers', 'failing'] as const).map(
            (what) => [t(`push.${what}`), count(push[what])] as const,
          ),
        ]}
      />
    </Figure>
  );
}

interface OriginsProps {
  title: string;
  caption: string;
  file: 'sources' | 'landers';
  rows: readonly (SourceRow | LanderRow)[];
  money: boolean;
}

export function OriginsFigure({ title, caption, file, rows, money }: OriginsProps) {
  const t = useTranslations('backoffice.numbers');
  const { few, source, count, percent } = useWords();
  const visited = file === 'landers';
  return (
    <Figure title={title} caption={caption} file={file}>
      {rows.length === 0 ? (
        <p className="py-4 text-ink-2 text-t14">{t('none')}</p>
      ) : (
        <Scrolled title={title}>
          <DataTable
            label={title}
            columns={[
              t('columns.where'),
              ...(visited ? [t('columns.visits'), t('columns.rate')] : []),
              ...[t('steps.signups'), t('steps.activated'), t('steps.wrote')],
              ...(money ? [t('steps.bought')] : []),
            ]}
            rows={rows.map((row) => [
              source(row),
              ...('visits' in row ? [count(row.visits), percent(row.rate)] : []),
              ...[few(row.signups), few(row.activated), few(row.wrote)],
              ...(money ? [few(row.bought)] : []),
            ])}
          />
        </Scrolled>
      )}
    </Figure>
  );
}

export function TakingsFacts({ taken }: { taken: Takings }) {
  const t = useTranslations('backoffice.numbers');
  const { money, count, percent } = useWords();
  const { currency, revenue, purchases, refunded, charged_back, chargebacks } = taken;
  const shareOf = (part: number) => percent(revenue.now > 0 ? part / revenue.now : null);
  return (
    <Figure title={t('titles.takings', { currency })} caption={t('captions.takings')} file="money">
      <Facts
        facts={[
          [t('names.revenue'), money(revenue.now, currency)],
          [t('columns.purchases'), count(purchases.now)],
          [t('names.refunded'), `${money(refunded.now, currency)} · ${shareOf(refunded.now)}`],
          [t('columns.chargedBack'), `${money(charged_back.now, currency)} · ${shareOf(charged_back.now)}`],
          [t('columns.chargebacks'), count(chargebacks)],
        ]}
      />
    </Figure>
  );
}
