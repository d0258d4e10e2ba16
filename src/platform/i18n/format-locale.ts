import { LOCALES, type Locale, localeOf } from './locales.ts';

declare const decided: unique symbol;

/** Such as `en-GB` or `de-AT`. A language alone is none: only `formatLocaleOf` makes one. */
export type FormatLocale = string & { readonly [decided]: true };

const usual = (locale: Locale) => (locale === 'en' ? 'en-GB' : locale) as FormatLocale;

const OWN_WAYS: Partial<Record<Locale, string>> = {
  da: 'GL',
  de: 'AT BE CH IT LI LU',
  en: 'AU CA IE NZ US ZA',
  es: 'AR BO CL CO CR CU DO EC GQ GT HN MX NI PA PE PH PR PY SV US UY VE',
  // Not Switzerland: Node and browsers differ about its thousands.
  fr: 'BE CA LU MC',
  it: 'CH SM VA',
  nl: 'AW BE BQ CW SR SX',
  sv: 'AX FI',
};

/** English is British where the country has no English of its own. @param country ISO 3166-1 alpha-2; null: unknown. */
export function formatLocaleOf(locale: Locale, country: string | null): FormatLocale {
  const own = country !== null && OWN_WAYS[locale]?.split(' ').includes(country);
  return own ? (`${locale}-${country}` as FormatLocale) : usual(locale);
}

/** @param tag of the document; one that it cannot be is left unheard. */
export const formatLocaleOfPage = (tag: string): FormatLocale =>
  TAG.test(tag) ? (tag as FormatLocale) : usual(localeOf(tag) ?? 'en');

const TAG = new RegExp(`^(${LOCALES.join('|')})(-[A-Z]{2})?$`);

export const languageOf = (formats: FormatLocale): Locale => localeOf(formats) ?? 'en';
