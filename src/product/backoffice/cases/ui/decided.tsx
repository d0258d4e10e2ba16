import { useQuery } from '@tanstack/react-query';
import { FactList } from '#design/fact-list.tsx';
import { Notice } from '#design/notice.tsx';
import { apiQuery } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { showDecided, type WhichCase } from '../contract.ts';
import { useReason } from './case-words.ts';
import { useErrorText } from './use-error-text.ts';

export function Decided({ which: { kind, id }, otherwise }: { which: WhichCase; otherwise: string }) {
  const t = useTranslations('backoffice.cases');
  const format = useFormatter();
  const errorText = useErrorText();
  const reason = useReason();
  const { data, error } = useQuery({ ...apiQuery(useTransport(), showDecided, { kind, id }), retry: false });
  if (error) return <Notice tone="danger">{errorText(error)}</Notice>;
  if (!data) return null;
  if (!data.decided) return <Notice tone="danger">{otherwise}</Notice>;
  const at = (time: string) => format.dateTime(new Date(time), { dateStyle: 'medium', timeStyle: 'short' });
  const { decided } = data;
  const { outcome } = decided;
  return (
    <section className="max-w-text">
      <h2 className="mb-3 font-semibold">{t('decidedCase')}</h2>
      <FactList
        facts={[
          { key: 'what', name: t('what'), value: reason(decided) },
          { key: 'about', name: t('about'), value: decided.name || (decided.member ?? '–') },
          {
            key: 'decision',
            name: t('decision'),
            value: OTHERS.some((one) => one === outcome)
              ? t(`outcomes.${outcome as (typeof OTHERS)[number]}`)
              : t(`decisions.${outcome as Exclude<typeof outcome, (typeof OTHERS)[number]>}`),
          },
          { key: 'at', name: t('decidedAt'), value: at(decided.decided_at) },
          { key: 'by', name: t('decidedBy'), value: decided.decided_by ?? '–' },
        ]}
      />
    </section>
  );
}

const OTHERS = ['remove_text', 'changed', 'closed'] as const;
