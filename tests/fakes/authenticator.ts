import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

interface Told {
  challenge: string;
  rp?: { id?: string };
  rpId?: string;
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();

/** User is there, was verified, and a key is attached. */
const FLAGS = { present: 0x01, verified: 0x04, attached: 0x40 };

/** A phone that makes passkeys and signs with them, without a browser. It signs for whichever site it is told to be on. */
export function authenticator(origin: string, { counts = true } = {}) {
  const id = randomBytes(16);
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let counter = 0;
  const name = id.toString('base64url');
  const clientData = (type: string, challenge: string, at: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));
  const head = (rpId: string, flags: number) => {
    if (counts) counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  };
  return {
    id: name,
    /** Answers the options of a new passkey. */
    make({ challenge, rp }: Told, at = origin) {
      const attached = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(keys.publicKey)]);
      const flags = FLAGS.present | FLAGS.verified | FLAGS.attached;
      const authData = Buffer.concat([head(rp?.id ?? '', flags), attached]);
      const attestation = cbor(
        new Map<unknown, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      );
      return {
        id: name,
        rawId: name,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, at).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** Answers a challenge. @param on another site, or without asking for a finger. */
    sign({ challenge, rpId = '' }: Told, on: { origin?: string; rpId?: string; verified?: boolean } = {}) {
      const flags = FLAGS.present | ((on.verified ?? true) ? FLAGS.verified : 0);
      const authData = head(on.rpId ?? rpId, flags);
      const data = clientData('webauthn.get', challenge, on.origin ?? origin);
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(data)]))
        .sign(keys.privateKey);
      return {
        id: name,
        rawId: name,
        type: 'public-key',
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
    /** A copy of it that lags behind, as a cloned key would. */
    turnBack: (by: number) => {
      counter -= by;
    },
  };
}

/** An ES256 key as COSE writes it. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const point = (text: string) => Buffer.from(text, 'base64url');
  return cbor(
    new Map<unknown, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]),
  );
}

function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value >= 0 ? cborHead(0, value) : cborHead(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value]);
  if (value instanceof Map)
    return Buffer.concat([cborHead(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)])]);
  throw new Error('That is not written here.');
}

function cborHead(kind: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(kind << 5) | count]);
  return count < 256
    ? Buffer.from([(kind << 5) | 24, count])
    : Buffer.from([(kind << 5) | 25, count >> 8, count & 255]);
}
