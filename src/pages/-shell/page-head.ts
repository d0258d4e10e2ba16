import { isNotFound } from '@tanstack/react-router';
import { isApiError } from '#platform/http/transport.ts';
import type { RouterContext } from './router-context.ts';

export interface LoadedMatch {
  context: RouterContext;
  status: string;
  error: unknown;
  /** The router's own mark on the match in whose place the 404 page is shown. */
  _notFound?: boolean | undefined;
}

type Meta = { title: string } | { name: string; content: string } | { property: string; content: string };

interface PageHead {
  meta: Meta[];
  links?: { rel: 'canonical'; href: string }[];
}

/**
 * A page's head: its title, or that of the page which is shown because it failed or is not there.
 * @param of what tells it from other pages of the same title: “Joost, 38 · Likes”.
 */
export function pageHead(match: LoadedMatch, title: string, of?: string): { meta: { title: string }[] } {
  return { meta: [{ title: failureTitle(match) ?? (of ? `${title} · ${of}` : title) }] };
}

/** Search engines are told to leave a page out. */
export const NOINDEX: Meta = { name: 'robots', content: 'noindex' };

/** What is told of a page where somebody gives its address away. Addresses are paths; the server makes them whole. */
export interface SocialCard {
  path: string;
  title: string;
  description: string;
  site: string;
  /** A picture of the page itself; null for the site's own. */
  image: { path: string; width: number; height: number; alt: string } | null;
}

/** Where every site has its own picture for such cards. */
export const BRAND_CARD_PATH = '/brand/card.png';

/** The head of a card: Open Graph, which others read too, and what is Twitter's own. */
export function socialHead({ path, title, description, site, image }: SocialCard): PageHead {
  const shown = image ?? { path: BRAND_CARD_PATH, width: 1200, height: 630, alt: site };
  const properties = {
    'og:type': 'website',
    'og:site_name': site,
    'og:title': title,
    'og:description': description,
    'og:url': path,
    'og:image': shown.path,
    'og:image:width': String(shown.width),
    'og:image:height': String(shown.height),
    'og:image:alt': shown.alt,
  };
  return {
    meta: [
      { name: 'description', content: description },
      ...Object.entries(properties).map(([property, content]) => ({ property, content })),
      { name: 'twitter:card', content: image ? 'summary' : 'summary_large_image' },
    ],
    links: [{ rel: 'canonical', href: path }],
  };
}

/** @returns what the page says that is shown instead; null when nothing failed. */
export function failureTitle(match: LoadedMatch): string | null {
  const refused = isApiError(match.error) ? match.error : null;
  if (match._notFound || isNotFound(match.error) || refused?.status === 404) {
    return match.context.t('shell.notFound.headline');
  }
  if (match.status !== 'error') return null;
  if (refused?.status === 0) return match.context.t('shell.unreached.headline');
  return refused?.message || match.context.t('shell.error.default');
}
