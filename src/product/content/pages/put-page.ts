import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import { isSlug } from './contract.ts';
import { placesIn } from './fill-in.ts';
import { COMPANY_DETAILS, FACT_NAMES } from './gather-facts.ts';
import { PageTextError, parsePage } from './parse-page.ts';
import { insertText, lockPages, textOf, versionsOf } from './queries.ts';
import { isStandardPage, readBuiltIn } from './read-built-in.ts';

/** Bytes of a page's Markdown. */
export const MAX_PAGE_BYTES = 100_000;

interface NewText {
  slug: string;
  locale: Locale;
  /** Null gives the page back: to the text that comes with the product, or to nothing. */
  markdown: string | null;
  from: Date;
  author: string;
}

/** Adds a version of a page's text; none before it is changed. @returns its number. @throws PageTextError */
export async function putPage({ tx, site, now }: WriteCall, text: NewText): Promise<number> {
  const author = text.author.trim();
  if (!isSlug(text.slug)) throw new PageTextError('A page is called by 1 to 40 small letters, digits and hyphens.');
  if (!author || author.length > 100) throw new PageTextError('The author has to be named, in at most 100 characters.');
  if (text.from < now) throw new PageTextError('A text counts from now or later: what counted before stays as it was.');
  if (text.markdown !== null) judge(text.markdown);
  await lockPages(tx, { site: site.id });
  const { slug, locale, markdown, from } = text;
  const row = await insertText.one(tx, { site: site.id, slug, locale, markdown, from, author, now });
  if (!row) throw new Error('The text was not stored.');
  return row.version;
}

export const pageVersions = ({ sql, site }: ReadCall) => versionsOf(sql, { site: site.id });

/** The newest text of a page, also one that does not count yet, or what comes with the product; null where there is none. */
export async function newestText({ sql, site }: ReadCall, slug: string, locale: Locale): Promise<string | null> {
  const own = await textOf.one(sql, { site: site.id, slug, locale });
  return own?.markdown ?? (isStandardPage(slug) ? readBuiltIn(slug, locale).markdown : null);
}

const KNOWN: readonly string[] = [...FACT_NAMES, COMPANY_DETAILS];

/** Says what of a text would not be shown, before anybody relies on it. */
function judge(markdown: string): void {
  if (Buffer.byteLength(markdown) > MAX_PAGE_BYTES)
    throw new PageTextError(`The text is longer than ${MAX_PAGE_BYTES / 1000} kB.`);
  parsePage(markdown);
  const tag = /<(?:[a-z][^>\s:@]*(?:\s[^>]*)?\/?|\/[a-z][^>]*|![^>]*|\?[^>]*)>/i.exec(markdown)?.[0];
  if (tag) throw new PageTextError(`“${tag.slice(0, 60)}”: HTML is not shown. Write it as Markdown.`);
  const link = /(?:\]\(\s*<?|^\s*\[[^\]]+\]:\s*<?|<)\s*((?!https?:|mailto:)[a-z][a-z0-9+.-]*:)/im.exec(markdown)?.[1];
  if (link) throw new PageTextError(`“${link}”: links lead to this site, to http, https or mailto.`);
  if (/!\[/.test(markdown)) throw new PageTextError('Pictures are not shown.');
  const unknown = placesIn(markdown).find((name) => !KNOWN.includes(name));
  if (unknown) throw new PageTextError(`{{${unknown}}} is not known. There are: ${KNOWN.join(', ')}.`);
}
