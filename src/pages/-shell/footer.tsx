import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { BrandMark } from '#design/brand-mark.tsx';
import { PageContainer } from '#design/layout.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useLanguage, useTranslations } from '#platform/i18n/intl.tsx';
import { LANGUAGE_NAMES, LOCALES, type Locale } from '#platform/i18n/locales.ts';
import type { CompanyInfo } from '#product/companyinfo/contract.ts';
import { companyInfoQuery } from '#product/companyinfo/ui/companyinfo-query.ts';
import type { StandardPage } from '#product/content/pages/contract.ts';
import { useChooseLanguage } from '#product/members/user/ui/language.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { FooterLink, FooterLinks, lawPath } from './footer-links.tsx';
import { UsNotice } from './us-notice.tsx';

export function Footer() {
  const t = useTranslations('pages.shell');
  const settings = useSettings();
  const member = useUser() !== null;
  const company = useQuery(companyInfoQuery(useTransport())).data?.companyinfo;
  const wantsImprint = [company?.country, settings.geoip_country].some(
    (country) => country === 'DE' || country === 'AT',
  );
  const [mailName, mailDomain] = settings.support_email.split('@');
  const law = (page: StandardPage) => (
    <FooterLink key={page} href={lawPath(page)}>
      {t(`footer.pages.${page as NamedPage}`)}
    </FooterLink>
  );
  return (
    <footer
      id="foot"
      data-theme="dark"
      data-print="none"
      className="bg-night text-ink-2 text-t14"
      onClickCapture={useFollow()}
    >
      <PageContainer className="py-12 app:py-6">
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 m:grid-cols-3 l:grid-cols-[2fr_1fr_1fr_1fr] app:gap-y-3">
          <div className="col-span-2 max-w-[44ch] m:col-span-3 l:col-span-1 app:hidden">
            <p className="flex items-center gap-2 text-ink">
              <BrandMark logo={settings.logo} className="h-6" />
              <span className="headline text-t22">{settings.name}</span>
            </p>
            <p className="mt-4">{t('footer.about')}</p>
          </div>
          <FooterLinks title={settings.name} className="app:hidden">
            <FooterLink href="/members">{t('footer.members')}</FooterLink>
            <FooterLink href="/pricing">{t('footer.prices')}</FooterLink>
            {member ? (
              <FooterLink href="/profile/settings">{t('account.settings')}</FooterLink>
            ) : (
              <FooterLink href="/login">{t('bar.login')}</FooterLink>
            )}
            {HELP.map(law)}
          </FooterLinks>
          <FooterLinks title={t('footer.rules')} className={IN_APP}>
            <FooterLink href={lawPath('terms')}>{t('footer.terms')}</FooterLink>
            <FooterLink href={lawPath('privacy')}>{t('footer.privacy')}</FooterLink>
            <FooterLink href={wantsImprint ? lawPath('imprint') : lawPath('terms', COMPANY)}>
              {t('footer.imprint')}
            </FooterLink>
            {LAW.map(law)}
            {settings.source_url && (
              <FooterLink href={settings.source_url} rel="noopener">
                {t('footer.pages.source')}
              </FooterLink>
            )}
          </FooterLinks>
          <FooterLinks title={t('footer.contact')} className={`col-span-2 m:col-span-1 ${IN_APP}`}>
            {CONTACT.map(law)}
            <FooterLink href="/complaints">{t('footer.pages.complaints')}</FooterLink>
            <FooterLink href="/pages/withdrawal/declare">
              <strong className="font-semibold text-ink">{t('footer.withdraw')}</strong>
            </FooterLink>
            <FooterLink href={`mailto:${settings.support_email}`}>
              <span>
                {mailName}
                <wbr />@{mailDomain}
              </span>
            </FooterLink>
            {settings.support_phone && (
              <FooterLink href={`tel:${settings.support_phone}`}>{settings.support_phone}</FooterLink>
            )}
            {member && <FooterLink href="/profile/delete">{t('footer.leave')}</FooterLink>}
          </FooterLinks>
          {settings.member_resell && settings.member_resell.length > 0 && (
            <FooterLinks title={t('footer.partners')} className="col-span-2 m:col-span-3 l:col-start-2 app:hidden">
              {settings.member_resell.map(({ name, url }) => (
                <FooterLink key={url} href={url} rel="sponsored noopener">
                  {name}
                </FooterLink>
              ))}
            </FooterLinks>
          )}
        </div>
        <UsNotice look={NOTICE_STYLE} />
        <div className="mt-10 flex flex-wrap justify-between gap-x-10 gap-y-4 border-line border-t pt-6 text-t13 app:mt-3">
          <p className="max-w-[70ch]">
            {t('footer.disclaimer', { age: settings.min_age, label: settings.fictional_singular ?? t('fictional') })}
            {company && <Company company={company} />}
          </p>
          {!member && <Languages />}
        </div>
      </PageContainer>
    </footer>
  );
}

function useFollow(): (event: MouseEvent) => void {
  const router = useRouter();
  const choose = useChooseLanguage();
  return (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>('a, button');
    if (pressed instanceof HTMLAnchorElement) {
      const { origin, pathname, hash } = pressed;
      if (origin !== location.origin || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      router.history.push(pathname + hash);
    } else if (pressed) choose(pressed.lang as Locale);
  };
}

const NOTICE_STYLE = {
  all: 'mt-10 border-line border-t pt-6',
  title: 'font-semibold text-ink',
  text: 'mt-2 max-w-[70ch]',
  links: 'mt-1 flex flex-wrap gap-x-6',
  link: 'flex min-h-9 items-center wrap-anywhere underline hover:text-ink',
};

function Languages() {
  const t = useTranslations('pages.shell');
  const reader = useLanguage();
  return (
    <ul className="-mx-1.5 flex max-w-[60ch] flex-wrap l:justify-end app:hidden" aria-label={t('bar.language')}>
      {LOCALES.map((locale) => (
        <li key={locale}>
          <button
            type="button"
            lang={locale}
            aria-current={locale === reader || undefined}
            className="min-h-7 px-1.5 hover:text-ink hover:underline aria-[current=true]:font-semibold aria-[current=true]:text-ink"
          >
            {LANGUAGE_NAMES[locale]}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Company({ company }: { company: CompanyInfo }) {
  const t = useTranslations('pages.shell.footer');
  const { name, address, city, country, kvk, vat_numbers: vat } = company;
  return (
    <>
      <span className="mt-2 block">{`${name}, ${address}, ${city}`}</span>
      <span className="me-3 inline-block">{t('register', { country, kvk })}</span>
      {vat.length > 0 && <span className="inline-block">{t('vat', { vat: vat.join(', ') })}</span>}
    </>
  );
}

const HELP = ['faq', 'safety', 'transparency'] as const;
const LAW = ['cookies', 'return-policy', 'withdrawal', 'accessibility'] as const;
const CONTACT = ['service'] as const;
type NamedPage = (typeof HELP | typeof LAW | typeof CONTACT)[number];

const COMPANY = 'who';

const IN_APP =
  'app:col-span-full app:[&>h2]:sr-only app:[&>ul]:mt-0 app:[&>ul]:flex app:[&>ul]:flex-wrap app:[&>ul]:gap-x-5';
