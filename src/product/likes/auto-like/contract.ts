import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { PhotoView } from '#product/media/contract.ts';
import { MemberCard } from '#product/members/contract.ts';

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
