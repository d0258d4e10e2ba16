import { normalizeIP } from '@fastify/rate-limit';
import type { ReadCall } from '#platform/call.ts';
import type { ControllerCall } from '#platform/http/route.ts';
import type { JobTools } from '#platform/module.ts';
import { type SignalKind, signalOf } from './policy.ts';
import { deleteOldBanSignals, deleteOldSignals, noteSignal, sharedSignals } from './queries.ts';
import { traceKeys } from './trace-keys.ts';

/** Days after the last log-in in which a network or a browser is known again. */
const RETENTION_DAYS = 90;

/** @param browsers what the browser keeps of log-ins, before and after this one. */
export async function noteSignals(call: ControllerCall, account: number, browsers: readonly string[]): Promise<void> {
  const { http, site, now } = call;
  const keys = await traceKeys(call);
  const found = [
    signalOf(keys, site.pool, 'network', normalizeIP(http.ip)),
    ...[...new Set(browsers)].filter(Boolean).map((token) => signalOf(keys, site.pool, 'device', token)),
  ];
  for (const { kind, hash } of found) await noteSignal(call.sql, { account, kind, hash, now });
}

export interface SharedSignal {
  kind: SignalKind;
  /** Other accounts that logged in from the same in the last 90 days, counted to a hundred. */
  others: number;
  /** Of people who were banned, and when the last of them was. */
  banned: number;
  banned_at: Date | null;
}

/** What accounts share with others: a hint for a person who looks, and never a decision. */
export async function signalsOf(
  { sql, now }: Pick<ReadCall, 'sql' | 'now'>,
  accounts: readonly number[],
): Promise<ReadonlyMap<number, SharedSignal[]>> {
  const rows = accounts.length > 0 ? await sharedSignals(sql, { accounts: [...accounts], now }) : [];
  const found = new Map<number, SharedSignal[]>();
  for (const { account_id, ...shared } of rows) found.set(account_id, [...(found.get(account_id) ?? []), shared]);
  return found;
}

export async function forgetSignals({ services: { db, now } }: JobTools): Promise<void> {
  await deleteOldSignals(db, { before: new Date(now().getTime() - RETENTION_DAYS * 24 * 3600_000) });
  await deleteOldBanSignals(db, { now: now() });
}
