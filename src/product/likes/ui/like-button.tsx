import { MutationObserver, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Button } from '#design/button.tsx';
import { cx } from '#design/cx.ts';
import { IconButton } from '#design/icon-button.tsx';
import { IconHeart } from '#design/icons.tsx';
import { HeartSymbol } from '#design/symbols.tsx';
import { toast } from '#design/toast.ts';
import { keyOf } from '#platform/http/api-query.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { askToJoin } from '#product/accounts/ui/login-wall.ts';
import { type MemberCard, viewMember } from '#product/members/contract.ts';
import { searchMembers, similarMembers } from '#product/members/search/contract.ts';
import { listSuggestions } from '#product/members/suggestions/contract.ts';
import { useUser } from '#product/members/user/ui/user.tsx';
import { likeMember, listLikes, unlikeMember } from '../contract.ts';
import { celebrateMatch } from './celebrate.ts';

/** Likes or withdraws a like; visitors are asked to join, and the like is done after it. */
export function useLike(member: MemberCard): { liked: boolean; toggle: () => void } {
  const transport = useTransport();
  const queryClient = useQueryClient();
  const user = useUser();
  const t = useTranslations('likes');
  // Made when it is pressed: a list draws two dozen of these that nobody presses.
  const change = () =>
    new MutationObserver(queryClient, {
      mutationFn: (liked: boolean) => transport.call(liked ? likeMember : unlikeMember, { profile_id: member.id }),
      retry: 2,
      onMutate: (liked) => markLiked(queryClient, member.id, liked),
      onError: (error, liked) => {
        markLiked(queryClient, member.id, !liked);
        toast({ tone: 'danger', title: t('failed'), text: error.message });
      },
      onSuccess: ({ match }) => {
        if (match) celebrateMatch({ ...member, liked: true });
        queryClient.invalidateQueries({ queryKey: keyOf(listLikes) });
      },
    });
  const toggle = () => {
    if (user) {
      // A failure has been told by then.
      change()
        .mutate(!member.liked)
        .catch(() => undefined);
      return;
    }
    const image = member.main_image?.thumb_filename ?? null;
    askToJoin({ kind: 'like', member: { id: member.id, name: member.name, image, fictional: member.fictional } });
  };
  return { liked: member.liked, toggle };
}

/** The 44 px heart on a photo. */
export function LikeButton({ member }: { member: MemberCard }) {
  const { liked, toggle } = useLike(member);
  const t = useTranslations('likes');
  return (
    <IconButton
      label={t(liked ? 'unlikeName' : 'likeName', { name: member.name })}
      variant={liked ? 'paper' : 'glass'}
      aria-pressed={liked}
      onClick={toggle}
    >
      {liked ? <HeartSymbol className="fill-current" /> : <HeartSymbol />}
    </IconButton>
  );
}

/** The like action of a profile; `compact` shows the heart alone. */
export function LikeAction({ member, compact = false }: { member: MemberCard; compact?: boolean }) {
  const { liked, toggle } = useLike(member);
  const t = useTranslations('likes');
  const heart = <IconHeart className={cx(liked && 'fill-current text-primary')} />;
  if (compact) {
    return (
      <IconButton
        label={t(liked ? 'unlikeName' : 'likeName', { name: member.name })}
        variant="outline"
        size="l"
        aria-pressed={liked}
        onClick={toggle}
      >
        {heart}
      </IconButton>
    );
  }
  return (
    <Button variant="outline" wide icon={heart} aria-pressed={liked} onClick={toggle}>
      {t(liked ? 'liked' : 'like')}
    </Button>
  );
}

type Holder = { members?: MemberCard[]; profile?: MemberCard; profiles?: MemberCard[]; liked_by?: MemberCard[] };

/** Shows the heart at once, wherever this member is on screen. */
function markLiked(queryClient: QueryClient, id: number, liked: boolean): void {
  const mark = <T extends MemberCard>(card: T): T => (card.id === id ? { ...card, liked } : card);
  for (const endpoint of [searchMembers, viewMember, similarMembers, listSuggestions, listLikes]) {
    queryClient.setQueriesData<Holder>({ queryKey: keyOf(endpoint) }, (data) => {
      if (!data) return data;
      return {
        ...data,
        ...(data.members && { members: data.members.map(mark) }),
        ...(data.profile && { profile: mark(data.profile) }),
        ...(data.liked_by && { liked_by: data.liked_by.map(mark) }),
      };
    });
  }
}
