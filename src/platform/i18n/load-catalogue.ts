import type { Locale } from './locales.ts';

type Loader = () => Promise<{ default: Record<string, unknown> }>;

const LOADERS: Record<Locale, Loader> = {
  da: () => import('virtual:catalogue/da'),
  de: () => import('virtual:catalogue/de'),
  en: () => import('virtual:catalogue/en'),
  es: () => import('virtual:catalogue/es'),
  fi: () => import('virtual:catalogue/fi'),
  fr: () => import('virtual:catalogue/fr'),
  it: () => import('virtual:catalogue/it'),
  nb: () => import('virtual:catalogue/nb'),
  nl: () => import('virtual:catalogue/nl'),
  pl: () => import('virtual:catalogue/pl'),
  sv: () => import('virtual:catalogue/sv'),
};

/** The parsed messages of one language; the others stay on the server. */
export const loadCatalogue = async (locale: Locale) => (await LOADERS[locale]()).default;
