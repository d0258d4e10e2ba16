import type { JobTools } from '#platform/module.ts';
import { askAttempt, hearFacts, openAttemptOf } from '../attempts/ask.ts';
import { callProvider } from '../attempts/call-provider.ts';
import type { Opener } from '../attempts/note-opened.ts';
import { attemptById } from '../attempts/queries.ts';
import { ProviderError } from '../gateway.ts';
import { accountById } from '../payment-accounts/payment-accounts.ts';
import { refundById, setRefund, takeDueRefunds } from './queries.ts';

const REFUND_TIMEOUT_MS = 15_000;
const LEASE_MS = 2 * 60_000;
const MAX_REFUNDS = 100;
const MAX_CHECKS = 24 * 30;
const CHECK_MS = 60 * 60_000;

/** The key makes a second call the same refund. What got no answer is asked again. */
export async function sendRefund(tools: JobTools, { refund: id }: { refund: number; site: number }): Promise<void> {
  const { services, onSite } = tools;
  const refund = await refundById.one(services.db, { id });
  if (!refund || (refund.state !== 'asked' && refund.state !== 'unknown')) return;
  const { read, transaction } = await onSite(refund.site_id);
  const call: Opener = { ...read, now: services.now(), sql: services.db, transaction };
  const attempt = await attemptById.one(call.sql, { id: refund.attempt_id });
  const account = attempt && (await accountById(call, attempt.payment_account_id));
  if (!attempt?.reference || !account) return;
  const open = openAttemptOf({ ...attempt, reference: attempt.reference });
  const { site } = call;
  try {
    const fact = await callProvider(call, account, { call: 'refund', timeout: REFUND_TIMEOUT_MS }, (provider, to) =>
      provider.refund(to, open, {
        ...{ refund: refund.id, key: refund.key, amount: refund.amount, currency: refund.currency },
        description: `${site.settings.name} ${refund.payment_id}`,
      }),
    );
    const { payment_id: payment } = refund;
    await hearFacts(call, account, [{ ...fact, ours: { payment, attempt: attempt.id }, ourRefund: refund.id }]);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (!error.unknown && (error.code === 'refused' || error.code === 'invalid')) return refused();
    const { now } = call;
    const checkAt = refund.checks < MAX_CHECKS ? new Date(now.getTime() + CHECK_MS) : null;
    await setRefund(call.sql, { id, state: 'unknown', reference: null, sentAt: null, now, checkAt });
  }

  async function refused(): Promise<void> {
    const { payment_id: payment, currency, amount } = refund ?? { payment_id: 0, currency: '', amount: 0 };
    const failed = { object: 'refund', state: 'failed', refund: `refused ${id}`, ourRefund: id } as const;
    if (!attempt?.reference || !account) return;
    await hearFacts(call, account, [
      {
        ...{ ...failed, id: `ours:refund:${id}:failed`, reference: attempt.reference },
        ...{ ours: { payment, attempt: attempt.id }, amount, currency },
      },
    ]);
  }
}

export async function followRefunds(tools: JobTools): Promise<void> {
  const { services, onSite } = tools;
  const at = services.now();
  const due = await takeDueRefunds(services.db, {
    now: at,
    later: new Date(at.getTime() + LEASE_MS),
    most: MAX_REFUNDS,
  });
  for (const { id } of due) {
    const refund = await refundById.one(services.db, { id });
    if (!refund) continue;
    if (refund.state !== 'sent') {
      await sendRefund(tools, { refund: id, site: refund.site_id });
      continue;
    }
    const { read, transaction } = await onSite(refund.site_id);
    const call: Opener = { ...read, now: services.now(), sql: services.db, transaction };
    const attempt = await attemptById.one(call.sql, { id: refund.attempt_id });
    const account = attempt && (await accountById(call, attempt.payment_account_id));
    if (attempt && account) await askAttempt(call, account, attempt);
    const after = await refundById.one(call.sql, { id });
    const checkAt = after?.state === 'sent' && refund.checks < MAX_CHECKS ? new Date(at.getTime() + CHECK_MS) : null;
    await setRefund(call.sql, { id, state: after?.state ?? 'sent', reference: null, sentAt: null, now: at, checkAt });
  }
}
