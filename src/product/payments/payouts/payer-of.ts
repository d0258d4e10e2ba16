import { bankAccountIn } from '../bank/bank-account.ts';
import { sepaAccountIn } from '../sepa/sepa-account.ts';
import type { Payer } from './write-payouts.ts';

/** @returns a sentence for the operator's log where settings are wrong. */
export function payerOf(provider: 'sepa' | 'bank', settings: Readonly<Record<string, string>>): Payer | string {
  const own = provider === 'sepa' ? sepaAccountIn(settings) : bankAccountIn(settings);
  if (typeof own === 'string') return own;
  const { holder, iban, bic } = own;
  return { holder, iban, bic, address: addressIn(settings) };
}

/** An account for transfers need not name an address; SEPA wants none where all is within the EEA. */
function addressIn(settings: Readonly<Record<string, string>>): Payer['address'] {
  const said = (name: string) => settings[name]?.trim() || null;
  const country = said('country')?.toUpperCase() ?? '';
  if (!/^[A-Z]{2}$/.test(country)) return null;
  return {
    ...{
      street: said('street'),
      houseNumber: said('house_number'),
      postalCode: said('postal_code'),
      city: said('city'),
    },
    country,
  };
}
