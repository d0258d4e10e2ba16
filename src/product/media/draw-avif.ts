import { AppError } from '#platform/errors.ts';
import type { Services } from '#platform/services.ts';
import { AVIF_VARIANTS } from './contract.ts';
import { avifKey, keyOf } from './media.ts';
import { renderVariant } from './pictures/pictures.ts';
import { lockPicture, noteAvif } from './queries.ts';

function refused(error: unknown): null {
  if (error instanceof AppError && error.status < 500) return null;
  throw error;
}

/** Draws a stored picture's sizes as AVIF and stores them, if all are smaller than as WebP and it was not removed meanwhile. May be repeated. */
export async function drawAvif({ db, storage }: Pick<Services, 'db' | 'storage'>, hash: string): Promise<void> {
  const original = await storage.get(keyOf(hash, 'original'));
  if (!original) return;
  const drawn: [key: string, bytes: Uint8Array][] = [];
  for (const variant of AVIF_VARIANTS) {
    const bytes = await renderVariant(original, variant, 'avif').catch(refused);
    // It would be refused each time, or not be smaller: its WebP is what is seen.
    if (!bytes) return;
    const webp = (await storage.get(keyOf(hash, variant))) ?? (await renderVariant(original, variant).catch(refused));
    if (!webp || bytes.length >= webp.length) return;
    drawn.push([avifKey(hash, variant), bytes]);
  }
  await db.transaction(async (tx) => {
    // Under this lock nobody removes the picture: its files are not left behind.
    await lockPicture(tx, { hash });
    if (!(await noteAvif.one(tx, { hash }))) return;
    for (const [key, bytes] of drawn) await storage.put(key, bytes);
  });
}
