import { useTranslations } from '#platform/i18n/intl.tsx';
import type { CompanyInfo } from '#product/companyinfo/contract.ts';
import { LegalPage } from './legal-page.tsx';
import { useLegalValues } from './legal-values.tsx';

/** Each section and its parts in their order: paragraphs (p) and items of lists (i). */
const SECTIONS = [
  ['controller', 'p1'],
  ['data', 'i1', 'i2', 'i3', 'i4', 'i5', 'i6', 'i7', 'p1'],
  ['purposes', 'i1', 'i2', 'i3', 'i4', 'i5'],
  ['special', 'p1', 'p2'],
  ['audience', 'i1', 'i2', 'i3', 'i4', 'i5', 'p1'],
  ['location', 'p1'],
  ['recipients', 'i1', 'i2', 'i3', 'i4', 'p1'],
  ['retention', 'i1', 'i2', 'i3', 'i4', 'i5', 'i6', 'p1'],
  ['cookies', 'p1', 'i1', 'i2', 'i3', 'i4', 'i5', 'i6', 'p2'],
  ['rights', 'i1', 'i2', 'i3', 'i4', 'i5', 'p1', 'p2'],
  ['decisions', 'p1'],
  ['security', 'p1'],
  ['children', 'p1'],
  ['changes', 'p1'],
] as const;

/** Which personal data there are, what for, and the rights of those they are about. */
export function PrivacyStatement({ company }: { company: CompanyInfo }) {
  const t = useTranslations('privacy');
  const values = useLegalValues(company);
  const sections = SECTIONS.map(([id, ...parts]) => ({
    id,
    title: t(`sections.${id}.title`),
    parts: parts.map((name) => ({ name, text: t.rich(`sections.${id}.${name}`, values) })),
  }));
  return <LegalPage title={t('title')} lead={t('lead')} company={company} sections={sections} />;
}
