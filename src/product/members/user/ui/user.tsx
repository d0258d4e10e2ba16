import { useSuspenseQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { type CurrentUserReply, currentUser, type UserView } from '../contract.ts';

export const userQuery = (transport: Transport) => apiQuery(transport, currentUser, {});

const UserContext = createContext<CurrentUserReply | undefined>(undefined);

export function UserProvider({ children }: { children: ReactNode }) {
  const { data } = useSuspenseQuery(userQuery(useTransport()));
  return <UserContext value={data}>{children}</UserContext>;
}

export const useUser = (): UserView | null => useCurrent().user;

export const useDeletion = (): NonNullable<CurrentUserReply['deletion']> | null => useCurrent().deletion ?? null;

function useCurrent(): CurrentUserReply {
  const current = useContext(UserContext);
  if (current === undefined) throw new Error('useUser outside of UserProvider');
  return current;
}
