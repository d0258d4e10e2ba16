import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { countriesIn } from '#platform/i18n/intl-objects.ts';
import type { CompanyInfo } from '#product/companyinfo/contract.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';

const LINK = 'font-medium text-primary underline underline-offset-2';

/** What the terms and the privacy statement say of this site and its company, and the tags that they use. */
export function useLegalValues(company: CompanyInfo) {
  const t = useTranslations('shell');
  const settings = useSettings();
  const email = settings.support_email;
  const mail = (words: ReactNode) => (
    <a href={`mailto:${email}`} className={LINK}>
      {words}
    </a>
  );
  return {
    site: settings.name,
    company: company.name,
    address: company.address,
    city: company.city,
    country: countriesIn(useLocale()).of(company.country) ?? company.country,
    email,
    age: settings.min_age,
    days: settings.refund_days,
    free: settings.free_conversations,
    history: settings.chat_history_limit,
    label: settings.fictional_singular ?? t('fictional'),
    b: (words: ReactNode) => <strong className="font-semibold text-ink">{words}</strong>,
    mail,
    complaints: mail,
    privacy: (words: ReactNode) => (
      <Link to="/pages/privacy" className={LINK}>
        {words}
      </Link>
    ),
  };
}
