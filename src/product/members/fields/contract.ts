import * as z from 'zod/mini';
import { LOCALES } from '#platform/i18n/locales.ts';
import type { SiteSettings } from '#product/sites/contract.ts';
import {
  FIELD_NAMES,
  type FieldName,
  PROFILE_FIELDS,
  type ProfileField,
  type ProfileFields,
  type TraitBits,
} from '#product/sites/profile-fields/contract.ts';

type Fields = ProfileFields;
type ValueOf<F extends ProfileField> = F extends { values: readonly (infer Value)[] } ? Value : string;
type Held<F extends ProfileField> = F['kind'] extends 'list'
  ? ValueOf<F>[]
  : F extends { required: string }
    ? ValueOf<F>
    : ValueOf<F> | null;
/** What a profile says in each field. */
export type FieldValues = { [Name in FieldName]: Held<Fields[Name]> };
/** What somebody gets to see of it: a site may keep each field to itself. */
export type ShownValues = {
  [Name in FieldName]: FieldValues[Name] | (Fields[Name]['kind'] extends 'list' ? never : null);
};

/** The profile fields that search may ask for. */
export type Trait = { [Name in FieldName]: Fields[Name] extends { bits: TraitBits } ? Name : never }[FieldName];

const isTrait = (name: FieldName): name is Trait => 'bits' in PROFILE_FIELDS[name];
export const TRAITS: readonly Trait[] = FIELD_NAMES.filter(isTrait);

/** The bit of each word that everybody has: a field that is not asked for is asked for by it. */
export const ALWAYS_BIT = 52;

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

/** One schema for each field that search may ask for. */
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
