import type { Tx } from '#platform/db/database.ts';
import { COUNTRIES } from '#product/geo/contract.ts';

/** Prices in minor units, VAT included, by currency; `[credits, amount]`. */
const PRICES: Record<string, [number, number][]> = {
  EUR: [
    [25, 995],
    [75, 2475],
    [150, 4200],
    [400, 9600],
  ],
  GBP: [
    [25, 895],
    [75, 2195],
    [150, 3750],
    [400, 8600],
  ],
  CHF: [
    [25, 1090],
    [75, 2690],
    [150, 4590],
    [400, 10500],
  ],
  SEK: [
    [25, 10900],
    [75, 26900],
    [150, 45900],
    [400, 104900],
  ],
  NOK: [
    [25, 11900],
    [75, 28900],
    [150, 48900],
    [400, 111900],
  ],
  DKK: [
    [25, 7500],
    [75, 18500],
    [150, 31500],
    [400, 71500],
  ],
  PLN: [
    [25, 3990],
    [75, 9990],
    [150, 16990],
    [400, 38990],
  ],
  USD: [
    [25, 1095],
    [75, 2695],
    [150, 4595],
    [400, 10495],
  ],
  CAD: [
    [25, 1495],
    [75, 3695],
    [150, 6295],
    [400, 14395],
  ],
  AUD: [
    [25, 1695],
    [75, 4195],
    [150, 6995],
    [400, 15995],
  ],
};
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

/** The demo brand with its company and packages. */
export async function insertDemoSite(tx: Tx): Promise<number> {
  const company = await tx.query<{ id: number }>({
    text: `insert into companies (name, address, kvk, city, country, tradenames, vat_numbers, support_phone, delete_discount)
      values ('Hearthside Media B.V.', 'Rijnkade 12', '81240377', 'Arnhem', 'NL', '{Kindling}', '{NL861234567B01}', '+31 26 20 20 123', 20) returning id`,
  });
  const site = await tx.query<{ id: number }>({
    text: 'insert into sites (host, is_default, pool, company_id, settings) values ($1, true, 1, $2, $3) returning id',
    values: [
      'localhost',
      company.rows[0]?.id,
      JSON.stringify({
        name: 'Kindling',
        index_title: 'Kindling: somebody nearby has the light on',
        description: 'Dating and chat for adults who would rather talk than scroll.',
        mail_name: 'Kindling',
        country: 'NL',
        countries: COUNTRIES,
        support_email: 'support@kindling.example',
        support_phone: '+31 26 20 20 123',
        starting_credits: 15,
        auto_approve_photos: true,
      }),
    ],
  });
  const siteId = site.rows[0]?.id ?? 0;
  const amounts = PRICES.EUR ?? [];
  for (const [position, [credits]] of amounts.entries()) {
    const added = await tx.query<{ id: number }>({
      text: 'insert into packages (site_id, credits, position) values ($1, $2, $3) returning id',
      values: [siteId, credits, position],
    });
    for (const country of [null, ...COUNTRIES]) {
      const currency = (country && CURRENCY[country]) || 'EUR';
      const amount = PRICES[currency]?.[position]?.[1];
      if (country && currency === 'EUR') continue;
      await tx.query({
        text: 'insert into package_prices (package_id, country, currency, amount) values ($1, $2, $3, $4)',
        values: [added.rows[0]?.id, country, currency, amount],
      });
    }
  }
  return siteId;
}
