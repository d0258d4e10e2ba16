import type { WriteCall } from '#platform/call.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type { NewPassword } from '../passwords/contract.ts';
import { passwordProblem } from '../passwords/password-problem.ts';
import { type WrongPassword, wrongPassword } from '../passwords/policy.ts';
import { confirmWithStep } from '../totp/totp.ts';
import { insertStaff } from './queries.ts';

interface FirstStaff {
  /** Where their account is; their role is on all sites. */
  site: number;
  email: string;
  passwordHash: string;
  locale: Locale;
  /** @param step of the code that showed it. */
  totp: { secret: Uint8Array; step: number };
}

/** Hold the lock under which nobody else makes one. @returns codes that are told once; null: the address is taken. */
export async function addFirstStaff(
  call: Pick<WriteCall, 'tx' | 'now' | 'keys'>,
  { site, email, passwordHash, locale, totp }: FirstStaff,
): Promise<{ id: number; recoveryCodes: string[] } | null> {
  const account = {
    site,
    role: 'admin' as const,
    email,
    passwordHash,
    language: locale,
    allSites: true,
    now: call.now,
  };
  const added = await insertStaff.one(call.tx, account);
  if (!added) return null;
  const { recovery_codes: recoveryCodes } = await confirmWithStep(call, added.id, totp.secret, totp.step);
  return { id: added.id, recoveryCodes };
}

type PasswordFault =
  | NonNullable<WrongPassword[keyof WrongPassword]>
  | NonNullable<Awaited<ReturnType<typeof passwordProblem>>>;

/** @param about what others know of its owner. */
export async function wrongNewPassword(
  input: NewPassword,
  about: readonly string[],
): Promise<Partial<Record<keyof NewPassword, PasswordFault>>> {
  const rules = wrongPassword(input);
  const weak = rules.password ? null : await passwordProblem(input.password, about);
  return { ...rules, ...(weak && { password: weak }) };
}
