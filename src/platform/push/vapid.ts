import webpush from 'web-push';
import type { PushKeys } from './keys.ts';

/** Milliseconds that a signature is used again; the services take it for twelve hours. */
const SIGNATURE_TTL_MS = 3600_000;
const MAX_SIGNATURES = 1000;

/** @returns what signs for a push service and a contact (RFC 8292), once an hour for each pair. */
export function vapidSigner({ publicKey, privateKey }: PushKeys, now: () => number) {
  const kept = new Map<string, { at: number; header: string }>();
  return (origin: string, contact: string): string => {
    const name = `${origin} ${contact}`;
    const known = kept.get(name);
    if (known && now() - known.at < SIGNATURE_TTL_MS) return known.header;
    const { Authorization: header } = webpush.getVapidHeaders(origin, contact, publicKey, privateKey, 'aes128gcm');
    if (kept.size >= MAX_SIGNATURES) kept.clear();
    kept.set(name, { at: now(), header });
    return header;
  };
}
