import type { Authenticated, ReadCall, WriteCall } from '#platform/call.ts';
import type { SiteSettings } from '#product/sites/contract.ts';
import { hasOpenClaim } from '../claims/claims.ts';
import type { DebitError } from './contract.ts';
import { type DebitLimits, LIMIT_MONTH_MS, LIMIT_WEEK_MS, mostAllowed } from './policy.ts';
import { debitHistory, lockDebits } from './queries.ts';

type Refusal = Extract<DebitError, 'debit_blocked' | 'debit_claim' | 'debit_limit'>;

const limitsOf = ({ debit_first, debit_week, debit_month }: SiteSettings): DebitLimits => ({
  first: debit_first,
  week: debit_week,
  month: debit_month,
});

const windowsAt = (now: Date): { week: Date; month: Date } => ({
  week: new Date(now.getTime() - LIMIT_WEEK_MS),
  month: new Date(now.getTime() - LIMIT_MONTH_MS),
});

/** Null: not refused. @param hash of the IBAN; empty: of the member alone. @param amount minor units of euro */
export async function refusalOf(
  { sql, actor, site, now }: Authenticated<ReadCall>,
  amount: number,
  hash: string,
): Promise<Refusal | null> {
  const history = await debitHistory.one(sql, { account: actor.id, iban: hash, ...windowsAt(now) });
  if (!history || history.blocked) return 'debit_blocked';
  if (await hasOpenClaim(sql, actor.id)) return 'debit_claim';
  const histories = hash === '' ? [history.own] : [history.own, history.shared];
  return amount > mostAllowed(limitsOf(site.settings), histories) ? 'debit_limit' : null;
}

/** Holds a lock until the transaction ends: of several orders at once each sees those before it. */
export async function refusalWithin(
  call: Authenticated<WriteCall>,
  amount: number,
  hash: string,
): Promise<Refusal | null> {
  // Always in this order: two orders never wait for each other.
  await lockDebits(call.tx, { of: `account ${call.actor.id}` });
  await lockDebits(call.tx, { of: `iban ${hash}` });
  return refusalOf(call, amount, hash);
}
