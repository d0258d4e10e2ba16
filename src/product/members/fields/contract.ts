import * as z from 'zod/mini';
import { LOCALES } from '#platform/i18n/locales.ts';
import type { SiteSettings } from '#product/sites/contract.ts';

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

/** What a member can say in their profile, as one column of `members`. */
interface ProfileField {
  /** One of the values, a text in the member's own words, or several of the values; without values codes of languages. */
  kind: 'choice' | 'text' | 'list';
  values?: readonly string[];
  /** Every member has it. Lists are never missing, only empty. */
  required?: true;
  /** Its owner may change it. */
  editable: boolean;
  /** Search may ask for it. */
  searchable: boolean;
  /** As one of the facts, or in a section of its own; either only where the site names it. */
  shown: 'fact' | 'section';
}

/**
 * THE table of profile fields, by column. Contract, queries and the profile's facts follow from it. Texts are
 * `profile.fact.<column>` and, for each value, `profile.value.<column>.<value>` with `_` for blanks. A new field is a
 * migration, a line here, and its texts; a site shows it when `visible_profile_fields` names it.
 */
export const PROFILE_FIELDS = {
  sexuality: { kind: 'choice', values: SEXUALITIES, required: true, editable: true, searchable: false, shown: 'fact' },
  about: { kind: 'text', editable: true, searchable: false, shown: 'section' },
  seeking: { kind: 'text', editable: true, searchable: false, shown: 'section' },
  interests: { kind: 'list', values: INTERESTS, editable: true, searchable: true, shown: 'section' },
  hair_color: { kind: 'choice', values: HAIR_COLORS, editable: true, searchable: true, shown: 'fact' },
  eye_color: { kind: 'choice', values: EYE_COLORS, editable: true, searchable: true, shown: 'fact' },
  body_type: { kind: 'choice', values: BODY_TYPES, editable: true, searchable: true, shown: 'fact' },
  relationship_status: {
    kind: 'choice',
    values: RELATIONSHIP_STATUSES,
    editable: true,
    searchable: true,
    shown: 'fact',
  },
  looking_for: { kind: 'choice', values: LOOKING_FOR, editable: true, searchable: true, shown: 'fact' },
  languages: { kind: 'list', editable: true, searchable: true, shown: 'fact' },
} as const satisfies Record<string, ProfileField>;

type Fields = typeof PROFILE_FIELDS;
export type FieldName = keyof Fields;
type ValueOf<F extends ProfileField> = F extends { values: readonly (infer Value)[] } ? Value : string;
type Held<F extends ProfileField> = F['kind'] extends 'list'
  ? ValueOf<F>[]
  : F extends { required: true }
    ? ValueOf<F>
    : ValueOf<F> | null;
/** What a profile says in each field. */
export type FieldValues = { [Name in FieldName]: Held<Fields[Name]> };
/** What somebody gets to see of it: a site may keep each field to itself. */
export type ShownValues = {
  [Name in FieldName]: FieldValues[Name] | (Fields[Name]['kind'] extends 'list' ? never : null);
};

export const FIELD_NAMES = Object.keys(PROFILE_FIELDS) as FieldName[];

/** The profile fields that search may ask for. */
export type Trait = { [Name in FieldName]: Fields[Name]['searchable'] extends true ? Name : never }[FieldName];

const isTrait = (name: FieldName): name is Trait => PROFILE_FIELDS[name].searchable;
export const TRAITS: readonly Trait[] = FIELD_NAMES.filter(isTrait);

/** What may be asked for in a field; of languages those that the product has. */
export function traitValues(trait: Trait): readonly string[] {
  const field = PROFILE_FIELDS[trait];
  return 'values' in field ? field.values : LOCALES;
}

/** By column: what the wire carries of it. */
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
