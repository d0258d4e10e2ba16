import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { JobKilled, openChild, StartFailed } from '#platform/child/child.ts';
import { AppError, busy } from '#platform/errors.ts';
import type { PhotoEdit } from '../album/contract.ts';
import { MAX_UPLOAD_BYTES, MEDIA_ERRORS, type MediaError, type Variant } from '../contract.ts';
import type { Made, PictureJob } from './make-picture.ts';
import { isSomethingElseToo, kindOf, refuseSides } from './policy.ts';
import { readHeader } from './read-header.ts';

export interface Picture {
  /** SHA-256 of the bytes that came in, hexadecimal. */
  hash: string;
  width: number;
  height: number;
  /** base64 */
  thumbhash: string;
  /** 128 bits by which a picture that looks the same is found; null when it is too plain for that. */
  print: string | null;
  /** The print of the picture in a mirror: it is looked for and not stored. */
  mirrored?: string | null;
}

/** `operator`: by the product's tools; it may be small. `ours`: WebP of our own making, its bytes are kept. */
export type Giver = 'outside' | 'operator' | 'ours';

/** Milliseconds of computing that a picture may take, and after which the process that makes them ends without any; and its bytes of memory. */
export const PICTURE_LIMITS = { job: 10_000, idle: 60_000, memory: 1.5 * 1024 ** 3 };

/** Nothing inside a process can stop a decoder. */
const maker = openChild<PictureJob, Made>(join(import.meta.dirname, 'answer-pictures.ts'), PICTURE_LIMITS);

const tooSlow = new Set<string>();
const REMEMBERED = 1000;

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** @param upload bytes, or what gets them in its turn. @throws photo_too_large (413), `PICTURE_REFUSALS` (422). */
export async function readPicture(
  upload: Uint8Array | (() => Promise<Uint8Array>),
  giver: Giver = 'outside',
): Promise<Picture & { original: Uint8Array }> {
  let hash = '';
  const job = async (): Promise<PictureJob> => {
    const bytes = typeof upload === 'function' ? await upload() : upload;
    refuseUnread(bytes, giver);
    hash = hashOf(bytes);
    if (tooSlow.has(hash)) throw new AppError<MediaError>('photo_too_slow', 422);
    return { does: 'read', bytes, whole: giver === 'ours', anySize: giver !== 'outside' };
  };
  try {
    const { bytes: original, ...made } = await make(job);
    return { hash, ...made, original };
  } catch (error) {
    if (error instanceof AppError && error.code === 'photo_too_slow') {
      if (tooSlow.size >= REMEMBERED) tooSlow.clear();
      tooSlow.add(hash);
    }
    throw error;
  }
}

function refuseUnread(bytes: Uint8Array, giver: Giver): void {
  const refused = (code: MediaError, status = 422) => new AppError<MediaError>(code, status);
  if (bytes.length > MAX_UPLOAD_BYTES) throw refused('photo_too_large', 413);
  const kind = kindOf(bytes);
  if (kind === 'heic') throw refused('photo_heic');
  if (!kind) throw refused('photo_not_accepted');
  if (giver !== 'ours' && isSomethingElseToo(bytes)) throw refused('photo_mixed');
  const header = readHeader(bytes, kind);
  if (!header) throw refused('photo_damaged');
  refuseSides(header, giver === 'outside' ? {} : { least: 1, ratio: Number.POSITIVE_INFINITY });
}

/** @throws photo_damaged, photo_too_slow (422) */
export const editPicture = async (bytes: Uint8Array, edit: PhotoEdit): Promise<Uint8Array> =>
  (await make(async () => ({ does: 'edit', bytes, edit }))).bytes;

/** WebP goes before what nobody waits for. @throws photo_damaged, photo_too_slow (422) */
export const renderVariant = async (
  bytes: Uint8Array,
  variant: Variant,
  format: 'webp' | 'avif' = 'webp',
): Promise<Uint8Array> => (await make(async () => ({ does: 'draw', bytes, variant, format }), format === 'webp')).bytes;

async function make(job: () => Promise<PictureJob>, urgent = false): Promise<Made> {
  const reply = await maker.ask(job, urgent).catch((error: unknown) => {
    if (error instanceof JobKilled) throw new AppError<MediaError>('photo_too_slow', 422);
    throw error instanceof StartFailed ? busy() : error;
  });
  if ('answer' in reply) return reply.answer;
  const { code, params } = refusalOf(reply.failure);
  throw new AppError<MediaError>(code, 422, params);
}

const Refusal = z.object({
  code: z.enum(MEDIA_ERRORS),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
function refusalOf(failure: unknown): z.output<typeof Refusal> {
  const { success, data } = z.safeParse(Refusal, failure);
  return success ? data : { code: 'photo_damaged', params: {} };
}
