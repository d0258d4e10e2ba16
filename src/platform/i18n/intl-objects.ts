/** Intl's own objects, made once for each language: making one costs as much as hundreds of uses. */

function onceFor<Made>(make: (locale: string) => Made): (locale: string) => Made {
  const made = new Map<string, Made>();
  return (locale) => {
    const known = made.get(locale);
    if (known) return known;
    const fresh = make(locale);
    made.set(locale, fresh);
    return fresh;
  };
}

/** Whole numbers and decimals in the reader's way. */
export const numbersIn = onceFor((locale) => new Intl.NumberFormat(locale));
/** Names of countries, by their two-letter codes. */
export const countriesIn = onceFor((locale) => new Intl.DisplayNames(locale, { type: 'region' }));
/** The alphabetical order of a language. */
export const orderIn = onceFor((locale) => new Intl.Collator(locale));
