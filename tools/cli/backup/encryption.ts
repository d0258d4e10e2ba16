import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { StartError } from '#platform/start-error.ts';

/** How files of a backup are written and read: in the format of age (age-encryption.org), or as they are. */
export interface Encryption {
  /** What names of files end in. */
  readonly suffix: '.age' | '';
  encrypt(source: Readable): Promise<Readable>;
  /** @throws also on the way: when a byte was changed, or the end is missing. */
  decrypt(source: Readable): Promise<Readable>;
}

export const UNENCRYPTED: Encryption = {
  suffix: '',
  encrypt: async (source) => source,
  decrypt: async (source) => source,
};

/** Beside the backups: what opens them, encrypted with the passphrase. */
const KEY_FILE = 'key.age';
const MIN_PASSPHRASE_LENGTH = 12;

/** Where the secret is: files, or the environment. Never an argument, which every user of the machine may read. */
export interface SecretPlaces {
  passphraseFile?: string | undefined;
  recipientFile?: string | undefined;
  identityFile?: string | undefined;
  env: NodeJS.ProcessEnv;
}

const NONE =
  'A backup is encrypted: put a passphrase into BACKUP_PASSPHRASE or a file (--passphrase-file), or the recipient of an age key into BACKUP_RECIPIENT or a file (--recipient-file). --unencrypted makes one that anybody can read.';

/** @param folder the one that holds the backups. @throws StartError where there is no secret. */
export async function encryptionFor(folder: string, places: SecretPlaces): Promise<Encryption> {
  const passphrase = await passphraseOf(places);
  const recipients = linesOf((await textOf(places.recipientFile)) ?? places.env.BACKUP_RECIPIENT);
  if (passphrase && recipients.length) throw new StartError('Give a passphrase or a recipient, not both.');
  if (passphrase) {
    if (passphrase.length < MIN_PASSPHRASE_LENGTH)
      throw new StartError(`The passphrase must have at least ${MIN_PASSPHRASE_LENGTH} characters.`);
    const identity = (await openKey(folder, passphrase)) ?? (await makeKey(folder, passphrase));
    return ageEncryption([await identityToRecipient(identity)], [identity]);
  }
  if (!recipients.length) throw new StartError(NONE);
  if (!recipients.every((one) => /^age1[a-z0-9]+$/.test(one)))
    throw new StartError('A recipient is what age-keygen calls the public key: age1..., one a line.');
  // Of nobody, and forgotten at the end: the backup is read back by it, since whom it is for is not here.
  const own = await generateX25519Identity();
  return ageEncryption([...recipients, await identityToRecipient(own)], [own]);
}

/** @throws StartError where there is no secret, or a wrong one. */
export async function decryptionFor(folder: string, places: SecretPlaces): Promise<Encryption> {
  const identities = linesOf((await textOf(places.identityFile)) ?? places.env.BACKUP_IDENTITY);
  if (identities.length) return ageEncryption([], identities);
  const passphrase = await passphraseOf(places);
  if (!passphrase)
    throw new StartError(
      'This backup is encrypted: put its passphrase into BACKUP_PASSPHRASE or a file (--passphrase-file), or the age key into BACKUP_IDENTITY or a file (--identity-file).',
    );
  const identity = await openKey(folder, passphrase);
  if (!identity)
    throw new StartError(
      `${join(folder, KEY_FILE)} is missing: it lies beside the backups, and a passphrase needs it.`,
    );
  return ageEncryption([], [identity]);
}

function ageEncryption(recipients: string[], identities: string[]): Encryption {
  return {
    suffix: '.age',
    async encrypt(source) {
      const encrypter = new Encrypter();
      for (const one of recipients) encrypter.addRecipient(one);
      return nodeStream(await encrypter.encrypt(webStream(source)));
    },
    async decrypt(source) {
      const decrypter = new Decrypter();
      for (const one of identities) decrypter.addIdentity(one);
      return nodeStream(await decrypter.decrypt(webStream(source)));
    },
  };
}

const webStream = (source: Readable) => Readable.toWeb(source) as unknown as globalThis.ReadableStream<Uint8Array>;
const nodeStream = (stream: globalThis.ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as unknown as ReadableStream);

/** @returns null where there is none yet. @throws StartError for another passphrase. */
async function openKey(folder: string, passphrase: string): Promise<string | null> {
  const sealed = await readFile(join(folder, KEY_FILE)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!sealed) return null;
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const identity = await decrypter.decrypt(sealed, 'text').catch(() => {
    throw new StartError(`The passphrase does not open ${join(folder, KEY_FILE)}.`);
  });
  return identity.trim();
}

/** A passphrase takes a second to try, on purpose: it opens this key once, and the key does the rest. */
async function makeKey(folder: string, passphrase: string): Promise<string> {
  const identity = await generateX25519Identity();
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  const sealed = await encrypter.encrypt(`${identity}\n`);
  await writeFile(join(folder, KEY_FILE), sealed, { mode: 0o600, flag: 'wx', flush: true });
  return identity;
}

const passphraseOf = async ({ passphraseFile, env }: SecretPlaces) =>
  ((await textOf(passphraseFile)) ?? env.BACKUP_PASSPHRASE ?? '').replace(/\r?\n$/, '');

async function textOf(path: string | undefined): Promise<string | undefined> {
  if (path === undefined) return undefined;
  return readFile(path, 'utf8').catch(() => {
    throw new StartError(`The file ${path} cannot be read.`);
  });
}

const linesOf = (text = '') =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
