import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { queryFlag, queryInt } from '#platform/query.ts';

export const GENDERS = ['male', 'female'] as const;
export const SEXUALITIES = ['hetero', 'gay', 'lesbian', 'bi'] as const;
export const INTERESTS = [
  'adventure',
  'anal sex',
  'animals',
  'art',
  'astrology',
  'bbq',
  'beach',
  'beer',
  'biking',
  'bondage',
  'coffee',
  'cooking',
  'dancing',
  'exchanging pictures',
  'fashion',
  'foodie',
  'gardening',
  'gym',
  'hiking',
  'hugging',
  'kissing',
  'lingerie',
  'massages',
  'masturbating',
  'movies',
  'music',
  'one night stand',
  'oral sex',
  'outdoors',
  'party',
  'photography',
  'politics',
  'public sex',
  'reading',
  'relationship',
  'sadomasochism',
  'safe sex',
  'sex',
  'sex toys',
  'shopping',
  'sports',
  'sushi',
  'tattoos',
  'tea',
  'theater',
  'threesome',
  'travelling',
  'vegetarian',
  'video games',
  'wine',
] as const;
export const HAIR_COLORS = ['blonde', 'brown', 'black', 'red', 'grey', 'white', 'other'] as const;
export const EYE_COLORS = ['brown', 'blue', 'green', 'grey', 'hazel'] as const;
export const BODY_TYPES = ['slim', 'athletic', 'average', 'curvy', 'full'] as const;
export const RELATIONSHIP_STATUSES = ['single', 'divorced', 'widowed', 'separated', 'complicated'] as const;
export const LOOKING_FOR = ['relationship', 'dating', 'friendship', 'chat'] as const;

export const MemberId = z.int().check(z.gte(1));
export type MemberId = number;

/** A photo as one viewer may see it. Addresses of a locked one lead to blurred pixels only. */
export const PhotoView = z.object({
  id: z.number(),
  /** Path of the large picture. */
  filename: z.string(),
  /** Path of the 3:4 card picture. */
  thumb_filename: z.string(),
  status: z.enum(['pending', 'active', 'rejected']),
  width: z.number(),
  height: z.number(),
  /** base64 */
  thumbhash: z.string(),
  locked: z.boolean(),
  /** Path used in the match modal. */
  match: z.optional(z.string()),
});
export type PhotoView = z.output<typeof PhotoView>;

/** A member as shown on cards, in lists and headers. Fictional ones say so everywhere. */
export const MemberCard = z.object({
  id: z.number(),
  name: z.string(),
  age: z.number(),
  gender: z.enum(GENDERS),
  country: z.string(),
  region: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** Kilometres from the viewer, rounded; null when either place is unknown. */
  distance: z.nullable(z.number()),
  main_image: z.nullable(PhotoView),
  online: z.boolean(),
  fictional: z.boolean(),
  /** Signed up in the last seven days. */
  is_new: z.boolean(),
  /** The viewer likes this member. */
  liked: z.boolean(),
});
export type MemberCard = z.output<typeof MemberCard>;

/** SPEC Profile plus what the profile screen shows. */
export const ProfileView = z.extend(MemberCard, {
  status: z.enum(['active', 'disabled', 'deleted']),
  sexuality: z.enum(SEXUALITIES),
  /** Calendar date; only the owner gets it, others see the age. */
  date_of_birth: z.nullable(z.string()),
  photos: z.array(PhotoView),
  about: z.nullable(z.string()),
  interests: z.array(z.enum(INTERESTS)),
  hair_color: z.nullable(z.enum(HAIR_COLORS)),
  eye_color: z.nullable(z.enum(EYE_COLORS)),
  body_type: z.nullable(z.enum(BODY_TYPES)),
  relationship_status: z.nullable(z.enum(RELATIONSHIP_STATUSES)),
  looking_for: z.nullable(z.enum(LOOKING_FOR)),
  languages: z.array(z.string()),
  /** Interests that the viewer has as well. */
  shared_interests: z.array(z.enum(INTERESTS)),
  /** This member likes the viewer and the viewer likes back. */
  match: z.boolean(),
  /** Conversation that the viewer has with this member. */
  conversation_id: z.nullable(z.number()),
});
export type ProfileView = z.output<typeof ProfileView>;

