import * as z from 'zod/mini';
import { notFound } from '#platform/errors.ts';
import type { App } from '#platform/http/app.ts';
import type { Services } from '#platform/services.ts';
import { VARIANTS } from './contract.ts';
import { findPhoto, variantsOf } from './media.ts';

// Whatever is no address of a photo is not found, rather than wrong input.
const MediaPath = z.object({ photo: z.string(), variant: z.string() });
const PhotoNumber = z.string().check(z.regex(/^[1-9]\d{0,14}$/));

export function mediaRoutes(app: App, { db, reads, storage, log }: Services): void {
  const variantOf = variantsOf(storage, (err) => log.error({ err }, 'a size of a photo could not be stored'));

  app.get(
    '/media/:photo/:variant.webp',
    { schema: { tags: ['media'], summary: 'A photo, if the viewer may see it', params: MediaPath } },
    async (request, reply) => {
      const variant = VARIANTS.find((name) => name === request.params.variant);
      if (!variant || !z.safeParse(PhotoNumber, request.params.photo).success) throw notFound();
      const sql = request.actor ? db : reads(request);
      const photo = await findPhoto(sql, request.site.pool, request.actor, Number(request.params.photo), variant);
      const etag = `"${photo.hash.slice(0, 32)}-${variant}"`;
      reply
        .header('etag', etag)
        .header('cache-control', photo.forEverybody ? 'public, max-age=86400, immutable' : 'private, max-age=3600');
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      const bytes = await variantOf(photo.hash, variant);
      return reply.type('image/webp').header('x-content-type-options', 'nosniff').send(Buffer.from(bytes));
    },
  );
}
