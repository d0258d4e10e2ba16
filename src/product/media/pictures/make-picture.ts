import type { Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { AppError } from '#platform/errors.ts';
import type { PhotoEdit, Turn } from '../album/contract.ts';
import { MAX_PIXELS, type MediaError, type Variant } from '../contract.ts';
import { mirrorOf, perceptualHashOf } from '../perceptual-hashes/perceptual-hashes.ts';
import { cardPart, cropMetadata } from './card-part.ts';
import { kindOf, refuseSides } from './policy.ts';
import { isDrawnTooOften } from './read-header.ts';

export type PictureJob =
  /** `whole`: WebP of our own making, whose bytes are kept; its sides are our own business. */
  | { does: 'read'; bytes: Uint8Array; whole: boolean; anySize: boolean }
  | { does: 'edit'; bytes: Uint8Array; edit: PhotoEdit }
  | { does: 'draw'; bytes: Uint8Array; variant: Variant; format: 'webp' | 'avif' };

export interface Made {
  bytes: Uint8Array;
  width: number;
  height: number;
  /** base64; only of what was read. */
  thumbhash: string;
  /** 128 bits, or null; only of what was read. */
  print: string | null;
  mirrored: string | null;
}

/** Longer side of the stored original, in pixels. */
const ORIGINAL_SIDE = 2560;
const ORIGINAL_EFFORT = 2;
/** Thumbhashes and prints are made of at most this many pixels a side. */
const SMALL_SIDE = 100;
const AVIF_LESS = 24;
/** At 3 it is a tenth smaller, for seven times the CPU; at 0 it costs what WebP costs and is a third smaller. */
const AVIF_EFFORT = 0;

/** Does it. @throws photo_damaged, photo_too_many_pixels, photo_too_narrow, photo_too_small, photo_not_accepted, photo_transparent (422) */
export async function makePicture(job: PictureJob): Promise<Made> {
  try {
    if (job.does === 'read') return await read(job);
    const bytes = job.does === 'edit' ? await edited(job) : await drawn(job);
    const { width, height } = await (await open(bytes)).metadata();
    return { bytes, width, height, thumbhash: '', print: null, mirrored: null };
  } catch (error) {
    throw error instanceof AppError ? error : new AppError<MediaError>('photo_damaged', 422);
  }
}

async function read({ bytes, whole, anySize }: Extract<PictureJob, { does: 'read' }>): Promise<Made> {
  if (kindOf(bytes) === 'jpeg' && isDrawnTooOften(bytes)) throw new AppError<MediaError>('photo_damaged', 422);
  const upright = await open(bytes);
  const said = await upright.metadata();
  if (whole && said.format !== 'webp') throw new AppError<MediaError>('photo_not_accepted', 422);
  if (!whole && !anySize) refuseSides(said);
  const encoded = whole
    ? { data: bytes, info: said }
    : await upright
        .autoOrient()
        .resize(ORIGINAL_SIDE, ORIGINAL_SIDE, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 88, effort: ORIGINAL_EFFORT })
        .toBuffer({ resolveWithObject: true });
  const small = await smallOf(bytes);
  if (!whole && isTransparent(small.data)) throw new AppError<MediaError>('photo_transparent', 422);
  return {
    bytes: encoded.data,
    width: encoded.info.width,
    height: encoded.info.height,
    thumbhash: Buffer.from(rgbaToThumbHash(small.info.width, small.info.height, small.data)).toString('base64'),
    print: perceptualHashOf(small),
    mirrored: perceptualHashOf(mirrorOf(small)),
  };
}

const isTransparent = (rgba: Uint8Array): boolean => rgba.every((value, at) => at % 4 < 3 || value === 0);

const DEGREES: Record<Turn, number> = { none: 0, right: 90, around: 180, left: 270 };

async function edited({ bytes, edit: { turn, crop } }: Extract<PictureJob, { does: 'edit' }>): Promise<Uint8Array> {
  const turned = (await open(bytes)).rotate(DEGREES[turn]).webp({ quality: 88 });
  const kept = cropMetadata(crop);
  return (kept === null ? turned : turned.withXmp(kept)).toBuffer();
}

async function drawn({ bytes, variant, format }: Extract<PictureJob, { does: 'draw' }>): Promise<Uint8Array> {
  const source = await open(bytes);
  if (variant === 'large')
    return encode(source.resize(1280, 1280, { fit: 'inside', withoutEnlargement: true }), 82, format);
  const cut = source.extract(cardPart(await source.metadata()));
  if (variant === 'blur') {
    // Two steps: nothing finer than these 24 rows may be left to sharpen.
    const colours = await cut.resize(18, 24, { fit: 'fill' }).png().toBuffer();
    return encode((await open(colours)).resize(480, 640, { kernel: 'cubic' }).blur(16), 50, format);
  }
  const [width, height] = variant === 'card' ? [480, 640] : [96, 128];
  return encode(cut.resize(width, height, { fit: 'fill' }), 80, format);
}

const encode = (picture: Sharp, quality: number, format: 'webp' | 'avif'): Promise<Uint8Array> =>
  format === 'webp'
    ? picture.webp({ quality }).toBuffer()
    : picture.avif({ quality: quality - AVIF_LESS, effort: AVIF_EFFORT }).toBuffer();

/** What may read a file, by name: whatever else the library has, or gets, stays closed. */
const READERS = ['Jpeg', 'Png', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`);

async function open(bytes: Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READERS });
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'warning', pages: 1 });
}

async function smallOf(bytes: Uint8Array) {
  return (await open(bytes))
    .autoOrient()
    .resize(SMALL_SIDE, SMALL_SIDE, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}
