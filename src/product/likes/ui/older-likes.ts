import { type QueryClient, queryOptions, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { keyOf } from '#platform/http/api-query.ts';
import { errorOf } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import { sharedValue } from '#platform/shared-value.ts';
import { LIKES_PAGE, type LikesReply, listLikes } from '../contract.ts';
import { likesQuery } from './likes-query.ts';

/** How many pages are shown; kept while a profile is looked at, so that the list is as long on the way back. */
const pagesShown = sharedValue<number>();

type Pages = LikesReply & { next: string | null };

export interface LoadedLikes {
  likes: LikesReply;
  more: boolean;
  loading: boolean;
  failed: boolean;
  loadMore: () => void;
}

export function useLoadedLikes(): LoadedLikes {
  const queryClient = useQueryClient();
  const newest = useSuspenseQuery(likesQuery(useTransport())).data;
  const pages = pagesShown.use() ?? 1;
  const { data, isFetching, isError, refetch } = useQuery({ ...pagesQuery(queryClient, pages), enabled: pages > 1 });
  const likes = data ?? queryClient.getQueryData<Pages>(keyOfPages(pages - 1)) ?? newest;
  return {
    likes,
    more: 'next' in likes ? likes.next !== null : Math.max(likes.profiles.length, likes.liked_by.length) >= LIKES_PAGE,
    loading: isFetching && data === undefined,
    failed: isError,
    loadMore: () => {
      if (isError) refetch();
      else if (!isFetching) pagesShown.set(pages + 1);
    },
  };
}

/** Begins with the key of the newest page, so that whatever updates or invalidates that one reaches these too. */
const keyOfPages = (pages: number) => [...keyOf(listLikes), { pages }];

const pagesQuery = (queryClient: QueryClient, pages: number) =>
  queryOptions({
    queryKey: keyOfPages(pages),
    queryFn: async ({ signal }): Promise<Pages> => {
      // A refetch reads from the start: newer likes have moved where the pages begin.
      const renewed = queryClient.getQueryData(keyOfPages(pages)) !== undefined;
      const known = renewed ? undefined : queryClient.getQueryData<Pages>(keyOfPages(pages - 1));
      let read: Pages = known ?? { profiles: [], liked_by: [], next: listLikes.path };
      for (let left = known ? 1 : pages; left > 0 && read.next !== null; left -= 1)
        read = joined(read, await fetchPage(read.next, signal));
      return read;
    },
  });

const joined = (before: LikesReply, page: Pages): Pages => ({
  profiles: [...before.profiles, ...page.profiles],
  liked_by: [...before.liked_by, ...page.liked_by],
  next: page.next,
});

/** By `fetch`, because the next page's address is in a header, which transports do not give out. */
async function fetchPage(address: string, signal: AbortSignal): Promise<Pages> {
  const response = await fetch(address, { signal, headers: { 'x-request-type': 'client' } });
  if (!response.ok) throw errorOf(response.status, await response.text());
  return { ...((await response.json()) as LikesReply), next: nextIn(response.headers.get('link')) };
}

/** The address that a header `Link` gives as the next one (RFC 8288). */
const nextIn = (link: string | null): string | null => /<([^>]*)>;\s*rel="next"/.exec(link ?? '')?.[1] ?? null;
