import type { ApiDocument } from '#platform/http/api-document.ts';

type Schema = Readonly<Record<string, unknown>>;

/** Swagger UI shows 3.0 in a third of the time. @see https://spec.openapis.org/oas/v3.0.4.html#schema-object */
export const olderDocument = (document: ApiDocument): ApiDocument =>
  JSON.parse(JSON.stringify({ ...document, openapi: '3.0.4' }), (_, part) =>
    isSchema(part) ? olderSchema(part) : part,
  );

function olderSchema({ const: only, propertyNames, ...part }: Schema): Schema {
  // A field of a call may bear one of these names.
  if (isSchema(only) || isSchema(part.type)) return { ...part, ...(only !== undefined && { const: only }) };
  if (only !== undefined) return { ...part, enum: [only] };
  if (part.type === 'null') return { ...part, type: 'string', enum: [null], nullable: true };
  if (Array.isArray(part.type)) return { ...part, type: part.type.find((type) => type !== 'null'), nullable: true };
  if (!Array.isArray(part.anyOf)) return part;
  const choices = part.anyOf.filter((choice) => !isNull(choice));
  if (choices.length === part.anyOf.length) return part;
  const { anyOf, ...rest } = part;
  return { ...rest, nullable: true, ...(choices.length === 1 ? { allOf: choices } : { anyOf: choices }) };
}

const isNull = ({ enum: values }: Schema): boolean => Array.isArray(values) && values[0] === null;

const isSchema = (part: unknown): part is Schema => part !== null && typeof part === 'object' && !Array.isArray(part);
