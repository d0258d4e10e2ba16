import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { listLikes } from '../contract.ts';

/** Likes given and received, newest first. */
export const likesQuery = (transport: Transport) => apiQuery(transport, listLikes, {});

/** Received likes that were not looked at yet; 0 for visitors. */
export function useNewLikes(loggedIn: boolean): number {
  const { data } = useQuery({ ...likesQuery(useTransport()), enabled: loggedIn });
  return loggedIn ? (data?.liked_by ?? []).filter((profile) => profile.like_new).length : 0;
}
