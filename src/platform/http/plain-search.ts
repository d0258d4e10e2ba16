/** @param text with or without its `?` */
export const parsePlainSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text));

/** What comes after an address's path: words that say nothing are left out. @returns '' or `?...` */
export function stringifyPlainSearch(search: object): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search))
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
  const text = params.toString();
  return text ? `?${text}` : '';
}
