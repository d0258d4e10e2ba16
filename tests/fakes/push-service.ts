import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What arrived for a browser, decrypted as it would be there. */
export interface Pushed {
  browser: number;
  headers: IncomingHttpHeaders;
  data: Record<string, unknown>;
  /** The key that the sender proved to have. */
  sender: string;
}

export interface PushService {
  /** To be given as `pushOrigin`. */
  origin: string;
  /** Oldest first. */
  pushed: Pushed[];
  /** A new browser's subscription, as its `toJSON` says it. */
  browser(): { endpoint: string; keys: { p256dh: string; auth: string } };
  /** How often it was called, and by which headers last. */
  calls: IncomingHttpHeaders[];
  /** What it answers from now on; 201 at first. 0: nothing at all. */
  answer(status: number, headers?: Record<string, string>): void;
  close(): Promise<void>;
}

/**
 * A push service on this machine with browsers behind it, that reads what it is sent: RFC 8030, 8188, 8291 and 8292.
 * @param reads one of so many, for a bench: real ones decrypt elsewhere. All are counted in `calls`.
 */
export async function startPushService({ reads = 1 } = {}): Promise<PushService> {
  const browsers: { keys: ECDH; auth: Buffer }[] = [];
  const pushed: Pushed[] = [];
  const calls: IncomingHttpHeaders[] = [];
  let status = 201;
  let extra: Record<string, string> = {};
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    calls.push(request.headers);
    const browser = Number(/^\/send\/(\d+)-/.exec(request.url ?? '')?.[1] ?? -1);
    const known = browsers[browser];
    if (status === 201 && known && calls.length % reads === 0) {
      const text = decrypted(Buffer.concat(parts), known);
      const sender = provedKey(request.headers.authorization ?? '', origin);
      pushed.push({ browser, headers: request.headers, data: JSON.parse(text), sender });
    }
    if (status === 0) return;
    response.writeHead(known ? status : 404, extra).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    pushed,
    calls,
    browser() {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(16);
      browsers.push({ keys, auth });
      return {
        endpoint: `${origin}/send/${browsers.length - 1}-${randomBytes(8).toString('hex')}`,
        keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
      };
    },
    answer(next, headers = {}) {
      status = next;
      extra = headers;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** @throws when it is not meant for this browser. */
function decrypted(body: Buffer, { keys, auth }: { keys: ECDH; auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const secret = keys.computeSecret(sender);
  const derive = (key: Buffer, from: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, from, info, length));
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const shared = derive(secret, auth, both, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** Whose signature the header of VAPID holds, for this service. @throws when it is nobody's. */
function provedKey(header: string, origin: string): string {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.toString('base64url', 1, 33),
    y: point.toString('base64url', 33, 65),
  };
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  if (!signed || aud !== origin || !/^(mailto:[^@]+@|https:\/\/)/.test(sub))
    throw new Error('Nobody signed this push.');
  return key;
}
