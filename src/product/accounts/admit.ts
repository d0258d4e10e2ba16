import { AppError, authenticationRequired, type PlatformError } from '#platform/errors.ts';
import type { Access } from '#platform/http/endpoint.ts';
import type { Actor } from './contract.ts';
import { verdictOf } from './policy.ts';

/** @throws authentication_required, account_suspended, email_not_confirmed, premium_only or forbidden, all 403. */
export function admit(access: Access, actor: Actor | null): void {
  const verdict = verdictOf(access, actor);
  if (verdict === 'ok') return;
  if (verdict === 'authentication_required') throw authenticationRequired();
  throw new AppError<Exclude<typeof verdict, 'forbidden'> | PlatformError>(verdict, 403);
}
