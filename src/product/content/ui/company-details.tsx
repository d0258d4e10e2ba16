import { useLocale, useTranslations } from '#platform/i18n/intl.tsx';
import { countriesIn } from '#platform/i18n/intl-objects.ts';
import type { CompanyInfo } from '#product/companyinfo/contract.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';

/** Who runs the site, as the law wants it named. */
export function CompanyDetails({ company }: { company: CompanyInfo }) {
  const t = useTranslations('content');
  const { support_email: email } = useSettings();
  const { support_phone: phone } = company;
  const country = countriesIn(useLocale()).of(company.country) ?? company.country;
  const facts = [
    { name: t('company.name'), value: company.name },
    company.tradenames.length > 0 && { name: t('company.tradenames'), value: company.tradenames.join(', ') },
    { name: t('company.address'), value: `${company.address}, ${company.city}, ${country}` },
    { name: t('company.kvk', { country: company.country }), value: company.kvk },
    company.vat_numbers.length > 0 && { name: t('company.vat'), value: company.vat_numbers.join(', ') },
    { name: t('company.email'), value: <a href={`mailto:${email}`}>{email}</a> },
    phone !== null && { name: t('company.phone'), value: <a href={`tel:${phone}`}>{phone}</a> },
  ].filter((fact) => fact !== false);
  return (
    <dl
      aria-label={t('company.label')}
      className="mt-4 grid grid-cols-1 gap-y-2 rounded-card border border-line bg-surface p-5 text-t14 s:grid-cols-[max-content_1fr] s:gap-x-8 [&_a]:underline"
    >
      {facts.map(({ name, value }) => (
        <div key={name} className="contents">
          <dt className="text-ink-2">{name}</dt>
          <dd className="wrap-anywhere mb-1 font-medium s:mb-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
