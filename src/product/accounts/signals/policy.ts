import { createHmac } from 'node:crypto';
import { keyedHash, type TraceKeys } from '../bans/traces/policy.ts';

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
