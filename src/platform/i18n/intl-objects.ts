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

export const numbersIn = onceFor((formats) => new Intl.NumberFormat(formats));
export const countriesIn = onceFor((formats) => new Intl.DisplayNames(formats, { type: 'region' }));
export const currenciesIn = onceFor((formats) => new Intl.DisplayNames(formats, { type: 'currency' }));
export const languagesIn = onceFor((formats) => new Intl.DisplayNames(formats, { type: 'language' }));
export const unitListsIn = onceFor((formats) => new Intl.ListFormat(formats, { type: 'unit', style: 'short' }));
export const orderIn = onceFor((formats) => new Intl.Collator(formats));
