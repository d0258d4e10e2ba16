import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import { isSlug } from './contract.ts';
import { placesIn } from './fill-in.ts';
import { COMPANY_DETAILS, FACT_NAMES } from './gather-facts.ts';
import { PageTextError, parsePage } from './parse-page.ts';
import { RESERVED_SLUGS } from './policy.ts';
import { insertText, lockPages, newestVersion, textOf, textOfVersion, versionsOf } from './queries.ts';
import { isStandardPage, readBuiltIn } from './read-built-in.ts';

export const MAX_PAGE_BYTES = 100_000;

interface NewText {
  slug: string;
  locale: Locale;
  /** Null gives the page back: to the text that comes with the product, or to nothing. */
  markdown: string | null;
  from: Date;
  author: string;
  /** The newest version when it was written, 0 for none; left out, nobody else is asked about. */
  seen?: number;
}

/** Earlier versions stay. @returns its number. @throws PageTextError */
export const putPage = async (call: WriteCall, text: NewText): Promise<number> => (await storePage(call, text)).version;

/** Also gives the number of its row. @throws PageTextError, page_changed_meanwhile too. */
export async function storePage({ tx, site, now }: WriteCall, text: NewText): Promise<{ id: number; version: number }> {
  const author = text.author.trim();
  if (!author || author.length > 100)
    throw new PageTextError('The author has to be named, in at most 100 characters.', 'page_head_wrong');
  if (text.from < now)
    throw new PageTextError('A text counts from now or later: what counted before stays as it was.', 'page_from_past');
  judgePage(text);
  await lockPages(tx, { site: site.id });
  const { slug, locale, markdown, from, seen } = text;
  if (seen !== undefined && ((await newestVersion.one(tx, { site: site.id, slug, locale }))?.version ?? 0) !== seen)
    throw new PageTextError('Somebody else has written a version meanwhile.', 'page_changed_meanwhile');
  const row = await insertText.one(tx, { site: site.id, slug, locale, markdown, from, author, now });
  if (!row) throw new Error('The text was not stored.');
  return row;
}

export const pageVersions = ({ sql, site }: ReadCall) => versionsOf(sql, { site: site.id });

/** Also one that does not count yet, or what comes with the product; null where there is none. */
export async function newestText({ sql, site }: ReadCall, slug: string, locale: Locale): Promise<string | null> {
  const own = await textOf.one(sql, { site: site.id, slug, locale });
  return own?.markdown ?? (isStandardPage(slug) ? readBuiltIn(slug, locale).markdown : null);
}

/** Null where it was given back, or there is none. */
export const textOfPageVersion = async (
  { sql, site }: ReadCall,
  slug: string,
  locale: Locale,
  version: number,
): Promise<string | null> => (await textOfVersion.one(sql, { site: site.id, slug, locale, version }))?.markdown ?? null;

const KNOWN: readonly string[] = [...FACT_NAMES, COMPANY_DETAILS];

/** @throws PageTextError */
export function judgePage({ slug, markdown }: Pick<NewText, 'slug' | 'markdown'>): void {
  if (!isSlug(slug))
    throw new PageTextError('A page is called by 1 to 40 small letters, digits and hyphens.', 'page_slug_wrong');
  if (RESERVED_SLUGS.includes(slug))
    throw new PageTextError(`/${slug} is a page of the product's own already.`, 'page_slug_taken');
  if (markdown === null) return;
  if (Buffer.byteLength(markdown) > MAX_PAGE_BYTES)
    throw new PageTextError(`The text is longer than ${MAX_PAGE_BYTES / 1000} kB.`, 'page_too_long');
  parsePage(markdown);
  const tag = /<(?:[a-z][^>\s:@]*(?:\s[^>]*)?\/?|\/[a-z][^>]*|![^>]*|\?[^>]*)>/i.exec(markdown)?.[0];
  if (tag) throw new PageTextError(`“${tag.slice(0, 60)}”: HTML is not shown. Write it as Markdown.`, 'page_html', tag);
  const link = /(?:\]\(\s*<?|^\s*\[[^\]]+\]:\s*<?|<)\s*((?!https?:|mailto:)[a-z][a-z0-9+.-]*:)/im.exec(markdown)?.[1];
  if (link) throw new PageTextError(`“${link}”: links lead to this site, to http, https or mailto.`, 'page_link', link);
  if (/!\[/.test(markdown)) throw new PageTextError('Pictures are not shown.', 'page_picture');
  const unknown = placesIn(markdown).find((name) => !KNOWN.includes(name));
  if (unknown)
    throw new PageTextError(
      `{{${unknown}}} is not known. There are: ${KNOWN.join(', ')}.`,
      'page_place_unknown',
      unknown,
    );
}
