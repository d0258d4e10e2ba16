import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { PhotoView } from '#product/media/contract.ts';
import { MemberCard, MemberId } from '#product/members/contract.ts';

const LIKE_ERRORS = ['like_self', 'like_unsuited', 'member_not_found'] as const;
export type LikeError = (typeof LIKE_ERRORS)[number];

export const LikesReply = z.object({
  profiles: z.array(MemberCard),
  liked_by: z.array(z.extend(MemberCard, { like_new: z.boolean() })),
});
export type LikesReply = z.output<typeof LikesReply>;

export const LIKES_PAGE = 100;

/** `before`: from the address of the next page, as an answer's header `Link` has it: places in the lists of those given and received. */
export const LikesSearch = z.object({ before: z.optional(z.string().check(z.regex(/^\d{1,16}(?:\.\d{1,16}){3}$/))) });
export type LikesSearch = z.output<typeof LikesSearch>;

export const LikeInput = z.object({ profile_id: MemberId });
export type LikeInput = z.output<typeof LikeInput>;
export const LikeReply = z.object({ liked: z.boolean(), match: z.boolean() });
export type LikeReply = z.output<typeof LikeReply>;

export const listLikes = endpoint({
  method: 'GET',
  path: '/api/likes.php',
  summary:
    'Likes given and received, the newest 100 of each; where there are older ones, the header Link has the address of the next page',
  access: 'member',
  input: LikesSearch,
  reply: LikesReply,
});

export const likeMember = endpoint({
  method: 'POST',
  path: '/api/like.php',
  summary: 'Likes a member; safe to repeat',
  access: 'member',
  input: LikeInput,
  reply: LikeReply,
  errors: { member_not_found: 404, like_self: 422, like_unsuited: 422 },
  limit: { name: 'likes', calls: 240, seconds: 60 },
});

export const unlikeMember = endpoint({
  method: 'DELETE',
  path: '/api/like.php',
  summary: 'Takes a like back; safe to repeat',
  access: 'member',
  input: LikeInput,
  reply: LikeReply,
  errors: { member_not_found: 404 },
});

export const markLikeSeen = endpoint({
  method: 'PUT',
  path: '/api/like.php',
  summary: 'Marks the like of a member as seen',
  access: 'member',
  input: LikeInput,
  reply: LikeReply,
  errors: { member_not_found: 404 },
});

export type LikeEvent = { type: 'like'; profile_id: number; match: boolean };

export type MatchEvent = { type: 'match'; profile_id: number };

export type LikeSeenEvent = { type: 'like_seen'; profile_id: number };

/** Live event to the one whose likes received became fewer: it names nobody. */
export type LikeWithdrawnEvent = { type: 'like_withdrawn' };

export const AutoLikeProfile = z.extend(MemberCard, { main_image: z.extend(PhotoView, { match: z.string() }) });
export type AutoLikeProfile = z.output<typeof AutoLikeProfile>;
/** `profile: null`: no like was given. */
export const AutoLikeReply = z.object({ profile: z.nullable(AutoLikeProfile) });
export type AutoLikeReply = z.output<typeof AutoLikeReply>;

export const autoLike = endpoint({
  method: 'GET',
  path: '/api/auto-like.php',
  summary:
    'Gives a new free member a like from a fictional profile, at most one a day, and tells whose; safe to repeat, and null where there is none',
  access: 'member',
  reply: AutoLikeReply,
  limit: { name: 'auto-like', calls: 60, seconds: 60 },
  writes: true,
});

/** What is new for a member: exactly what the chat list and the received likes would add up to. */
export const BadgesReply = z.object({ unread_messages: z.number(), new_likes: z.number() });
export type BadgesReply = z.output<typeof BadgesReply>;

export const countBadges = endpoint({
  method: 'GET',
  path: '/api/badges.php',
  summary: 'Unread messages and new likes, for the badges on every page',
  access: 'member',
  reply: BadgesReply,
});
