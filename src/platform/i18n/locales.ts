export const LOCALES = ['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'sv'] as const;
export type Locale = (typeof LOCALES)[number];

export const LANGUAGE_NAMES: Record<Locale, string> = {
  da: 'Dansk',
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fi: 'Suomi',
  fr: 'Français',
  it: 'Italiano',
  nb: 'Norsk bokmål',
  nl: 'Nederlands',
  pl: 'Polski',
  sv: 'Svenska',
};

export const LOCALE_COOKIE = 'locale';
export const TIME_ZONE_COOKIE = 'time_zone';
export const LOCALE_COOKIE_AGE_SECONDS = 365 * 24 * 3600;

export function localeOf(tag: string | null | undefined): Locale | null {
  const language = tag?.trim().toLowerCase().split(/[-_]/)[0];
  const wanted = language === 'no' || language === 'nn' ? 'nb' : language;
  return LOCALES.find((locale) => locale === wanted) ?? null;
}

export function localeOfHeader(header: string | null | undefined): Locale | null {
  const ranges = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag, ...parameters] = part.split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter((range) => range.weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { tag } of ranges) {
    const locale = localeOf(tag);
    if (locale) return locale;
  }
  return null;
}
