import type { JobTools } from '#platform/module.ts';
import { KEY_TTL_MS, openAttempt } from '../pay.ts';
import { accountById } from '../payment-accounts/payment-accounts.ts';
import { orderedBefore } from '../queries.ts';
import { askAttempt, planNextCheck } from './ask.ts';
import type { Opener } from './note-opened.ts';
import { type AttemptRow, attemptById, deleteDeliveriesBefore, takeDueAttempts } from './queries.ts';

const MAX_ATTEMPTS = 200;
/** Who takes an attempt has so long before somebody else does. */
const LEASE_MS = 2 * 60_000;
/** At the same time: a provider that hangs holds up no other's. */
const CONCURRENCY = 8;
/** Bodies of webhooks: as long as a dispute may ask for them. */
const RETENTION_MS = 90 * 24 * 3600_000;

export async function reconcilePayments(tools: JobTools): Promise<void> {
  const { db, now } = tools.services;
  const at = now();
  const due = await takeDueAttempts(db, { now: at, later: new Date(at.getTime() + LEASE_MS), most: MAX_ATTEMPTS });
  const waiting = due.map(({ id }) => id);
  const work = async () => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) await reconcile(tools, id);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}

async function reconcile({ services, onSite }: JobTools, id: number): Promise<void> {
  const attempt = await attemptById.one(services.db, { id });
  if (!attempt) return;
  const { read, transaction } = await onSite(attempt.site_id);
  const call: Opener = { ...read, now: services.now(), sql: services.db, transaction };
  try {
    await planNextCheck(call, id, await look(call, attempt));
  } catch (error) {
    services.log.error({ err: error, attempt: id }, 'an attempt to pay could not be reconciled');
  }
}

async function look(call: Opener, attempt: AttemptRow) {
  const account = await accountById(call, attempt.payment_account_id);
  if (!account) return 'silent';
  if (attempt.reference !== null) return askAttempt(call, account, attempt);
  const age = call.now.getTime() - (attempt.sent_at ?? attempt.created_at).getTime();
  const ordered = age < KEY_TTL_MS ? await orderedBefore.one(call.sql, { payment: attempt.payment_id }) : null;
  // The same key finds what the answer, which was lost, would have said.
  if (ordered?.attempt_id === attempt.id) await openAttempt(call, account, ordered);
  return 'silent';
}

export async function forgetDeliveries({ services: { db, now } }: JobTools): Promise<void> {
  await deleteDeliveriesBefore(db, { before: new Date(now().getTime() - RETENTION_MS) });
}
