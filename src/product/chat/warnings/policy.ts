import { createHash } from 'node:crypto';
import { composed } from '#platform/composed.ts';
import { holdsEmail, holdsLink } from '#platform/contacts/holds-link.ts';
import { holdsMessenger } from '#platform/contacts/holds-messenger.ts';
import { holdsPhone } from '#platform/contacts/holds-phone.ts';
import { WARNING_KINDS, type WarningKind } from './contract.ts';
import { holdsCryptoAddress } from './holds-crypto-address.ts';
import { ibansIn } from './ibans-in.ts';

/** As it is read, not as it is encoded; the gravest first. @param body as it is stored. */
export function warningsIn(body: string): WarningKind[] {
  const text = readable(body);
  const found = new Set<WarningKind>();
  const ibans = ibansIn(text);
  if (ibans.length > 0) found.add('iban');
  if (holdsCryptoAddress(text)) found.add('crypto');
  // What is an account is no telephone.
  const rest = ibans.reduce((left, iban) => left.replaceAll(iban, ' '), text);
  if (holdsPhone(rest)) found.add('phone');
  if (holdsEmail(rest)) found.add('email');
  if (holdsMessenger(rest)) found.add('messenger');
  if (holdsLink(rest)) found.add('link');
  return WARNING_KINDS.filter((kind) => found.has(kind));
}

const UNSEEN = /\u00ad|[\u200b-\u200f\u202a-\u202e\u2060-\u2069]|\ufe0e|\ufe0f|\u20e3|\ufeff/gu;
const PICTURES = /[\p{Extended_Pictographic}\p{RI}]+/gu;
/** Marks that make no letter of their own with what is before them: they hide a word from a pattern, and cost it most. */
const MARKS = /\p{M}+/gu;
/** Units of a text that are read: many times what a message holds without its pictures. */
const READ = 2500;
const readable = (body: string): string =>
  composed(body, 'NFKC').replaceAll(UNSEEN, '').replaceAll(MARKS, '').replaceAll(PICTURES, ' ').slice(0, READ);

/** The same for all who send this picture: by the hash that it has. SHA-256. */
export const pictureHash = (picture: string): Buffer => createHash('sha256').update(`picture ${picture}`).digest();

/** The same for texts that differ in case, signs and spaces only: whoever sends one text to many is known by it. SHA-256. */
export const textHash = (body: string): Buffer =>
  createHash('sha256')
    .update(
      readable(body)
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]/gu, ''),
    )
    .digest();
