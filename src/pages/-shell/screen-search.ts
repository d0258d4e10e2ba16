import { knownSearch } from './known-search.ts';

const MAX_WORD = 200;

/** What a word may be is told where the screen is shown: routes are in the script of every page. */
export const screenSearch = <Search extends object>(words: readonly string[], numbers: readonly string[] = []) =>
  knownSearch([...words, ...numbers], (raw: Record<string, unknown>) => {
    const found: Record<string, unknown> = {};
    for (const name of words) if (raw[name]) found[name] = String(raw[name]).slice(0, MAX_WORD);
    for (const name of numbers)
      if (Number(raw[name]) > 0 && Number.isInteger(Number(raw[name]))) found[name] = Number(raw[name]);
    return found as Search;
  });
