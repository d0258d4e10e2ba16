import catalogues from 'virtual:catalogues';
import type { Locale } from './locales.ts';
import { type Catalogue, SERVER_SECTIONS, sectionOf } from './sections.ts';

const loaded = new Map<Locale, Promise<Catalogue>>();

export function loadCatalogue(locale: Locale): Promise<Catalogue> {
  const known = loaded.get(locale) ?? load(locale);
  loaded.set(locale, known);
  return known;
}

const load = async (locale: Locale): Promise<Catalogue> => (await catalogues[locale]?.())?.default ?? {};

const written = new WeakMap<Catalogue, Map<string, string>>();

/** Safe inside a script element. @param keys namespaces or keys; what only a server says is left out. */
export function pageTexts(catalogue: Catalogue, keys: Iterable<string>): string {
  const known = written.get(catalogue) ?? new Map<string, string>();
  written.set(catalogue, known);
  const features = new Map<string, Map<string, string>>();
  for (const key of keys) {
    const [feature, section] = sectionOf(key);
    const messages = catalogue[feature]?.[section];
    if (messages === undefined || [feature, section].some((name) => SERVER_SECTIONS.includes(name))) continue;
    const name = `${feature}.${section}`;
    const text = known.get(name) ?? `${JSON.stringify(section)}:${scriptSafe(messages)}`;
    known.set(name, text);
    const sections = features.get(feature) ?? new Map<string, string>();
    features.set(feature, sections.set(section, text));
  }
  const texts = [...features].map(
    ([feature, sections]) => `${JSON.stringify(feature)}:{${[...sections.values()].join()}}`,
  );
  return `{${texts.join()}}`;
}

const scriptSafe = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');
