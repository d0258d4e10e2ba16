import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { AppError } from '#platform/errors.ts';
import { type MEDIA_ERRORS, PIXEL_LIMIT, UPLOAD_LIMIT, type Variant } from '../contract.ts';

/** A picture as stored; its files are shared by all photos of the same bytes. */
export interface Picture {
  /** SHA-256 of the bytes that came in, hexadecimal. */
  hash: string;
  width: number;
  height: number;
  /** base64 */
  thumbhash: string;
}

type MediaError = (typeof MEDIA_ERRORS)[number];

/** Longer side of the stored original, in pixels. */
const ORIGINAL_SIDE = 2560;
/** Thumbhashes are made of at most this many pixels a side. */
const THUMBHASH_SIDE = 100;
/** Pictures in work at once; each takes a thread of those that also read files. */
const AT_ONCE = 2;

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Turns an upload into what is stored: upright, WebP, without metadata. Of an animation the first frame remains.
 * @param ours the bytes are WebP of our own making, without metadata: they are kept as they are.
 * @throws photo_too_large, or photo_not_accepted for what is no JPEG, PNG, WebP or HEIC picture.
 */
export async function readPicture(bytes: Uint8Array, ours = false): Promise<Picture & { original: Uint8Array }> {
  if (bytes.length > UPLOAD_LIMIT) throw new AppError<MediaError>('photo_too_large', 413);
  if (!isPicture(bytes)) throw new AppError<MediaError>('photo_not_accepted', 422);
  return inTurn(async () => {
    try {
      const upright = await open(bytes);
      const encoded = ours
        ? { data: Buffer.from(bytes), info: await sizeOf(upright) }
        : await upright
            .autoOrient()
            .resize(ORIGINAL_SIDE, ORIGINAL_SIDE, { fit: 'inside', withoutEnlargement: true })
            .webp({ quality: 88 })
            .toBuffer({ resolveWithObject: true });
      const { width, height } = encoded.info;
      return { hash: hashOf(bytes), width, height, thumbhash: await thumbhashOf(encoded.data), original: encoded.data };
    } catch (error) {
      if (error instanceof Error && /pixel limit/i.test(error.message))
        throw new AppError<MediaError>('photo_too_large', 422);
      throw error instanceof AppError ? error : new AppError<MediaError>('photo_not_accepted', 422);
    }
  });
}

/** Draws one size of a stored original, as WebP. */
export function renderVariant(original: Uint8Array, variant: Variant): Promise<Uint8Array> {
  return inTurn(async () => {
    const source = await open(original);
    if (variant === 'large')
      return source.resize(1280, 1280, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 82 }).toBuffer();
    if (variant === 'blur') {
      // Two steps: nothing finer than these 24 rows may be left to sharpen.
      const colours = await source.resize(18, 24, { fit: 'cover' }).png().toBuffer();
      return (await open(colours)).resize(480, 640, { kernel: 'cubic' }).blur(16).webp({ quality: 50 }).toBuffer();
    }
    const [width, height] = variant === 'card' ? [480, 640] : [96, 128];
    return source.resize(width, height, { fit: 'cover', position: 'attention' }).webp({ quality: 80 }).toBuffer();
  });
}

async function open(bytes: Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  // SVG is refused by its first bytes as well; a document that can load files must never be opened.
  sharp.block({ operation: ['VipsForeignLoadSvg', 'VipsForeignLoadPdf', 'VipsForeignLoadMagick'] });
  return sharp(bytes, { limitInputPixels: PIXEL_LIMIT, failOn: 'error', pages: 1 });
}

async function sizeOf(picture: Sharp): Promise<{ width: number; height: number }> {
  const { width, height, format } = await picture.metadata();
  if (format !== 'webp') throw new AppError<MediaError>('photo_not_accepted', 422);
  return { width, height };
}

async function thumbhashOf(bytes: Uint8Array): Promise<string> {
  const { data, info } = await (await open(bytes))
    .resize(THUMBHASH_SIDE, THUMBHASH_SIDE, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

/** By the first bytes, whatever name or type somebody gave the file. */
function isPicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') ||
    /^.{4}ftyp(hei[cxms]|hev[cx]|mif1|msf1|avif)/s.test(head)
  );
}

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
