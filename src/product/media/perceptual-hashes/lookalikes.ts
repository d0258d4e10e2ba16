import type { Authenticated, WriteCall } from '#platform/call.ts';
import type { Picture } from '../pictures/pictures.ts';
import { ALIKE, lshBandsOf } from './perceptual-hashes.ts';
import { alikeRows, insertFlags, lockLshBands } from './queries.ts';

interface Lookalike {
  photo_id: number;
  /** Bits of 128 that differ. */
  distance: number;
  mirrored: boolean;
}

const MAX_LOOKALIKES = 5;

export async function lookalikesOf(
  call: Authenticated<WriteCall>,
  { print, mirrored = null }: Pick<Picture, 'print' | 'mirrored'>,
): Promise<Lookalike[]> {
  const prints = [print, mirrored].filter((one) => one !== null);
  if (!print) return [];
  // Of two accounts that send the same picture at the same moment, the second one finds the first one's.
  await lockLshBands(call.tx, { bands: prints.flatMap(lshBandsOf) });
  const found = new Map<number, Lookalike>();
  for (const [index, one] of prints.entries()) {
    const rows = await alikeRows(call.tx, { print: one, bands: lshBandsOf(one), most: ALIKE, member: call.actor.id });
    for (const row of rows) {
      const known = found.get(row.photo_id);
      if (!known || row.distance < known.distance) found.set(row.photo_id, { ...row, mirrored: index === 1 });
    }
  }
  return [...found.values()].toSorted((a, b) => a.distance - b.distance).slice(0, MAX_LOOKALIKES);
}

export async function flagLookalikes(call: WriteCall, photo: number, lookalikes: readonly Lookalike[]): Promise<void> {
  if (!lookalikes.length) return;
  await insertFlags(call.tx, {
    photo,
    others: lookalikes.map(({ photo_id }) => photo_id),
    distances: lookalikes.map(({ distance }) => distance),
    mirrored: lookalikes.map(({ mirrored }) => mirrored),
    now: call.now,
  });
}
