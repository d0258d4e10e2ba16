import type { Meta } from './page-head.ts';

export const memberCardPath = (id: number): string => `/brand/member/${id}.jpg`;
/** Pixels of all such pictures. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

interface SocialHead {
  meta: Meta[];
  links: { rel: 'canonical'; href: string }[];
}

export interface SocialCard {
  path: string;
  title: string;
  description: string;
  site: string;
  image: { path: string; alt: string } | null;
}

export const BRAND_CARD_PATH = '/brand/card.png';

export function socialHead({ path, title, description, site, image }: SocialCard): SocialHead {
  const shown = image ?? { path: BRAND_CARD_PATH, alt: site };
  const properties = {
    'og:type': 'website',
    'og:site_name': site,
    'og:title': title,
    'og:description': description,
    'og:url': path,
    'og:image': shown.path,
    'og:image:width': String(CARD_SIZE.width),
    'og:image:height': String(CARD_SIZE.height),
    'og:image:alt': shown.alt,
  };
  return {
    meta: [
      { name: 'description', content: description },
      ...Object.entries(properties).map(([property, content]) => ({ property, content })),
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [{ rel: 'canonical', href: path }],
  };
}
