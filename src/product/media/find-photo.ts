import type { ReadCall } from '#platform/call.ts';
import { notFound } from '#platform/errors.ts';
import { AVIF_VARIANTS, SOURCE, type Variant } from './contract.ts';
import { avifKey, shownPhotos } from './media.ts';
import { type PhotoNames, photoNames, staffVersions } from './photo-address.ts';
import { type PhotoVisibility, photoVisibility, type Viewer } from './policy.ts';
import { addressedPhotoRow, photoRow } from './queries.ts';

export interface ServedPhoto extends PhotoNames {
  hash: string;
  avif: string | null;
}

/** @throws not_found, also for photos that exist for others. */
export async function findPhoto(
  call: ReadCall,
  photoId: number,
  variant: Variant | typeof SOURCE,
): Promise<ServedPhoto> {
  const { actor: viewer, now } = call;
  const row = await rowFor(call, photoId);
  if (!row) throw notFound();
  const owner = { id: row.id, listed: row.listed, shown: await shownPhotos(call, row) };
  const ofSource = variant === SOURCE;
  if (ofSource && viewer?.id !== row.id && viewer?.kind !== 'staff') throw notFound();
  const hash = ofSource ? (row.source_hash ?? row.file_hash) : row.file_hash;
  const photo = { id: photoId, hash, status: row.photo_status, rank: row.rank };
  if (!fits(photoVisibility(viewer, owner, photo), variant)) throw notFound();
  const names = photoNames(viewer, owner, photo, variant, now);
  const ofStaff = viewer?.kind === 'staff' ? staffVersions(photo, variant, now) : [];
  return { hash, avif: avifOf(row, hash, variant), ...names, versions: [...names.versions, ...ofStaff] };
}

/** PRODUCT 35: staff see what is not public on sites of theirs only; on these whatever the pool. */
async function rowFor({ sql, site, actor: viewer }: ReadCall, photo: number) {
  const row = await photoRow.one(sql, { viewer: viewer?.id ?? null, photo, pool: site.pool });
  if (viewer?.kind !== 'staff') return row?.visibility === 'shown' ? row : null;
  const found = row ?? (await addressedPhotoRow.one(sql, { photo }));
  const theirs = viewer.allSites || found?.site_id === viewer.siteId;
  return theirs || row?.photo_status === 'active' ? found : null;
}

const ANYBODY = { id: 0, kind: 'member' } as const;

/** @throws not_found, also for an address that is older than yesterday, or that would look otherwise today. */
export async function findAddressedPhoto(
  call: ReadCall,
  photoId: number,
  variant: Variant | typeof SOURCE,
  version: unknown,
): Promise<ServedPhoto> {
  const row = await addressedPhotoRow.one(call.sql, { photo: photoId });
  if (!row) throw notFound();
  const owner = { id: row.id, listed: row.listed, shown: await shownPhotos(call, row) };
  const hash = variant === SOURCE ? (row.source_hash ?? row.file_hash) : row.file_hash;
  const photo = { id: photoId, hash, status: row.photo_status, rank: row.rank };
  const insiders: Viewer[] = [
    { ...ANYBODY, id: row.id, paidUser: row.paid_user },
    { ...ANYBODY, kind: 'staff', paidUser: false },
  ];
  const members: Viewer[] = [
    { ...ANYBODY, paidUser: false },
    { ...ANYBODY, paidUser: true },
  ];
  const viewers = [
    ...(row.listed && variant !== SOURCE ? [null] : []),
    ...(row.takes_part && variant !== SOURCE ? members : []),
    ...insiders,
  ];
  for (const viewer of viewers) {
    if (!fits(photoVisibility(viewer, owner, photo), variant)) continue;
    const names = photoNames(viewer, owner, photo, variant, call.now);
    if (names.versions.some((name) => name === version)) return { hash, avif: avifOf(row, hash, variant), ...names };
  }
  const ofStaff = staffVersions(photo, variant, call.now);
  if (photo.status !== 'removed' && ofStaff.some((name) => name === version)) {
    const names = photoNames({ ...ANYBODY, kind: 'staff', paidUser: false }, owner, photo, variant, call.now);
    // A cache that many share keeps it under no address that was staff's.
    return { hash, avif: avifOf(row, hash, variant), ...names, versions: ofStaff, everybody: false };
  }
  throw notFound();
}

function avifOf({ avif }: { avif: boolean }, hash: string, variant: Variant | typeof SOURCE): string | null {
  const small = AVIF_VARIANTS.find((name) => name === variant);
  return avif && small ? avifKey(hash, small) : null;
}

const fits = (visible: PhotoVisibility, variant: Variant | typeof SOURCE): boolean =>
  visible === 'clear' || (visible === 'blurred' && variant === 'blur');
