import { useSuspenseQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { currentUser, type UserView } from '../contract.ts';

/** Who is logged in; `user: null` for visitors. */
export const userQuery = (transport: Transport) => apiQuery(transport, currentUser, {});

const UserContext = createContext<UserView | null | undefined>(undefined);

/** Watches who is logged in, once for everything in it. */
export function UserProvider({ children }: { children: ReactNode }) {
  const { user } = useSuspenseQuery(userQuery(useTransport())).data;
  return <UserContext value={user}>{children}</UserContext>;
}

/** The logged-in person, or null, wherever the shell is around. */
export function useUser(): UserView | null {
  const user = useContext(UserContext);
  if (user === undefined) throw new Error('useUser outside of UserProvider');
  return user;
}
