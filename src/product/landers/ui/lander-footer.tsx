import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { companyInfoQuery } from '#product/companyinfo/ui/companyinfo-query.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';

/** SPEC's layout for landers. @param children a notice for some readers. */
export function LanderFooter({ children }: { children: ReactNode }) {
  const t = useTranslations('landers.common.foot');
  const shell = useTranslations('pages.shell');
  const {
    name,
    min_age: age,
    fictional_singular: label,
    support_email: email,
    support_phone: phone,
    source_url: source,
    member_resell: partners,
  } = useSettings();
  const company = useQuery(companyInfoQuery(useTransport())).data?.companyinfo;
  return (
    <footer className="lander-footer">
      <p className="lander-name">{name}</p>
      <ul>
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
        {phone && (
          <li>
            <a href={`tel:${phone}`}>{phone}</a>
          </li>
        )}
        <li>
          <Link to="/lang-config">{t('language')}</Link>
        </li>
        <li>
          <Link to="/pages/withdrawal/declare">{shell('footer.withdraw')}</Link>
        </li>
        {source && (
          <li>
            <a href={source} rel="noopener">
              {shell('footer.pages.source')}
            </a>
          </li>
        )}
      </ul>
      {partners && partners.length > 0 && (
        <>
          <h2>{shell('footer.partners')}</h2>
          <ul>
            {partners.map(({ name: partner, url }) => (
              <li key={url}>
                <a href={url} rel="sponsored noopener">
                  {partner}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {children}
      <p>{shell('footer.disclaimer', { age, label: label ?? shell('fictional') })}</p>
      {company && <p>{`${company.name}, ${company.address}, ${company.city}`}</p>}
    </footer>
  );
}
