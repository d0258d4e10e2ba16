const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartebancaire: 'Carte bancaire',
  cartes_bancaires: 'Carte bancaire',
  cb: 'Carte bancaire',
  dankort: 'Dankort',
  maestro: 'Maestro',
  mastercard: 'Mastercard',
  mc: 'Mastercard',
  visa: 'Visa',
  vpay: 'V Pay',
};

export const brandName = (brand: string): string =>
  BRANDS[brand.toLowerCase()] ?? `${brand.charAt(0).toUpperCase()}${brand.slice(1)}`;

export const cardName = ({ brand, last4 }: { brand: string; last4: string }): string =>
  `${brandName(brand)}\u00a0${last4}`;

/** “08/28” @param month 1 to 12. @param year four digits. */
export const cardExpiry = ({ exp_month, exp_year }: { exp_month: number; exp_year: number }): string =>
  `${String(exp_month).padStart(2, '0')}/${String(exp_year % 100).padStart(2, '0')}`;

const USUAL: Readonly<Record<string, string>> = {
  FR: 'Carte bancaire (CB), Visa, Mastercard',
  DK: 'Dankort, Visa, Mastercard',
  NL: 'Visa, Mastercard, Maestro',
};
export const cardBrandsIn = (country: string): string => USUAL[country] ?? 'Visa, Mastercard';
