import type { WriteCall } from '#platform/call.ts';
import type { Sql } from '#platform/db/database.ts';
import type { RowOf } from '#platform/db/statement.ts';
import type { JobTools } from '#platform/module.ts';
import { record, type Staff } from '#product/audit/audit.ts';
import { endProofs } from '../logins/give-proof.ts';
import { accountChanged, closeAllSessions } from '../sessions/sessions.ts';
import { statusChangedJob } from '../status-changed.ts';
import type { BanOrder, BanVerdict, LiftVerdict } from './contract.ts';
import { fraudRemovedJob } from './fraud-removed.ts';
import { bansOver, deletionOf, endBan, insertBan, lockMember, openBanOf, setStatus } from './queries.ts';
import { deleteBanSignals, deleteTrace } from './traces/queries.ts';
import { noteTrace } from './traces/traces.ts';

const BATCH_SIZE = 500;
/** Milliseconds after which nothing is under way any more that began before a ban: a message to who is banned. */
const SETTLES_MS = 10_000;
const CLOCK: Staff = { name: 'the clock' };

export const banOf = (sql: Sql, account: number): Promise<RowOf<typeof openBanOf> | null> =>
  openBanOf.one(sql, { account });

/** Another reason or time takes the place of the ban before. An account that its owner deleted comes back banned. */
export async function ban(call: WriteCall, by: Staff, order: BanOrder): Promise<BanVerdict> {
  const { tx, now } = call;
  const { account, reason, until, note, found } = order;
  if (until && until <= now) return 'past';
  const member = await lockMember.one(tx, { account });
  if (!member) return 'no_member';
  const open = await banOf(tx, account);
  if (open && open.reason === reason && open.until?.getTime() === until?.getTime()) return 'unchanged';
  if (open) await end(tx, open.id, now);
  const status = (await deletionOf.one(tx, { account }))?.before ?? member.status;
  const before = open?.before ?? (status === 'not_confirmed' ? 'not_confirmed' : 'active');
  await insertBan(tx, { account, reason, until, before, now });
  await noteTrace(call, account);
  await setStatus(tx, { account, status: 'blocked' });
  await closeAllSessions(call, account);
  await endProofs(call, account, 'banned');
  await record(call, by, {
    verb: 'account.banned',
    object: 'account',
    id: account,
    account,
    details: { reason, until: until?.toISOString() ?? null },
    found,
    ...(note && { note }),
  });
  await statusChanged(call, account);
  if (reason === 'money' && !until) {
    const after = new Date(now.getTime() + SETTLES_MS);
    await call.enqueue(fraudRemovedJob, { account, after: 0 }, { after });
  }
  return 'banned';
}

/** The member's sessions stay over. */
export async function lift(
  call: WriteCall,
  by: Staff,
  { account, note }: Pick<BanOrder, 'account' | 'note'>,
): Promise<LiftVerdict> {
  const { tx, now } = call;
  const open = (await lockMember.one(tx, { account })) && (await banOf(tx, account));
  if (!open) return 'not_banned';
  await end(tx, open.id, now);
  await setStatus(tx, { account, status: open.before });
  await record(call, by, { verb: 'account.lifted', object: 'account', id: account, account, ...(note && { note }) });
  await statusChanged(call, account);
  return 'lifted';
}

async function end(tx: Sql, ban: number, now: Date): Promise<void> {
  await endBan(tx, { ban, now });
  await deleteTrace(tx, { ban });
  await deleteBanSignals(tx, { ban });
}

async function statusChanged(call: WriteCall, account: number): Promise<void> {
  accountChanged(call, account);
  await call.enqueue(statusChangedJob, { accounts: [account] });
}

export async function liftOver({ services: { db, now }, onSite }: JobTools): Promise<void> {
  for (const { account_id, site_id } of await bansOver(db, { now: now(), most: BATCH_SIZE })) {
    const { transaction } = await onSite(site_id);
    await transaction((call) => liftIfOver(call, account_id));
  }
}

async function liftIfOver(call: WriteCall, account: number): Promise<void> {
  if (!(await lockMember.one(call.tx, { account }))) return;
  const open = await banOf(call.tx, account);
  if (open?.until && open.until <= call.now) await lift(call, CLOCK, { account });
}
