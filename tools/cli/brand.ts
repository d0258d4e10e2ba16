import * as z from 'zod/mini';
import { CompanyDraft } from '#product/companyinfo/contract.ts';

const price = z.string().check(z.regex(/^\d{1,6}\.\d{2}$/));

/** A brand as an operator writes it down in a file. */
export const Brand = z.strictObject({
  host: z.string(),
  /** A new company, or the number of one that has a site already. */
  company: z.union([z.int().check(z.gte(1)), CompanyDraft]),
  settings: z.record(z.string(), z.unknown()),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  packages: z
    .array(z.strictObject({ credits: z.int().check(z.gte(1), z.lte(100_000)), price }))
    .check(z.minLength(1), z.maxLength(20)),
});
export type Brand = z.output<typeof Brand>;

export const EXAMPLE: z.input<typeof Brand> = {
  host: 'www.example.com',
  company: {
    name: 'Example B.V.',
    address: 'Street 1',
    city: 'Arnhem',
    country: 'NL',
    kvk: '12345678',
    vat_numbers: ['NL001234567B01'],
    statement_text: 'EXAMPLE DATING',
  },
  settings: {
    name: 'Example',
    index_title: 'Example',
    description: 'Dating for adults.',
    mail_name: 'Example',
    country: 'NL',
    countries: ['NL', 'BE'],
    support_email: 'support@example.com',
  },
  currency: 'EUR',
  packages: [
    { credits: 25, price: '9.95' },
    { credits: 60, price: '19.95' },
    { credits: 150, price: '39.95' },
  ],
};
