import { composed } from '../composed.ts';
import { endsLikeDomain, holdsEmail, holdsLink } from './holds-link.ts';
import { holdsMessenger } from './holds-messenger.ts';
import { holdsPhone } from './holds-phone.ts';

const SIX_DIGITS = /\p{Nd}(?:[^\p{L}\p{Nd}]{0,3}\p{Nd}){5}/u;

/** A name is an address, a link, a number or an account elsewhere. @param name a line of its own, cleaned. */
export function leadsAway(name: string): boolean {
  const text = composed(name, 'NFKC').replaceAll(/\p{M}+/gu, '');
  if (/@|:\/\/|www\./i.test(text) || SIX_DIGITS.test(text) || endsLikeDomain(text)) return true;
  return holdsEmail(text) || holdsPhone(text) || holdsMessenger(text) || holdsLink(text);
}
