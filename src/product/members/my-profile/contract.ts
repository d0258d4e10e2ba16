import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { CityId, PlaceView, Point } from '#product/geo/contract.ts';
import { fieldInputs, ProfileView } from '../contract.ts';
import { OwnText } from '../texts/contract.ts';

/** Languages that a profile may say its member speaks, ISO 639-1: those of the product's countries and their neighbours. */
export const SPOKEN_LANGUAGES = [
  'ar',
  'bg',
  'bs',
  'ca',
  'cs',
  'cy',
  'da',
  'de',
  'el',
  'en',
  'es',
  'et',
  'eu',
  'fa',
  'fi',
  'fr',
  'fy',
  'ga',
  'gl',
  'he',
  'hi',
  'hr',
  'hu',
  'id',
  'is',
  'it',
  'ja',
  'ko',
  'lb',
  'lt',
  'lv',
  'mk',
  'nb',
  'nl',
  'nn',
  'pl',
  'pt',
  'ro',
  'ru',
  'se',
  'sk',
  'sl',
  'so',
  'sq',
  'sr',
  'sv',
  'th',
  'tr',
  'uk',
  'ur',
  'vi',
  'zh',
] as const;
const MAX_LANGUAGES = 10;

/** In the first week a name is tried out; from then on another one can be taken once in so many days. */
export const NAME_CHANGE_DAYS = 30;

export const MyProfile = z.extend(ProfileView, {
  texts: z.object({ about: z.nullable(OwnText), seeking: z.nullable(OwnText) }),
  listed: z.boolean(),
  /** The moment from which the member may take another name; null: now. */
  name_fixed_until: z.nullable(z.string()),
  /** PRODUCT 46: search engines may list it, and landing pages may show it. */
  search_engines: z.boolean(),
  landers: z.boolean(),
});
export type MyProfile = z.output<typeof MyProfile>;
export const MyProfileReply = z.object({ profile: MyProfile });
export type MyProfileReply = z.output<typeof MyProfileReply>;

export const showMyProfile = endpoint({
  method: 'GET',
  path: '/api/profile.php',
  summary: "The member's own profile with all that can be edited",
  access: 'member',
  reply: MyProfileReply,
});

/** What is given is written, the rest stays as it is; null empties a field. Lengths of texts are checked by policy.ts. */
export const ProfileInput = z.extend(fieldInputs, {
  name: z.optional(z.string().check(z.maxLength(1000))),
  languages: z.optional(z.array(z.enum(SPOKEN_LANGUAGES)).check(z.maxLength(MAX_LANGUAGES))),
  search_engines: z.optional(z.boolean()),
  landers: z.optional(z.boolean()),
});
export type ProfileInput = z.output<typeof ProfileInput>;

/** Texts wait for staff where the site does not accept them by itself. */
export const saveProfile = endpoint({
  method: 'PUT',
  path: '/api/profile.php',
  summary: 'Changes the given parts of the own profile',
  access: 'member',
  input: ProfileInput,
  reply: MyProfileReply,
  errors: {
    invalid_input: 422,
    username_is_email: 422,
    username_starts_with_at: 422,
    username_length: 422,
    username_leads_away: 422,
    username_taken: 422,
    username_reserved: 422,
    username_look_alike: 422,
    username_changed_lately: 422,
    text_too_long: 422,
  },
  limit: { name: 'profile', calls: 120, seconds: 600 },
});

export const VIEWERS = ['visitor', 'free', 'premium'] as const;
export type Viewer = (typeof VIEWERS)[number];

export const PreviewReply = z.object({ profile: z.nullable(ProfileView) });
export const previewProfile = endpoint({
  method: 'GET',
  path: '/api/profile-preview.php',
  summary: 'The own profile as a visitor, a free or a premium member sees it',
  access: 'member',
  input: z.object({ as: z.enum(VIEWERS) }),
  reply: PreviewReply,
});

/** A town by its id, null for none; or a point, of which only the town near it is kept. */
export const SetPlaceInput = z.union([z.object({ city_id: z.nullable(CityId) }), Point]);
export type SetPlaceInput = z.output<typeof SetPlaceInput>;

/** Other towns that a member may choose within so many hours. */
export const MOVES = 3;
export const MOVES_WITHIN_HOURS = 24;

export const PlaceReply = z.object({ place: z.nullable(PlaceView) });
export type PlaceReply = z.output<typeof PlaceReply>;

export const ownPlace = endpoint({
  method: 'GET',
  path: '/api/place.php',
  summary: 'The town that the member lives in; null where it is not told',
  access: 'suspended',
  reply: PlaceReply,
});

export const setPlace = endpoint({
  method: 'PUT',
  path: '/api/place.php',
  summary: 'Sets where the member lives; three other towns in 24 hours at most, and none that the site does not serve',
  access: 'member',
  input: SetPlaceInput,
  reply: PlaceReply,
  errors: { place_unknown: 400, place_not_served: 400, place_changed_lately: 429 },
  limit: { name: 'place', calls: 60, seconds: 600 },
});

export const InvisibleInput = z.object({ invisible: z.boolean() });
export type InvisibleInput = z.output<typeof InvisibleInput>;
export const InvisibleReply = z.object({ invisible: z.boolean() });
export type InvisibleReply = z.output<typeof InvisibleReply>;

export const setInvisible = endpoint({
  method: 'PUT',
  path: '/api/invisible.php',
  summary: 'Switches invisible mode, which is for premium members; everybody may switch it off; safe to repeat',
  access: 'member',
  input: InvisibleInput,
  reply: InvisibleReply,
  errors: { invisible_premium_only: 403 },
  limit: { name: 'invisible', calls: 60, seconds: 60 },
});
