import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { queryInt } from '#platform/query.ts';
import { Done } from '#product/accounts/contract.ts';
import { PhotoAlbum } from '../album/contract.ts';
import { MAX_UPLOAD_BYTES, PICTURE_REFUSALS } from '../contract.ts';

/** Bytes of one part at most: what a slow connection sends within the time of a request. */
export const PART_BYTES = 512 * 1024;
/** Bytes of one part at least, but for the last, and parts of a file at most: each is a file, a row and a call. */
export const MIN_PART_BYTES = 256 * 1024;
export const MAX_PARTS = 64;
export const UPLOAD_TTL_MS = 24 * 3600_000;

/** A part is sent from `received` on, whatever the sender believes to have sent. */
export const UploadView = z.object({
  id: z.uuid(),
  /** Bytes of the whole file. */
  size: z.number(),
  received: z.number(),
});
export type UploadView = z.output<typeof UploadView>;

const PhotoId = z.int().check(z.gte(1));

export const NewUpload = z.object({
  size: z.int().check(z.gte(1)),
  for_chat: z.optional(z.boolean()),
  replaces: z.optional(PhotoId),
});
export type NewUpload = z.output<typeof NewUpload>;

export const beginUpload = endpoint({
  method: 'POST',
  path: '/api/photo-upload.php',
  summary: 'Begins to upload a photo',
  access: 'member',
  input: NewUpload,
  reply: UploadView,
  errors: { photo_limit: 409, photo_too_large: 413 },
  limit: { name: 'uploads', calls: 120, seconds: 600 },
});

export const WhichUpload = z.object({ id: z.uuid() });
export type WhichUpload = z.output<typeof WhichUpload>;

export const viewUpload = endpoint({
  method: 'GET',
  path: '/api/photo-upload.php',
  summary: 'How far an upload has come',
  access: 'member',
  input: WhichUpload,
  reply: UploadView,
  limit: { name: 'upload-states', calls: 600, seconds: 600 },
});

export const PartPlace = z.object({ id: z.uuid(), offset: queryInt(0, MAX_UPLOAD_BYTES) });
export type PartPlace = z.output<typeof PartPlace>;

export const sendPart = endpoint({
  method: 'PUT',
  path: '/api/photo-upload.php',
  summary: 'Takes a part if it begins where the upload stands, and answers where it stands then; safe to repeat',
  access: 'member',
  query: PartPlace,
  bytes: PART_BYTES,
  reply: UploadView,
  errors: { photo_not_stored: 503 },
  limit: { name: 'upload-parts', calls: 1200, seconds: 600 },
});

export const cancelUpload = endpoint({
  method: 'DELETE',
  path: '/api/photo-upload.php',
  summary: 'Forgets an upload',
  access: 'member',
  input: WhichUpload,
  reply: Done,
  limit: { name: 'upload-ends', calls: 600, seconds: 600 },
});

export const FinishUpload = z.object({
  upload: z.uuid(),
  replaces: z.optional(PhotoId),
});
export type FinishUpload = z.output<typeof FinishUpload>;
export const AddedPhoto = z.extend(PhotoAlbum, { added: z.number() });
export type AddedPhoto = z.output<typeof AddedPhoto>;

export const addPhoto = endpoint({
  method: 'POST',
  path: '/api/photo.php',
  summary: "Puts an uploaded photo at the end of the member's own, or in the place of one of them; safe to repeat",
  access: 'member',
  input: FinishUpload,
  reply: AddedPhoto,
  errors: {
    photo_limit: 409,
    upload_incomplete: 409,
    ...PICTURE_REFUSALS,
  },
  limit: { name: 'finished-uploads', calls: 120, seconds: 600 },
});
