import type { QueryClient } from '@tanstack/react-query';
import { keyOf } from '#platform/http/api-query.ts';
import { forgetLogin } from '#product/accounts/ui/until-log-out.ts';
import { currentUser } from '#product/members/user/contract.ts';

/** A full load, so that nothing of the member stays in memory; what was written is kept by the browser. */
export function leaveSession(queryClient: QueryClient): void {
  const known = queryClient.getQueryData<{ user: unknown }>(keyOf(currentUser));
  if (!known?.user) return;
  forgetLogin();
  queryClient.setQueryData(keyOf(currentUser), { user: null });
  const { pathname, search } = location;
  location.assign(`/login?${new URLSearchParams({ next: pathname + search, ended: 'true' })}`);
}
