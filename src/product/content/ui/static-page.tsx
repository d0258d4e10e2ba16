import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageContainer, PageHeading } from '#design/layout.tsx';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useFormatter, useLanguage, useTranslations } from '#platform/i18n/intl.tsx';
import { LANGUAGE_NAMES } from '#platform/i18n/locales.ts';
import type { PageSection, PageView } from '../pages/contract.ts';
import { Contents } from './contents.tsx';
import { pageQuery } from './page-query.ts';
import { RunningText } from './running-text.tsx';

interface StaticPageProps {
  slug: string;
  controls?: Record<string, ReactNode>;
  tools?: ReactNode;
  entries?: (section: PageSection) => ReactNode;
  only?: (section: PageSection) => boolean;
}

const LONG = 5;
const NUMBERED = ['terms', 'privacy'];
const UNDATED = ['faq', 'service', 'safety', 'transparency'];

export function StaticPage({ slug, controls = {}, tools, entries = plainEntries, only }: StaticPageProps) {
  const t = useTranslations('content.page');
  const format = useFormatter();
  const reader = useLanguage();
  const { page } = useSuspenseQuery(pageQuery(useTransport(), slug)).data;
  const numbered = NUMBERED.includes(slug);
  const sections = only ? page.sections.filter(only) : page.sections;
  const date = format.dateTime(new Date(page.valid_from), { dateStyle: 'long', timeZone: 'UTC' });
  const text = (
    <div className="min-w-0 max-w-[30rem] print:max-w-none">
      {tools}
      <RunningText html={page.html} />
      {sections.map((section, index) => (
        <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`} className={SECTION}>
          <h2 id={`${section.id}-title`} className="headline break-after-avoid text-t22">
            {numbered ? `${index + 1}. ${section.title}` : section.title}
          </h2>
          <RunningText html={section.html} />
          {entries(section)}
          {controls[section.id]}
        </section>
      ))}
    </div>
  );
  return (
    <PageContainer width="middle" className="pb-20">
      <div lang={page.locale === reader ? undefined : page.locale}>
        <PageHeading title={page.title} lead={page.lead || undefined} />
        {!UNDATED.includes(slug) && <p className="mt-3 text-ink-2 text-t14">{t('version', { date })}</p>}
      </div>
      {page.locale !== reader && (
        <p className="mt-3 text-ink-2 text-t14">{t('onlyIn', { language: LANGUAGE_NAMES[page.locale] })}</p>
      )}
      <div
        className={
          hasContents(page) ? 'mt-8 grid grid-cols-1 gap-x-12 gap-y-8 l:grid-cols-[14rem_minmax(0,1fr)]' : 'mt-8'
        }
      >
        {hasContents(page) && <Contents label={t('contents')} sections={page.sections} numbered={numbered} />}
        <div lang={page.locale === reader ? undefined : page.locale}>{text}</div>
      </div>
    </PageContainer>
  );
}

const SECTION = 'mt-10 scroll-mt-20 first:mt-0';

const hasContents = (page: PageView) => page.sections[LONG - 1] !== undefined;

const plainEntries = ({ entries }: PageSection) =>
  entries.map(({ id, title, html }) => (
    <section key={id} id={id} aria-labelledby={`${id}-title`} className="mt-6 scroll-mt-20">
      <h3 id={`${id}-title`} className="break-after-avoid font-semibold">
        {title}
      </h3>
      <RunningText html={html} />
    </section>
  ));
