import { capital } from '#platform/i18n/capital.ts';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import type { CaseRow } from '../contract.ts';

const MEMBER_REASONS = ['money', 'rude', 'fake', 'underage', 'other'] as const;

export function useReason(): (one: Pick<CaseRow, 'kind' | 'reason'>) => string {
  const t = useTranslations('backoffice.cases');
  const locale = useLocale();
  const reported = useTranslations('safety.actions.report');
  const complained = useTranslations('complaints.form.reason');
  return ({ kind, reason }) => {
    if (kind === 'held') return t('held');
    if (kind === 'text' || kind === 'text_appeal') return t(`field.${reason as 'name'}`);
    if (kind === 'signal')
      return capital(
        reason
          .split(', ')
          .map((one) => t(`mark.${one as 'iban'}`))
          .join(', '),
        locale,
      );
    if (kind === 'complaint' || kind === 'complaint_appeal') return complained(reason as 'fraud');
    return reported(`reason.${MEMBER_REASONS.find((one) => one === reason) ?? 'other'}`);
  };
}
