export type Tax = 'vat' | 'none';

/** PRODUCT 55: the company charges no tax on sales there that would be a part of the price. */
const WITHOUT = new Set(['US', 'CA', 'AU']);
/** Outside the European Union: VAT is in a price only where the seller pays it there. */
const REGISTERED_ONLY = new Set(['CH', 'GB', 'NO']);

/** @param country ISO 3166-1 alpha-2. @param registered where the company is, or is registered. */
export function taxIn(country: string, registered: readonly string[]): Tax {
  if (WITHOUT.has(country)) return 'none';
  return REGISTERED_ONLY.has(country) && !registered.includes(country) ? 'none' : 'vat';
}
