import * as z from 'zod/mini';

export const CompanyInfo = z.object({
  name: z.string(),
  address: z.string(),
  kvk: z.string(),
  city: z.string(),
  country: z.string(),
  tradenames: z.array(z.string()),
  vat_numbers: z.array(z.string()),
  /** Digits and a leading plus only: dashes and spaces are removed. */
  support_phone: z.nullable(z.string()),
  /** Percent off offered to somebody who is about to delete the account. */
  delete_discount: z.nullable(z.number()),
  added: z.string(),
});
export type CompanyInfo = z.output<typeof CompanyInfo>;

/** GET /api/companyinfo.php */
export const CompanyInfoReply = z.object({ companyinfo: CompanyInfo });
