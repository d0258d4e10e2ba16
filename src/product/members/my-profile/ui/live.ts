import { keyOf } from '#platform/http/api-query.ts';
import type { LiveHandlers } from '#platform/realtime/live.ts';
import { currentUser } from '../../user/contract.ts';

/** The key of `showMyProfile`. Its contract has lists that no other page needs, and every page loads this file. */
const MY_PROFILE = ['profile'];
const REFUSED_TEXTS = ['refused-texts'];

export const live: LiveHandlers = {
  profile: (queryClient) => {
    for (const queryKey of [MY_PROFILE, REFUSED_TEXTS, keyOf(currentUser)]) queryClient.invalidateQueries({ queryKey });
  },
};
