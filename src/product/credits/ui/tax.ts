/** Which tax a price is said to hold: `none` where nothing is to be said of it. */
export type Tax = 'vat' | 'none';

/** PRODUCT 55: the company charges no tax on sales there that would be a part of the price. */
const WITHOUT = new Set(['US', 'CA', 'AU']);

/**
 * The tax that prices in a country are said to include.
 * @param country ISO 3166-1 alpha-2.
 */
export const taxIn = (country: string): Tax => (WITHOUT.has(country) ? 'none' : 'vat');
