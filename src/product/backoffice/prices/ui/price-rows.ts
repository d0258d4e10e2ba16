import { readAmount } from '#product/payments/spending/ui/read-amount.ts';
import type { SiteSettingsReply } from '../../settings/contract.ts';

export interface EditedRow {
  credits: number;
  /** Empty: it has no price of its own here. */
  price: string;
  fresh?: boolean;
}

export function rowsOf(prices: SiteSettingsReply['prices'], country: string | null): EditedRow[] {
  const sizes = [...new Set(prices.map(({ credits }) => credits))];
  return sizes.map((credits) => {
    const own = prices.find((price) => price.credits === credits && price.country === country);
    return { credits, price: own ? (own.amount / 100).toFixed(2) : '' };
  });
}

/** Minor units of a price with a point or a comma; null for what is none. */
export function minorUnits(price: string): number | null {
  return readAmount(price) || null;
}

export interface PriceCheck {
  name: 'cheaper' | 'complete';
  fine: boolean;
  credits: number[];
}

export function checksOf(rows: readonly EditedRow[], country: string | null): PriceCheck[] {
  const priced = rows
    .map(({ credits, price }) => ({ credits, amount: minorUnits(price) ?? 0 }))
    .filter(({ credits, amount }) => credits > 0 && amount > 0)
    .sort((one, other) => one.credits - other.credits);
  const dearer = priced.filter(({ credits, amount }, at) => {
    const before = priced[at - 1];
    return before && amount * before.credits >= before.amount * credits;
  });
  const lacking = rows.filter(({ price }) => minorUnits(price) === null);
  const partly = country === null || lacking.length < rows.length;
  return [
    { name: 'cheaper', fine: dearer.length === 0, credits: dearer.map(({ credits }) => credits) },
    {
      name: 'complete',
      fine: lacking.length === 0 || !partly,
      credits: lacking.map(({ credits }) => credits),
    },
  ];
}
