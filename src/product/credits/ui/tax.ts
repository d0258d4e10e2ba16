/** Which tax a price holds, as buyers there call it; `none` where nothing is to be said of it. */
export type Tax = 'vat' | 'gst' | 'tax' | 'none';

/** The European Union, and the countries around it that have value added tax as well. */
const VAT = new Set(
  (
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK ' +
    'AL BA CH GB IS LI MC MD ME MK NO RS TR UA'
  ).split(' '),
);
const GST = new Set(['AU', 'IN', 'NZ', 'SG']);
/** No tax of this kind in the whole country: what the states ask for is not a part of prices there. */
const NONE = new Set(['US', 'HK']);

/**
 * The tax that is a part of a price in a country. Canada's parts have taxes of different names.
 * @param country ISO 3166-1 alpha-2.
 */
export function taxIn(country: string): Tax {
  if (VAT.has(country)) return 'vat';
  if (GST.has(country)) return 'gst';
  return NONE.has(country) ? 'none' : 'tax';
}
