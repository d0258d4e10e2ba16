import { createHash } from 'node:crypto';
import { AppError } from '#platform/errors.ts';
import type { PhotoEdit } from '../album/contract.ts';
import { type MediaError, UPLOAD_LIMIT, type Variant } from '../contract.ts';
import { type Made, makePicture, type PictureJob } from './make-picture.ts';
import { isSomethingElseToo, kindOf, refuseSides } from './policy.ts';
import { readHeader } from './read-header.ts';

/** A picture as stored; its files are shared by all photos of the same bytes. */
export interface Picture {
  /** SHA-256 of the bytes that came in, hexadecimal. */
  hash: string;
  width: number;
  height: number;
  /** base64 */
  thumbhash: string;
  /** 128 bits by which a picture that looks the same is found; null when it is too plain for that. */
  print: string | null;
}

/**
 * Who gives us a picture. `outside`: a person, by an upload. `operator`: whoever runs the product, by its tools; it may be small.
 * `ours`: it is WebP of our own making, without metadata, and its bytes are kept as they are.
 */
export type Giver = 'outside' | 'operator' | 'ours';

/** Pictures in work at once; each takes a thread of those that also read files. */
const AT_ONCE = 2;

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Turns an upload into what is stored: upright, WebP, without metadata. Of an animation the first frame remains.
 * @param upload its bytes, or what gets them when it is this picture's turn, so that those that wait take no memory.
 * @throws photo_too_large (413) and the 422 of `PICTURE_REFUSALS`, each for what is wrong with this very file.
 */
export function readPicture(
  upload: Uint8Array | (() => Promise<Uint8Array>),
  giver: Giver = 'outside',
): Promise<Picture & { original: Uint8Array }> {
  return inTurn(async () => {
    const bytes = typeof upload === 'function' ? await upload() : upload;
    const anySize = giver !== 'outside';
    refuseUnread(bytes, giver);
    const made = await make({ does: 'read', bytes, whole: giver === 'ours', anySize });
    const { width, height, thumbhash, print } = made;
    return { hash: hashOf(bytes), width, height, thumbhash, print, original: made.bytes };
  });
}

/** What can be said of a file without a decoder. */
function refuseUnread(bytes: Uint8Array, giver: Giver): void {
  const refused = (code: MediaError, status = 422) => new AppError<MediaError>(code, status);
  if (bytes.length > UPLOAD_LIMIT) throw refused('photo_too_large', 413);
  const kind = kindOf(bytes);
  if (kind === 'heic') throw refused('photo_heic');
  if (!kind) throw refused('photo_not_accepted');
  if (giver !== 'ours' && isSomethingElseToo(bytes)) throw refused('photo_mixed');
  const header = readHeader(bytes, kind);
  if (!header) throw refused('photo_damaged');
  refuseSides(header, giver === 'outside' ? {} : { least: 1, ratio: Number.POSITIVE_INFINITY });
}

/** A stored original turned, and then cropped, as WebP of our own. @throws photo_too_narrow, photo_damaged (422) */
export const editPicture = (bytes: Uint8Array, edit: PhotoEdit): Promise<Uint8Array> =>
  inTurn(async () => (await make({ does: 'edit', bytes, edit })).bytes);

/** Draws one size of a stored original. @throws photo_damaged (422) */
export const renderVariant = (
  bytes: Uint8Array,
  variant: Variant,
  format: 'webp' | 'avif' = 'webp',
): Promise<Uint8Array> => inTurn(async () => (await make({ does: 'draw', bytes, variant, format })).bytes);

const make = (job: PictureJob): Promise<Made> => makePicture(job);

const waiting: (() => void)[] = [];
let busy = 0;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else busy += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }
}
