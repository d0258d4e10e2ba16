import { createHash } from 'node:crypto';
import type { WriteCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import type { AccountError } from '../contract.ts';
import { notifyOwner } from '../security/notify-owner.ts';
import { stepOf, typedCode } from './policy.ts';
import { lockTotp, spendCode, takeStep } from './queries.ts';
import { openSecret } from './seal-secrets.ts';

export const codeWrong = () => new AppError<AccountError>('code_wrong', 422, {}, { code: 'code_wrong' });

export const recoveryHash = (accountId: number, code: string): Buffer =>
  createHash('sha256').update(`${accountId}:${code}`).digest();

/** Count the attempt before. @throws code_wrong (422), for a code that was used as well. */
export async function takeCode(call: WriteCall, accountId: number, text: string): Promise<void> {
  const { tx, now } = call;
  const totp = await lockTotp.one(tx, { account: accountId });
  if (!totp?.confirmed_at) throw codeWrong();
  const { kind, code } = typedCode(text);
  if (kind === 'digits') {
    const step = stepOf(openSecret(call, accountId, totp.secret), code, totp.last_step, now);
    if (step === null) throw codeWrong();
    await takeStep(tx, { account: accountId, step, now });
    return;
  }
  if (!(await spendCode.one(tx, { account: accountId, hash: recoveryHash(accountId, code), now }))) throw codeWrong();
  await notifyOwner(call, accountId, 'recovery_used');
}
