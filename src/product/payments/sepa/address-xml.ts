import { sepaLetters } from './sepa-letters.ts';

/** As the schema and EPC130-08 have them. */
const MAX_NAME = 70;
const MAX_STREET = 70;
const MAX_SHORT = 16;
const MAX_CITY = 35;

export interface Address {
  readonly street: string | null;
  readonly houseNumber: string | null;
  readonly postalCode: string | null;
  readonly city: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** SEPA's letters include none that XML wants written otherwise. */
export const nameXml = (name: string): string => `<Nm>${sepaLetters(name, MAX_NAME)}</Nm>`;

/** @param sum minor units of euro. */
export const totalsXml = (count: number, sum: number): string =>
  `<NbOfTxs>${count}</NbOfTxs><CtrlSum>${euros(sum)}</CtrlSum>`;

/** Structured: since November 2026 lines of free text are refused. A town is wanted with a country, or neither is written. */
export function addressXml({ street, houseNumber, postalCode, city, country }: Address): string {
  if (!city) return '';
  const line = (name: string, text: string | null, most: number) =>
    text ? `<${name}>${sepaLetters(text, most)}</${name}>` : '';
  return [
    `<PstlAdr>${line('StrtNm', street, MAX_STREET)}${line('BldgNb', houseNumber, MAX_SHORT)}`,
    `${line('PstCd', postalCode, MAX_SHORT)}${line('TwnNm', city, MAX_CITY)}<Ctry>${country}</Ctry></PstlAdr>`,
  ].join('');
}

/** Minor units as banks write them, such as 9.95. */
export const euros = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** `CreDtTm`, without parts of a second. */
export const stampOf = (moment: Date): string => moment.toISOString().replace(/\.\d{3}Z$/, 'Z');
