import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { LOCALES } from '#platform/i18n/locales.ts';
import { queryInt } from '#platform/query.ts';
import { DISTANCE_BANDS } from '#product/geo/contract.ts';
import { Crop } from '#product/media/album/contract.ts';
import { PhotoView } from '#product/media/contract.ts';
import type { SiteSettings } from '#product/sites/contract.ts';
import {
  FIELD_NAMES,
  type FieldName,
  INTERESTS,
  PROFILE_FIELDS,
  type ProfileField,
  type ProfileFields,
  type TraitBits,
} from '#product/sites/profiles/contract.ts';

type Fields = ProfileFields;
type ValueOf<F extends ProfileField> = F extends { values: readonly (infer Value)[] } ? Value : string;
type Held<F extends ProfileField> = F['kind'] extends 'list'
  ? ValueOf<F>[]
  : F extends { required: string }
    ? ValueOf<F>
    : ValueOf<F> | null;
export type FieldValues = { [Name in FieldName]: Held<Fields[Name]> };
/** What somebody gets to see of it: a site may keep each field to itself. */
export type ShownValues = {
  [Name in FieldName]: FieldValues[Name] | (Fields[Name]['kind'] extends 'list' ? never : null);
};

export type Trait = { [Name in FieldName]: Fields[Name] extends { bits: TraitBits } ? Name : never }[FieldName];

const isTrait = (name: FieldName): name is Trait => 'bits' in PROFILE_FIELDS[name];
export const TRAITS: readonly Trait[] = FIELD_NAMES.filter(isTrait);

/** The bit of each word that everybody has: a field that is not asked for is asked for by it. */
export const ALWAYS_BIT = 52;

export function traitValues(trait: Trait): readonly string[] {
  const field = PROFILE_FIELDS[trait];
  return 'values' in field ? field.values : LOCALES;
}

export const fieldSchemas = /* @__PURE__ */ schemasOf(PROFILE_FIELDS);

// A call that is pure: the browser has no use for schemas, and the build drops it.
function schemasOf(fields: Fields): { [Name in FieldName]: z.ZodMiniType<ShownValues[Name]> } {
  const schemas = Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]);
  return Object.fromEntries(schemas);
}

function schemaOf(field: ProfileField): z.ZodMiniType {
  const value = field.values ? z.enum(field.values) : z.string();
  return field.kind === 'list' ? z.array(value) : z.nullable(value);
}

export const byTrait = <Schema extends z.ZodMiniType>(schema: (trait: Trait) => Schema): Record<Trait, Schema> =>
  Object.fromEntries(TRAITS.map((trait) => [trait, schema(trait)])) as Record<Trait, Schema>;

const MAX_TEXT_LENGTH = 20_000;
/** What its owner may say in each field; null empties one that may be empty. Lengths of texts are checked by policies. */
export const fieldInputs = /* @__PURE__ */ inputsOf(PROFILE_FIELDS);

function inputsOf(fields: Fields) {
  const inputs = Object.entries(fields).map(([name, field]) => [name, z.optional(inputOf(field))]);
  return z.object(
    Object.fromEntries(inputs) as { [Name in FieldName]: z.ZodMiniOptional<z.ZodMiniType<FieldValues[Name]>> },
  );
}

function inputOf({ kind, values, required }: ProfileField): z.ZodMiniType {
  const value = values ? z.enum(values) : z.string().check(z.maxLength(MAX_TEXT_LENGTH));
  if (kind === 'list') return z.array(value).check(z.maxLength(values?.length ?? 0));
  return required ? value : z.nullable(value);
}

/** What a site may keep from everybody but its owner: every field, and the region with town and distance, which is no field of its own. */
type HideableField = FieldName | 'region';

/** Whether a site shows a field at all: texts by `visible_profile_notes`, everything else by `visible_profile_fields`. */
export function isShown(
  name: HideableField,
  { visible_profile_fields: fields, visible_profile_notes: notes }: ShownSettings,
): boolean {
  const isText = name !== 'region' && PROFILE_FIELDS[name].kind === 'text';
  return (isText ? notes : fields).includes(name);
}

export type ShownSettings = Pick<SiteSettings, 'visible_profile_fields' | 'visible_profile_notes'>;

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

/** Nobody is known where the site keeps that to itself. */
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

export type InvisibleEvent = { type: 'invisible' };
