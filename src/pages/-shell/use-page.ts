import { useRouterState } from '@tanstack/react-router';
import { type Page, pageOf } from '../page-names.ts';

export function usePage(): Page {
  return useRouterState({ select: (state) => pageOf(state.matches.at(-1)?.routeId) });
}
