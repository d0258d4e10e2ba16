import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { queryInt } from '#platform/query.ts';
import { AtSite, QueryId, SiteId } from '../contract.ts';

export const BOOKS_ERRORS = ['currency_rate_missing'] as const;
export type BooksError = (typeof BOOKS_ERRORS)[number];

export const VAT_SHEETS = ['return', 'corrections'] as const;
export type VatSheet = (typeof VAT_SHEETS)[number];
const Parts = z.enum(['oss', 'home', 'GB', 'CH', 'NO']);

const QueryYear = queryInt(2000, 2999);
const QueryQuarter = queryInt(1, 4);

export const VatInput = z.object({
  site: AtSite,
  /** Where somebody has several; else the first. */
  company: z.optional(QueryId),
  /** Without it the last quarter that is over. */
  year: z.optional(QueryYear),
  quarter: z.optional(QueryQuarter),
});
export type VatInput = z.output<typeof VatInput>;

/** Sums are minor units, below 0 where more went back than came; in euros null where a rate is missing. */
const VatRow = z.object({
  part: Parts,
  country: z.string(),
  rate: z.number(),
  currency: z.string(),
  net: z.number(),
  vat: z.number(),
  eur_net: z.nullable(z.number()),
  eur_vat: z.nullable(z.number()),
  documents: z.number(),
});
export type VatRow = z.output<typeof VatRow>;

const VatCorrection = z.extend(VatRow, {
  year: z.number(),
  quarter: z.number(),
  /** Older than three years: told to the country itself, not in a return. */
  late: z.boolean(),
});
export type VatCorrection = z.output<typeof VatCorrection>;

const CurrencyRate = z.object({
  year: z.number(),
  quarter: z.number(),
  day: z.string(),
  currency: z.string(),
  /** Of the currency for one euro; null where nobody entered it. */
  per_euro: z.nullable(z.string()),
});
export type CurrencyRate = z.output<typeof CurrencyRate>;

export const VatReply = z.object({
  companies: z.array(z.object({ id: z.number(), name: z.string() })),
  company: z.nullable(z.number()),
  year: z.number(),
  quarter: z.number(),
  due: z.string(),
  runs: z.boolean(),
  rows: z.array(VatRow),
  corrections: z.array(VatCorrection),
  rates: z.array(CurrencyRate),
});
export type VatReply = z.output<typeof VatReply>;

export const showVat = endpoint({
  method: 'GET',
  path: '/api/admin/vat.php',
  summary: 'VAT of a quarter by country and rate, and corrections of earlier quarters',
  access: 'finance',
  input: VatInput,
  reply: VatReply,
});

/** Such as 11.0845: text, so that it stays exact. */
export const RateText = z.string().check(
  z.regex(/^\d{1,7}(?:\.\d{1,6})?$/),
  z.refine((text) => Number(text) > 0),
);

export const CurrencyRateInput = z.object({
  company: SiteId,
  year: z.int().check(z.gte(2000), z.lte(2999)),
  quarter: z.int().check(z.gte(1), z.lte(4)),
  currency: z.enum(['CHF', 'CZK', 'DKK', 'GBP', 'HUF', 'NOK', 'PLN', 'RON', 'SEK', 'USD', 'CAD', 'AUD', 'BGN', 'ISK']),
  /** So much for one euro. */
  rate: RateText,
  seen: z.nullable(RateText),
});
export type CurrencyRateInput = z.output<typeof CurrencyRateInput>;

export const setVatRate = endpoint({
  method: 'PUT',
  path: '/api/admin/currency-rate.php',
  summary: "Enters the ECB's exchange rate of the last day of a quarter",
  access: 'finance',
  input: CurrencyRateInput,
  reply: z.object({ per_euro: z.string() }),
  errors: { seen_is_old: 409 },
});

export const VatFileInput = z.object({
  company: QueryId,
  year: QueryYear,
  quarter: QueryQuarter,
  sheet: z.enum(VAT_SHEETS),
});
export type VatFileInput = z.output<typeof VatFileInput>;

export const downloadVat = endpoint({
  method: 'GET',
  path: '/api/admin/vat-file.php',
  summary: 'One of the two sheets of a quarter in euros, as CSV in the decimal signs of the reader',
  access: 'finance',
  input: VatFileInput,
  type: 'text/csv',
  errors: { currency_rate_missing: 409 },
});
