import catalogues from 'virtual:catalogues';
import type { Locale } from './locales.ts';

/** A language's parsed messages by namespace; grows as pages ask for more. */
export type Catalogue = Record<string, unknown>;

/** What every page needs of a language. */
export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  const first = await catalogues[locale]?.();
  return { ...(first?.default as Catalogue) };
}

/** Adds namespaces to a catalogue; those already there cost nothing. */
export async function addTexts(catalogue: Catalogue, locale: Locale, namespaces: readonly string[]): Promise<void> {
  const missing = namespaces.filter((name) => !(name in catalogue));
  if (missing.length === 0) return;
  const first = await catalogues[locale]?.();
  await Promise.all(
    missing.map(async (name) => {
      const part = await first?.more[name]?.();
      catalogue[name] = part?.default ?? {};
    }),
  );
}

/** Every namespace of a language: for the server, which has them all at hand. */
export async function loadWholeCatalogue(locale: Locale): Promise<Catalogue> {
  const [catalogue, first] = await Promise.all([loadCatalogue(locale), catalogues[locale]?.()]);
  await addTexts(catalogue, locale, Object.keys(first?.more ?? {}));
  return catalogue;
}
