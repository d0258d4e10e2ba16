import type { WriteCall } from '#platform/call.ts';
import { hearWithin } from '../../attempts/hear.ts';
import { debitReturnedMail } from '../../mails/mails.ts';
import { isBlocking } from './policy.ts';
import { type DebitRow, endedDebit, insertBlock } from './queries.ts';

/** As with any chargeback. A code that speaks of the payer blocks account and IBAN. The debit is locked. */
export async function claimDebit(call: WriteCall, debit: DebitRow, code: string): Promise<void> {
  const { tx, now } = call;
  const { reference, payment_id: payment, attempt_id: attempt, payment_account_id: account, end_to_end_id: id } = debit;
  if (reference === null) return;
  const heard = await hearWithin(
    call,
    { id: account },
    {
      ...{
        object: 'dispute',
        id: `sepa:${id}:lost`,
        reference,
        ours: { payment, attempt },
        dispute: id,
        state: 'lost',
      },
      ...{ amount: debit.amount, currency: debit.currency, reason: code, dueAt: null },
    },
    null,
  );
  if (heard === 'repeated') return;
  const blocks = isBlocking(code);
  if (blocks)
    await insertBlock(tx, { account: debit.account_id, hash: debit.iban_hash, debit: debit.id, reason: code, now });
  const ended = await endedDebit.one(tx, { payment, account, reference: id });
  if (!ended?.email) return;
  await call.mail(debitReturnedMail, {
    to: ended.email,
    locale: debit.locale,
    params: {
      ...{ number: payment, amount: debit.amount, currency: debit.currency, last4: debit.iban_last4 },
      ...{ taken: ended.taken ?? 0, owed: ended.owed ?? 0, blocked: blocks ? 'yes' : 'no' },
      payment_url: `${call.site.origin}/transactions/${payment}`,
    },
  });
}
