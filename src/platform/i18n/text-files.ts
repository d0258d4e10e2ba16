export const textsSource = (locale: string, feature: string): string => `locales/${locale}/${feature}.json`;

/** The feature whose texts a source of the manifest holds in a language; null when it holds something else. */
export const featureOf = (source: string, locale: string): string | null =>
  source.startsWith(`locales/${locale}/`) ? source.slice(`locales/${locale}/`.length, -'.json'.length) : null;
