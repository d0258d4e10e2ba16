import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { StoredMatch } from './router-adapter/stored-match.ts';

export interface PageState {
  /** Milliseconds since 1970: when the data were read. */
  at: number;
  queries: [key: QueryKey, data: unknown][];
  matches: StoredMatch[];
}

export const STATE_ID = 'state';

export function pageStateText(queryClient: QueryClient, matches: StoredMatch[]): string {
  const queries: string[] = [];
  let at = 0;
  for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
    if (state.status !== 'success') continue;
    queries.push(`[${textOf(queryKey)},${textOfData(state.data)}]`);
    at = Math.max(at, state.dataUpdatedAt);
  }
  return `{"at":${at},"queries":[${queries.join(',')}],"matches":${textOf(matches)}}`;
}

/** `<` is the only character that could end the script element or begin a comment in it. */
const textOf = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

const texts = new WeakMap<object, string>();

/** Frozen data are the same for everybody: their text is made once. */
function textOfData(data: unknown): string {
  if (typeof data !== 'object' || data === null || !Object.isFrozen(data)) return textOf(data);
  const text = texts.get(data) ?? textOf(data);
  texts.set(data, text);
  return text;
}

export function readPageState(): PageState {
  return JSON.parse(document.getElementById(STATE_ID)?.textContent ?? '') as PageState;
}

export function restoreQueries(queryClient: QueryClient, { at, queries }: PageState): void {
  for (const [key, data] of queries) queryClient.setQueryData(key, data, { updatedAt: at });
}
