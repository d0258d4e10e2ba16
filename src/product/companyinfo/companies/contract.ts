import * as z from 'zod/mini';

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
