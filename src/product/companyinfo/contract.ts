import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';

export const CompanyInfo = z.object({
  name: z.string(),
  address: z.string(),
  kvk: z.string(),
  city: z.string(),
  country: z.string(),
  tradenames: z.array(z.string()),
  vat_numbers: z.array(z.string()),
  support_phone: z.nullable(z.string()),
  /** Percent. */
  delete_discount: z.nullable(z.number()),
  added: z.string(),
});
export type CompanyInfo = z.output<typeof CompanyInfo>;

export const CompanyInfoReply = z.object({ companyinfo: CompanyInfo });

export const companyInfo = endpoint({
  method: 'GET',
  path: '/api/companyinfo.php',
  summary: 'The company behind the site; loaded once',
  access: 'anyone',
  reply: CompanyInfoReply,
});

/** SPEC 9: when the present texts came into force. */
const TEXTS_FROM = '2023-12-01T12:00:00.000Z';

/** That of the texts, or of the company if it is later: it agreed nothing before. @param added an ISO 8601 instant. */
export function legalVersion(added: string): Date {
  return new Date(Math.max(Date.parse(TEXTS_FROM), Date.parse(added)));
}

export const CompanyDraft = z.strictObject({
  name: z.string().check(z.trim(), z.maxLength(200), z.regex(/\S/)),
  address: z.string().check(z.trim(), z.maxLength(200), z.regex(/\S/)),
  /** In the country's register of companies. */
  kvk: z.string().check(z.trim(), z.maxLength(60), z.regex(/\S/)),
  city: z.string().check(z.trim(), z.maxLength(100), z.regex(/\S/)),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** Who acts for it, where the law wants somebody named. */
  representative: z._default(z.nullable(z.string().check(z.trim(), z.maxLength(200), z.regex(/\S/))), null),
  tradenames: z._default(
    z.array(z.string().check(z.trim(), z.maxLength(100), z.regex(/\S/))).check(z.maxLength(20)),
    [],
  ),
  vat_numbers: z._default(
    z.array(z.string().check(z.trim(), z.maxLength(40), z.regex(/\S/))).check(z.maxLength(40)),
    [],
  ),
  support_phone: z._default(z.nullable(z.string().check(z.trim(), z.maxLength(40), z.regex(/\S/))), null),
  statement_text: z._default(z.nullable(z.string().check(z.regex(/^[A-Za-z0-9 .*-]{5,22}$/))), null),
  vat_scheme: z._default(z.enum(['home', 'oss']), 'home'),
  /** Countries beside its own where it pays VAT. */
  vat_registered: z._default(z.array(z.string().check(z.regex(/^[A-Z]{2}$/))).check(z.maxLength(60)), []),
  /** Percent. */
  delete_discount: z._default(z.nullable(z.int().check(z.gte(1), z.lte(90))), null),
});
export type CompanyDraft = z.output<typeof CompanyDraft>;
