import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { RowOf } from '#platform/db/statement.ts';
import { endPackages, insertPackage, packagesToChange, placePackage, pricesOfSite, storePrice } from './queries.ts';

/** VAT included, in minor units. */
export interface PackagePrice {
  credits: number;
  amount: number;
}

/**
 * Other sizes are not sold any more where only the price elsewhere is given. @returns false for a price of a size not
 * sold.
 * @param country ISO 3166-1 alpha-2; null is the price where a country has none of its own.
 */
export async function setPrices(
  { tx }: Pick<WriteCall, 'tx'>,
  site: number,
  { country, currency, prices }: { country: string | null; currency: string; prices: readonly PackagePrice[] },
): Promise<boolean> {
  const known = await packagesToChange(tx, { site });
  const ofSize = (credits: number) =>
    known.find((one) => one.credits === credits && one.active) ?? known.find((one) => one.credits === credits);
  if (country !== null && prices.some(({ credits }) => !ofSize(credits)?.active)) return false;
  for (const [position, { credits, amount }] of prices.entries()) {
    const id = ofSize(credits)?.id ?? (await insertPackage.one(tx, { site, credits, position }))?.id;
    if (id === undefined) continue;
    if (country === null) await placePackage.one(tx, { id, position });
    await storePrice.one(tx, { id, country, currency, amount });
  }
  if (country === null) await endPackages.one(tx, { site, credits: prices.map(({ credits }) => credits) });
  return true;
}

export const pricesOf = ({ sql }: Pick<ReadCall, 'sql'>, site: number): Promise<RowOf<typeof pricesOfSite>[]> =>
  pricesOfSite(sql, { site });

/** Nobody changes it until the transaction ends. */
export async function arePricesAsSeen(
  { tx }: Pick<WriteCall, 'tx'>,
  site: number,
  country: string | null,
  seen: readonly PackagePrice[],
): Promise<boolean> {
  await packagesToChange(tx, { site });
  const now = (await pricesOfSite(tx, { site })).filter((price) => price.country === country);
  const text = (prices: readonly PackagePrice[]) =>
    prices
      .map(({ credits, amount }) => `${credits}=${amount}`)
      .sort()
      .join();
  return text(now) === text(seen);
}
