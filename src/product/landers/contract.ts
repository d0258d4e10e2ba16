import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { queryInt } from '#platform/query.ts';
import { MemberCard } from '#product/members/contract.ts';
import { INTERESTS } from '#product/sites/profiles/contract.ts';

export const LANDER_MEMBERS = 12;

export const LanderMember = z.extend(MemberCard, {
  about: z.nullable(z.string()),
  interests: z.array(z.enum(INTERESTS)),
});
export type LanderMember = z.output<typeof LanderMember>;

export const LanderMembersReply = z.object({
  members: z.array(LanderMember),
  icebreakers: z.array(z.string()),
});
export type LanderMembersReply = z.output<typeof LanderMembersReply>;

export const LANDERS_WITH_MEMBERS = [
  'collagelanding',
  'gallery',
  'maplanding',
  'socialnetwork',
  'tinderswipe',
  'transitionsvideolanding',
] as const;
export type LanderWithMembers = (typeof LANDERS_WITH_MEMBERS)[number];

/** PRODUCT 46. Each `lander` begins with another one, each minute. `id`: this member alone, or nobody, all alike. */
export const listLanderMembers = endpoint({
  method: 'GET',
  path: '/api/lander-members.php',
  summary: 'Members who may be shown on a landing page',
  access: 'anyone',
  input: z.object({ id: z.optional(queryInt(1)), lander: z.optional(z.enum(LANDERS_WITH_MEMBERS)) }),
  reply: LanderMembersReply,
  errors: { member_not_found: 404 },
});

export const BIRTH_DATE_LANDER = '/landers/video';

const MAX_FORM_VALUE_LENGTH = 1000;

/** PRODUCT 21: the date is asked before an address is known. As browsers send forms by themselves. */
export const sendBirthDate = endpoint({
  method: 'POST',
  path: '/api/lander-birth-date.php',
  summary: 'Takes the date of birth that a landing page asks where no script runs, and leads to the sign-up, or back',
  access: 'anyone',
  input: z.catch(z.string().check(z.maxLength(MAX_FORM_VALUE_LENGTH)), ''),
  text: true,
  limit: { name: 'signup check', calls: 120, seconds: 60 },
});

/** SPEC 1: the niches 1 to 7 of a site, by the prefixes of their landers. */
export const NICHES = ['none', 'she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'] as const;
export type Niche = (typeof NICHES)[number];

/** @param number of the site's setting, 1 to 7. */
export const nicheOf = (number: number): Niche => NICHES[number - 1] ?? 'none';

export interface Choice {
  value: 'female' | 'male' | 'both';
  word: 'woman' | 'man' | 'transWoman' | 'women' | 'men' | 'both' | 'transWomen';
}

const WOMAN: Choice = { value: 'female', word: 'woman' };
const MAN: Choice = { value: 'male', word: 'man' };
const TRANS_WOMAN: Choice = { value: 'female', word: 'transWoman' };
const WOMEN: Choice = { value: 'female', word: 'women' };
const MEN: Choice = { value: 'male', word: 'men' };
const BOTH: Choice = { value: 'both', word: 'both' };
const TRANS_WOMEN: Choice = { value: 'female', word: 'transWomen' };

interface Choices {
  who: readonly Choice[];
  like: readonly Choice[];
}

export function choicesOf(niche: Niche): Choices {
  if (niche === 'gay') return { who: [MAN], like: [MEN] };
  if (niche === 'she') return { who: [TRANS_WOMAN, MAN, WOMAN], like: [TRANS_WOMEN, MEN, WOMEN] };
  return { who: [WOMAN, MAN], like: [WOMEN, MEN, BOTH] };
}

export function sexualityOf(gender: 'female' | 'male', like: Choice['value']): 'hetero' | 'gay' | 'lesbian' | 'bi' {
  if (like === 'both') return 'bi';
  if (gender !== like) return 'hetero';
  return gender === 'male' ? 'gay' : 'lesbian';
}
