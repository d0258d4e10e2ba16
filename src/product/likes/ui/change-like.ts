import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { toast } from '#design/toast.ts';
import { keyOf } from '#platform/http/api-query.ts';
import { isApiError, type Transport } from '#platform/http/transport.ts';
import type { MemberCard } from '#product/members/contract.ts';
import { noteFirstStep } from '#product/notifications/ui/push-question.ts';
import { likeMember, listLikes, unlikeMember } from '../contract.ts';
import { celebrateMatch, forgetMatch } from './celebrate.ts';
import { markLiked } from './mark-liked.ts';

interface Browser {
  queryClient: QueryClient;
  transport: Transport;
  failed: string;
}

/** Milliseconds in which a second tap on the same heart is a double tap, not an unlike. */
const DOUBLE_TAP_MS = 500;
let tapped = { id: 0, at: 0 };

export function changeLike({ queryClient, transport, failed }: Browser, member: MemberCard, liked: boolean): void {
  const now = performance.now();
  if (tapped.id === member.id && now - tapped.at < DOUBLE_TAP_MS) return;
  tapped = { id: member.id, at: now };
  if (!liked) forgetMatch(member.id);
  new MutationObserver(queryClient, {
    mutationFn: () => transport.call(liked ? likeMember : unlikeMember, { profile_id: member.id }),
    // Mutations of one scope run one after another, so the last press decides.
    scope: { id: `like ${member.id}` },
    retry: (failures, error) => failures < 2 && isApiError(error) && error.temporary,
    onMutate: () => markLiked(queryClient, member.id, liked),
    onError: (error) => {
      markLiked(queryClient, member.id, !liked);
      toast({ tone: 'danger', title: failed, text: error.message });
    },
    onSuccess: ({ match }) => {
      if (liked) noteFirstStep();
      if (match) celebrateMatch({ ...member, liked: true });
      queryClient.invalidateQueries({ queryKey: keyOf(listLikes) });
    },
  })
    .mutate()
    // onError has shown it.
    .catch(() => undefined);
}
