import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { Transport } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import type { CurrentUserReply, UserView } from '../contract.ts';

/** Who is logged in; `user: null` for visitors. */
export const userQuery = (transport: Transport) =>
  queryOptions({
    queryKey: ['user'],
    queryFn: ({ signal }) => transport.get<CurrentUserReply>('/api/user.php', {}, signal),
  });

/** The logged-in person, or null. */
export function useUser(): UserView | null {
  return useSuspenseQuery(userQuery(useTransport())).data.user;
}
