import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** A key of the operator: 32 bytes, with a name that says which one encrypted what. */
export interface Key {
  readonly id: string;
  readonly key: Buffer;
}

/** A secret that is copied to another row does not open there. */
export interface Place {
  table: string;
  column: string;
  row: string | number;
}

export interface KeyRing {
  /** @returns `v1.<key>.<IV>.<data>.<tag>`, the last three in base64url. */
  seal(place: Place, plain: Uint8Array): string;
  /** @throws SealBroken for another place, another key, or a changed text. */
  open(place: Place, sealed: string): Buffer;
  isCurrent(sealed: string): boolean;
  readonly current: string;
  /** 32 bytes for one purpose alone, from the first key. */
  derive(purpose: string): Buffer;
  /** One of every key, the first first: for what was kept while another key was first. */
  deriveEach(purpose: string): readonly Key[];
}

export class SealBroken extends Error {}

const VERSION = 'v1';
const CIPHER = 'aes-256-gcm';
/** Bytes, as NIST SP 800-38D has them for GCM. */
const IV_LENGTH_BYTES = 12;
const TAG_LENGTH = 16;

export const isSealed = (text: string): boolean => text.startsWith(`${VERSION}.`);

/** @param keys the first encrypts, all decrypt. */
export function keyRingOf(keys: readonly [Key, ...Key[]]): KeyRing {
  const [first] = keys;
  const sealing = new Map(keys.map(({ id, key }) => [id, derived(key, 'secrets at rest')]));
  const keyOf = (id: string) => {
    const key = sealing.get(id);
    if (!key) throw new SealBroken(`There is no key ${id}.`);
    return key;
  };
  return {
    current: first.id,
    seal(place, plain) {
      const iv = randomBytes(IV_LENGTH_BYTES);
      const cipher = createCipheriv(CIPHER, keyOf(first.id), iv, { authTagLength: TAG_LENGTH });
      cipher.setAAD(nameOf(place));
      const data = Buffer.concat([cipher.update(plain), cipher.final()]);
      return [VERSION, first.id, ...[iv, data, cipher.getAuthTag()].map((part) => part.toString('base64url'))].join(
        '.',
      );
    },
    open(place, sealed) {
      const [version, id = '', ...parts] = sealed.split('.');
      const [iv, data, tag] = parts.map((part) => Buffer.from(part, 'base64url'));
      if (version !== VERSION || parts.length !== 3 || !iv || !data || tag?.length !== TAG_LENGTH)
        throw new SealBroken('This is no encrypted secret.');
      const decipher = createDecipheriv(CIPHER, keyOf(id), iv, { authTagLength: TAG_LENGTH });
      decipher.setAAD(nameOf(place));
      decipher.setAuthTag(tag);
      try {
        return Buffer.concat([decipher.update(data), decipher.final()]);
      } catch {
        throw new SealBroken(`The key ${id} does not open this secret.`);
      }
    },
    isCurrent: (sealed) => sealed.startsWith(`${VERSION}.${first.id}.`),
    derive: (purpose) => derived(first.key, purpose),
    deriveEach: (purpose) => keys.map(({ id, key }) => ({ id, key: derived(key, purpose) })),
  };
}

const nameOf = ({ table, column, row }: Place) => Buffer.from(`${table}.${column}.${row}`);

/** HKDF (RFC 5869): what is known of one purpose's key says nothing of another's. */
const derived = (key: Buffer, purpose: string) => Buffer.from(hkdfSync('sha256', key, '', `kindling ${purpose}`, 32));
