import { X509Certificate } from 'node:crypto';
import { rootCertificates } from 'node:tls';
import { LRUCache } from 'lru-cache';

const TIMEOUT_MS = 5000;
const MAX_CERTIFICATE_BYTES = 20_000;
const cache = new LRUCache<string, readonly X509Certificate[]>({ max: 20, ttl: 3600_000 });
let roots: readonly X509Certificate[] | undefined;

export interface SnsGateway {
  /** The signer's certificate and those behind it, in their order. */
  certificates(url: string): Promise<readonly X509Certificate[]>;
  issuer(url: string): Promise<X509Certificate>;
  roots(): readonly X509Certificate[];
  confirm(url: string): Promise<void>;
}

/** Addresses have to be checked before. */
export const sns: SnsGateway = {
  async certificates(url) {
    const text = () => read(url).then((bytes) => bytes.toString());
    return kept(url, async () => (await text()).split(/(?<=-----END CERTIFICATE-----)/).filter(isBegun));
  },
  async issuer(url) {
    const [certificate] = await kept(url, async () => [await read(url)]);
    if (!certificate) throw new Error('An authority of SNS has no certificate.');
    return certificate;
  },
  roots() {
    roots ??= rootCertificates.map((pem) => new X509Certificate(pem));
    return roots;
  },
  async confirm(url) {
    await read(url);
  },
};

const isBegun = (part: string) => part.includes('BEGIN');

async function kept(url: string, parts: () => Promise<(string | Buffer)[]>): Promise<readonly X509Certificate[]> {
  const known = cache.get(url);
  if (known) return known;
  const certificates = (await parts()).map((part) => new X509Certificate(part));
  cache.set(url, certificates);
  return certificates;
}

async function read(url: string): Promise<Buffer> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok || !response.body) throw new Error(`SNS answered ${response.status}.`);
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body) {
    length += part.length;
    if (length > MAX_CERTIFICATE_BYTES) throw new Error('SNS answered with more than a certificate.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
