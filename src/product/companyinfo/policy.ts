import * as z from 'zod/mini';

const words = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
const country = z.string().check(z.regex(/^[A-Z]{2}$/));

export const CompanyDraft = z.strictObject({
  name: words(200),
  address: words(200),
  kvk: words(60),
  city: words(100),
  country,
  /** Who acts for it, where the law wants somebody named. */
  representative: z._default(z.nullable(words(200)), null),
  tradenames: z._default(z.array(words(100)).check(z.maxLength(20)), []),
  vat_numbers: z._default(z.array(words(40)).check(z.maxLength(40)), []),
  support_phone: z._default(z.nullable(words(40)), null),
  statement_text: z._default(z.nullable(z.string().check(z.regex(/^[A-Za-z0-9 .*-]{5,22}$/))), null),
  vat_scheme: z._default(z.enum(['home', 'oss']), 'home'),
  /** Countries beside its own where it pays VAT. */
  vat_registered: z._default(z.array(country).check(z.maxLength(60)), []),
});
export type CompanyDraft = z.output<typeof CompanyDraft>;
