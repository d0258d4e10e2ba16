import { expect, test } from 'vitest';
import type { MemberCard } from '#product/members/contract.ts';
import type { LikesReply } from '../contract.ts';
import { likesOfType, likeTypeOf, neighboursOf, withSeen } from './like-lists.ts';

const card = (id: number): MemberCard => ({
  id,
  name: `Member ${id}`,
  age: 40,
  gender: 'female',
  country: 'NL',
  region: null,
  city: null,
  distance: null,
  main_image: null,
  online: false,
  fictional: false,
  is_new: false,
  liked: false,
});
const likes: LikesReply = {
  profiles: [card(3), card(9)],
  liked_by: [
    { ...card(1), like_new: true },
    { ...card(3), liked: true, like_new: true },
    { ...card(4), like_new: false },
  ],
};
const ids = (list: { id: number }[]) => list.map(({ id }) => id);

test('a match is a like that was received and given back', () => {
  expect(ids(likesOfType(likes, 'received'))).toEqual([1, 3, 4]);
  expect(ids(likesOfType(likes, 'sent'))).toEqual([3, 9]);
  expect(ids(likesOfType(likes, 'matches'))).toEqual([3]);
});

test('an address that names no kind of likes has none', () => {
  expect(likeTypeOf('sent')).toBe('sent');
  for (const wrong of ['', 'SENT', 'm', undefined, ['sent']]) expect(likeTypeOf(wrong)).toBeUndefined();
});

test('a profile opened from a list knows who comes before and after', () => {
  const list = likesOfType(likes, 'received');
  expect(neighboursOf(list, 3)).toMatchObject({ place: 2, count: 3, previous: { id: 1 }, next: { id: 4 } });
  expect(neighboursOf(list, 1)).toMatchObject({ previous: null });
  expect(neighboursOf(list, 4)).toMatchObject({ next: null });
  expect(neighboursOf(list, 555)).toBeNull();
});

test('a like that was looked at is no longer new, and the others stay new', () => {
  const seen = withSeen(likes, 1);
  expect(seen.liked_by.filter((profile) => profile.like_new).map(({ id }) => id)).toEqual([3]);
  expect(likes.liked_by[0]?.like_new).toBe(true);
});
