import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import type { Role } from '#product/accounts/contract.ts';

const CREDIT_ERRORS = ['not_enough_credits', 'premium_only', 'package_not_found'] as const;
export type CreditError = (typeof CREDIT_ERRORS)[number];

/** An amount of money: integer minor units (cents, öre) of an ISO 4217 currency. */
export const Money = z.object({ amount: z.int(), currency: z.string().check(z.length(3)) });
export type Money = z.output<typeof Money>;

export const PackageView = z.object({
  id: z.number(),
  credits: z.number(),
  messages: z.number(),
  price: Money,
  /** Rounded up to the minor unit. */
  price_per_message: Money,
  /** True for exactly one: the package whose messages cost least. */
  lowest_price_per_message: z.boolean(),
});
export type PackageView = z.output<typeof PackageView>;

export const PackagesReply = z.object({
  packages: z.array(PackageView),
  country: z.string(),
  message_credits: z.number(),
});
export type PackagesReply = z.output<typeof PackagesReply>;

export const CountryChoice = z.object({ country: z.optional(z.string().check(z.regex(/^[A-Za-z]{2}$/))) });

export const listPackages = endpoint({
  method: 'GET',
  path: '/api/packages.php',
  summary:
    'Credit packages at the prices of a country; without one, of the country that the caller chose, or else seems to be in',
  access: 'anyone',
  input: CountryChoice,
  reply: PackagesReply,
});

export type BalanceEvent = { type: 'balance' };

export const GRANT_REASONS = ['apology', 'scam', 'fault', 'goodwill'] as const;
export type GrantReason = (typeof GRANT_REASONS)[number];

/** Within 24 hours, by role; the others grant none. */
export const DAILY_GRANTS: Readonly<Partial<Record<Role, number>>> = { support: 100, admin: 1000 };
