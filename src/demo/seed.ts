import type { Services } from '#platform/services.ts';
import { anySite } from '#product/sites/queries.ts';
import { insertDemoSite } from './site.ts';

/** Fills an empty database with the demo; an existing one stays as it is. */
export async function seedDemo({ db }: Services): Promise<void> {
  if (await anySite(db)) return;
  await db.transaction(async (tx) => {
    await insertDemoSite(tx);
  });
}
