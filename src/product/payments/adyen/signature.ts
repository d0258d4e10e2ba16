import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AdyenItem } from './contract.ts';

/** What Adyen signs of an item, in its order: neither why, nor when, nor anything of `additionalData`. */
const signedPart = (item: AdyenItem) =>
  [
    item.pspReference,
    item.originalReference ?? '',
    item.merchantAccountCode,
    item.merchantReference ?? '',
    item.amount?.value ?? '',
    item.amount?.currency ?? '',
    item.eventCode,
    item.success,
  ].join(':');

export function signatureFits(item: AdyenItem, keys: readonly string[]): boolean {
  return isSigned(signedPart(item), item.additionalData?.hmacSignature, keys);
}

/** Webhooks of the newer kinds carry this signature in a header. */
export function signatureFitsBody(body: string, header: unknown, keys: readonly string[]): boolean {
  return isSigned(body, header, keys);
}

function isSigned(signed: string, given: unknown, keys: readonly string[]): boolean {
  if (typeof given !== 'string') return false;
  const signature = Buffer.from(given, 'base64');
  return keys.some((key) => {
    const secret = secretOf(key);
    if (!secret) return false;
    const right = createHmac('sha256', secret).update(signed, 'utf8').digest();
    return signature.length === right.length && timingSafeEqual(signature, right);
  });
}

/** Adyen's keys are 32 bytes in hex. Half a key, or none, would be read as a shorter one, by which anybody could sign. */
const secretOf = (key: string) => (/^[0-9a-f]{64}$/i.test(key) ? Buffer.from(key, 'hex') : null);
