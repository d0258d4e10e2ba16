import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { DISCOUNT_KINDS } from '#product/discounts/contract.ts';
import { PAYMENT_METHODS } from '#product/payments/contract.ts';
import { AtSite, RowId, SiteId } from '../contract.ts';

export const CODES_ERRORS = [
  'code_taken',
  'code_without_currency',
  'code_ends_before',
  'code_built_in',
  'code_changed_meanwhile',
] as const;
export type CodesError = (typeof CODES_ERRORS)[number];

export const MAX_CODES = 500;
const STATES = ['active', 'inactive'] as const;
export const VALIDITIES = ['once-per-user', 'once', 'unlimited'] as const;

export const CodeView = z.object({
  id: z.number(),
  site: z.string(),
  code: z.string(),
  /** Other ones than `code` run by themselves, by the rules of the site. */
  kind: z.enum(DISCOUNT_KINDS),
  /** Hundredths of a percent. */
  percentage: z.number(),
  country: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  /** The least order, in minor units of `currency`. */
  minimum: z.nullable(z.number()),
  methods: z.nullable(z.array(z.string())),
  validity: z.enum(VALIDITIES),
  status: z.enum(STATES),
  starts_at: z.nullable(z.string()),
  expires_at: z.nullable(z.string()),
  personal: z.boolean(),
  staff: z.string(),
  /** Paid orders that had it, and open ones that hold it. */
  used: z.number(),
  held: z.number(),
});
export type CodeView = z.output<typeof CodeView>;

export const CodesInput = z.object({ site: AtSite });
export type CodesInput = z.output<typeof CodesInput>;
export const CodesReply = z.object({
  codes: z.array(CodeView),
  /** A package to count with: the one in the middle of what the site sells. Money in minor units. */
  example: z.nullable(z.object({ credits: z.number(), amount: z.number(), currency: z.string() })),
});
export type CodesReply = z.output<typeof CodesReply>;

export const listDiscountCodes = endpoint({
  method: 'GET',
  path: '/api/admin/codes.php',
  summary: 'Discount codes of the sites of who asks, with their uses',
  access: 'finance',
  input: CodesInput,
  reply: CodesReply,
});

const Day = z.nullable(z.iso.date());

export const MakeCodeInput = z.object({
  site: SiteId,
  code: z.string().check(z.regex(/^[A-Z0-9]{3,24}$/)),
  /** Whole percents. */
  percent: z.int().check(z.gte(1), z.lte(99)),
  country: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
  currency: z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/))),
  minimum: z.nullable(z.int().check(z.gte(0), z.lte(99_999_999))),
  methods: z.nullable(z.array(z.enum(PAYMENT_METHODS)).check(z.minLength(1))),
  validity: z.enum(VALIDITIES),
  /** Days of UTC: from the beginning of the one to the end of the other. */
  starts: Day,
  ends: Day,
});
export type MakeCodeInput = z.output<typeof MakeCodeInput>;
const MadeCodeReply = z.object({ id: z.number() });

export const makeDiscountCode = endpoint({
  method: 'POST',
  path: '/api/admin/codes.php',
  summary: 'Makes a discount code',
  access: 'finance',
  input: MakeCodeInput,
  reply: MadeCodeReply,
  errors: { code_taken: 409, code_without_currency: 422, code_ends_before: 422 },
});

export const ChangeCodeInput = z.object({
  id: RowId,
  seen: z.enum(STATES),
  status: z.enum(STATES),
  /** Its last day, of UTC; left out it stays. */
  ends: z.optional(Day),
});
export type ChangeCodeInput = z.output<typeof ChangeCodeInput>;
const ChangedCodeReply = z.object({ status: z.enum(STATES) });

export const changeDiscountCode = endpoint({
  method: 'POST',
  path: '/api/admin/code-state.php',
  summary: 'Pauses a discount code, lets it count again, or changes its end',
  access: 'finance',
  input: ChangeCodeInput,
  reply: ChangedCodeReply,
  errors: { code_built_in: 422, code_changed_meanwhile: 409 },
});
