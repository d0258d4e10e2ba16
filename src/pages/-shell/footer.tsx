import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FlameMark } from '#design/icons.tsx';
import { PageContainer } from '#design/layout.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useLanguage, useTranslations } from '#platform/i18n/intl.tsx';
import { LANGUAGE_NAMES, LOCALES } from '#platform/i18n/locales.ts';
import type { CompanyInfo } from '#product/companyinfo/contract.ts';
import { companyInfoQuery } from '#product/companyinfo/ui/companyinfo-query.ts';
import { useChooseLanguage } from '#product/members/user/ui/language.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';

export function Footer() {
  const t = useTranslations('shell');
  const settings = useSettings();
  const user = useUser();
  const company = useQuery(companyInfoQuery(useTransport())).data?.companyinfo;
  const choose = useChooseLanguage();
  const reader = useLanguage();
  const [mailName, mailDomain] = settings.support_email.split('@');
  return (
    <footer data-theme="dark" data-print="none" className="bg-night text-ink-2 text-t14">
      <PageContainer className="py-12">
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 m:grid-cols-[2fr_1fr_1fr]">
          <div className="col-span-2 max-w-[44ch] m:col-span-1">
            <p className="flex items-center gap-2 text-ink">
              <FlameMark className="h-6 w-5" />
              <span className="headline text-t22">{settings.name}</span>
            </p>
            <p className="mt-4">{t('footer.about')}</p>
          </div>
          <FooterLinks title={settings.name}>
            <FooterLink to="/members">{t('footer.members')}</FooterLink>
            <FooterLink to="/credits">{t('footer.prices')}</FooterLink>
            {!user && <FooterLink to="/login">{t('bar.login')}</FooterLink>}
            <FooterLink to="/pages/terms">{t('footer.terms')}</FooterLink>
            <FooterLink to="/pages/privacy">{t('footer.privacy')}</FooterLink>
            <FooterLink to="/pages/terms" hash={COMPANY}>
              {t('footer.imprint')}
            </FooterLink>
          </FooterLinks>
          <FooterLinks title={t('footer.contact')}>
            <li>
              <a
                className="flex min-h-9 items-center hover:text-ink hover:underline"
                href={`mailto:${settings.support_email}`}
              >
                <span>
                  {mailName}
                  <wbr />@{mailDomain}
                </span>
              </a>
            </li>
            {company?.support_phone && (
              <li>
                <a
                  className="flex min-h-9 items-center hover:text-ink hover:underline"
                  href={`tel:${company.support_phone}`}
                >
                  {company.support_phone}
                </a>
              </li>
            )}
          </FooterLinks>
        </div>
        <div className="mt-10 flex flex-wrap justify-between gap-x-10 gap-y-4 border-line border-t pt-6 text-t13">
          <p className="max-w-[70ch]">
            {t('footer.disclaimer', { age: settings.min_age, label: settings.fictional_singular ?? t('fictional') })}
            {company && <Company company={company} />}
          </p>
          <ul className="-mx-1.5 flex max-w-[60ch] flex-wrap l:justify-end" aria-label={t('bar.language')}>
            {LOCALES.map((locale) => (
              <li key={locale}>
                <button
                  type="button"
                  lang={locale}
                  aria-current={locale === reader || undefined}
                  className="min-h-7 px-1.5 hover:text-ink hover:underline aria-[current=true]:font-semibold aria-[current=true]:text-ink"
                  onClick={() => choose(locale)}
                >
                  {LANGUAGE_NAMES[locale]}
                </button>
              </li>
            ))}
          </ul>
        </div>
      </PageContainer>
    </footer>
  );
}

/** Who runs the site; a number stays in one line with the word for it. */
function Company({ company }: { company: CompanyInfo }) {
  const t = useTranslations('shell.footer');
  const { name, address, city, country, kvk, vat_numbers: vat } = company;
  return (
    <>
      <span className="mt-2 block">{`${name}, ${address}, ${city}`}</span>
      <span className="me-3 inline-block">{t('register', { country, kvk })}</span>
      {vat.length > 0 && <span className="inline-block">{t('vat', { vat: vat.join(', ') })}</span>}
    </>
  );
}

function FooterLinks({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <h2 className="font-semibold text-ink text-t14">{title}</h2>
      <ul className="mt-3">{children}</ul>
    </div>
  );
}

type FooterTarget = '/members' | '/credits' | '/login' | '/pages/terms' | '/pages/privacy';

/** The section of the terms that has all that the law wants said of the company. */
const COMPANY = 'who';

function FooterLink({ to, hash, children }: { to: FooterTarget; hash?: string; children: React.ReactNode }) {
  return (
    <li>
      <Link to={to} {...(hash && { hash })} className="flex min-h-9 items-center hover:text-ink hover:underline">
        {children}
      </Link>
    </li>
  );
}
