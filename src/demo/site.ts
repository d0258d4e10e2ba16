import type { Tx } from '#platform/db/database.ts';
import { brandWordsOf } from './brand-words.ts';
import { type Brand, KINDLING } from './brands.ts';

const CURRENCY: Partial<Record<string, string>> = {
  GB: 'GBP',
  CH: 'CHF',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  PL: 'PLN',
  US: 'USD',
  CA: 'CAD',
  AU: 'AUD',
};

/** @returns the site's id. */
export const insertDemoSite = (tx: Tx): Promise<number> => insertBrand(tx, KINDLING);

/** @returns the site's id. */
export async function insertBrand(
  tx: Tx,
  { host, isDefault, pool, company, settings, prices }: Brand,
): Promise<number> {
  const stored = await tx.query<{ id: number }>({
    text: `insert into companies (name, address, kvk, city, country, tradenames, vat_numbers, support_phone, statement_text, delete_discount, added)
      values ($1, $2, $3, $4, $5, array[$6], array[$7], $8, $9, 20, $10) returning id`,
    values: [
      company.name,
      company.address,
      company.kvk,
      company.city,
      company.country,
      company.tradename,
      company.vat,
      company.phone,
      company.statement,
      company.added,
    ],
  });
  await tx.query({
    text: "insert into payment_accounts (company_id, provider, mode, position) values ($1, 'sandbox', 'test', 100)",
    values: [stored.rows[0]?.id],
  });
  const site = await tx.query<{ id: number }>({
    text: 'insert into sites (host, is_default, pool, company_id, settings) values ($1, $2, $3, $4, $5) returning id',
    values: [host, isDefault, pool, stored.rows[0]?.id, JSON.stringify({ ...settings, ...brandWordsOf(host) })],
  });
  const siteId = site.rows[0]?.id ?? 0;
  for (const [position, [credits, amount]] of (prices.EUR ?? []).entries()) {
    const added = await tx.query<{ id: number }>({
      text: 'insert into packages (site_id, credits, position) values ($1, $2, $3) returning id',
      values: [siteId, credits, position],
    });
    const price = (country: string | null, currency: string, cents: number | undefined) =>
      tx.query({
        text: 'insert into package_prices (package_id, country, currency, amount) values ($1, $2, $3, $4)',
        values: [added.rows[0]?.id, country, currency, cents],
      });
    await price(null, 'EUR', amount);
    for (const country of settings.countries) {
      const currency = CURRENCY[country];
      if (currency) await price(country, currency, prices[currency]?.[position]?.[1]);
    }
  }
  return siteId;
}
