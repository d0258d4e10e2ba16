import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';

/** Sizes a picture is served in. `blur` shows colours and nothing else. */
export const VARIANTS = ['thumb', 'card', 'large', 'blur'] as const;
export type Variant = (typeof VARIANTS)[number];

export const PHOTO_STATUSES = ['pending', 'active', 'rejected'] as const;
export type PhotoStatus = (typeof PHOTO_STATUSES)[number];

export const MEDIA_ERRORS = ['photo_not_accepted', 'photo_too_large'] as const;

/** Bytes of an upload. */
export const UPLOAD_LIMIT = 15 * 1024 * 1024;
/** Width times height. */
export const PIXEL_LIMIT = 50_000_000;

/** Word of a photo's address that changes with who may see it. */
export const VERSION_QUERY = 'v';

/** Whatever is no address of a photo is not found, rather than wrong input. */
export const PhotoPath = z.object({ photo: z.string(), variant: z.string() });

export const showPhoto = endpoint({
  method: 'GET',
  path: '/media/:photo/:variant.webp',
  summary: 'A photo, if the viewer may see it',
  access: 'anyone',
  params: PhotoPath,
  type: 'image/webp',
});
