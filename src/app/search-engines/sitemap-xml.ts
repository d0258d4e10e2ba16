export interface SitemapEntry {
  url: string;
  /** null: not known. */
  changedAt: Date | null;
}

const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** The day is enough: when exactly a member changed a profile is nobody's business. */
const dayOf = (time: Date) => time.toISOString().slice(0, 10);

const entryOf = (name: 'url' | 'sitemap', { url, changedAt }: SitemapEntry) =>
  `<${name}><loc>${escaped(url)}</loc>${changedAt ? `<lastmod>${dayOf(changedAt)}</lastmod>` : ''}</${name}>`;

export const sitemapIndexXml = (entries: readonly SitemapEntry[]): string =>
  `${HEAD}<sitemapindex ${SPACE}>${entries.map((entry) => entryOf('sitemap', entry)).join('')}</sitemapindex>`;

export async function* sitemapXml(
  portions: AsyncIterable<readonly SitemapEntry[]> | Iterable<readonly SitemapEntry[]>,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${SPACE}>`;
  for await (const entries of portions) yield entries.map((entry) => entryOf('url', entry)).join('');
  yield '</urlset>';
}
