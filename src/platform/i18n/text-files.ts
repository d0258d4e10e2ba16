export const textsSource = (locale: string, feature: string): string => `locales/${locale}/${feature}.json`;

export const featureOf = (source: string, locale: string): string | null =>
  source.startsWith(`locales/${locale}/`) ? source.slice(`locales/${locale}/`.length, -'.json'.length) : null;
