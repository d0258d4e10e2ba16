import type { WriteCall } from '#platform/call.ts';
import { record } from '#product/audit/audit.ts';
import type { ProvenStaff } from '#product/audit/staff.ts';
import { lockRate, rateOfDay, setRate } from './queries.ts';

/** @param input.seen null where nothing stood there. @returns false where somebody entered another one meanwhile. */
export async function setCurrencyRate(
  call: WriteCall,
  by: ProvenStaff,
  input: { company: number; day: string; currency: string; rate: string; seen: string | null },
): Promise<boolean> {
  const { tx, now, site } = call;
  const { company, day, currency, rate, seen } = input;
  await lockRate(tx, { company, day, currency });
  const before = (await rateOfDay.one(tx, { company, day, currency }))?.per_euro ?? null;
  if (before === null ? seen !== null : Number(before) !== Number(seen)) return false;
  await setRate(tx, { company, day, currency, rate, staff: by.id, now });
  await record(call, by, {
    ...{ verb: 'currency_rate.set', object: 'currency_rate', id: company, account: null, site: site.id },
    details: { day, currency },
    before: { rate: before },
    after: { rate },
  });
  return true;
}
