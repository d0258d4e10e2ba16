import { createHash } from 'node:crypto';
import type { Authenticated, WriteCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import { sendSignupMessage } from '#product/chat/send-message.ts';
import { like } from '#product/likes/likes.ts';
import { insertIntent } from './queries.ts';

interface SignupIntent {
  recipientId: number;
  message: string;
  like: boolean;
}

/** Kept until the address is confirmed. What is not possible leaves the sign-up as it is. */
export async function keepSignupIntent(
  call: Authenticated<WriteCall>,
  { recipientId, message, like: likes }: SignupIntent,
): Promise<void> {
  const { tx, actor, now } = call;
  await insertIntent(tx, { account: actor.id, recipient: recipientId, now });
  if (likes)
    await like(call, { profile_id: recipientId }).catch((error: unknown) => {
      // It is refused before anything is written.
      if (!(error instanceof AppError)) throw error;
    });
  if (message) await sendSignupMessage(call, { recipientId, key: signupMessageKey(actor.id), body: message });
}

/** The same for an account whenever it is asked, so that its sign-up message is never stored twice. A UUID of version 8. */
export function signupMessageKey(accountId: number): string {
  const hex = createHash('sha256').update(`sign-up message of ${accountId}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
