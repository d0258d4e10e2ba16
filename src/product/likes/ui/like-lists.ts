import type { MemberCard } from '#product/members/contract.ts';
import type { LikesReply } from '../contract.ts';

export const LIKE_TYPES = ['received', 'sent', 'matches'] as const;
export type LikeType = (typeof LIKE_TYPES)[number];

export type LikeCard = MemberCard & { like_new?: boolean };

export const likeTypeOf = (value: unknown): LikeType | undefined => LIKE_TYPES.find((type) => type === value);

export function likesOfType({ liked_by, profiles }: LikesReply, type: LikeType): LikeCard[] {
  if (type === 'received') return liked_by;
  if (type === 'sent') return profiles;
  return liked_by.filter((profile) => profile.liked);
}

export function neighboursOf(list: readonly LikeCard[], id: number) {
  const index = list.findIndex((profile) => profile.id === id);
  if (index < 0) return null;
  return { place: index + 1, count: list.length, previous: list[index - 1] ?? null, next: list[index + 1] ?? null };
}

export const withSeen = (likes: LikesReply, profileId: number): LikesReply => ({
  ...likes,
  liked_by: likes.liked_by.map((profile) => (profile.id === profileId ? { ...profile, like_new: false } : profile)),
});
