import { useQuery } from '@tanstack/react-query';
import { FactList } from '#design/fact-list.tsx';
import { Notice } from '#design/notice.tsx';
import { apiQuery } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { showDecided, type WhichCase } from '../contract.ts';
import { useReason } from './case-words.ts';
import { useErrorText } from './use-error-text.ts';

/** What a case came to that waits no more, to read. */
export function Decided({ which: { kind, id } }: { which: WhichCase }) {
  const t = useTranslations('backoffice.cases');
  const format = useFormatter();
  const errorText = useErrorText();
  const reason = useReason();
  const { data, error } = useQuery({ ...apiQuery(useTransport(), showDecided, { kind, id }), retry: false });
  if (error) return <Notice tone="danger">{errorText(error)}</Notice>;
  if (!data) return null;
  const at = (time: string) => format.dateTime(new Date(time), { dateStyle: 'medium', timeStyle: 'short' });
  const { outcome } = data;
  return (
    <section className="max-w-text">
      <h2 className="mb-3 font-semibold">{t('decidedCase')}</h2>
      <FactList
        facts={[
          { key: 'what', name: t('what'), value: reason(data) },
          { key: 'about', name: t('about'), value: data.name || (data.member ?? '–') },
          {
            key: 'decision',
            name: t('decision'),
            value: OTHERS.some((one) => one === outcome)
              ? t(`outcomes.${outcome as (typeof OTHERS)[number]}`)
              : t(`decisions.${outcome as Exclude<typeof outcome, (typeof OTHERS)[number]>}`),
          },
          { key: 'at', name: t('decidedAt'), value: at(data.decided_at) },
          { key: 'by', name: t('decidedBy'), value: data.decided_by ?? '–' },
        ]}
      />
    </section>
  );
}

const OTHERS = ['remove_text', 'changed', 'closed'] as const;
