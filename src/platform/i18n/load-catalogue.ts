import catalogues from 'virtual:catalogues';
import type { Locale } from './locales.ts';

/** A language's parsed messages by namespace; grows as pages ask for more. */
export type Catalogue = Record<string, unknown>;

/** What every page needs of a language. */
export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  const first = await catalogues[locale]?.first?.();
  return { ...(first?.default as Catalogue) };
}

/** Adds namespaces to a catalogue; those already there cost nothing. */
export async function addTexts(catalogue: Catalogue, locale: Locale, namespaces: readonly string[]): Promise<void> {
  await Promise.all(
    namespaces.map(async (name) => {
      if (name in catalogue) return;
      const part = await catalogues[locale]?.[name]?.();
      catalogue[name] = part?.default ?? {};
    }),
  );
}

/** Every namespace of a language: for the server, which has them all at hand. */
export async function loadWholeCatalogue(locale: Locale): Promise<Catalogue> {
  const catalogue = await loadCatalogue(locale);
  await addTexts(catalogue, locale, Object.keys(catalogues[locale] ?? {}));
  return catalogue;
}
