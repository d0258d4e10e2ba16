import { useRouterState } from '@tanstack/react-router';
import { type Page, pageOf } from '../page-names.ts';

/** The row of the page that is shown. */
export function usePage(): Page {
  return useRouterState({ select: (state) => pageOf(state.matches.at(-1)?.routeId) });
}
