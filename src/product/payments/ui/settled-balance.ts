import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUser } from '#product/members/user/ui/user.tsx';

/** The member's credits, read anew where it is used: the rest of the page may have the number from before. */
export function useSettledBalance(): number {
  const queryClient = useQueryClient();
  useEffect(() => {
    queryClient.invalidateQueries({ queryKey: ['user'] });
  }, [queryClient]);
  return useUser()?.credits ?? 0;
}
