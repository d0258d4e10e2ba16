import { useState } from 'react';
import { SkeletonText } from '#design/skeleton.tsx';
import { isApiError } from '#platform/http/transport.ts';
import { useFormatter, useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { formatMoney } from '#platform/i18n/money.ts';
import type { LineKind, OpenedLine, TransferOrder } from '../contract.ts';
import { FindOrder } from './find-order.tsx';
import { Guesses } from './guesses.tsx';
import { LineActions } from './line-actions.tsx';
import { useLine } from './transfers-query.ts';

export function LineDetail({ id, onDecided }: { id: number; onDecided: () => void }) {
  const frame = useTranslations('backoffice.frame');
  const { data, error } = useLine(id);
  if (error)
    return <p className="p-6 text-danger text-t14">{(isApiError(error) && error.message) || frame('failed')}</p>;
  if (!data)
    return (
      <div className="p-6">
        <SkeletonText lines={6} />
      </div>
    );
  return <Line opened={data} onDecided={onDecided} />;
}

function Line({ opened, onDecided }: { opened: OpenedLine; onDecided: () => void }) {
  const { line, guesses } = opened;
  const t = useTranslations('backoffice.transfers');
  const [found, setFound] = useState<TransferOrder | null>(null);
  const [at, setAt] = useState(0);
  const [finding, setFinding] = useState(false);
  const isOpen = line.kind === 'unmatched' || line.kind === 'proposed';
  const chosen = found ?? guesses[at] ?? null;
  return (
    <article className="flex flex-col gap-5 p-4 text-t14 l:p-6">
      <Payer line={line} />
      {isOpen && (
        <Guesses
          guesses={guesses}
          found={found}
          at={found ? null : at}
          onPick={(index) => {
            setFound(null);
            setAt(index);
          }}
        />
      )}
      {isOpen && finding && (
        <FindOrder
          line={line.id}
          onPick={(order) => {
            setFound(order);
            setFinding(false);
          }}
        />
      )}
      <LineActions
        line={line}
        chosen={isOpen ? chosen : null}
        onFind={isOpen ? () => setFinding(true) : undefined}
        onDecided={onDecided}
      />
      <div className="grid gap-5 border-line border-t pt-5 m:grid-cols-2">
        <section>
          <h3 className="mb-1 font-semibold">{t('next')}</h3>
          <p className="text-ink-2">{t(`nextText.${nextOf(line.kind, chosen !== null)}`)}</p>
        </section>
        {line.kind !== 'back' && (
          <section>
            <h3 className="mb-1 font-semibold">{t('days')}</h3>
            <Days line={line} />
          </section>
        )}
      </div>
    </article>
  );
}

const nextOf = (kind: LineKind, isChosen: boolean) => {
  if (kind !== 'unmatched' && kind !== 'proposed') return kind;
  return isChosen ? 'match' : 'unmatched';
};

function Days({ line: { returns_on } }: Pick<OpenedLine, 'line'>) {
  const t = useTranslations('backoffice.transfers');
  const format = useFormatter();
  const date = returns_on && format.dateTime(new Date(returns_on), { dateStyle: 'long', timeZone: 'UTC' });
  return <p className="text-ink-2">{date ? t('daysText', { date }) : t('byHandText')}</p>;
}

function Payer({ line }: Pick<OpenedLine, 'line'>) {
  const t = useTranslations('backoffice.transfers');
  const format = useFormatter();
  const locale = useLocale();
  const { payer, payer_country, last4, booked_on, money, back, text, named } = line;
  const date = format.dateTime(new Date(booked_on), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <header className="flex flex-wrap items-start gap-x-6 gap-y-2 rounded-card border border-line bg-surface-2 p-4">
      <div className="min-w-0 flex-1">
        <h2 className="headline break-words text-t22">{payer || t('noName')}</h2>
        <p className="text-ink-2">
          {last4 ? t('account', { country: payer_country ?? '', last4, date }) : t('booked', { date })}
        </p>
        <p className="mt-1 break-words">{text ? <Text text={text} named={named} /> : t('noText')}</p>
      </div>
      <p className="headline text-secondary-ink text-t22">
        {formatMoney(money, locale)}
        {back.amount !== money.amount && (
          <span className="block font-sans text-ink-2 text-t14">
            {t('tooMuch', { money: formatMoney(back, locale) })}
          </span>
        )}
      </p>
    </header>
  );
}

function Text({ text, named }: { text: string; named: string }) {
  const at = named ? text.indexOf(named) : -1;
  if (at < 0) return <q>{text}</q>;
  return (
    <q>
      {text.slice(0, at)}
      <mark className="rounded-[4px] bg-secondary-tint px-0.5 font-semibold text-secondary-ink">{named}</mark>
      {text.slice(at + named.length)}
    </q>
  );
}
