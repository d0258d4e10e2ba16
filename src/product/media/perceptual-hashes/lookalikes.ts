import type { Authenticated, WriteCall } from '#platform/call.ts';
import type { Picture } from '../pictures/pictures.ts';
import { ALIKE, lshBandsOf } from './perceptual-hashes.ts';
import { alikeRows, insertFlags, lockLshBands } from './queries.ts';

interface Lookalike {
  photo_id: number;
  /** Bits of 128 that differ. */
  distance: number;
}

export async function lookalikesOf(
  call: Authenticated<WriteCall>,
  { print }: Pick<Picture, 'print'>,
): Promise<Lookalike[]> {
  if (!print) return [];
  const bands = lshBandsOf(print);
  // Of two accounts that send the same picture at the same moment, the second one finds the first one's.
  await lockLshBands(call.tx, { bands });
  return alikeRows(call.tx, { print, bands, most: ALIKE, member: call.actor.id });
}

export async function flagLookalikes(call: WriteCall, photo: number, lookalikes: readonly Lookalike[]): Promise<void> {
  if (!lookalikes.length) return;
  await insertFlags(call.tx, {
    photo,
    others: lookalikes.map(({ photo_id }) => photo_id),
    distances: lookalikes.map(({ distance }) => distance),
    now: call.now,
  });
}
