import { type Catalogue, hasSection, sectionOf } from './sections.ts';

/** @param catalogue what the page has; it grows. @param files where the reader's language has each feature's texts. */
export function textsByFeature(catalogue: Catalogue, files: Record<string, string>) {
  const underWay = new Map<string, Promise<void>>();
  const fetched = (feature: string): Promise<void> => {
    const begun = underWay.get(feature) ?? add(feature).finally(() => underWay.delete(feature));
    underWay.set(feature, begun);
    return begun;
  };
  const add = async (feature: string): Promise<void> => {
    catalogue[feature] = { ...(await fetchTexts(files[feature] ?? '')), ...catalogue[feature] };
  };
  return async (...namespaces: string[]): Promise<void> => {
    const missing = namespaces.filter((name) => !hasSection(catalogue, name)).map((name) => sectionOf(name)[0]);
    await Promise.all([...new Set(missing)].map(fetched));
  };
}

async function fetchTexts(file: string): Promise<Record<string, unknown>> {
  const answer = await fetch(file);
  if (answer.ok) return (await answer.json()) as Record<string, unknown>;
  // As with a script that a later build took away: `app/stale-chunk.ts` loads the page anew.
  const error = new Error(`${file} is gone.`);
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  throw error;
}
