import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { queryFlag } from '#platform/query.ts';
import { CountryChoice, type Money, PackageView } from '#product/credits/contract.ts';

/** `discount_unsuited`: package, currency or way of paying. `discount_not_lower`: another is at least as good. */
export const DISCOUNT_ERRORS = [
  'discount_not_found',
  'discount_used',
  'discount_unsuited',
  'discount_not_lower',
] as const;
export type DiscountError = (typeof DISCOUNT_ERRORS)[number];

/** SPEC 9: the time bonus, and for how many seconds from the sign-up it counts. */
export const TIME_BONUS_CODE = 'TIMEBONUS25';
export const TIME_BONUS_PERCENT = 25;
export const TIME_BONUS_SECONDS = 14_400;

/** What the modal names: a fixed number, as the specification has it. */
export const TIME_BONUS_HOURS = TIME_BONUS_SECONDS / 3600;

/** Hundredths of a percent off a price, rounded down to the minor unit: for the buyer (PRODUCT 54). */
export const totalOf = ({ amount, currency }: Money, percentage: number): Money => ({
  amount: Math.floor((amount * (10_000 - percentage)) / 10_000),
  currency,
});

export const STAY_DAYS = 14;

export const DISCOUNT_KINDS = ['code', 'time_bonus', 'welcome', 'stay'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

export const AppliedDiscountView = z.object({
  id: z.number(),
  code: z.string(),
  kind: z.enum(DISCOUNT_KINDS),
  /** Hundredths of a percent. */
  percentage: z.number(),
  /** ISO 8601; null where it has no end. */
  ends_at: z.nullable(z.string()),
});
export type AppliedDiscountView = z.output<typeof AppliedDiscountView>;

/** SPEC 3, with both names of two of its fields. Money is in minor units of `currency`. */
export const DiscountCode = z.object({
  code: z.string(),
  /** ISO 3166-1 alpha-2; null: everywhere. */
  country: z.nullable(z.string()),
  /** Whose it is alone; null: anybody's. */
  user_id: z.nullable(z.number()),
  /** For the caller, ISO 8601. */
  expires: z.nullable(z.string()),
  /** Percent, such as 25. */
  value_percentage: z.number(),
  percentage: z.number(),
  currency: z.nullable(z.string()),
  minimum_order_value: z.nullable(z.number()),
  minimum: z.nullable(z.number()),
  status: z.enum(['active', 'inactive']),
  validity: z.enum(['once-per-user', 'once', 'unlimited']),
  expired: z.boolean(),
  paymentmethods: z.nullable(z.array(z.string())),
});
export type DiscountCode = z.output<typeof DiscountCode>;
export const DiscountCodeReply = z.object({ discountcode: DiscountCode });
export type DiscountCodeReply = z.output<typeof DiscountCodeReply>;

export const DiscountSearch = z.looseObject({
  code: z.optional(z.string().check(z.maxLength(100))),
  welcome: z.optional(queryFlag()),
  country: z.optional(z.string().check(z.regex(/^[A-Za-z]{2}$/))),
});
export type DiscountSearch = z.output<typeof DiscountSearch>;

export const findDiscount = endpoint({
  method: 'GET',
  path: '/api/discountcode.php',
  summary: 'A discount by its code, or by welcome=true the welcome discount of the member, if it counts for the caller',
  access: 'anyone',
  input: DiscountSearch,
  reply: DiscountCodeReply,
  errors: { discount_not_found: 404, discount_used: 409 },
  limit: { name: 'discount codes', calls: 30, seconds: 600 },
});

export const OwnPricesReply = z.object({ packages: z.array(PackageView) });
export type OwnPricesReply = z.output<typeof OwnPricesReply>;

export const ownPrices = endpoint({
  method: 'GET',
  path: '/api/own-prices.php',
  summary:
    'The packages at what the member pays for them: without the time bonus or welcome discount, where one counts',
  access: 'member',
  input: CountryChoice,
  reply: OwnPricesReply,
});

export const TimeBonusReply = z.object({
  code: z.string(),
  /** Percent. */
  value_percentage: z.number(),
  percentage: z.number(),
  ends_at: z.string(),
  now: z.string(),
});
export type TimeBonusReply = z.output<typeof TimeBonusReply>;

export const timeBonus = endpoint({
  method: 'GET',
  path: '/api/time-bonus.php',
  summary: 'The time bonus of the member, while it runs',
  access: 'member',
  reply: TimeBonusReply,
  errors: { discount_not_found: 404 },
});

export const StayOfferReply = z.object({
  /** Percent; null: nothing. */
  percentage: z.nullable(z.number()),
  discountcode: z.nullable(DiscountCode),
});
export type StayOfferReply = z.output<typeof StayOfferReply>;

export const stayOffer = endpoint({
  method: 'GET',
  path: '/api/stay-discount.php',
  summary: 'What the company offers to a member who thinks of deleting the account',
  access: 'member',
  reply: StayOfferReply,
});

export const takeStayDiscount = endpoint({
  method: 'POST',
  path: '/api/stay-discount.php',
  summary: 'Takes that offer: a personal code, once; again it is the same code',
  access: 'member',
  reply: DiscountCodeReply,
  errors: { discount_not_found: 404, discount_used: 409 },
});
