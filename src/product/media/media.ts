import type { ReadCall, WriteCall } from '#platform/call.ts';
import { AppError, busy, notFound } from '#platform/errors.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { invalidatePolls } from '#product/accounts/invalidate-polls.ts';
import { AVIF_VARIANTS, type PhotoStatus, VARIANTS, type Variant } from './contract.ts';
import { lshBandsOf } from './perceptual-hashes/perceptual-hashes.ts';
import { hashOf, type Picture, readPicture, renderVariant } from './pictures/pictures.ts';
import { photosAllowed } from './policy.ts';
import { insertPhotos, insertPictures, lockPicture, pictureRows } from './queries.ts';

export interface PlacedPhoto {
  memberId: number;
  hash: string;
  /** Order on the profile; the first active one is the main photo. */
  position: number;
  status: PhotoStatus;
}

/** Sizes that were cut by what draws the eye before they were cut by the crop, and are stored under another name since. */
const RECUT: readonly string[] = ['thumb', 'card'] satisfies Variant[];
const nameOf = (file: Variant | 'original') => (RECUT.includes(file) ? `${file}-2` : file);

export const avifKey = (hash: string, variant: (typeof AVIF_VARIANTS)[number]) =>
  `media/${hash}/${nameOf(variant)}.avif`;

export const keyOf = (hash: string, file: Variant | 'original') => `media/${hash}/${nameOf(file)}.webp`;

export const keysOf = (hash: string): string[] => [
  ...(['original', ...VARIANTS] as const).map((file) => keyOf(hash, file)),
  ...AVIF_VARIANTS.map((variant) => avifKey(hash, variant)),
  ...['thumb.webp', 'card.webp', 'card.avif'].map((old) => `media/${hash}/${old}`),
  failedKey(hash),
];

const failedKey = (hash: string): string => `media/${hash}/failed`;

/** `savePictures` then tells the database. @param ours WebP of our own is stored as it is. @throws as `readPicture`. */
export async function ingest(storage: Storage, bytes: Uint8Array, ours = false): Promise<Picture> {
  const { original, ...picture } = await readPicture(bytes, ours ? 'ours' : 'operator');
  await storage.put(keyOf(picture.hash, 'original'), original);
  return picture;
}

export async function savePictures({ tx }: Pick<WriteCall, 'tx'>, pictures: Picture[]): Promise<void> {
  await insertPictures(tx, {
    hashes: pictures.map((picture) => picture.hash),
    widths: pictures.map((picture) => picture.width),
    heights: pictures.map((picture) => picture.height),
    thumbhashes: pictures.map((picture) => picture.thumbhash),
    prints: pictures.map(({ print }) => print ?? ''),
    // As texts: lists of lists have to be even.
    bands: pictures.map(({ print }) => (print ? `{${lshBandsOf(print)}}` : '')),
  });
}

export async function addPhotos({ tx }: Pick<WriteCall, 'tx'>, photos: PlacedPhoto[]): Promise<number[]> {
  const rows = await insertPhotos(tx, {
    members: photos.map((photo) => photo.memberId),
    hashes: photos.map((photo) => photo.hash),
    positions: photos.map((photo) => photo.position),
    statuses: photos.map((photo) => photo.status),
  });
  invalidatePolls(
    { tx },
    photos.map((photo) => photo.memberId),
  );
  return rows.map((row) => row.id);
}

export async function pictureOf({ sql }: Pick<ReadCall, 'sql'>, bytes: Uint8Array): Promise<Picture | null> {
  return (await pictureRows.one(sql, { hashes: [hashOf(bytes)] })) ?? null;
}

/** @returns the photo's id. @throws what `readPicture` throws. */
export async function ingestPhoto(
  call: Pick<WriteCall, 'tx' | 'sql' | 'storage'>,
  memberId: number,
  bytes: Uint8Array,
  position: number,
  status: PhotoStatus,
): Promise<number> {
  await lockPicture(call.tx, { hash: hashOf(bytes) });
  const picture = (await pictureOf(call, bytes)) ?? (await ingest(call.storage, bytes));
  await savePictures(call, [picture]);
  const [id = 0] = await addPhotos(call, [{ memberId, hash: picture.hash, position, status }]);
  return id;
}

interface Owner {
  site_id: number;
  paid_user: boolean;
  fictional: boolean;
}

/** @throws site_unavailable (503) */
export async function shownPhotos({ site, sites }: Pick<ReadCall, 'site' | 'sites'>, owner: Owner): Promise<number> {
  const { settings } = owner.site_id === site.id ? site : await sites.byId(owner.site_id);
  return photosAllowed(settings, owner.paid_user || owner.fictional);
}

type Drawing = Pick<ReadCall, 'storage' | 'log'>;

const drawing = new WeakMap<Storage, Map<string, Promise<Uint8Array>>>();

/** A stored file, or null where there is none. @throws busy while the storage does not answer: the file may be there. */
export async function fileOf({ storage, log }: Drawing, key: string): Promise<Uint8Array | null> {
  try {
    return await storage.get(key);
  } catch (err) {
    log.error({ err }, 'a photo could not be read');
    throw busy();
  }
}

/** @throws not_found when there is no such picture, busy. */
export function variantOf(call: Drawing, hash: string, variant: Variant): Promise<Uint8Array> {
  const ofStorage = drawing.get(call.storage) ?? new Map<string, Promise<Uint8Array>>();
  drawing.set(call.storage, ofStorage);
  const key = keyOf(hash, variant);
  const present = ofStorage.get(key);
  if (present) return present;
  const started = draw(call, hash, variant).finally(() => ofStorage.delete(key));
  ofStorage.set(key, started);
  return started;
}

async function draw(call: Drawing, hash: string, variant: Variant): Promise<Uint8Array> {
  const { storage, log } = call;
  const stored = await fileOf(call, keyOf(hash, variant));
  if (stored) return stored;
  if (await fileOf(call, failedKey(hash))) throw notFound();
  const original = await fileOf(call, keyOf(hash, 'original'));
  if (!original) throw notFound();
  const drawn = await renderVariant(original, variant).catch((error: unknown) => giveUp(call, hash, error));
  // A full disk keeps nobody from seeing the picture: it is drawn again until there is room.
  await storage
    .put(keyOf(hash, variant), drawn)
    .catch((err: unknown) => log.error({ err }, 'a size of a photo could not be stored'));
  return drawn;
}

/** What failed once is not tried by every look. @throws not_found, or what says that it may work later. */
async function giveUp({ storage, log }: Drawing, hash: string, error: unknown): Promise<never> {
  if (!(error instanceof AppError) || error.status >= 500) throw error;
  log.error({ code: error.code, hash }, 'a stored photo can not be drawn');
  await storage
    .put(failedKey(hash), Buffer.from(error.code))
    .catch((err: unknown) => log.error({ err }, 'a photo that can not be drawn could not be noted'));
  throw notFound();
}
