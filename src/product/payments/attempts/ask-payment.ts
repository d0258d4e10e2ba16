import { accountById } from '../payment-accounts/payment-accounts.ts';
import { type Asked, askAttempt } from './ask.ts';
import type { Opener } from './note-opened.ts';
import { attemptsOfPayment } from './queries.ts';

export async function askPayment(call: Opener, payment: number): Promise<Asked> {
  let heard: Asked = 'silent';
  for (const attempt of await attemptsOfPayment(call.sql, { payment })) {
    const account = await accountById(call, attempt.payment_account_id);
    if (account && (await askAttempt(call, account, attempt)) === 'heard') heard = 'heard';
  }
  return heard;
}
