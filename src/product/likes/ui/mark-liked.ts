import type { QueryClient } from '@tanstack/react-query';
import type { MemberCard } from '#product/members/contract.ts';

type Holder = Partial<Record<'members' | 'profiles' | 'liked_by', MemberCard[]>> & {
  profile?: MemberCard;
  state?: { likes?: MemberCard[] };
};
const LISTS = ['members', 'profiles', 'liked_by'] as const;

export function markLiked(queryClient: QueryClient, id: number, liked: boolean): void {
  const mark = <T extends MemberCard>(card: T): T => (card.id === id ? { ...card, liked } : card);
  const holds = (data?: Holder | null) =>
    data?.profile?.id === id ||
    data?.state?.likes?.some((card) => card.id === id) ||
    LISTS.some((list) => data?.[list]?.some((card) => card.id === id));
  queryClient.setQueriesData<Holder>({ predicate: ({ state }) => holds(state.data as Holder) }, (data) => {
    const marked = { ...data };
    if (marked.profile) marked.profile = mark(marked.profile);
    if (marked.state?.likes) marked.state = { ...marked.state, likes: marked.state.likes.map(mark) };
    for (const list of LISTS) if (marked[list]) marked[list] = marked[list].map(mark);
    return marked;
  });
}
