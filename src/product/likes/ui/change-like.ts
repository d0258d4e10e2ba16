import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { toast } from '#design/toast.ts';
import { keyOf } from '#platform/http/api-query.ts';
import { isApiError, type Transport } from '#platform/http/transport.ts';
import type { MemberCard } from '#product/members/contract.ts';
import { likeMember, listLikes, unlikeMember } from '../contract.ts';
import { celebrateMatch, forgetMatch } from './celebrate.ts';
import { markLiked } from './mark-liked.ts';

interface Browser {
  queryClient: QueryClient;
  transport: Transport;
  /** Said when it did not go through. */
  failed: string;
}

/** Milliseconds in which a second tap on the same heart is the same tap: whoever means to take a like back looks first. */
const DOUBLE_TAP = 500;
let tapped = { id: 0, at: 0 };

/** Gives a like or takes it back: on the screen at once, and there again as it was if the server refuses. */
export function changeLike({ queryClient, transport, failed }: Browser, member: MemberCard, liked: boolean): void {
  const now = performance.now();
  if (tapped.id === member.id && now - tapped.at < DOUBLE_TAP) return;
  tapped = { id: member.id, at: now };
  if (!liked) forgetMatch(member.id);
  new MutationObserver(queryClient, {
    mutationFn: () => transport.call(liked ? likeMember : unlikeMember, { profile_id: member.id }),
    // One after another, whatever is pressed in the meantime: the last press decides.
    scope: { id: `like ${member.id}` },
    retry: (failures, error) => failures < 2 && isApiError(error) && error.temporary,
    onMutate: () => markLiked(queryClient, member.id, liked),
    onError: (error) => {
      markLiked(queryClient, member.id, !liked);
      toast({ tone: 'danger', title: failed, text: error.message });
    },
    onSuccess: ({ match }) => {
      if (match) celebrateMatch({ ...member, liked: true });
      queryClient.invalidateQueries({ queryKey: keyOf(listLikes) });
    },
  })
    .mutate()
    // A failure has been told by then.
    .catch(() => undefined);
}
