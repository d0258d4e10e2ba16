import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { keyOf } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { type LikeEvent, type LikesReply, listLikes } from '../contract.ts';
import { celebrateMatch } from './celebrate.ts';
import { likesQuery } from './likes-query.ts';
import { live } from './live.ts';

vi.mock('./celebrate.ts', () => ({ celebrateMatch: vi.fn() }));
beforeEach(() => vi.mocked(celebrateMatch).mockClear());

/** A page with or without the likes on it, and what the server answers when it is asked. */
function pageWith(likedBy: number[], shown = true) {
  const client = new QueryClient();
  const cards = likedBy.map((id) => ({ id, name: `member ${id}` })) as LikesReply['liked_by'];
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
