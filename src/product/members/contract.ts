import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { queryInt } from '#platform/query.ts';
import { DISTANCE_BANDS } from '#product/geo/contract.ts';
import { Crop } from '#product/media/album/contract.ts';
import { PhotoView } from '#product/media/contract.ts';
import { INTERESTS } from '#product/sites/profile-fields/contract.ts';
import { fieldSchemas } from './fields/contract.ts';

export const GENDERS = ['male', 'female'] as const;

const GAY_NICHE = 7;

/** Whether a site is for men alone: nobody is asked for a gender there, neither their own nor another's. */
export const isForMen = ({ niche }: { niche: number }): boolean => niche === GAY_NICHE;

export const asksGender = (settings: { niche: number; search_fields: readonly string[] }): boolean =>
  settings.search_fields.includes('gender') && !isForMen(settings);

export const MemberId = z.int().check(z.gte(1));
export type MemberId = number;

export const MemberCard = z.object({
  id: z.number(),
  name: z.string(),
  age: z.number(),
  gender: z.enum(GENDERS),
  country: z.string(),
  region: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** How far from the viewer; null when either place is unknown, and of oneself. */
  distance: z.nullable(z.enum(DISTANCE_BANDS)),
  main_image: z.nullable(PhotoView),
  /** Here now; never true of a fictional profile, whoever works on it. */
  online: z.boolean(),
  fictional: z.boolean(),
  /** Signed up in the last seven days. */
  is_new: z.boolean(),
  liked: z.boolean(),
});
export type MemberCard = z.output<typeof MemberCard>;

const ProfilePhoto = z.extend(PhotoView, {
  crop: z.optional(Crop),
});
export type ProfilePhoto = z.output<typeof ProfilePhoto>;

/** SPEC Profile plus what the profile screen shows. */
export const ProfileView = z.extend(z.extend(MemberCard, fieldSchemas), {
  status: z.enum(['active', 'disabled', 'deleted']),
  /** Has paid once. Never said of a fictional profile. */
  premium: z.boolean(),
  date_of_birth: z.nullable(z.string()),
  photos: z.array(ProfilePhoto),
  shared_interests: z.array(z.enum(INTERESTS)),
  /** Search engines may show it on this site: its member joined here and allows that, and search shows the member to everybody. Never a fictional one. */
  indexable: z.boolean(),
  match: z.boolean(),
  conversation_id: z.nullable(z.number()),
});
export type ProfileView = z.output<typeof ProfileView>;

/** Whom somebody looks for: it follows from gender and sexuality. Nobody is known where the site keeps that to itself. */
export function gendersSought({
  gender,
  sexuality,
}: Pick<ProfileView, 'gender' | 'sexuality'>): (typeof GENDERS)[number][] {
  if (sexuality === null) return [];
  if (sexuality === 'bi') return [...GENDERS];
  return GENDERS.filter((other) => (other === gender) === (sexuality !== 'hetero'));
}

export const MEMBER_ERRORS = [
  'member_not_found',
  'blocked_by_member',
  'search_not_allowed',
  'filters_conflict',
] as const;
export const MemberReply = z.object({ profile: ProfileView });
export const viewMember = endpoint({
  method: 'GET',
  path: '/api/member.php',
  summary: 'A profile as the viewer may see it',
  access: 'anyone',
  reads: 'profile',
  input: z.object({ id: queryInt(1) }),
  reply: MemberReply,
  errors: { member_not_found: 404, blocked_by_member: 403 },
});

export const InterestsReply = z.object({ interests: z.array(z.enum(INTERESTS)) });
export const listInterests = endpoint({
  method: 'GET',
  path: '/api/interests.php',
  summary: 'Every interest there is',
  access: 'anyone',
  reply: InterestsReply,
});

export const BlockedReply = z.object({
  members: z.array(
    z.extend(MemberCard, {
      /** ISO time. */
      blocked_at: z.string(),
      reported: z.boolean(),
    }),
  ),
});
export type BlockedReply = z.output<typeof BlockedReply>;

export const listBlocked = endpoint({
  method: 'GET',
  path: '/api/blocks.php',
  summary: 'Whom the member blocked, newest first',
  access: 'member',
  reply: BlockedReply,
});
