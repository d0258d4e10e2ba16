/** A language's messages by feature and section: `catalogue.chat.list`. In a browser it grows as pages ask for more. */
export type Catalogue = Record<string, Record<string, unknown>>;

/** Sections that only a server says, in any feature's file: no browser ever gets them. */
export const SERVER_SECTIONS: readonly string[] = ['descriptions', 'errors', 'icebreakers', 'mails'];

export const JOINED_SECTIONS: readonly string[] = ['errors', 'mails'];

export function sectionOf(key: string): [feature: string, section: string] {
  const [feature = '', section = ''] = key.split('.', 2);
  return [feature, section];
}

export function hasSection(catalogue: Catalogue, key: string): boolean {
  const [feature, section] = sectionOf(key);
  return section in (catalogue[feature] ?? {});
}
