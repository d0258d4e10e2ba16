import type { WITHIN } from '#product/members/search/contract.ts';
import type { CompletionStep } from '../contract.ts';

/** Nothing of it is stored: whoever uses the device next finds nothing. */
const drafts = new Map<CompletionStep, object>();

export const draftOf = (step: CompletionStep) => ({
  read: (): object | undefined => drafts.get(step),
  write(draft: object) {
    if (Object.keys(draft).length) drafts.set(step, draft);
    else drafts.delete(step);
  },
});

/** How far away people may live, in kilometres, as a newcomer said before the sign-up. */
interface FirstSearch {
  within?: (typeof WITHIN)[number] | undefined;
}
let firstSearch: FirstSearch = {};

export function keepFirstSearch(search: FirstSearch): void {
  firstSearch = search;
}
export const readFirstSearch = (): FirstSearch => firstSearch;
