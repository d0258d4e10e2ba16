import { Link } from '@tanstack/react-router';
import { LinkButton } from '#design/button.tsx';
import { cx } from '#design/cx.ts';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { FictionalLabel } from '#product/members/ui/fictional-label.tsx';
import {
  downloadLedger,
  LEDGER_KINDS,
  type LedgerEntry,
  type LedgerKind,
  type LedgerReply,
  MAX_CSV_ENTRIES,
} from '../contract.ts';

interface LedgerListProps {
  ledger: LedgerReply;
  kind: LedgerKind | undefined;
  before: number | undefined;
}

export function LedgerList({ ledger: { entries, more }, kind, before }: LedgerListProps) {
  const t = useTranslations('credits.ledger');
  const format = useFormatter();
  const last = entries.at(-1);
  return (
    <>
      <Filter kind={kind} />
      {entries.length ? (
        <ul className="mt-4 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-rest">
          {entries.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-4 rounded-card border border-line-2 border-dashed p-5 text-ink-2">{t('empty')}</p>
      )}
      {(more || before !== undefined) && (
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          {before !== undefined && (
            <LinkButton
              variant="outline"
              render={
                <Link to="/transactions/{-$id}" params={{}} search={{ list: 'credits', ...(kind && { kind }) }} />
              }
            >
              {t('newest')}
            </LinkButton>
          )}
          {more && last && (
            <LinkButton
              variant="outline"
              render={
                <Link
                  to="/transactions/{-$id}"
                  params={{}}
                  search={{ list: 'credits', ...(kind && { kind }), before: last.id }}
                />
              }
            >
              {t('earlier')}
            </LinkButton>
          )}
        </div>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <LinkButton variant="outline" size="s" href={`${downloadLedger.path}${kind ? `?kind=${kind}` : ''}`} download>
          {t('download')}
        </LinkButton>
        <p className="text-ink-2 text-t14">{t('limit', { most: format.number(MAX_CSV_ENTRIES) })}</p>
      </div>
    </>
  );
}

const CHIP =
  'inline-flex min-h-9 items-center rounded-full border border-line bg-surface px-3.5 py-1 font-medium text-t14 hover:border-line-2 ' +
  'aria-[current=page]:border-primary-line aria-[current=page]:bg-primary-tint aria-[current=page]:text-primary';

function Filter({ kind }: { kind: LedgerKind | undefined }) {
  const t = useTranslations('credits.ledger');
  const choices = [undefined, ...LEDGER_KINDS];
  return (
    <nav aria-label={t('filter')} className="mt-5 flex flex-wrap gap-2">
      {choices.map((choice) => (
        <Link
          key={choice ?? 'all'}
          to="/transactions/{-$id}"
          params={{}}
          search={{ list: 'credits', ...(choice && { kind: choice }) }}
          resetScroll={false}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={choice === kind ? 'page' : undefined}
          className={CHIP}
        >
          {choice ? t(`kind.${choice}`) : t('all')}
        </Link>
      ))}
    </nav>
  );
}

function Entry({ entry: { credits, reason, at, other, payment_id: payment } }: { entry: LedgerEntry }) {
  const t = useTranslations('credits.ledger');
  const format = useFormatter();
  const signed = format.number(credits, { signDisplay: 'exceptZero' });
  return (
    <div className="flex min-h-16 items-center justify-between gap-4 px-4 py-3 s:px-6">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium [overflow-wrap:anywhere]">
          <span>
            {t(`reason.${reason}`)}
            {other && (
              <>
                {' · '}
                <span dir="auto">{other.name ?? t('deleted')}</span>
              </>
            )}
          </span>
          {other?.fictional && <FictionalLabel fictional />}
        </p>
        <p className="text-ink-2 text-t14">
          {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
          {payment !== null && (
            <>
              {' · '}
              <Link
                to="/transactions/{-$id}"
                params={{ id: String(payment) }}
                className="inline-flex min-h-6 items-center font-semibold text-primary hover:underline"
              >
                {t('payment', { number: String(payment) })}
              </Link>
            </>
          )}
        </p>
      </div>
      <p className={cx('shrink-0 font-semibold tabular-nums', credits > 0 && 'text-online-ink')}>
        <span aria-hidden="true">{signed}</span>
        <span className="sr-only">
          {credits < 0 ? '−' : '+'}
          {t('amount', { credits: Math.abs(credits) })}
        </span>
      </p>
    </div>
  );
}
