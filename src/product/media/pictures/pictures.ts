import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { AppError } from '#platform/errors.ts';
import type { PhotoEdit, Turn } from '../album/contract.ts';
import { type MediaError, PIXEL_LIMIT, UPLOAD_LIMIT, type Variant } from '../contract.ts';
import { printOf } from '../prints/prints.ts';
import { isHeic, isPicture, isSomethingElseToo } from './policy.ts';

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

/** Longer side of the stored original, in pixels. */
const ORIGINAL_SIDE = 2560;
/** How hard the encoder tries with it, 0 to 6: it is stored once and hardly ever sent. */
const ORIGINAL_EFFORT = 2;
/** Thumbhashes and prints are made of at most this many pixels a side. */
const SMALL_SIDE = 100;
/** How much lower the quality of an AVIF is for the same look, and how hard its encoder tries, 0 to 9. */
const AVIF_LESS = 24;
const AVIF_EFFORT = 3;
/** Pictures in work at once; each takes a thread of those that also read files. */
const AT_ONCE = 2;

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Turns an upload into what is stored: upright, WebP, without metadata. Of an animation the first frame remains.
 * @param upload its bytes, or what gets them when it is this picture's turn, so that those that wait take no memory.
 * @param ours the bytes are WebP of our own making, without metadata: they are kept as they are.
 * @throws photo_too_large, photo_heic, or photo_not_accepted for what is no JPEG, PNG or WebP picture and nothing else.
 */
export function readPicture(
  upload: Uint8Array | (() => Promise<Uint8Array>),
  ours = false,
): Promise<Picture & { original: Uint8Array }> {
  return inTurn(async () => {
    const bytes = typeof upload === 'function' ? await upload() : upload;
    if (bytes.length > UPLOAD_LIMIT) throw new AppError<MediaError>('photo_too_large', 413);
    if (isHeic(bytes)) throw new AppError<MediaError>('photo_heic', 422);
    if (!isPicture(bytes) || (!ours && isSomethingElseToo(bytes)))
      throw new AppError<MediaError>('photo_not_accepted', 422);
    return decoded(async () => {
      const upright = await open(bytes);
      const encoded = ours
        ? { data: Buffer.from(bytes), info: await sizeOf(upright) }
        : await upright
            .autoOrient()
            .resize(ORIGINAL_SIDE, ORIGINAL_SIDE, { fit: 'inside', withoutEnlargement: true })
            .webp({ quality: 88, effort: ORIGINAL_EFFORT })
            .toBuffer({ resolveWithObject: true });
      const { width, height } = encoded.info;
      // Of what came in: a JPEG is read at an eighth of its size for that.
      const small = await smallOf(bytes);
      return {
        hash: hashOf(bytes),
        width,
        height,
        thumbhash: Buffer.from(rgbaToThumbHash(small.info.width, small.info.height, small.data)).toString('base64'),
        print: printOf(small),
        original: encoded.data,
      };
    });
  });
}

/** Clockwise. */
const DEGREES: Record<Turn, number> = { none: 0, right: 90, around: 180, left: 270 };

/** A stored original turned, and then cropped, as WebP of our own. @throws photo_not_accepted when nothing of it is left. */
export function editPicture(original: Uint8Array, { turn, crop }: PhotoEdit): Promise<Uint8Array> {
  return inTurn(() =>
    decoded(async () => {
      const turned = await (await open(original)).rotate(DEGREES[turn]).webp({ quality: 95 }).toBuffer();
      const { width, height } = await (await open(turned)).metadata();
      const left = Math.min(Math.round(crop.left * width), width - 1);
      const top = Math.min(Math.round(crop.top * height), height - 1);
      const part = {
        left,
        top,
        width: Math.max(1, Math.min(Math.round(crop.width * width), width - left)),
        height: Math.max(1, Math.min(Math.round(crop.height * height), height - top)),
      };
      return (await open(turned)).extract(part).webp({ quality: 88 }).toBuffer();
    }),
  );
}

async function decoded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && /pixel limit/i.test(error.message))
      throw new AppError<MediaError>('photo_too_large', 422);
    throw error instanceof AppError ? error : new AppError<MediaError>('photo_not_accepted', 422);
  }
}

/** Draws one size of a stored original. */
export function renderVariant(
  original: Uint8Array,
  variant: Variant,
  format: 'webp' | 'avif' = 'webp',
): Promise<Uint8Array> {
  return inTurn(async () => {
    const source = await open(original);
    if (variant === 'large')
      return encode(source.resize(1280, 1280, { fit: 'inside', withoutEnlargement: true }), 82, format);
    if (variant === 'blur') {
      // Two steps: nothing finer than these 24 rows may be left to sharpen.
      const colours = await source.resize(18, 24, { fit: 'cover' }).png().toBuffer();
      return encode((await open(colours)).resize(480, 640, { kernel: 'cubic' }).blur(16), 50, format);
    }
    const [width, height] = variant === 'card' ? [480, 640] : [96, 128];
    return encode(source.resize(width, height, { fit: 'cover', position: 'attention' }), 80, format);
  });
}

/** @param quality of WebP; AVIF looks the same with a lower one. */
const encode = (picture: Sharp, quality: number, format: 'webp' | 'avif'): Promise<Uint8Array> =>
  format === 'webp'
    ? picture.webp({ quality }).toBuffer()
    : picture.avif({ quality: quality - AVIF_LESS, effort: AVIF_EFFORT }).toBuffer();

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

/** The picture in at most a hundred pixels a side, red, green, blue and opacity. */
async function smallOf(bytes: Uint8Array) {
  return (await open(bytes))
    .autoOrient()
    .resize(SMALL_SIDE, SMALL_SIDE, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
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
