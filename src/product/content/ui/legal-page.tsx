import { Fragment, type ReactNode } from 'react';
import { IconChevronDown } from '#design/icons.tsx';
import { PageContainer, PageHeading } from '#design/layout.tsx';
import { useFormatter, useTranslations } from '#platform/i18n/intl.tsx';
import { type CompanyInfo, legalVersion } from '#product/companyinfo/contract.ts';
import { CompanyDetails } from './company-details.tsx';

export interface LegalSection {
  /** Its anchor too: others link to it. */
  id: string;
  title: string;
  parts: { name: string; text: ReactNode }[];
}

interface LegalPageProps {
  title: string;
  lead: string;
  company: CompanyInfo;
  sections: LegalSection[];
}

/** A text of the law: its date, what is in it, and numbered sections. The first one says who the company is. */
export function LegalPage({ title, lead, company, sections }: LegalPageProps) {
  const t = useTranslations('content');
  const format = useFormatter();
  const date = format.dateTime(legalVersion(company.added), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <PageContainer width="middle" className="pb-20">
      <PageHeading title={title} lead={lead} />
      <p className="mt-3 text-ink-2 text-t14">{t('version', { date })}</p>
      <div className="mt-8 grid gap-x-12 gap-y-8 l:grid-cols-[14rem_minmax(0,1fr)]">
        <Contents label={t('contents')} sections={sections} />
        <div className="min-w-0 max-w-[30rem] print:max-w-none">
          {sections.map(({ id, title, parts }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="mt-10 scroll-mt-20 first:mt-0">
              <h2 id={`${id}-title`} className="headline break-after-avoid text-t22">
                {`${index + 1}. ${title}`}
              </h2>
              <Parts parts={parts} />
              {index === 0 && <CompanyDetails company={company} />}
            </section>
          ))}
        </div>
      </div>
    </PageContainer>
  );
}

/** Stays in view beside the text; on narrow windows folded away above it. */
function Contents({ label, sections }: { label: string; sections: LegalSection[] }) {
  const links = (
    <ol className="mt-2">
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-8 items-baseline gap-2 py-1 text-ink-2 text-t14 hover:text-ink hover:underline"
          >
            <span className="min-w-5 shrink-0 text-end tabular-nums">{`${index + 1}.`}</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <div data-print="none">
      <details className="group rounded-card border border-line bg-surface px-5 py-1 l:hidden">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between font-semibold">
          {label}
          <IconChevronDown aria-hidden="true" className="size-5 text-ink-3 group-open:rotate-180" />
        </summary>
        <nav aria-label={label}>{links}</nav>
      </details>
      <nav aria-label={label} className="sticky top-24 max-h-[calc(100dvh-8rem)] overflow-y-auto max-l:hidden">
        <p className="font-semibold text-t14">{label}</p>
        {links}
      </nav>
    </div>
  );
}

/** Parts whose names begin with `i` are items of a list, all others paragraphs. */
function Parts({ parts }: Pick<LegalSection, 'parts'>) {
  const groups: LegalSection['parts'][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last && isItem(part) && last.every(isItem)) last.push(part);
    else groups.push([part]);
  }
  return groups.map((group) => (
    <Fragment key={group[0]?.name}>
      {group.every(isItem) ? (
        <ul className="mt-3 list-disc space-y-2 ps-5 text-ink-2 marker:text-ink-3">
          {group.map(({ name, text }) => (
            <li key={name}>{text}</li>
          ))}
        </ul>
      ) : (
        group.map(({ name, text }) => (
          <p key={name} className="mt-3 text-ink-2">
            {text}
          </p>
        ))
      )}
    </Fragment>
  ));
}

const isItem = ({ name }: { name: string }): boolean => name.startsWith('i');
