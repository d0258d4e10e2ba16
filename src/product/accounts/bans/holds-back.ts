import type { ReadCall, WriteCall } from '#platform/call.ts';
import { record, type Staff } from '#product/audit/audit.ts';
import { accountChanged } from '../sessions/sessions.ts';
import { statusChangedJob } from '../status-changed.ts';
import { decideHeld, heldRows, heldState, hideHeld, insertHeld } from './queries.ts';
import { isTraced } from './traces/traces.ts';

/** Nobody is refused: an address may have another owner by now, and a ban may have been wrong. */
export async function holdsBack(call: WriteCall, account: number, email: string): Promise<boolean> {
  const state = await heldState.one(call.tx, { account });
  if (state) return state.decided_at === null;
  if (!(await isTraced({ ...call, sql: call.tx }, email))) return false;
  await insertHeld(call.tx, { account, now: call.now });
  accountChanged(call, account);
  return true;
}

/** Of a member let in before who confirms another address: others do not see them until staff have looked. */
export async function holdsBackChanged(call: WriteCall, account: number, email: string): Promise<void> {
  if (!(await holdsBack(call, account, email))) return;
  await hideHeld(call.tx, { account });
  await call.enqueue(statusChangedJob, { accounts: [account] });
}

export async function isHeld({ sql }: Pick<ReadCall, 'sql'>, account: number): Promise<boolean> {
  const state = await heldState.one(sql, { account });
  return state !== null && state.decided_at === null;
}

export const listHeld = ({ sql }: Pick<ReadCall, 'sql'>, most: number) => heldRows(sql, { most });

/** @returns false where nobody waits. */
export async function letIn(
  call: WriteCall,
  by: Staff,
  { account, note }: { account: number; note?: string | undefined },
): Promise<boolean> {
  if (!(await decideHeld.one(call.tx, { account, now: call.now }))) return false;
  await record(call, by, {
    verb: 'account.let_in',
    object: 'account',
    id: account,
    account,
    ...(note && { note }),
  });
  return true;
}
