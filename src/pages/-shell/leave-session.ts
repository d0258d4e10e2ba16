import type { QueryClient } from '@tanstack/react-query';

/** What happens when the server says the session is over: a full load, so that nothing of the member stays in memory. */
export function leaveSession(queryClient: QueryClient): void {
  const known = queryClient.getQueryData<{ user: unknown }>(['user']);
  if (!known?.user) return;
  queryClient.setQueryData(['user'], { user: null });
  location.assign('/login');
}
