import { X509Certificate } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const TIMEOUT_MS = 5000;
const MAX_CERTIFICATE_BYTES = 20_000;
const cache = new LRUCache<string, readonly X509Certificate[]>({ max: 10, ttl: 3600_000 });

/** What is asked of Amazon's SNS; a test puts its own there. */
export interface SnsGateway {
  /** The signer's certificate and those behind it, in their order. */
  certificates(url: string): Promise<readonly X509Certificate[]>;
  /** Says yes to a subscription. */
  confirm(url: string): Promise<void>;
}

/** Addresses have to be checked before. */
export const sns: SnsGateway = {
  async certificates(url) {
    const kept = cache.get(url);
    if (kept) return kept;
    const pem = (await read(url)).split(/(?<=-----END CERTIFICATE-----)/).filter((part) => part.includes('BEGIN'));
    const certificates = pem.map((part) => new X509Certificate(part));
    cache.set(url, certificates);
    return certificates;
  },
  async confirm(url) {
    await read(url);
  },
};

async function read(url: string): Promise<string> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok || !response.body) throw new Error(`SNS answered ${response.status}.`);
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body) {
    length += part.length;
    if (length > MAX_CERTIFICATE_BYTES) throw new Error('SNS answered with more than a certificate.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
