import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { COUNTED } from './premium-benefits.tsx';

export function PremiumQuestions() {
  const t = useTranslations('credits.premium.asked');
  const { refund_days: days, premium_chance_percentage: percentage, premium_chance_source: source } = useSettings();
  return (
    <dl className="grid grid-cols-1 gap-x-16 l:grid-cols-2">
      <Question title={t('out')}>{t('outText')}</Question>
      <Question title={t('first')}>{t('firstText')}</Question>
      <Question title={t('read')}>{t('readText')}</Question>
      {days > 0 && (
        <Question title={t('back')}>
          {t('backText', { days })}{' '}
          <Link
            to="/pages/$page"
            params={{ page: 'withdrawal' }}
            className="font-semibold text-primary hover:underline"
          >
            {t('backLink')}
          </Link>
        </Question>
      )}
      <Question title={t('end')}>{t('endText')}</Question>
      {percentage !== null && source && (
        <Question id={COUNTED} title={t('counted', { percentage })}>
          {source}
        </Question>
      )}
    </dl>
  );
}

function Question({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <div id={id} className="scroll-mt-24 border-line border-t py-5">
      <dt className="font-semibold">{title}</dt>
      <dd className="mt-1.5 max-w-[60ch] whitespace-pre-line text-ink-2">{children}</dd>
    </div>
  );
}
