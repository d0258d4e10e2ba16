import * as z from 'zod/mini';
import { notFound } from '#platform/errors.ts';
import { edge, raw, read, write } from '#platform/http/route.ts';
import { edit, orderAnew, ownPhotos, remove } from './album/album.ts';
import { editPhoto, listPhotos, orderPhotos, removePhoto } from './album/contract.ts';
import { appeal } from './appeals/appeals.ts';
import { appealPhoto } from './appeals/contract.ts';
import { SOURCE, showPhoto, VARIANTS, VERSION_QUERY } from './contract.ts';
import { fileOf, findPhoto, variantOf } from './media.ts';
import { addPhoto, beginUpload, cancelUpload, sendPart, viewUpload } from './uploads/contract.ts';
import { begin, cancel, finish, howFar, takePart } from './uploads/uploads.ts';

const PhotoNumber = z.string().check(z.regex(/^[1-9]\d{0,14}$/));

/**
 * Seconds that a browser shows a photo again without asking, under the address that its viewer was given. Never kept by a
 * cache that several people share: those do not hear of it when a photo is hidden.
 */
const KEPT = 600;

export const mediaRoutes = [
  raw(
    showPhoto,
    async ({ call, request, reply }, path) => {
      const variant = ([...VARIANTS, SOURCE] as const).find((name) => name === path.variant);
      if (!variant || !z.safeParse(PhotoNumber, path.photo).success) throw notFound();
      reply.header('cache-control', 'no-store');
      // Before anything is said of what the caller has already: a photo that was hidden is not even unchanged.
      const photo = await findPhoto(call, Number(path.photo), variant);
      // A browser that knows AVIF says so.
      const avif = photo.avif && request.headers.accept?.includes('image/avif') ? photo.avif : null;
      const etag = `"${photo.version}${avif ? '-avif' : ''}"`;
      const known = call.http.query[VERSION_QUERY] === photo.version;
      reply
        .header('etag', etag)
        .header('vary', 'accept')
        // A member who lets search engines find the profile has not given them the photos.
        .header('x-robots-tag', 'noindex')
        .header('cache-control', known ? `private, max-age=${KEPT}` : 'private, no-cache');
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      const small = avif && (await fileOf(call, avif));
      if (small) return reply.type('image/avif').header('x-content-type-options', 'nosniff').send(Buffer.from(small));
      const bytes = await variantOf(call, photo.hash, variant === SOURCE ? 'large' : variant);
      return reply.type('image/webp').header('x-content-type-options', 'nosniff').send(Buffer.from(bytes));
    },
    { copy: 'visitors' },
  ),
  read(listPhotos, ownPhotos),
  write(orderPhotos, orderAnew),
  edge(editPhoto, edit),
  write(removePhoto, remove),
  write(beginUpload, begin),
  read(viewUpload, howFar),
  edge(sendPart, takePart),
  write(cancelUpload, cancel),
  edge(addPhoto, finish),
  write(appealPhoto, appeal),
];
