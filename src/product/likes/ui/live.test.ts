import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { keyOf } from '#platform/http/api-query.ts';
import { type LikeEvent, type LikesReply, listLikes } from '../contract.ts';
import { celebrateMatch } from './celebrate.ts';
import { live } from './live.ts';

vi.mock('./celebrate.ts', () => ({ celebrateMatch: vi.fn() }));
beforeEach(() => vi.mocked(celebrateMatch).mockClear());

/** A page that shows the likes, and what the server answers when it is asked again. */
function pageWith(likedBy: number[]): { client: QueryClient; asked: () => number } {
  const client = new QueryClient();
  const cards = likedBy.map((id) => ({ id, name: `member ${id}` })) as LikesReply['liked_by'];
  const queryFn = vi.fn(async (): Promise<LikesReply> => ({ profiles: [], liked_by: cards }));
  client.setQueryData<LikesReply>(keyOf(listLikes), { profiles: [], liked_by: [] });
  new QueryObserver(client, { queryKey: keyOf(listLikes), queryFn, staleTime: 60_000 }).subscribe(() => undefined);
  return { client, asked: () => queryFn.mock.calls.length };
}
const tell = async (client: QueryClient, event: Omit<LikeEvent, 'type'>) => {
  await live.like?.(client, { type: 'like', ...event } as never);
};

test('a like that makes a match is celebrated with the card of whoever gave it', async () => {
  const { client } = pageWith([8, 7]);
  await tell(client, { profile_id: 7, match: true });
  expect(celebrateMatch).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 7, name: 'member 7' }));
});

test('a like without a match is listed and not celebrated', async () => {
  const { client, asked } = pageWith([7]);
  await tell(client, { profile_id: 7, match: false });
  expect([asked(), vi.mocked(celebrateMatch).mock.calls.length]).toEqual([1, 0]);
});

test('a match that was taken back meanwhile is not celebrated', async () => {
  const { client, asked } = pageWith([]);
  await tell(client, { profile_id: 7, match: true });
  expect([asked(), vi.mocked(celebrateMatch).mock.calls.length]).toEqual([1, 0]);
});
