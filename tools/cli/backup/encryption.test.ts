import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, expect, test } from 'vitest';
import { decryptionFor, type Encryption, encryptionFor } from './encryption.ts';

const folder = await mkdtemp(join(tmpdir(), 'kindling-age-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const read = async (source: Readable) => Buffer.concat(await source.toArray());
const encrypted = async (by: Encryption, text: string) => read(await by.encrypt(Readable.from([Buffer.from(text)])));
const decrypted = async (by: Encryption, bytes: Buffer) => `${await read(await by.decrypt(Readable.from([bytes])))}`;

test('what a passphrase encrypted it decrypts again, and no other one does', async () => {
  const passphraseFile = join(folder, 'passphrase');
  await writeFile(passphraseFile, 'correct horse battery\n');
  const bytes = await encrypted(await encryptionFor(folder, { passphraseFile, env: {} }), 'hush');
  const again = await decryptionFor(folder, { env: { BACKUP_PASSPHRASE: 'correct horse battery' } });
  expect(await decrypted(again, bytes)).toBe('hush');
  await expect(decryptionFor(folder, { env: { BACKUP_PASSPHRASE: 'another horse battery' } })).rejects.toThrow(
    'does not open',
  );
  await expect(decrypted(again, bytes.subarray(0, -1))).rejects.toThrow();
});

test('what is for a recipient is read back at once, and later by the key of the recipient alone', async () => {
  const identity = await generateX25519Identity();
  const env = { BACKUP_RECIPIENT: await identityToRecipient(identity) };
  const by = await encryptionFor(folder, { env });
  const bytes = await encrypted(by, 'hush');
  expect(await decrypted(by, bytes)).toBe('hush');
  expect(await decrypted(await decryptionFor(folder, { env: { BACKUP_IDENTITY: identity } }), bytes)).toBe('hush');
  const other = await decryptionFor(folder, { env: { BACKUP_IDENTITY: await generateX25519Identity() } });
  await expect(decrypted(other, bytes)).rejects.toThrow();
});

test('without a secret, with two of them, a short one or a wrong one a backup is refused in words', async () => {
  await expect(encryptionFor(folder, { env: {} })).rejects.toThrow('A backup is encrypted');
  await expect(encryptionFor(folder, { env: { BACKUP_PASSPHRASE: 'short' } })).rejects.toThrow('at least 12');
  await expect(encryptionFor(folder, { env: { BACKUP_RECIPIENT: 'ssh-rsa AAAA' } })).rejects.toThrow('age1');
  await expect(
    encryptionFor(folder, { env: { BACKUP_RECIPIENT: 'age1x', BACKUP_PASSPHRASE: 'correct horse battery' } }),
  ).rejects.toThrow('not both');
  await expect(decryptionFor(folder, { env: {} })).rejects.toThrow('is encrypted');
});
