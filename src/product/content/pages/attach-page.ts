import * as z from 'zod/mini';
import type { ReadCall } from '#platform/call.ts';
import { composed } from '#platform/composed.ts';
import { escapeHtml } from '#platform/http/escape-html.ts';
import { formatLocaleOf } from '#platform/i18n/format-locale.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import { serverText } from '#platform/i18n/server-text.ts';
import {
  defineAttachment,
  type MailAttachment,
  type MailPartReference,
  refer,
} from '#platform/mail/mail-definition.ts';
import { agreedText, termsOfAccount } from './queries.ts';
import { PageAsOf, pageAsOf, withHost } from './quote-page.ts';
import { type RenderedPage, renderPage } from './render-page.ts';

export const agreedTermsFile = defineAttachment('agreed-terms', z.object({ id: z.number() }));
export const pageFile = defineAttachment('page-file', PageAsOf);

const word = serverText('content.page');

export async function termsFor(
  { sql }: ReadCall,
  account: number,
  { locale, at }: { locale: Locale; at: Date },
): Promise<MailPartReference<MailAttachment>> {
  const id = (await termsOfAccount.one(sql, { account }))?.terms_id ?? null;
  return id === null
    ? refer(pageFile, { slug: 'terms', locale, at: at.toISOString() })
    : refer(agreedTermsFile, { id });
}

/** @throws where the site has no such page. */
export async function attachPage(call: ReadCall, asked: PageAsOf): Promise<MailAttachment> {
  return fileOf(call, await pageAsOf(call, asked));
}

/** The very text that was agreed to, with what it said of site and company. @throws where there is none. */
export async function attachAgreedTerms(call: ReadCall, { id }: { id: number }): Promise<MailAttachment> {
  const text = await agreedText.one(call.sql, { id });
  if (!text) throw new Error(`Nobody agreed to terms ${id}.`);
  const { locale, valid_from: from, markdown, facts, country } = text;
  const formats = formatLocaleOf(locale, call.site.settings.country);
  return fileOf(call, { locale, from, page: renderPage(markdown, { formats, country, facts }) });
}

function fileOf(
  { site }: ReadCall,
  { locale, from, page }: { locale: Locale; from: Date; page: RenderedPage },
): MailAttachment {
  const formats = formatLocaleOf(locale, site.settings.country);
  const date = new Intl.DateTimeFormat(formats, { dateStyle: 'long', timeZone: 'UTC' }).format(from);
  const [title, name] = [escapeHtml(page.title), escapeHtml(site.settings.name)];
  const sections = page.sections.map((section, index) => {
    const entries = section.entries.map((entry) => `<h3 id="${entry.id}">${escapeHtml(entry.title)}</h3>${entry.html}`);
    return `<h2 id="${section.id}">${index + 1}. ${escapeHtml(section.title)}</h2>${section.html}${entries.join('')}`;
  });
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · ${name}</title><style>${STYLE}</style>`;
  const body = `<h1>${title}</h1><p>${name} · ${escapeHtml(word(formats)('version', { date }))}</p>${page.html}${sections.join('')}`;
  return {
    filename: `${fileNameOf(page.title)}-${from.toISOString().slice(0, 10)}.html`,
    contentType: 'text/html; charset=utf-8',
    content: withHost(
      `<!doctype html><html lang="${locale}"><head>${head}</head><body>${body}</body></html>`,
      site.origin,
    ),
  };
}

const STYLE =
  ':root{color-scheme:light dark}body{max-width:42rem;margin:2rem auto;padding:0 1rem;font:16px/1.55 system-ui,sans-serif;overflow-wrap:anywhere}h1,h2,h3{line-height:1.25}dt{font-size:.875rem}dd{margin:0 0 .5rem}';

const LETTERS: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', ß: 'ss', ł: 'l' };

function fileNameOf(title: string): string {
  const letters = title.toLowerCase().replaceAll(/[æøßł]/g, (letter) => LETTERS[letter] ?? '');
  const words = composed(letters, 'NFD')
    .replaceAll(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g);
  return words?.slice(0, 8).join('-').slice(0, 60) ?? 'text';
}
