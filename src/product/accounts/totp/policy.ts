import { Secret, TOTP } from 'otpauth';
import { composed } from '#platform/composed.ts';

/** Seconds that a code is good for, as all apps have it. */
const PERIOD_SECONDS = 30;
/** Steps that a phone's clock may be wrong by, either way. */
const SKEW = 1;

/** @param secret 20 bytes. */
export const totpFor = (secret: Uint8Array, names: { issuer: string; label: string }): TOTP =>
  // A colon would end the issuer's name.
  new TOTP({
    ...names,
    issuer: names.issuer.replaceAll(':', ' '),
    secret: secretOf(secret),
    period: PERIOD_SECONDS,
    digits: 6,
  });

const secretOf = (bytes: Uint8Array) => new Secret({ buffer: Uint8Array.from(bytes).buffer });

/** @param lastStep neither it nor one before it is taken again. @returns null for a code that is wrong or was used. */
export function stepOf(secret: Uint8Array, code: string, lastStep: number, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    token: code,
    secret: secretOf(secret),
    period: PERIOD_SECONDS,
    digits: 6,
    timestamp,
    window: SKEW,
  });
  if (delta === null) return null;
  const step = TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
  return step > lastStep ? step : null;
}

export function typedCode(text: string): { kind: 'digits' | 'recovery'; code: string } {
  const code = composed(text, 'NFKC')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
  return { kind: /^\d{6}$/.test(code) ? 'digits' : 'recovery', code };
}
