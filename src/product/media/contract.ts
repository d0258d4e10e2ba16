import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';

/** Sizes a picture is served in. `blur` shows colours and nothing else. */
export const VARIANTS = ['thumb', 'card', 'large', 'blur'] as const;
export type Variant = (typeof VARIANTS)[number];

export const AVIF_VARIANTS = ['card', 'large'] as const satisfies readonly Variant[];

export const SOURCE = 'source';

export const PHOTO_STATUSES = ['pending', 'active', 'rejected'] as const;
export type PhotoStatus = (typeof PHOTO_STATUSES)[number];
/** `removed`: its member deleted it and can still take it back. Nobody sees it. */
export type StoredStatus = PhotoStatus | 'removed';

/** Photos of another member that a free member sees clearly, the main one among them. PRODUCT 6. */
export const FREE_PHOTOS_CLEAR = 2;

export const PHOTO_REASONS = ['contact', 'not_you', 'child', 'explicit', 'unclear', 'copied', 'other'] as const;
export type PhotoReason = (typeof PHOTO_REASONS)[number];

export const APPEAL_STATES = ['open', 'kept'] as const;
/** Characters of an appeal. */
export const MAX_APPEAL_LENGTH = 1000;

/** A photo as one viewer may see it. Addresses of a locked one lead to blurred pixels only. */
export const PhotoView = z.object({
  id: z.number(),
  filename: z.string(),
  thumb_filename: z.string(),
  status: z.enum(PHOTO_STATUSES),
  width: z.number(),
  height: z.number(),
  /** base64 */
  thumbhash: z.string(),
  locked: z.boolean(),
  match: z.optional(z.string()),
});
export type PhotoView = z.output<typeof PhotoView>;

export const MEDIA_ERRORS = [
  'photo_not_accepted',
  'photo_too_large',
  'photo_too_many_pixels',
  'photo_too_narrow',
  'photo_too_small',
  'photo_mixed',
  'photo_damaged',
  'photo_too_slow',
  'photo_heic',
  'photo_transparent',
  'photo_limit',
  'photo_not_stored',
  'upload_incomplete',
  'photo_appealed',
] as const;
export type MediaError = (typeof MEDIA_ERRORS)[number];

export const MAX_UPLOAD_BYTES = 15 * 1024 * 1024;
export const MAX_PIXELS = 50_000_000;
export const MAX_ASPECT_RATIO = 10;
/** Pixels of the shorter side of an upload. */
export const MIN_SIDE_PIXELS = 200;

export const PICTURE_REFUSALS = {
  photo_too_large: 422,
  photo_too_many_pixels: 422,
  photo_too_narrow: 422,
  photo_too_small: 422,
  photo_not_accepted: 422,
  photo_mixed: 422,
  photo_damaged: 422,
  photo_too_slow: 422,
  photo_heic: 422,
  photo_transparent: 422,
  photo_not_stored: 503,
} as const satisfies Partial<Record<MediaError, number>>;

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
