import { useTranslations } from '#platform/i18n/intl.tsx';
import type { CompanyInfo } from '#product/companyinfo/contract.ts';
import { useSettings } from '#product/sites/ui/settings.tsx';
import { LegalPage } from './legal-page.tsx';
import { type LegalSections, legalSections } from './legal-sections.ts';
import { useLegalValues } from './legal-values.tsx';

/** Each section and its parts in their order: paragraphs (p) and items of lists (i). */
const SECTIONS: LegalSections<'terms'> = {
  who: ['p1', 'p2'],
  agreement: ['p1', 'p2'],
  age: ['i1', 'i2', 'i3', 'p1'],
  account: ['p1', 'p2'],
  fictional: ['p1', 'p2'],
  service: ['p1', 'p2', 'p3'],
  credits: ['p1', 'p2', 'i1', 'i2', 'i3', 'i4', 'p3'],
  withdrawal: ['p1', 'p2', 'p3', 'p4'],
  conduct: ['p1', 'i1', 'i2', 'i3', 'i4', 'i5', 'i6'],
  moderation: ['p1', 'p2', 'p3'],
  complaints: ['p1', 'p2'],
  content: ['p1', 'p2'],
  safety: ['p1'],
  liability: ['p1', 'p2'],
  ending: ['p1', 'p2'],
  changes: ['p1'],
  law: ['p1', 'p2'],
};

/** What members and the company agree on. */
export function Terms({ company }: { company: CompanyInfo }) {
  const t = useTranslations('terms');
  const values = useLegalValues(company);
  // What the site calls them, where it does not call them as everybody does.
  const { fictional_plural: own } = useSettings();
  const sections = legalSections(SECTIONS).map(({ id, title, parts }) => ({
    id,
    title: (id === 'fictional' && own) || t(title),
    parts: parts.map(({ name, key }) => ({ name, text: t.rich(key, values) })),
  }));
  return <LegalPage title={t('title')} lead={t('lead')} company={company} sections={sections} />;
}
