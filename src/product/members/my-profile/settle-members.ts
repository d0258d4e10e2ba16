import type { JobTools } from '#platform/module.ts';
import { findCity } from '#product/geo/geo.ts';
import { memberChanged } from '../members.ts';
import { forgetTown, settle, unsettled } from './queries.ts';

const BATCH_SIZE = 500;

export async function settleMembers({ services: { db } }: Pick<JobTools, 'services'>): Promise<void> {
  for (;;) {
    const found = await unsettled(db, { most: BATCH_SIZE });
    if (!found.length) return;
    const known = found.flatMap(({ id, city_id }) => {
      const city = findCity(city_id);
      return city ? [{ id, city }] : [];
    });
    const unlisted = found.filter(({ city_id }) => !findCity(city_id));
    await db.transaction(async (tx) => {
      const settled = await settle(tx, {
        ids: known.map(({ id }) => id),
        towns: known.map(({ city }) => city.id),
        lats: known.map(({ city }) => city.lat),
        lons: known.map(({ city }) => city.lon),
      });
      await forgetTown(tx, { ids: unlisted.map(({ id }) => id), towns: unlisted.map(({ city_id }) => city_id) });
      await memberChanged(
        { tx },
        settled.map(({ id }) => id),
      );
    });
    if (found.length < BATCH_SIZE) return;
  }
}
