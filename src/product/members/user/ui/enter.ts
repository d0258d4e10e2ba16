import type { QueryClient } from '@tanstack/react-query';
import { keyOf } from '#platform/http/api-query.ts';
import { currentUser, type UserView } from '../contract.ts';

/** Makes the browser the one of a member who just came in: what it knew as a visitor is forgotten or fetched again. */
export async function enterAs(queryClient: QueryClient, user: UserView): Promise<void> {
  queryClient.setQueryData(keyOf(currentUser), { user });
  const visitors = ({ queryKey: [feature] }: { queryKey: readonly unknown[] }) =>
    feature !== 'settings' && feature !== 'user';
  queryClient.removeQueries({ type: 'inactive', predicate: visitors });
  await queryClient.invalidateQueries({ predicate: visitors });
}
