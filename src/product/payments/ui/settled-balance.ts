import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keyOf } from '#platform/http/api-query.ts';
import { currentUser } from '#product/members/user/contract.ts';
import { useUser } from '#product/members/user/ui/user.tsx';

/** Read anew: the rest of the page may have the number from before. */
export function useSettledBalance(): number {
  const queryClient = useQueryClient();
  useEffect(() => {
    queryClient.invalidateQueries({ queryKey: keyOf(currentUser) });
  }, [queryClient]);
  return useUser()?.credits ?? 0;
}
