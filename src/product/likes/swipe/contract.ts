import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { MemberCard, MemberId } from '#product/members/contract.ts';
import { Queue, QueueSearch } from '#product/members/suggestions/queue/contract.ts';

export const SWIPE_ERRORS = ['swipe_limit', 'swipe_final'] as const;
export type SwipeError = (typeof SWIPE_ERRORS)[number];

export const LIKE_COUNTS_FOR_MS = 24 * 3600_000;

/** A like given in the game in the last 24 hours; `liked` is false where it was taken back, and it counts all the same. */
export const SwipeLike = z.extend(MemberCard, {
  /** ISO time, by the server's clock. It counts until 24 hours later. */
  liked_at: z.string(),
  match: z.boolean(),
});
export type SwipeLike = z.output<typeof SwipeLike>;

export const SwipeState = z.object({
  /** Likes in any 24 hours. */
  limit: z.number(),
  left: z.number(),
  likes: z.array(SwipeLike),
  /** When the next like comes, ISO time; null while there are some left. */
  next_at: z.nullable(z.string()),
  tell: z.boolean(),
  passed: z.nullable(MemberCard),
});
export type SwipeState = z.output<typeof SwipeState>;

export const SwipeReply = z.extend(Queue, { state: SwipeState });
export type SwipeReply = z.output<typeof SwipeReply>;

export const playSwipe = endpoint({
  method: 'GET',
  path: '/api/swipe.php',
  summary: 'The swipe game: up to 20 whom the caller may meet, and how many likes are left',
  access: 'member',
  input: QueueSearch,
  reply: SwipeReply,
});

export const VERDICTS = ['like', 'pass'] as const;
export type Verdict = (typeof VERDICTS)[number];
export const SwipeInput = z.object({ profile_id: MemberId, verdict: z.enum(VERDICTS) });
export type SwipeInput = z.output<typeof SwipeInput>;

export const SwipedReply = z.object({
  match: z.boolean(),
  left: z.number(),
  /** When the next like comes, ISO time; null while there are some left. */
  next_at: z.nullable(z.string()),
});
export type SwipedReply = z.output<typeof SwipedReply>;

export const swipeMember = endpoint({
  method: 'POST',
  path: '/api/swipe.php',
  summary:
    'Likes a member in the swipe game, or passes for 30 days; safe to repeat. Likes are limited in any 24 hours; the refusal names when the next one comes in `Retry-After`, in seconds',
  access: 'member',
  input: SwipeInput,
  reply: SwipedReply,
  errors: { member_not_found: 404, like_self: 422, like_unsuited: 422, pass_self: 422, swipe_limit: 403 },
  limit: { name: 'swipes', calls: 240, seconds: 60 },
});

export const TakeBackInput = z.object({ profile_id: MemberId });
export type TakeBackInput = z.output<typeof TakeBackInput>;
export const takeBackSwipe = endpoint({
  method: 'DELETE',
  path: '/api/swipe.php',
  summary: 'Takes back the pass that was the last decision in the swipe game; safe to repeat',
  access: 'member',
  input: TakeBackInput,
  reply: SwipedReply,
  errors: { swipe_final: 409 },
  limit: { name: 'swipes taken back', calls: 240, seconds: 60 },
});

export const TellInput = z.object({ tell: z.boolean() });
export type TellInput = z.output<typeof TellInput>;
export const TellReply = z.object({ tell: z.boolean() });
export type TellReply = z.output<typeof TellReply>;
export const notifyOfLikes = endpoint({
  method: 'PUT',
  path: '/api/swipe.php',
  summary:
    'Has the caller told once, live and by push, when the next like of the swipe game comes, or not after all; asks for nothing while a like is left; safe to repeat',
  access: 'member',
  input: TellInput,
  reply: TellReply,
  limit: { name: 'swipe tell', calls: 60, seconds: 60 },
});

/** Live event to a member who asked for it: there are likes left again. */
export type LikesBackEvent = { type: 'likes_back' };
