import { BEGIN_AT_ONCE } from '../../contract.ts';
import type { OrderDebitInput } from '../contract.ts';
import { MANDATE_TEXT } from '../contract.ts';

export const FIELDS = [
  'holder',
  'iban',
  'street',
  'house_number',
  'postal_code',
  'city',
  'phone',
  'code',
  'mandate',
  'begin_at_once',
] as const;
export type Field = (typeof FIELDS)[number];

/** @param asks the buyer has to ask to begin at once. */
export function missingIn(form: FormData, asks: boolean): Field[] {
  return FIELDS.filter((name) => !String(form.get(name) ?? '').trim() && (name !== 'begin_at_once' || asks));
}

export function inputOf(form: FormData, payment: number): OrderDebitInput {
  const said = (name: Field) => String(form.get(name) ?? '').trim();
  return {
    payment_id: payment,
    ...{ holder: said('holder'), iban: said('iban'), street: said('street'), house_number: said('house_number') },
    ...{ postal_code: said('postal_code'), city: said('city'), phone: said('phone'), code: said('code') },
    mandate: MANDATE_TEXT,
    ...(said('begin_at_once') && { begin_at_once: BEGIN_AT_ONCE }),
  };
}

export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
