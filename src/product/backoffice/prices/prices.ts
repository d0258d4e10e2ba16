import { AppError } from '#platform/errors.ts';
import { record } from '#product/audit/audit.ts';
import { arePricesAsSeen, type PackagePrice, setPrices } from '#product/credits/set-prices.ts';
import { SITES_CHANGED } from '#product/sites/sites.ts';
import { actingStaff, type StaffCall, scopeOf } from '../desk/desk.ts';
import type { PricesError, SavePricesInput } from './contract.ts';

/** Who is paying still pays what they were told. */
export async function save(
  call: StaffCall,
  { site, country, currency, prices, seen }: SavePricesInput,
): Promise<{ country: string | null }> {
  await scopeOf(call, site);
  if (new Set(prices.map(({ credits }) => credits)).size < prices.length)
    throw new AppError<PricesError>('package_twice', 422);
  if (!(await arePricesAsSeen(call, site, country, seen)))
    throw new AppError<PricesError>('prices_changed_meanwhile', 409);
  const staff = await actingStaff(call);
  if (!(await setPrices(call, site, { country, currency, prices })))
    throw new AppError<PricesError>('price_of_no_package', 422);
  await record(call, staff, {
    verb: 'site.priced',
    object: 'site',
    id: site,
    account: null,
    site,
    details: { country, currency },
    before: factsOf(seen),
    after: factsOf(prices),
  });
  call.announce(SITES_CHANGED, `${site}`);
  return { country };
}

/** In minor units. */
const factsOf = (prices: readonly PackagePrice[]) =>
  Object.fromEntries(prices.map(({ credits, amount }) => [`${credits} credits`, amount]));
