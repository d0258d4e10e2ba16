import fc from 'fast-check';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { replyCompiler } from './reply-text.ts';

const Photo = z.object({ id: z.int(), width: z.number(), match: z.optional(z.string()) });
const Reply = z.object({
  note: z.optional(z.string()),
  name: z.string(),
  gender: z.enum(['male', 'female']),
  kind: z.literal('card'),
  photo: z.nullable(Photo),
  photos: z.array(Photo),
  tags: z.array(z.string()),
  liked: z.boolean(),
  short: z.string().check(z.maxLength(3)),
  texts: z.record(z.string(), z.string()),
  either: z.union([z.number(), z.string()]),
});

const route = { schema: Reply, method: 'GET', url: '/api/reply.php' };
const write = replyCompiler(route);
const asZod = serializerCompiler(route);

const text = fc.string({ unit: 'binary' });
const photo = fc.record(
  { id: fc.integer(), width: fc.double({ noNaN: true, noDefaultInfinity: true }), match: text, secret: text },
  { requiredKeys: ['id', 'width'] },
);
const reply = fc.record(
  {
    note: fc.option(text, { nil: undefined }),
    name: text,
    gender: fc.constantFrom('male', 'female'),
    kind: fc.constant('card'),
    photo: fc.option(photo),
    photos: fc.array(photo),
    tags: fc.array(text),
    liked: fc.boolean(),
    short: fc.string({ maxLength: 3 }),
    texts: fc.dictionary(fc.string(), text),
    either: fc.oneof(fc.integer(), text),
    password: text,
  },
  { requiredKeys: ['name', 'gender', 'kind', 'photo', 'photos', 'tags', 'liked', 'short', 'texts', 'either'] },
);

test('a reply is the text that Zod would write, whatever is in it', () => {
  fc.assert(
    fc.property(reply, (given) => {
      expect(write(given)).toBe(asZod(given));
    }),
  );
});

const plain = {
  name: 'Marit "M" \u2028 \ud83d\ude00 \ud83d',
  gender: 'female',
  kind: 'card',
  photo: { id: 1, width: 3.5 },
  photos: [],
  tags: [],
  liked: true,
  short: 'abc',
  texts: {},
  either: 1,
};

test('fields that the contract does not know never leave, at any depth', () => {
  const sent = write({
    ...plain,
    password: 'x',
    photo: { id: 1, width: 2, secret: 'x' },
    photos: [{ ...plain, id: 1, width: 2 }],
  });
  expect(JSON.parse(sent)).toEqual({ ...plain, photo: { id: 1, width: 2 }, photos: [{ id: 1, width: 2 }] });
});

test.each([
  { name: 1 },
  { name: undefined },
  { name: new Date(0) },
  { gender: 'other' },
  { kind: null },
  { photo: undefined },
  { photo: { id: 1.5, width: 1 } },
  { photo: { id: 1, width: Number.NaN } },
  { photos: {} },
  { photos: [null] },
  { liked: 'true' },
  { short: 'abcd' },
  { texts: { a: 1 } },
  { either: true },
])('a reply that breaks the contract is refused as Zod refuses it: %o', (wrong) => {
  expect(() => asZod({ ...plain, ...wrong })).toThrow();
  expect(() => write({ ...plain, ...wrong })).toThrow(
    expect.objectContaining({ code: 'FST_ERR_RESPONSE_SERIALIZATION' }),
  );
});

test('a schema may contain itself', () => {
  const Tree = z.object({
    name: z.string(),
    get parts() {
      return z.array(Tree);
    },
  });
  const given = { name: 'a', parts: [{ name: 'b', parts: [], secret: 1 }] };
  expect(replyCompiler({ ...route, schema: Tree })(given)).toBe('{"name":"a","parts":[{"name":"b","parts":[]}]}');
});
