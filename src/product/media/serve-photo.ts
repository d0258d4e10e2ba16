import type { RawCall } from '#platform/http/route.ts';
import { type Variant, VERSION_QUERY } from './contract.ts';
import type { ServedPhoto } from './find-photo.ts';
import { fileOf, variantOf } from './media.ts';

/** Seconds. Caches that people share keep only what everybody may see: they do not hear of it when one is hidden. */
const MAX_AGE_SECONDS = 600;

declare module 'fastify' {
  interface FastifyRequest {
    /** Asked at a site's `cdn_prefix`, where no cookie comes: the address of a photo says who may see it. */
    isForPhotos: boolean;
  }
}

/** `find` comes first: a photo that was hidden is not even unchanged. @throws what `find` throws, busy. */
export async function servePhoto(
  { call, app, request, reply }: RawCall,
  variant: Variant,
  find: (version: string | null) => Promise<ServedPhoto>,
): Promise<unknown> {
  reply.header('cache-control', 'no-store');
  // Small ones, at the address that a list or a profile told, count with it. Nobody makes up such an address.
  const asked = call.http.query[VERSION_QUERY];
  const { isForPhotos } = request;
  const isOfPage = variant !== 'large' && asked !== undefined;
  const count = () => app.countReading(request, 'photo');
  if (!isOfPage) await count();
  const photo = await find(isForPhotos ? String(asked ?? '') : null).catch(async (error: unknown) => {
    if (isOfPage) await count();
    throw error;
  });
  const avif = photo.avif && request.headers.accept?.includes('image/avif') ? photo.avif : null;
  const etag = `"${photo.tag}${avif ? '-avif' : ''}"`;
  const known = photo.versions.some((version) => version === asked);
  if (isOfPage && !known) await count();
  const shared = isForPhotos && photo.everybody;
  reply
    .header('etag', etag)
    .header('vary', 'accept')
    // A member who lets search engines find the profile has not given them the photos.
    .header('x-robots-tag', 'noindex')
    .header(
      'cache-control',
      known ? `${shared ? 'public' : 'private'}, max-age=${MAX_AGE_SECONDS}` : 'private, no-cache',
    );
  // Pages of the site have another origin.
  if (isForPhotos) reply.header('cross-origin-resource-policy', 'cross-origin');
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  const small = avif && (await fileOf(call, avif));
  if (small) return reply.type('image/avif').header('x-content-type-options', 'nosniff').send(Buffer.from(small));
  const bytes = await variantOf(call, photo.hash, variant);
  return reply.type('image/webp').header('x-content-type-options', 'nosniff').send(Buffer.from(bytes));
}
