import { languageOf } from '#platform/i18n/format-locale.ts';
import { settingsQuery } from '#product/sites/ui/settings.tsx';
import type { RouterContext } from '../../pages/-shell/router-context.ts';
import { BRAND_CARD_PATH, socialHead } from '../../pages/-shell/social-head.ts';
import { pageOf } from '../../pages/page-names.ts';
import type { PageMeta } from '../document.ts';
import type { RenderedHead } from '../router-adapter/render-router.tsx';
import { descriptionOf } from './describe-page.ts';
import { addressOf, cardPath, isListed } from './listed-pages.ts';
import type { PageRequest } from './structured-data.ts';
import { structuredData } from './structured-data.ts';

export interface SearchHead {
  title: string;
  meta: PageMeta[];
  canonical: string | null;
  robots: string | undefined;
  structured: string;
}

interface Rendered {
  status: number;
  routeId: string;
  head: RenderedHead;
}

/** `noindex` for what search engines may not list, else an address, a description, a card. What a route said stays. */
export function searchHead(page: PageRequest, { status, routeId, head }: Rendered, context: RouterContext): SearchHead {
  const entry = pageOf(routeId);
  const title = head.title ?? page.siteTitle;
  const found = status === 200;
  const robots = head.meta.robots?.content ?? (found && !isListed(entry) ? 'noindex' : undefined);
  const listed = found && robots === undefined;
  const address = head.canonical ?? (listed ? addressOf(entry) : null);
  const settings = context.queryClient.getQueryData(settingsQuery(context.transport).queryKey)?.settings;
  const description =
    head.meta.description?.content ?? (settings && descriptionOf(entry, settings, context.t)) ?? page.siteDescription;
  const card =
    found && address && settings && !head.meta['og:title']
      ? asMeta(socialHead({ path: address, title, description, site: settings.name, image: null }).meta)
      : {};
  const meta: RenderedHead['meta'] = {
    ...asMeta([{ name: 'description', content: description }]),
    ...card,
    ...head.meta,
    ...(robots ? asMeta([{ name: 'robots', content: robots }]) : {}),
  };
  if (meta['og:title']) meta['og:locale'] = { attribute: 'property', content: territoryOf(page.formats) };
  if (listed && address && meta['og:image']?.content === BRAND_CARD_PATH)
    meta['og:image'] = { attribute: 'property', content: cardPath(address, languageOf(page.formats)) };
  const whole = (path: string) => new URL(path, page.origin).href;
  return {
    title,
    meta: Object.entries(meta).map(([key, { attribute, content }]) => ({
      attribute,
      key,
      content: ADDRESSES.includes(key) ? whole(content) : content,
    })),
    canonical: address ? whole(address) : null,
    robots,
    structured:
      listed && address && settings
        ? structuredData({ page, entry, address, title, description, settings, context })
        : '',
  };
}

/** Open Graph has no paths. */
const ADDRESSES = ['og:url', 'og:image'];

type Entry = { title: string } | { name: string; content: string } | { property: string; content: string };

function asMeta(entries: readonly Entry[]): RenderedHead['meta'] {
  const meta: RenderedHead['meta'] = {};
  for (const entry of entries) {
    if ('name' in entry) meta[entry.name] = { attribute: 'name', content: entry.content };
    else if ('property' in entry) meta[entry.property] = { attribute: 'property', content: entry.content };
  }
  return meta;
}

function territoryOf(formats: string): string {
  const [language, territory] = formats.split('-');
  return `${language}_${territory ?? new Intl.Locale(formats).maximize().region}`;
}
