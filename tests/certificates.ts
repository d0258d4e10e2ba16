import { generateKeyPairSync, type KeyObject, randomBytes, sign, X509Certificate } from 'node:crypto';

/** A certificate with the key that it speaks for. */
export interface Certified {
  certificate: X509Certificate;
  privateKey: KeyObject;
}

interface Wanted {
  name: string;
  /** Who signs it; itself without one. */
  by?: Certified;
  isAuthority?: boolean;
  /** Names of hosts that it is for. */
  hosts?: readonly string[];
  /** Where the certificate of its issuer lies. */
  issuerAt?: string;
  from?: string;
  to?: string;
}

/** A certificate of RSA (RFC 5280), made here and now. */
export function certified({ name, by, from = '2026-01-01', to = '2036-01-01', ...wanted }: Wanted): Certified {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const issuer = by?.certificate.subject.replace(/^CN=/, '') ?? name;
  const signed = sequence(
    tagged(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    SIGNED_BY,
    named(issuer),
    sequence(moment(from), moment(to)),
    named(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(...extensions(wanted))),
  );
  const signature = sign('sha256', signed, by?.privateKey ?? privateKey);
  const der = sequence(signed, SIGNED_BY, tagged(0x03, Buffer.concat([Buffer.from([0]), signature])));
  return { certificate: new X509Certificate(der), privateKey };
}

function extensions({ isAuthority = false, hosts = [], issuerAt }: Omit<Wanted, 'name'>): Buffer[] {
  const all = [extension('551d13', sequence(...(isAuthority ? [tagged(0x01, Buffer.from([0xff]))] : [])))];
  if (hosts.length > 0)
    all.push(extension('551d11', sequence(...hosts.map((host) => tagged(0x82, Buffer.from(host))))));
  if (issuerAt)
    all.push(
      extension('2b06010505070101', sequence(sequence(oid('2b06010505073002'), tagged(0x86, Buffer.from(issuerAt))))),
    );
  return all;
}

const extension = (id: string, content: Buffer) => sequence(oid(id), tagged(0x04, content));

/** DER: a tag, the length of what follows, and that. */
function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content;
  if (length < 128) return Buffer.concat([Buffer.from([tag, length]), content]);
  const size = Buffer.alloc(2);
  size.writeUInt16BE(length);
  return Buffer.concat([Buffer.from([tag, 0x82]), size, content]);
}

const sequence = (...parts: Buffer[]) => tagged(0x30, Buffer.concat(parts));
const integer = (bytes: Buffer) => tagged(0x02, bytes);
const oid = (hex: string) => tagged(0x06, Buffer.from(hex, 'hex'));
const named = (name: string) => sequence(tagged(0x31, sequence(oid('550403'), tagged(0x0c, Buffer.from(name)))));
/** @param date such as 2026-01-01. */
const moment = (date: string) => tagged(0x17, Buffer.from(`${date.slice(2).replaceAll('-', '')}000000Z`));
const SIGNED_BY = sequence(oid('2a864886f70d01010b'), tagged(0x05, Buffer.alloc(0)));
