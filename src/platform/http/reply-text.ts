import { serializerCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

type SerializerCompiler = typeof serializerCompiler;
/** A value as JSON, or undefined for one that JSON leaves out. */
type Write = (value: unknown) => string | undefined;

/** Thrown when a value is not what its schema says. */
const UNFIT = new Error('The reply is not what its schema says.');

/**
 * Writes replies as JSON, with what their schemas know and nothing else: as `serializerCompiler` does, several times faster,
 * because the schema is read once and not at every reply. Whatever has rules beyond its type is written by Zod, and so is a
 * reply that does not fit, which says what is wrong with it.
 */
export const replyCompiler: SerializerCompiler = (route) => {
  const careful = serializerCompiler(route);
  const schema: unknown = route.schema;
  if (!(schema instanceof z.core.$ZodType)) return careful;
  const write = writerOf(schema, new Map());
  return (reply) => {
    try {
      return write(reply) ?? careful(reply);
    } catch (error) {
      if (error === UNFIT) return careful(reply);
      throw error;
    }
  };
};

/** @param known schemas whose writers are made or being made, since a schema may contain itself. */
function writerOf(schema: z.core.$ZodType, known: Map<z.core.$ZodType, Write>): Write {
  const made = known.get(schema);
  if (made) return made;
  let write: Write | undefined;
  known.set(schema, (value) => write?.(value));
  write = freshWriter(schema as z.core.$ZodTypes, known);
  known.set(schema, write);
  return write;
}

function freshWriter(schema: z.core.$ZodTypes, known: Map<z.core.$ZodType, Write>): Write {
  const { def } = schema._zod;
  const byZod: Write = (value) => {
    const told = z.safeEncode(schema, value);
    if (!told.success) throw UNFIT;
    return JSON.stringify(told.data);
  };
  if (def.checks?.length) return byZod;
  switch (def.type) {
    case 'string':
      return 'format' in def ? byZod : writeString;
    case 'number':
      return 'format' in def ? (def.format === 'safeint' ? writeInteger : byZod) : writeNumber;
    case 'boolean':
      return writeBoolean;
    case 'enum':
      return oneOf(Object.values(def.entries));
    case 'literal':
      return oneOf(def.values);
    case 'nullable': {
      const inner = writerOf(def.innerType, known);
      return (value) => (value === null ? 'null' : inner(value));
    }
    case 'optional': {
      const inner = writerOf(def.innerType, known);
      return (value) => (value === undefined ? undefined : inner(value));
    }
    case 'array':
      return arrayOf(writerOf(def.element, known));
    case 'object':
      if (def.catchall) return byZod;
      return objectOf(Object.entries(def.shape).map(([key, field]) => [key, writerOf(field, known)]));
    default:
      return byZod;
  }
}

/** Text that JSON writes as it is: no quotes, backslashes, control characters or halves of pairs. */
const PLAIN = /^[ !#-[\]-\ud7ff\ue000-\uffff]{0,200}$/;

const writeString: Write = (value) => {
  if (typeof value !== 'string') throw UNFIT;
  return PLAIN.test(value) ? `"${value}"` : JSON.stringify(value);
};

const writeNumber: Write = (value) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw UNFIT;
  return `${value}`;
};

const writeInteger: Write = (value) => {
  if (!Number.isSafeInteger(value)) throw UNFIT;
  return `${value}`;
};

const writeBoolean: Write = (value) => {
  if (typeof value !== 'boolean') throw UNFIT;
  return value ? 'true' : 'false';
};

function oneOf(values: readonly unknown[]): Write {
  const texts = new Map(values.map((value) => [value, JSON.stringify(value)]));
  return (value) => {
    const text = texts.get(value);
    if (text === undefined) throw UNFIT;
    return text;
  };
}

function arrayOf(write: Write): Write {
  return (value) => {
    if (!Array.isArray(value)) throw UNFIT;
    let text = '';
    for (const entry of value) text += `${text === '' ? '' : ','}${write(entry) ?? 'null'}`;
    return `[${text}]`;
  };
}

function objectOf(fields: [key: string, write: Write][]): Write {
  const named = fields.map(([key, write]) => ({ key, name: `,${JSON.stringify(key)}:`, write }));
  return (value) => {
    if (typeof value !== 'object' || value === null) throw UNFIT;
    const given = value as Record<string, unknown>;
    let text = '';
    for (const { key, name, write } of named) {
      const written = write(given[key]);
      if (written !== undefined) text += name + written;
    }
    return `{${text.slice(1)}}`;
  };
}
