import { isNotFound } from '@tanstack/react-router';
import { isApiError } from '#platform/http/transport.ts';
import type { RouterContext } from './router-context.ts';

export interface LoadedMatch {
  context: RouterContext;
  status: string;
  error: unknown;
  /** The router's own mark on the match in whose place the 404 page is shown. */
  _notFound?: boolean | undefined;
}

export type Meta = { title: string } | { name: string; content: string } | { property: string; content: string };

/** @param of what tells it from other pages of the same title: “Joost, 38 · Likes”. */
export function pageHead(match: LoadedMatch, title: string, of?: string): { meta: { title: string }[] } {
  return { meta: [{ title: failureTitle(match) ?? (of ? `${title} · ${of}` : title) }] };
}

export const NOINDEX: Meta = { name: 'robots', content: 'noindex' };

/** @returns what the page says that is shown instead; null when nothing failed. */
export function failureTitle(match: LoadedMatch): string | null {
  const refused = isApiError(match.error) ? match.error : null;
  if (match._notFound || isNotFound(match.error) || refused?.status === 404) {
    return match.context.t('pages.shell.notFound.headline');
  }
  if (match.status !== 'error') return null;
  if (refused?.status === 0) return match.context.t('pages.shell.unreached.headline');
  return refused?.message || match.context.t('pages.shell.error.default');
}
