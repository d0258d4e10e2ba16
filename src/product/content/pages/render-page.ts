import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { escapeHtml } from '#platform/http/escape-html.ts';
import type { FormatLocale } from '#platform/i18n/format-locale.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import type { PageView } from './contract.ts';
import { asMarkdown, type Facts, fillIn } from './fill-in.ts';
import { COMPANY_DETAILS } from './gather-facts.ts';
import { type EntryText, parsePage } from './parse-page.ts';
import { renderMarkdown } from './render-markdown.ts';

export type RenderedPage = Pick<PageView, 'title' | 'description' | 'lead' | 'html' | 'sections'>;

interface Said {
  formats: FormatLocale;
  /** Where the company is, ISO 3166-1 alpha-2. */
  country: string;
  facts: Facts;
}

const word = serverText('content.page');
/** A long text takes some milliseconds, and is the same for all who read it in one language. */
const known = new LRUCache<string, RenderedPage>({ max: 300 });

/** @throws PageTextError */
export function renderPage(markdown: string, said: Said): RenderedPage {
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

function detailsOf({ formats, country, facts }: Said): string {
  const t = word(formats);
  const fact = (name: string) => escapeHtml(String(facts[name] ?? ''));
  const [email, phone] = [fact('email'), fact('phone')];
  const place = ['address', 'city', 'country'].map((part) => fact(`company.${part}`));
  const rows: [string, string | null][] = [
    [t('company.name'), fact('company.name')],
    [t('company.tradenames'), fact('company.tradenames')],
    [t('company.address'), place.join(', ')],
    [t('company.kvk', { country }), fact('company.kvk')],
    [t('company.vat'), fact('vat')],
    [t('company.email'), `<a href="mailto:${email}">${email}</a>`],
    [t('company.phone'), phone && `<a href="tel:${phone}">${phone}</a>`],
  ];
  const shown = rows.flatMap(([name, value]) => (value ? [`<dt>${escapeHtml(name)}</dt><dd>${value}</dd>`] : []));
  return `<dl aria-label="${escapeHtml(t('company.label'))}">${shown.join('')}</dl>`;
}
