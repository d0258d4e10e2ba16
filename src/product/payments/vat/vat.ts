import type { Money } from '#product/credits/contract.ts';

/** Standard rates in hundredths of a percent, each since its day. */
const RATES: Readonly<Record<string, readonly (readonly [since: string, rate: number])[]>> = {
  AT: [['2016-01-01', 2000]],
  BE: [['1996-01-01', 2100]],
  BG: [['1999-01-01', 2000]],
  CY: [['2014-01-13', 1900]],
  CZ: [['2013-01-01', 2100]],
  DE: [['2021-01-01', 1900]],
  DK: [['1992-01-01', 2500]],
  EE: [
    ['2024-01-01', 2200],
    ['2025-07-01', 2400],
  ],
  ES: [['2012-09-01', 2100]],
  FI: [
    ['2013-01-01', 2400],
    ['2024-09-01', 2550],
  ],
  FR: [['2014-01-01', 2000]],
  GR: [['2016-06-01', 2400]],
  HR: [['2012-03-01', 2500]],
  HU: [['2012-01-01', 2700]],
  IE: [['2021-03-01', 2300]],
  IT: [['2013-10-01', 2200]],
  LT: [['2009-09-01', 2100]],
  LU: [['2024-01-01', 1700]],
  LV: [['2012-07-01', 2100]],
  MT: [['2004-01-01', 1800]],
  NL: [['2012-10-01', 2100]],
  PL: [['2011-01-01', 2300]],
  PT: [['2011-01-01', 2300]],
  RO: [
    ['2017-01-01', 1900],
    ['2025-08-01', 2100],
  ],
  SE: [['1990-07-01', 2500]],
  SI: [['2013-07-01', 2200]],
  SK: [
    ['2011-01-01', 2000],
    ['2025-01-01', 2300],
  ],
};
/** Where a seller pays only if it is registered there, or at home there. */
const BEYOND: typeof RATES = {
  CH: [['2024-01-01', 810]],
  GB: [['2011-01-04', 2000]],
  NO: [['2005-01-01', 2500]],
};

export interface VatCompany {
  readonly country: string;
  readonly vat_scheme: 'home' | 'oss';
  readonly vat_registered: readonly string[];
}

/** `rate` in hundredths of a percent. */
export interface Vat {
  readonly country: string;
  readonly rate: number;
}

/**
 * Directive 2006/112/EC, Articles 58 and 59c: the buyer's country, or the company's own below 10,000 EUR a year. Null
 * where no VAT is told: the United States, Canada and Australia among them.
 */
export function vatOf(company: VatCompany, buyer: string, at: Date): Vat | null {
  const { country, vat_scheme: scheme, vat_registered: registered } = company;
  if (BEYOND[buyer]) return registered.includes(buyer) || country === buyer ? rateIn(BEYOND, buyer, at) : null;
  if (!RATES[buyer]) return null;
  const home = scheme === 'home' && RATES[country] && !registered.includes(buyer);
  return rateIn(RATES, home ? country : buyer, at);
}

function rateIn(rates: typeof RATES, country: string, at: Date): Vat | null {
  const day = at.toISOString().slice(0, 10);
  const found = rates[country]?.findLast(([since]) => since <= day);
  return found ? { country, rate: found[1] } : null;
}

/** To the nearest. @param rate hundredths of a percent. */
export function vatIn({ amount, currency }: Money, rate: number): Money {
  const whole = 10_000 + rate;
  return { amount: amount - Math.floor((amount * 10_000 + whole / 2) / whole), currency };
}

/** Two that agree are what the tax office asks for. */
export interface VatEvidence {
  chosen: string;
  network: string | null;
  card?: string | null;
}
