import * as z from 'zod/mini';
import { notFound } from '#platform/errors.ts';
import { raw } from '#platform/http/route.ts';
import { showPhoto, VARIANTS } from './contract.ts';
import { findPhoto, variantOf } from './media.ts';

const PhotoNumber = z.string().check(z.regex(/^[1-9]\d{0,14}$/));

export const mediaRoutes = [
  raw(
    showPhoto,
    async ({ call, request, reply }, path) => {
      const variant = VARIANTS.find((name) => name === path.variant);
      if (!variant || !z.safeParse(PhotoNumber, path.photo).success) throw notFound();
      const photo = await findPhoto(call, Number(path.photo), variant);
      const etag = `"${photo.hash.slice(0, 32)}-${variant}"`;
      reply
        .header('etag', etag)
        .header('cache-control', photo.forEverybody ? 'public, max-age=86400, immutable' : 'private, max-age=3600');
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      const bytes = await variantOf(call, photo.hash, variant);
      return reply.type('image/webp').header('x-content-type-options', 'nosniff').send(Buffer.from(bytes));
    },
    { copy: 'visitors' },
  ),
];
