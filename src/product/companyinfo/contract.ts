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
