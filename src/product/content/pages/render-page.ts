import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { FormatLocale } from '#platform/i18n/format-locale.ts';
import { countriesIn } from '#platform/i18n/intl-objects.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import type { CompanyInfo } from '#product/companyinfo/contract.ts';
import type { PageView } from './contract.ts';
import { asMarkdown, type Facts, fillIn } from './fill-in.ts';
import { COMPANY_DETAILS } from './gather-facts.ts';
import { type EntryText, parsePage } from './parse-page.ts';
import { renderMarkdown } from './render-markdown.ts';

type Rendered = Pick<PageView, 'title' | 'description' | 'lead' | 'html' | 'sections'>;

interface Said {
  formats: FormatLocale;
  company: CompanyInfo;
  facts: Facts;
}

const word = serverText('content');
/** A long text takes some milliseconds, and is the same for all who read it in one language. */
const known = new LRUCache<string, Rendered>({ max: 300 });

/** A page's Markdown with its places filled, as HTML. @throws PageTextError */
export function renderPage(markdown: string, said: Said): Rendered {
  const key = createHash('sha256')
    .update(JSON.stringify([said, markdown]))
    .digest('base64');
  const before = known.get(key);
  if (before) return before;
  const page = parsePage(markdown);
  const words = (text: string) => fillIn(text, said.facts, said.formats);
  const entry = ({ id, title, body }: EntryText) => ({ id, title: words(title), html: htmlOf(body, said) });
  const rendered = {
    title: words(page.title),
    description: words(page.description),
    lead: words(page.lead),
    html: htmlOf(page.body, said),
    sections: page.sections.map((section) => ({ ...entry(section), entries: section.entries.map(entry) })),
  };
  known.set(key, rendered);
  return rendered;
}

const DETAILS = new RegExp(`^[ \\t]*\\{\\{\\s*${COMPANY_DETAILS}\\s*\\}\\}[ \\t]*$`, 'm');

function htmlOf(text: string, said: Said): string {
  const { facts, formats } = said;
  const phone = typeof facts.phone === 'string' ? facts.phone : null;
  return text
    .split(DETAILS)
    .map((part) => renderMarkdown(fillIn(part, facts, formats, asMarkdown), phone))
    .join(text.match(DETAILS) ? detailsOf(said) : '');
}

/** Who runs the site, as the law wants it named. */
function detailsOf({ formats, company, facts }: Said): string {
  const t = word(formats);
  const { support_phone: phone } = company;
  const country = countriesIn(formats).of(company.country) ?? company.country;
  const email = escaped(String(facts.email));
  const rows: [string, string | null][] = [
    [t('company.name'), escaped(company.name)],
    [t('company.tradenames'), escaped(company.tradenames.join(', '))],
    [t('company.address'), escaped(`${company.address}, ${company.city}, ${country}`)],
    [t('company.kvk', { country: company.country }), escaped(company.kvk)],
    [t('company.vat'), escaped(company.vat_numbers.join(', '))],
    [t('company.email'), `<a href="mailto:${email}">${email}</a>`],
    [t('company.phone'), phone && `<a href="tel:${escaped(phone)}">${escaped(phone)}</a>`],
  ];
  const shown = rows.flatMap(([name, value]) => (value ? [`<dt>${escaped(name)}</dt><dd>${value}</dd>`] : []));
  return `<dl aria-label="${escaped(t('company.label'))}">${shown.join('')}</dl>`;
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
