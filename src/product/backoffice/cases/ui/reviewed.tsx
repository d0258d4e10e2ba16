import { Badge } from '#design/badge.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import type { CaseView } from '../contract.ts';
import { MarkedText } from './marked-text.tsx';

const QUOTE = 'max-w-text whitespace-pre-wrap break-words rounded-control border border-line p-3';

export function Reviewed({ review }: { review: NonNullable<CaseView['review']> }) {
  const t = useTranslations('backoffice.cases');
  const { field, text, waits, shown, caught, marks, reason } = review;
  return (
    <section className="min-w-0 flex-1 border-line p-4 max-xl:border-t xl:overflow-y-auto xl:px-5">
      <h2 className="mb-3 flex flex-wrap items-center gap-2.5 font-semibold">
        {t(`field.${field}`)}
        {reason === null && (
          <Badge size="s" tone={waits ? 'neutral' : 'honey'}>
            {t(waits ? 'waitsUnseen' : 'seenMeanwhile')}
          </Badge>
        )}
      </h2>
      <blockquote className={QUOTE}>
        <MarkedText body={text} marks={marks} />
      </blockquote>
      {caught.length > 0 && (
        <p className="mt-2 text-danger">
          {t('matched', { what: caught.map((kind) => t(`mark.${kind}`)).join(', ') })} · {t('ruleOnly')}
        </p>
      )}
      {reason && <p className="mt-2">{t('refusedFor', { reason: t(`textReason.${reason}`) })}</p>}
      {shown !== text && (
        <>
          <h3 className="mt-5 mb-1.5 font-semibold text-ink-2 text-t13">{t('othersSee')}</h3>
          {shown ? (
            <blockquote className={`${QUOTE} text-ink-2`}>{shown}</blockquote>
          ) : (
            <p className="text-ink-2">{t('othersSeeNothing')}</p>
          )}
        </>
      )}
    </section>
  );
}
