import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { SiteId } from '../contract.ts';

export const PRICES_ERRORS = ['prices_changed_meanwhile', 'price_of_no_package', 'package_twice'] as const;
export type PricesError = (typeof PRICES_ERRORS)[number];

export const MAX_PACKAGES = 20;
/** Minor units. */
export const MAX_AMOUNT = 99_999_999;

const Price = z.object({
  credits: z.int().check(z.gte(1), z.lte(100_000)),
  amount: z.int().check(z.gte(1), z.lte(MAX_AMOUNT)),
});

export const SavePricesInput = z.object({
  site: SiteId,
  /** ISO 3166-1 alpha-2; null is the price where a country has none of its own, and says which packages there are. */
  country: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  /** Never nothing: a site that sells nothing where it says it does would stop. */
  prices: z.array(Price).check(z.minLength(1), z.maxLength(MAX_PACKAGES)),
  seen: z.array(Price).check(z.maxLength(MAX_PACKAGES)),
});
export type SavePricesInput = z.output<typeof SavePricesInput>;
export const SavePricesReply = z.object({ country: z.nullable(z.string()) });

export const saveSitePrices = endpoint({
  method: 'POST',
  path: '/api/admin/site-prices.php',
  summary: 'Sets what packages of a site cost in a country, in this order; without a country also which there are',
  access: 'admin',
  input: SavePricesInput,
  reply: SavePricesReply,
  errors: { prices_changed_meanwhile: 409, price_of_no_package: 422, package_twice: 422 },
});
