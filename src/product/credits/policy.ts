import type { Money, PackageView } from './contract.ts';

declare const credits: unique symbol;
/** Whole credits; a type of its own so that an amount of money is never taken for it. */
export type Credits = number & { readonly [credits]: true };

/** @throws RangeError for anything but a whole number. */
export function credit(amount: number): Credits {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of credits`);
  return amount as Credits;
}

export interface PricedPackage {
  readonly id: number;
  readonly credits: number;
  /** VAT included. */
  readonly price: Money;
}

/** Rounded up to the minor unit. @param messageCredits credits a message, 0 or more. */
export function pricePerMessage({ price, credits: amount }: PricedPackage, messageCredits: number): Money {
  const whole = BigInt(amount);
  const minor = (BigInt(price.amount) * BigInt(messageCredits) + whole - 1n) / whole;
  return { amount: Number(minor), currency: price.currency };
}

/** Compared before rounding, of equal ones the smaller; only those in the first package's currency take part. */
export function cheapest(packages: readonly PricedPackage[]): PricedPackage | null {
  const [first] = packages;
  if (!first) return null;
  return packages
    .filter(({ price }) => price.currency === first.price.currency)
    .reduce((best, next) => (isCheaper(next, best) ? next : best));
}

function isCheaper(one: PricedPackage, other: PricedPackage): boolean {
  const mine = BigInt(one.price.amount) * BigInt(other.credits);
  const theirs = BigInt(other.price.amount) * BigInt(one.credits);
  return mine === theirs ? one.credits < other.credits : mine < theirs;
}

/** @param messageCredits credits a message; at 0 messages are free, so a package pays for none. */
export function offer(packages: readonly PricedPackage[], messageCredits: number): PackageView[] {
  const best = cheapest(packages);
  return packages.map((entry) => ({
    id: entry.id,
    credits: entry.credits,
    messages: messageCredits === 0 ? 0 : Math.floor(entry.credits / messageCredits),
    price: entry.price,
    price_per_message: pricePerMessage(entry, messageCredits),
    lowest_price_per_message: entry.id === best?.id,
  }));
}
