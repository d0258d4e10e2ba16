import type { ReadCall, WriteCall } from '#platform/call.ts';
import type { Role } from '#product/accounts/contract.ts';
import { record } from '#product/audit/audit.ts';
import type { ProvenStaff } from '#product/audit/staff.ts';
import type { BalanceEvent } from './contract.ts';
import { DAILY_GRANTS, type GrantReason } from './contract.ts';
import { credit } from './policy.ts';
import { grantedSince, grantWithKey, lockStaff, moveInLedger } from './queries.ts';

const DAY_MS = 24 * 3600_000;

/** Null where their role grants none. */
export async function grantsLeft(
  { sql, now }: ReadCall,
  staff: number | null,
  role: Role | null,
): Promise<number | null> {
  const limit = role === null ? undefined : DAILY_GRANTS[role];
  if (limit === undefined) return null;
  if (staff === null) return limit;
  const since = new Date(now.getTime() - DAY_MS);
  return Math.max(0, limit - ((await grantedSince.one(sql, { staff, since }))?.credits ?? 0));
}

interface Grant {
  account: number;
  amount: number;
  reason: GrantReason;
  key: string;
  note?: string | undefined;
}

/** @returns the balance, or why nothing was given; a key that was used for something else is `reused`. */
export async function grantCredits(
  call: WriteCall,
  by: ProvenStaff,
  role: Role | null,
  { account, amount, reason, key, note }: Grant,
): Promise<number | 'limit' | 'reused'> {
  const { tx } = call;
  await lockStaff.one(tx, { staff: by.id });
  const before = await grantWithKey.one(tx, { key });
  if (before && (before.account_id !== account || before.amount !== amount)) return 'reused';
  if (!before) {
    const left = await grantsLeft(call, by.id, role);
    if (left === null || amount > left) return 'limit';
  }
  const moved = await moveInLedger.one(tx, { account, amount: credit(amount), reason: 'adjustment', reference: key });
  const balance = moved?.balance ?? 0;
  if (before) return balance;
  const details = { amount, reason };
  await record(call, by, {
    verb: 'credits.granted',
    object: 'account',
    id: account,
    account,
    details,
    ...(note && { note }),
  });
  call.publish(account, { type: 'balance' } satisfies BalanceEvent);
  return balance;
}
