import * as z from 'zod/mini';
import { MemberCard, MemberId } from '#product/members/contract.ts';

export const LIKE_ERRORS = ['like_self'] as const;

/** GET /api/likes.php. `profiles`: likes given; `liked_by`: likes received. Newest first. */
export const LikesReply = z.object({
  profiles: z.array(MemberCard),
  liked_by: z.array(z.extend(MemberCard, { like_new: z.boolean() })),
});
export type LikesReply = z.output<typeof LikesReply>;

/** POST and DELETE /api/like.php; PUT marks the like of that member as seen. */
export const LikeInput = z.object({ profile_id: MemberId });
export const LikeReply = z.object({ liked: z.boolean(), match: z.boolean() });

/** Live event to the one who is liked. */
export type LikeEvent = { type: 'like'; profile_id: number };
