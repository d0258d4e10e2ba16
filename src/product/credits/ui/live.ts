import { keyOf } from '#platform/http/api-query.ts';
import type { LiveHandlers } from '#platform/realtime/live.ts';
import { currentUser } from '#product/members/user/contract.ts';

export const live: LiveHandlers = {
  balance: (queryClient) => {
    queryClient.invalidateQueries({ queryKey: keyOf(currentUser) });
  },
};
