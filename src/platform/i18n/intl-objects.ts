import type { FormatLocale } from './format-locale.ts';

/** Intl's own objects, made once for each language: making one costs as much as hundreds of uses. */

function onceFor<Made>(make: (formats: FormatLocale) => Made): (formats: FormatLocale) => Made {
  const made = new Map<string, Made>();
  return (formats) => {
    const known = made.get(formats);
    if (known) return known;
    const fresh = make(formats);
    made.set(formats, fresh);
    return fresh;
  };
}

/** Whole numbers and decimals in the reader's way. */
export const numbersIn = onceFor((formats) => new Intl.NumberFormat(formats));
/** Names of countries, by their two-letter codes. */
export const countriesIn = onceFor((formats) => new Intl.DisplayNames(formats, { type: 'region' }));
/** Names of currencies, by their ISO 4217 codes. */
export const currenciesIn = onceFor((formats) => new Intl.DisplayNames(formats, { type: 'currency' }));
/** Names of languages, by their codes, as the language writes them inside a sentence. */
export const languagesIn = onceFor((formats) => new Intl.DisplayNames(formats, { type: 'language' }));
/** “glasses, beard”: members of a list with nothing between them but what the language puts there. */
export const unitListsIn = onceFor((formats) => new Intl.ListFormat(formats, { type: 'unit', style: 'short' }));
/** The alphabetical order of a language. */
export const orderIn = onceFor((formats) => new Intl.Collator(formats));
