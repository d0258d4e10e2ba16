import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { composed } from '#platform/composed.ts';

/** Providers to whom dots before the @ mean nothing, and the names of theirs that are one. */
const WITHOUT_DOTS: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/** What all spellings of an address that reach the same mailbox have in common: without what follows a plus, and Gmail's dots. */
export function mailboxOf(email: string): string {
  const written = composed(email, 'NFKC').trim().toLowerCase();
  const at = written.lastIndexOf('@');
  const host = written.slice(at + 1).replace(/\.$/, '');
  const domain = domainToASCII(host) || host;
  const [box = ''] = written.slice(0, at).split('+', 1);
  const one = WITHOUT_DOTS[domain];
  return one ? `${box.replaceAll('.', '')}@${one}` : `${box}@${domain}`;
}

/** `inner` lies in the database, `outer` in it encrypted only. */
export interface TraceKeys {
  readonly inner: Uint8Array;
  readonly outer: Uint8Array;
}

/** What somebody is known by again in a pool, and nobody can read: HMAC-SHA256 by a key of its own. */
export const addressHash = (key: Uint8Array, pool: number, email: string): Buffer =>
  createHmac('sha256', key)
    .update(`${pool} ${mailboxOf(email)}`)
    .digest();

/** The same hashed once more: without the second key nobody tries addresses against it. */
export const keyedHash = (key: Uint8Array, hash: Uint8Array): Buffer => createHmac('sha256', key).update(hash).digest();

export const SIGNAL_KINDS = ['network', 'device'] as const;
export type SignalKind = (typeof SIGNAL_KINDS)[number];

export interface Signal {
  kind: SignalKind;
  hash: Buffer;
}

/** What a network address or the mark of a browser is known by again in a pool, and nobody can read or try. */
export const signalOf = ({ inner, outer }: TraceKeys, pool: number, kind: SignalKind, value: string): Signal => ({
  kind,
  hash: keyedHash(outer, createHmac('sha256', inner).update(`${pool} ${kind} ${value}`).digest()),
});
