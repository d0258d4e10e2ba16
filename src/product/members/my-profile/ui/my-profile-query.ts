import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiQuery, keyOf } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { viewMember } from '../../contract.ts';
import { searchMembers } from '../../search/contract.ts';
import { listRefusedTexts } from '../../texts/reviews/contract.ts';
import { currentUser } from '../../user/contract.ts';
import {
  type MyProfileReply,
  ownPlace,
  type ProfileInput,
  previewProfile,
  saveProfile,
  showMyProfile,
  type Viewer,
} from '../contract.ts';

export const myProfileQuery = (transport: Transport) => apiQuery(transport, showMyProfile, {});

/** The town that the member lives in; undefined until it is loaded. */
export const useOwnPlace = () => useQuery(apiQuery(useTransport(), ownPlace, {})).data;

export const previewQuery = (transport: Transport, as: Viewer) => ({
  ...apiQuery(transport, previewProfile, { as }),
  // Whoever looks wants to see what it is now.
  staleTime: 0,
});

export function profileChanged(queryClient: QueryClient): void {
  for (const endpoint of [currentUser, viewMember, searchMembers, previewProfile, listRefusedTexts])
    queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
}

/** Saves parts of the own profile; one after another, so that the last answer is of the last change. */
export function useSaveProfile() {
  const transport = useTransport();
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: 'own-profile' },
    mutationFn: (input: ProfileInput) => transport.call(saveProfile, input),
    onSuccess: (saved: MyProfileReply) => {
      queryClient.setQueryData(keyOf(showMyProfile), saved);
      profileChanged(queryClient);
    },
  });
}
