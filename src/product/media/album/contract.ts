import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { APPEAL_STATES, PHOTO_REASONS, PhotoView } from '../contract.ts';

export const TURNS = ['none', 'right', 'around', 'left'] as const;
export type Turn = (typeof TURNS)[number];

const Share = z.number().check(z.gte(0), z.lte(1));
/** The part of a picture, as it stands after its turn, that its cards show: 3 by 4. Of another shape its middle is shown. All are shares of its width or height. */
export const Crop = z.object({
  left: Share,
  top: Share,
  width: z.number().check(z.gte(0.01), z.lte(1)),
  height: z.number().check(z.gte(0.01), z.lte(1)),
});
export type Crop = z.output<typeof Crop>;

export const WHOLE: Crop = { left: 0, top: 0, width: 1, height: 1 };
export const isWhole = ({ width, height }: Crop): boolean => width === 1 && height === 1;

export const PhotoEdit = z.object({ turn: z.enum(TURNS), crop: Crop });
export type PhotoEdit = z.output<typeof PhotoEdit>;

export const OwnPhoto = z.extend(PhotoView, {
  reason: z.nullable(z.enum(PHOTO_REASONS)),
  /** What became of what the member said against it; null when nothing was said. */
  appeal: z.nullable(z.enum(APPEAL_STATES)),
  /** Beyond as many as the member may show: nobody else sees it. */
  over_limit: z.boolean(),
  source: z.string(),
  edit: z.nullable(PhotoEdit),
});
export type OwnPhoto = z.output<typeof OwnPhoto>;

export const PhotoAlbum = z.object({
  /** In the member's order; the first active one is the main photo. */
  photos: z.array(OwnPhoto),
  limit: z.number(),
});
export type PhotoAlbum = z.output<typeof PhotoAlbum>;

const PhotoId = z.int().check(z.gte(1));

export const listPhotos = endpoint({
  method: 'GET',
  path: '/api/photos.php',
  summary: "The member's own photos, whatever became of them",
  access: 'member',
  reply: PhotoAlbum,
});

/** Photos that are not named keep their order after those that are. */
export const PhotoOrder = z.object({ order: z.array(PhotoId).check(z.minLength(1), z.maxLength(100)) });
export type PhotoOrder = z.output<typeof PhotoOrder>;

export const orderPhotos = endpoint({
  method: 'PUT',
  path: '/api/photos.php',
  summary: "Puts the member's photos in a new order; the first active one is the main photo",
  access: 'member',
  input: PhotoOrder,
  reply: PhotoAlbum,
});

export const EditInput = z.extend(PhotoEdit, { id: PhotoId });
export type EditInput = z.output<typeof EditInput>;

export const editPhoto = endpoint({
  method: 'PUT',
  path: '/api/photo.php',
  summary: 'Turns a photo, and chooses the part of it that cards show',
  access: 'member',
  input: EditInput,
  reply: PhotoAlbum,
  errors: { photo_damaged: 422, photo_too_slow: 422, photo_not_stored: 503 },
  limit: { name: 'photo-edits', calls: 120, seconds: 600 },
});

export const WhichPhoto = z.object({ id: PhotoId });
export type WhichPhoto = z.output<typeof WhichPhoto>;

export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/api/photo.php',
  summary: 'Deletes a photo; for five minutes it can be taken back, and nobody sees it',
  access: 'member',
  input: WhichPhoto,
  reply: PhotoAlbum,
});

export const RESTORE_WINDOW_MS = 5 * 60_000;

export const restorePhoto = endpoint({
  method: 'POST',
  path: '/api/photo-restore.php',
  summary: 'Takes back the deletion of a photo, which then is where and what it was; safe to repeat',
  access: 'member',
  input: WhichPhoto,
  reply: PhotoAlbum,
  errors: { photo_limit: 409 },
});
