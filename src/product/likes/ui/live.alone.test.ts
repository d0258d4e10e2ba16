import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { keyOf } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { type BadgesReply, countBadges, type LikeEvent, type LikesReply, listLikes } from '../contract.ts';
import { celebrateMatch, isCelebrated } from './celebrate.ts';
import { likesQuery } from './likes-query.ts';
import { live } from './live.ts';

vi.mock('./celebrate.ts', () => ({ celebrateMatch: vi.fn(), isCelebrated: vi.fn(() => false) }));
beforeEach(() => {
  vi.mocked(celebrateMatch).mockClear();
  vi.mocked(isCelebrated).mockReturnValue(false);
});

function pageWith(likedBy: number[], shown = true) {
  const client = new QueryClient();
  const cards = likedBy.map((id) => ({
    id,
    name: `member ${id}`,
    liked: true,
    like_new: true,
  })) as LikesReply['liked_by'];
  const call = vi.fn(async (): Promise<LikesReply> => ({ profiles: [], liked_by: cards }));
  const transport = { call } as unknown as Transport;
  if (shown) {
    client.setQueryData<LikesReply>(keyOf(listLikes), { profiles: [], liked_by: [] });
    new QueryObserver(client, { ...likesQuery(transport), staleTime: 60_000 }).subscribe(() => undefined);
  }
  return { client, transport, asked: () => call.mock.calls.length };
}
const tell = async ({ client, transport }: ReturnType<typeof pageWith>, event: Omit<LikeEvent, 'type'>) => {
  await live.like?.(client, { type: 'like', ...event } as never, transport);
};

test('a like that makes a match is celebrated with the card of whoever gave it', async () => {
  await tell(pageWith([8, 7]), { profile_id: 7, match: true });
  expect(celebrateMatch).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 7, name: 'member 7' }));
});

test('a like without a match is listed and not celebrated', async () => {
  const page = pageWith([7]);
  await tell(page, { profile_id: 7, match: false });
  expect([page.asked(), vi.mocked(celebrateMatch).mock.calls.length]).toEqual([1, 0]);
});

test('a match that was taken back meanwhile is not celebrated', async () => {
  const page = pageWith([]);
  await tell(page, { profile_id: 7, match: true });
  expect([page.asked(), vi.mocked(celebrateMatch).mock.calls.length]).toEqual([1, 0]);
});

test('a match is celebrated on a page that has no list of likes, too', async () => {
  await tell(pageWith([7], false), { profile_id: 7, match: true });
  expect(celebrateMatch).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 7 }));
});

test('a list that is cancelled while a match is told is loaded again, and the match is celebrated', async () => {
  const page = pageWith([7], false);
  const told = tell(page, { profile_id: 7, match: true });
  await vi.waitFor(() => expect(page.asked()).toBe(1));
  await page.client.cancelQueries({ queryKey: keyOf(listLikes) });
  await told;
  expect(celebrateMatch).toHaveBeenCalledOnce();
});

test('a match whose card can not be loaded is left to the lists, and nothing fails', async () => {
  const page = pageWith([7], false);
  page.transport.call = () => Promise.reject(new Error('The server is away.'));
  await expect(tell(page, { profile_id: 7, match: true })).resolves.toBeUndefined();
  expect(celebrateMatch).not.toHaveBeenCalled();
});

test('a match that the reader made on another page is celebrated here too, with its heart, and never twice', async () => {
  const page = pageWith([7]);
  page.client.setQueryData(['member', { id: 7 }], { profile: { id: 7, liked: false } });
  const match = () => live.match?.(page.client, { type: 'match', profile_id: 7 } as never, page.transport);
  await match();
  expect(celebrateMatch).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 7 }));
  expect(page.client.getQueryData(['member', { id: 7 }])).toEqual({ profile: { id: 7, liked: true } });
  vi.mocked(isCelebrated).mockReturnValue(true);
  await match();
  expect([page.asked(), vi.mocked(celebrateMatch).mock.calls.length]).toEqual([1, 1]);
});

test('a like looked at on another page is no longer new here, and a withdrawn one has the list loaded again', async () => {
  const page = pageWith([7]);
  const counts = () => page.client.getQueryState(keyOf(countBadges));
  await tell(page, { profile_id: 7, match: false });
  page.client.setQueryData<BadgesReply>(keyOf(countBadges), { unread_messages: 0, new_likes: 1 });
  live.like_seen?.(page.client, { type: 'like_seen', profile_id: 7 } as never, page.transport);
  expect(page.client.getQueryData<LikesReply>(keyOf(listLikes))?.liked_by).toMatchObject([{ id: 7, like_new: false }]);
  expect([counts()?.isInvalidated, page.asked()]).toEqual([true, 1]);
  await live.like_withdrawn?.(page.client, { type: 'like_withdrawn' } as never, page.transport);
  expect(page.asked()).toBe(2);
});
