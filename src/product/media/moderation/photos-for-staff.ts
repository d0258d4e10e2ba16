import type { Authenticated, ReadCall } from '#platform/call.ts';
import type { RowOf } from '#platform/db/statement.ts';
import { shownPhotos } from '../media.ts';
import { photoAddress } from '../photo-address.ts';
import { staffPhotoRows } from './queries.ts';

export interface StaffPhoto extends RowOf<typeof staffPhotoRows> {
  card: string;
  large: string;
}

/** Photos whatever their state, but for deleted ones; who asks makes sure that the caller may see them. In no order. */
export async function photosForStaff(call: Authenticated<ReadCall>, ids: readonly number[]): Promise<StaffPhoto[]> {
  const rows = await staffPhotoRows(call.sql, { ids: [...ids], now: call.now });
  return Promise.all(
    rows.map(async (row) => {
      const owner = { id: row.member_id, listed: row.listed, shown: await shownPhotos(call, row) };
      const at = (size: 'card' | 'large') => photoAddress(call.actor, owner, row, size, call.now);
      return { ...row, card: at('card'), large: at('large') };
    }),
  );
}
