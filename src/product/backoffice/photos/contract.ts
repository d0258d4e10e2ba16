import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { PHOTO_REASONS } from '#product/media/contract.ts';
import { RowId, SiteId } from '../contract.ts';

export const PAGE_SIZE = 24;
/** The server allows for the way. */
export const UNDO_MS = 10_000;

/** `second`: hidden as it could show somebody under 18; somebody else looks too. */
export const PHOTO_VIEWS = ['new', 'flagged', 'appeals', 'second'] as const;
export type PhotoView = (typeof PHOTO_VIEWS)[number];

const MAX_KNOWN = 500;

/** A photo is decided about by its number and its picture: its member may put another one there meanwhile. */
const Picture = z.string().check(z.regex(/^[0-9a-f]{12,64}$/));

const Alike = z.object({
  id: z.number(),
  member: z.number(),
  name: z.string(),
  card: z.string(),
  mirrored: z.boolean(),
  /** Bits of 128 that differ. */
  bits: z.number(),
});

export const QueuePhoto = z.object({
  id: z.number(),
  picture: z.string(),
  member: z.number(),
  name: z.string(),
  age: z.number(),
  host: z.string(),
  created_at: z.string(),
  joined: z.string(),
  /** Its place among the member's photos, from 1. */
  place: z.number(),
  total: z.number(),
  accepted: z.number(),
  card: z.string(),
  large: z.string(),
  width: z.number(),
  height: z.number(),
  thumbhash: z.string(),
  reason: z.nullable(z.enum(PHOTO_REASONS)),
  /** It looks like a photo of somebody who was banned and erased. */
  like_banned: z.boolean(),
  alike: z.array(Alike),
  appeal: z.nullable(z.string()),
});
export type QueuePhoto = z.output<typeof QueuePhoto>;

export const MAX_TIMES = 1000;

/** In seconds; null where there was none. */
export const Times = z.object({
  decided: z.number(),
  median: z.nullable(z.number()),
  p95: z.nullable(z.number()),
  /** Of those decided, from 0 to 1. */
  within: z.nullable(z.number()),
  oldest: z.nullable(z.number()),
  /** What the operator promises, in minutes: the shortest of the sites. */
  promise: z.number(),
});
export type Times = z.output<typeof Times>;

export const TakePhotosInput = z.object({
  site: z.optional(SiteId),
  view: z.enum(PHOTO_VIEWS),
  /** Photos that the page has already, skipped ones too. */
  known: z.array(RowId).check(z.maxLength(MAX_KNOWN)),
});
export type TakePhotosInput = z.output<typeof TakePhotosInput>;

export const TakePhotosReply = z.object({
  photos: z.array(QueuePhoto),
  /** Counted to a hundred. */
  waiting: z.record(z.enum(PHOTO_VIEWS), z.number()),
  times: Times,
  /** Minutes of pictures after which a break is due. */
  break_after: z.number(),
});
export type TakePhotosReply = z.output<typeof TakePhotosReply>;

export const takePhotos = endpoint({
  method: 'POST',
  path: '/api/admin/photos.php',
  summary: 'Up to 24 photos that wait, the oldest first, which nobody else gets for five minutes',
  access: 'moderator',
  input: TakePhotosInput,
  reply: TakePhotosReply,
});

/** `decided`: as asked, also when it was before. `taken`: somebody else has it or decided. `changed`: the picture is another one. `own`: somebody else than who said no decides. */
export const OUTCOMES = ['decided', 'taken', 'changed', 'own'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const DecidePhotosInput = z.object({
  view: z.enum(PHOTO_VIEWS),
  decisions: z
    .array(z.object({ id: RowId, picture: Picture, reason: z.nullable(z.enum(PHOTO_REASONS)) }))
    .check(z.minLength(1), z.maxLength(PAGE_SIZE)),
});
export type DecidePhotosInput = z.output<typeof DecidePhotosInput>;

export const PhotoResults = z.object({
  results: z.array(z.object({ id: z.number(), outcome: z.enum(OUTCOMES) })),
});
export type PhotoResults = z.output<typeof PhotoResults>;

export const decidePhotos = endpoint({
  method: 'POST',
  path: '/api/admin/photo-decide.php',
  summary: 'Accepts photos or refuses them, each for itself; in appeals and second looks any reason keeps to the no',
  access: 'moderator',
  input: DecidePhotosInput,
  reply: PhotoResults,
});

export const UndoPhotosInput = z.object({ ids: z.array(RowId).check(z.minLength(1), z.maxLength(PAGE_SIZE)) });
export type UndoPhotosInput = z.output<typeof UndoPhotosInput>;

export const UndoneReply = z.object({ undone: z.array(z.number()) });

export const undoPhotos = endpoint({
  method: 'POST',
  path: '/api/admin/photo-undo.php',
  summary: 'Takes decisions of the last seconds back, of who made them',
  access: 'moderator',
  input: UndoPhotosInput,
  reply: UndoneReply,
});
