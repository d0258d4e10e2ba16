import { type LoadedMatch, pageHead } from '../-shell/page-head.ts';
import type { StaticHead } from './described-head.ts';

export function staticHead({ match, loaderData }: { match: LoadedMatch; loaderData?: StaticHead | undefined }) {
  const head = pageHead(match, loaderData?.title ?? match.context.t('pages.shell.notFound.headline'));
  // The rest is for who reads the document alone: the browser draws nothing of it.
  if (typeof window !== 'undefined' || !loaderData) return head;
  return import('./described-head.ts').then(({ describedHead }) => describedHead(match, loaderData, head));
}
