import { keyOf } from '#platform/http/api-query.ts';
import type { LiveHandlers } from '#platform/realtime/live.ts';
import { currentUser } from '../../user/contract.ts';
import { showOwnProfile } from '../contract.ts';

export const live: LiveHandlers = {
  // Saved on another page of the member, or a text was decided.
  profile: (queryClient) => {
    for (const endpoint of [showOwnProfile, currentUser]) queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
  },
};
