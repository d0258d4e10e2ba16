import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mailIdIn } from '#platform/mail/mail-token.ts';
import type { RenderedMail } from '#platform/mail/transport.ts';
import { startTestApp } from '#tests/harness.ts';
import { sendMailsOf } from '#tests/sent-mails.ts';

const PASSWORD = { to: 'marit@example.com', locale: 'de' as const, siteId: 1, template: 'password-reset' };
const reset = () => ({ ...PASSWORD, id: randomUUID(), params: { url: 'https://kindling.example/t' } });

test('a mail has one name of its own at every try, in its Message-ID and its return path', async () => {
  const kindling = await startTestApp();
  await kindling.db.query({
    text: `update sites set settings = settings || '{"bounce_host": "bounce.kindling.example"}' where id = 1`,
  });
  const tried: RenderedMail[] = [];
  const { send } = await sendMailsOf(kindling, async (mail) => {
    tried.push(mail);
    if (tried.length === 1) throw new Error('the outbox is away');
  });
  const order = reset();
  await expect(send(order)).rejects.toThrow('away');
  const [again, other] = [await send(order), await send(reset())];
  const [first] = tried;
  if (!first) throw new Error('No mail was tried.');
  expect(first.messageId).toMatch(/^<[a-z2-7]{40}@kindling\.example>$/);
  expect(again.messageId).toBe(first.messageId);
  expect(other.messageId).not.toBe(first.messageId);
  expect(first.returnPath).toBe(`b-${first.messageId?.slice(1, 41)}@bounce.kindling.example`);
  expect(mailIdIn(kindling.services.keys, first.returnPath ?? '')).toBe(order.id);
});

test('a mail tells servers its language, that a machine wrote it, and its kind, site and stream', async () => {
  const { send } = await sendMailsOf(await startTestApp());
  const { headers = {}, from } = await send(reset());
  expect(from).toEqual({ name: 'Kindling', address: 'support@kindling.example' });
  expect(headers).toMatchObject({
    'Content-Language': 'de',
    'Auto-Submitted': 'auto-generated',
    'Feedback-ID': 'password-reset:site1:transactional:kindling',
  });
  expect(headers).not.toHaveProperty('List-Unsubscribe');
  expect(headers).not.toHaveProperty('List-Id');
});

test('a site whose key is there signs its mails, and one whose key is missing sends them without', async () => {
  const secretsDir = await mkdtemp(join(tmpdir(), 'kindling-dkim-'));
  onTestFinished(() => rm(secretsDir, { recursive: true }));
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  await writeFile(join(secretsDir, 'dkim.kindling.example'), key.export({ type: 'pkcs8', format: 'pem' }));
  const without = await startTestApp();
  await without.db.query({ text: `update sites set settings = settings || '{"dkim_selector": "s1"}' where id = 1` });
  expect((await (await sendMailsOf(without)).send(reset())).dkim).toBeUndefined();
  const signing = await sendMailsOf(await startTestApp({ secretsDir }, without));
  expect((await signing.send(reset())).dkim).toMatchObject({
    ...{ domain: 'kindling.example', selector: 's1' },
    privateKey: expect.stringContaining('PRIVATE KEY'),
  });
});