/** Whom somebody looks for: it follows from gender and sexuality. */
export function gendersSought({
  gender,
  sexuality,
}: Pick<ProfileView, 'gender' | 'sexuality'>): (typeof GENDERS)[number][] {
  if (sexuality === 'bi') return [...GENDERS];
  return GENDERS.filter((other) => (other === gender) === (sexuality !== 'hetero'));
}

export const MEMBER_ERRORS = ['member_not_found', 'blocked_by_member', 'search_not_allowed'] as const;
/** Kept by visitors who came from an advert: their traffic source. */
export const TRACKING_COOKIE = 'tracking';
export const PAGE_SIZE = 24;
/** 100 pages: the total is exact up to this number and then only known to be more. */
export const TOTAL_CAP = 2400;

const age = z.int().check(z.gte(18), z.lte(99));
/** Missing filters mean: what suits the viewer. */
export const MemberSearch = z.object({
  gender: z.optional(z.enum(GENDERS)),
  country: z.optional(z.string().check(z.length(2))),
  countryregion: z.optional(z.string().check(z.maxLength(12))),
  min_age: z.optional(age),
  max_age: z.optional(age),
  /** Leaves fictional profiles out. */
  real_only: z.optional(z.boolean()),
  page: z.optional(z.int().check(z.gte(1), z.lte(100))),
});
export type MemberSearch = z.output<typeof MemberSearch>;

export const MemberSearchReply = z.object({
  members: z.array(MemberCard),
  page: z.number(),
  total: z.number(),
  /** True when there are more than `total`. */
  total_capped: z.boolean(),
  online: z.number(),
  /** The filters as applied, defaults filled in. */
  filters: z.object({
    gender: z.nullable(z.enum(GENDERS)),
    country: z.nullable(z.string()),
    countryregion: z.nullable(z.string()),
    min_age: z.number(),
    max_age: z.number(),
    real_only: z.boolean(),
  }),
});
export type MemberSearchReply = z.output<typeof MemberSearchReply>;

export const searchMembers = endpoint({
  method: 'GET',
  path: '/api/members.php',
  summary: 'A page of the members who suit the viewer',
  access: 'anyone',
  input: z.extend(MemberSearch, {
    min_age: z.optional(queryInt(18, 99)),
    max_age: z.optional(queryInt(18, 99)),
    real_only: z.optional(queryFlag()),
    page: z.optional(queryInt(1, 100)),
  }),
  reply: MemberSearchReply,
  errors: ['search_not_allowed'],
});

const OneMember = z.object({ id: queryInt(1) });

export const MemberReply = z.object({ profile: ProfileView });
export const viewMember = endpoint({
  method: 'GET',
  path: '/api/member.php',
  summary: 'A profile as the viewer may see it',
  access: 'anyone',
  input: OneMember,
  reply: MemberReply,
  errors: ['member_not_found', 'blocked_by_member'],
});

export const SimilarReply = z.object({ members: z.array(MemberCard) });
export const similarMembers = endpoint({
  method: 'GET',
  path: '/api/similar-members.php',
  summary: 'Up to ten members like one',
  access: 'anyone',
  input: OneMember,
  reply: SimilarReply,
  errors: ['member_not_found', 'blocked_by_member'],
});

export const InterestsReply = z.object({ interests: z.array(z.enum(INTERESTS)) });
export const listInterests = endpoint({
  method: 'GET',
  path: '/api/interests.php',
  summary: 'Every interest there is',
  access: 'anyone',
  reply: InterestsReply,
});
