import { createHmac, randomUUID, sign, type X509Certificate } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { mailTokenOf } from '#platform/mail/mail-token.ts';
import { type Certified, certified } from '#tests/certificates.ts';
import { startTestApp } from '#tests/harness.ts';
import { type Person, person } from '#tests/people.ts';
import { refusingReceivers } from '../close-refusal.ts';
import { type SnsGateway, sns } from './gateway.ts';
import { isSigned } from './read-mailgun.ts';
import { receiveReport } from './receive-report.ts';
import { verifySns } from './verify-sns.ts';

const TOPIC = 'arn:aws:sns:eu-west-1:123456789012:mails';
const KEY = 'kindling-test-key';
const TOKEN = 'a-token-of-the-mailbox';
const secretsDir = await mkdtemp(join(tmpdir(), 'kindling-mail-'));
afterAll(() => rm(secretsDir, { recursive: true }));
for (const [name, text] of Object.entries({
  'mail.ses': TOPIC,
  'mail.mailgun': KEY,
  'mail.postmark': 'old:secret\nkindling:new secret',
  'mail.mailbox': TOKEN,
}))
  await writeFile(join(secretsDir, name), text);
const kindling = await startTestApp({ secretsDir });
const { db, services } = kindling;
const run = (text: string, ...values: unknown[]) => db.query({ text, values });

let people = 0;
async function mailed(to?: string): Promise<{ marit: Person; id: string; token: string }> {
  people += 1;
  const marit = await person(kindling, `marit${people}`);
  const id = randomUUID();
  await run(
    `insert into sent_mails (id, site_id, address, template, state, ordered_at) values ($1, 1, lower($2), 'x', 'sent', $3)`,
    id,
    to ?? marit.email,
    services.now(),
  );
  return { marit, id, token: mailTokenOf(services.keys, id) };
}
const stopsOf = async ({ id }: Person) =>
  (await run('select notifications_disabled from accounts where id = $1', id)).rows[0]?.notifications_disabled;

async function report(provider: string, payload: string, headers: Record<string, string> = {}): Promise<number> {
  const { statusCode } = await kindling.app.inject({
    method: 'POST',
    url: `/api/mail-report.php?provider=${provider}`,
    headers: { 'content-type': 'text/plain', ...headers },
    payload,
  });
  await kindling.runJobs();
  return statusCode;
}

const basic = (user: string) => ({ authorization: `Basic ${Buffer.from(user).toString('base64')}` });
const postmark = (event: object, user = 'kindling:new secret') =>
  report('postmark', JSON.stringify(event), basic(user));
const mailgun = (event: object, key = KEY, token: string = randomUUID()) => {
  const timestamp = `${Math.floor(services.now().getTime() / 1000)}`;
  const signature = createHmac('sha256', key)
    .update(timestamp + token)
    .digest('hex');
  return report('mailgun', JSON.stringify({ signature: { timestamp, token, signature }, 'event-data': event }));
};
const mailbox = (text: string, token = TOKEN) =>
  report('mailbox', text.replaceAll('\n', '\r\n'), { authorization: `Bearer ${token}` });

const bounced = (token: string, { action = 'failed', status = '5.1.1' } = {}) => `From: MAILER-DAEMON@receiver.example
To: <B-${token.toUpperCase()}@bounce.kindling.example>
Subject: Undelivered
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="=b"

--=b
Content-Type: text/plain

Sorry.
--=b
Content-Type: message/delivery-status

Reporting-MTA: dns; receiver.example

Final-Recipient: rfc822;
 somebody@receiver.example
Action: ${action}
Status: ${status}

--=b--
`;
const complained = (token: string, type = 'abuse') => `From: fbl@receiver.example
To: fbl@kindling.example
MIME-Version: 1.0
Content-Type: multipart/report; report-type=feedback-report; boundary="=b"

--=b
Content-Type: text/plain

A complaint.
--=b
Content-Type: message/feedback-report

Feedback-Type: ${type}
User-Agent: Receiver/1
Version: 1

--=b
Content-Type: message/rfc822

From: support@kindling.example
To: redacted
Message-ID: <${token}@kindling.example>
Subject: News

Hello
--=b--
`;

describe('a mailbox', () => {
  test('tells of a mail that came back: who has the address gets no more, once it is not there', async () => {
    const [gone, late, ours] = [await mailed(), await mailed(), await mailed('somebody@outlook.com')];
    expect(await mailbox(bounced(gone.token))).toBe(200);
    await mailbox(bounced(late.token, { action: 'delayed', status: '4.4.7' }));
    await mailbox(bounced(ours.token, { status: '5.7.1' }));
    expect(await stopsOf(gone.marit)).toEqual(['bounce']);
    expect(await stopsOf(late.marit)).toEqual([]);
    expect(await stopsOf(ours.marit)).toEqual([]);
    expect(await refusingReceivers({ sql: db }, 10)).toMatchObject([{ receiver: 'outlook', refusal: '5.7.1' }]);
  });

  test('is believed once for a mail, within two weeks, and never for a mail that nobody sent', async () => {
    const { marit, token } = await mailed();
    await mailbox(bounced(mailTokenOf(services.keys, randomUUID())));
    await mailbox(bounced(`${token.startsWith('a') ? 'b' : 'a'}${token.slice(1)}`));
    expect(await stopsOf(marit)).toEqual([]);
    await mailbox(bounced(token));
    await run("update accounts set notifications_disabled = '{}' where id = $1", marit.id);
    await mailbox(`X-Again: 1\n${bounced(token)}`);
    expect(await stopsOf(marit)).toEqual([]);
    const old = await mailed();
    await run(
      'update sent_mails set ordered_at = $2 where id = $1',
      old.id,
      new Date(services.now().getTime() - 15 * 86_400_000),
    );
    await mailbox(bounced(old.token));
    expect(await stopsOf(old.marit)).toEqual([]);
  });

  test('tells of a complaint by the mail that it returns, and takes nothing back', async () => {
    const [angry, calm] = [await mailed(), await mailed()];
    await mailbox(complained(angry.token));
    await mailbox(complained(calm.token, 'not-spam'));
    expect(await stopsOf(angry.marit)).toEqual(['fbl']);
    expect(await stopsOf(calm.marit)).toEqual([]);
  });

  test('says nothing by holiday answers and by what is no mail, and nobody else may say it is one', async () => {
    const { marit, token } = await mailed();
    expect(await mailbox(`To: b-${token}@bounce.kindling.example\nSubject: I am away\n\nUntil Monday`)).toBe(200);
    expect(await mailbox('\u0000')).toBe(200);
    expect(await mailbox(bounced(token), 'a-token-of-somebody')).toBe(403);
    expect(await report('mailbox', bounced(token))).toBe(403);
    expect(await stopsOf(marit)).toEqual([]);
  });
});

describe('Postmark', () => {
  test('tells by its codes, and by our id before the address', async () => {
    const [gone, spam, soft, ended] = [await mailed(), await mailed(), await mailed(), await mailed()];
    const bounce = { RecordType: 'Bounce', TypeCode: 1, Email: gone.marit.email.toUpperCase() };
    expect(await postmark({ ...bounce, ID: 1 })).toBe(200);
    const event = { RecordType: 'SpamComplaint', ID: 2, TypeCode: 100001, Email: 'x@y.example' };
    await postmark({ ...event, Metadata: { mail: spam.token } }, 'old:secret');
    await postmark({ RecordType: 'Bounce', ID: 3, TypeCode: 4096, Email: soft.marit.email });
    await postmark({ RecordType: 'Bounce', ID: 4, TypeCode: 32, Email: soft.marit.email });
    const change = { RecordType: 'SubscriptionChange', SuppressSending: true, SuppressionReason: 'ManualSuppression' };
    await postmark({ ...change, Origin: 'Recipient', Recipient: ended.marit.email });
    await postmark({ ...change, Origin: 'Admin', Recipient: soft.marit.email });
    expect(await stopsOf(gone.marit)).toEqual(['bounce']);
    expect(await stopsOf(spam.marit)).toEqual(['fbl']);
    expect(await stopsOf(soft.marit)).toEqual([]);
    expect(await stopsOf(ended.marit)).toEqual(['listunsubscribe']);
  });

  test('is whoever has the password, and an event of it counts once', async () => {
    const { marit } = await mailed();
    const event = { RecordType: 'SpamComplaint', ID: 9, TypeCode: 100001, Email: marit.email };
    expect(await postmark(event, 'kindling:wrong')).toBe(403);
    expect(await report('postmark', JSON.stringify(event))).toBe(403);
    expect(await stopsOf(marit)).toEqual([]);
    await postmark(event);
    await run("update accounts set notifications_disabled = '{}' where id = $1", marit.id);
    expect(await postmark(event)).toBe(200);
    expect(await stopsOf(marit)).toEqual([]);
  });
});

describe('Mailgun', () => {
  test('signs a time and a token', () => {
    const given = {
      timestamp: '1529006854',
      token: 'a8ce0edb2dd8301dee6c2405235584e45aa91d1e9f979f3de0',
      signature: '6e90c5bd0f81374b0f9e63e27f1afffbf24fb71e9c0c89582740475d28c658d5',
    };
    expect(isSigned(given, ['another', KEY])).toBe(true);
    expect(isSigned(given, ['another'])).toBe(false);
    expect(isSigned({ ...given, token: given.token.replace('a', 'b') }, [KEY])).toBe(false);
    expect(isSigned({ ...given, signature: '' }, [KEY])).toBe(false);
  });

  test('is heard about mails that it names by our id, for what it signs says nothing of them', async () => {
    const [gone, spam, ended, other] = [await mailed(), await mailed(), await mailed(), await mailed()];
    const named = (token: string) => ({ message: { headers: { 'message-id': `${token}@kindling.example` } } });
    const failed = {
      event: 'failed',
      severity: 'permanent',
      'delivery-status': { code: 550, message: '5.1.1 no such user' },
    };
    expect(await mailgun({ ...failed, ...named(gone.token) })).toBe(200);
    await mailgun({ event: 'complained', 'user-variables': { mail: spam.token }, recipient: 'x@y.example' });
    await mailgun({ event: 'unsubscribed', ...named(ended.token) });
    await mailgun({ event: 'complained', recipient: other.marit.email });
    expect(await mailgun({ event: 'complained', ...named(other.token) }, 'another key')).toBe(403);
    expect(await stopsOf(gone.marit)).toEqual(['bounce']);
    expect(await stopsOf(spam.marit)).toEqual(['fbl']);
    expect(await stopsOf(ended.marit)).toEqual(['listunsubscribe']);
    expect(await stopsOf(other.marit)).toEqual([]);
  });

  test('with a token that was used is answered and left unheard', async () => {
    const { marit, token } = await mailed();
    await mailgun({ event: 'opened' }, KEY, 'used once');
    const event = { event: 'complained', 'user-variables': { mail: token } };
    expect(await mailgun(event, KEY, 'used once')).toBe(200);
    expect(await stopsOf(marit)).toEqual([]);
  });
});

describe('SES', () => {
  const root = certified({ name: 'Root', isAuthority: true });
  const elsewhere = certified({ name: 'Another root', isAuthority: true });
  const authority = certified({ name: 'Authority', by: root, isAuthority: true });
  const AUTHORITY_AT = 'http://crt.r2m02.amazontrust.com/r2m02.cer';
  const hosts = ['sns.amazonaws.com'];
  const { certificate, privateKey } = certified({
    name: 'sns.amazonaws.com',
    by: authority,
    hosts,
    issuerAt: AUTHORITY_AT,
  });
  const asked: string[] = [];
  const gateway: SnsGateway = {
    certificates: async (url) => {
      asked.push(url);
      return [certificate, authority.certificate];
    },
    issuer: async (url) => {
      asked.push(url);
      return authority.certificate;
    },
    roots: () => [elsewhere.certificate, root.certificate],
    confirm: async (url) => void asked.push(url),
  };
  const CERTIFICATE = 'https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-1.pem';
  const signed = (message: Record<string, string>, version: '1' | '2' = '2', key = privateKey) => {
    const whole: Record<string, string> = {
      ...{ Type: 'Notification', MessageId: randomUUID(), TopicArn: TOPIC, Timestamp: '2026-11-29T00:00:00.000Z' },
      ...message,
    };
    const names = ['Message', 'MessageId', 'Subject', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'];
    const text = names.flatMap((name) => (whole[name] ? [`${name}\n${whole[name]}\n`] : [])).join('');
    const Signature = sign(version === '1' ? 'sha1' : 'sha256', Buffer.from(text), key).toString('base64');
    return { SigningCertURL: CERTIFICATE, ...whole, SignatureVersion: version, Signature };
  };
  const verified = (message: object) =>
    verifySns(JSON.stringify(message), { topics: [TOPIC], now: services.now(), gateway });
  const receive = async (message: object) => {
    const { read } = await kindling.calls();
    const http = { headers: {} } as Parameters<typeof receiveReport>[0]['http'];
    await receiveReport({ ...read, http, soon: () => {} }, { provider: 'ses', body: JSON.stringify(message) }, gateway);
    await kindling.runSchedule('deliveries-reports');
  };

  test('signs by both versions, and by nothing else than a certificate of SNS for a topic of ours', async () => {
    expect(await verified(signed({ Message: 'a' }, '1'))).not.toBeNull();
    expect(await verified(signed({ Message: 'a', Subject: 'b' }))).not.toBeNull();
    const right = signed({ Message: 'a' });
    expect(await verified({ ...right, Message: 'b' })).toBeNull();
    expect(await verified({ ...right, SignatureVersion: '1' })).toBeNull();
    expect(await verified(signed({ Message: 'a', TopicArn: `${TOPIC}2` }))).toBeNull();
    expect(await verified({ Message: 'a' })).toBeNull();
    expect(await verified(['not an object'])).toBeNull();
    asked.length = 0;
    for (const address of [
      CERTIFICATE.replace('https', 'http'),
      CERTIFICATE.replace('.pem', '.txt'),
      CERTIFICATE.replace('amazonaws.com', 'amazonaws.com.evil.example'),
      CERTIFICATE.replace('sns.', 'sns.evil.example/sns.'),
      CERTIFICATE.replace('.com/', '.com:8443/'),
      CERTIFICATE.replace('https://', 'https://evil@'),
    ])
      expect(await verified({ ...right, SigningCertURL: address }), address).toBeNull();
    expect(asked).toEqual([]);
  });

  /** Whether a message is believed that this signer signed, whose certificate comes with these. */
  const isBelieved = async (signer: Certified, served: X509Certificate[], more: Partial<SnsGateway> = {}) => {
    const message = signed({ Message: 'a' }, '2', signer.privateKey);
    const all = { ...gateway, certificates: async () => [signer.certificate, ...served], ...more };
    const given = { topics: [TOPIC], now: services.now(), gateway: all };
    return (await verifySns(JSON.stringify(message), given)) !== null;
  };

  test('signs by a certificate that leads to a root, over what is served with it or is looked up', async () => {
    const right = { certificate, privateKey };
    asked.length = 0;
    expect(await isBelieved(right, [authority.certificate])).toBe(true);
    expect(await isBelieved(right, [root.certificate, authority.certificate])).toBe(true);
    expect(asked).toEqual([]);
    expect(await isBelieved(right, [])).toBe(true);
    expect(asked).toEqual([AUTHORITY_AT]);
    expect(await isBelieved(certified({ name: 'sns.amazonaws.com', by: root }), [])).toBe(true);
    // The roots of the world know nothing of those of this test.
    expect(await isBelieved(right, [authority.certificate, root.certificate], { roots: sns.roots })).toBe(false);
    expect(sns.roots().length).toBeGreaterThan(100);
    expect(sns.roots().some(({ subject }) => subject.includes('CN=Amazon Root CA 1'))).toBe(true);
  });

  test('is not believed by a certificate that nobody vouches for, of other names, or out of its time', async () => {
    const name = 'sns.amazonaws.com';
    const issuerAt = 'http://crt.evil.example/r2m02.cer';
    const alone = certified({ name, isAuthority: true });
    expect(await isBelieved(alone, [alone.certificate])).toBe(false);
    // An authority of the same name, whose key is another.
    const forged = certified({ name: 'Authority', isAuthority: true });
    expect(await isBelieved(certified({ name, by: forged }), [authority.certificate])).toBe(false);
    expect(await isBelieved(certified({ name, by: forged }), [forged.certificate])).toBe(false);
    expect(await isBelieved(certified({ name, by: forged, issuerAt: AUTHORITY_AT }), [])).toBe(false);
    // One that may sign messages, but no certificates.
    const plain = certified({ name: 'plain.example', by: authority });
    expect(await isBelieved(certified({ name, by: plain }), [plain.certificate, authority.certificate])).toBe(false);
    const other = certified({
      name: 'evil.example',
      by: authority,
      hosts: ['evil.example', 'sns.amazonaws.com.evil.example'],
    });
    expect(await isBelieved(other, [authority.certificate])).toBe(false);
    asked.length = 0;
    expect(await isBelieved(certified({ name, by: authority, issuerAt }), [])).toBe(false);
    expect(asked).toEqual([]);
    const old = certified({ name, by: authority, from: '2024-01-01', to: '2025-01-01' });
    const early = certified({ name, by: authority, from: '2035-01-01' });
    for (const signer of [old, early]) expect(await isBelieved(signer, [authority.certificate])).toBe(false);
    const past = certified({ name: 'Past', by: root, isAuthority: true, from: '2020-01-01', to: '2025-01-01' });
    expect(await isBelieved(certified({ name, by: past }), [past.certificate])).toBe(false);
    const ended = certified({ name: 'Ended', isAuthority: true, from: '2020-01-01', to: '2025-01-01' });
    const roots = () => [ended.certificate];
    expect(await isBelieved(certified({ name, by: ended }), [], { roots })).toBe(false);
  });

  test('confirms a subscription only at its own address', async () => {
    const asks = (SubscribeURL: string) =>
      signed({ Type: 'SubscriptionConfirmation', Message: 'a', Token: 't', SubscribeURL });
    const address = 'https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription';
    asked.length = 0;
    await receive(asks(address));
    await receive(asks('https://evil.example/'));
    expect(asked.filter((url) => url !== CERTIFICATE)).toEqual([address]);
  });

  test('tells of bounces and complaints of several receivers, and its status counts more than its word', async () => {
    const [gone, strict, soft, spam] = [await mailed(), await mailed(), await mailed(), await mailed()];
    const bounce = (bounceType: string, ...to: { emailAddress: string; status?: string }[]) =>
      receive(
        signed({
          Message: JSON.stringify({ notificationType: 'Bounce', bounce: { bounceType, bouncedRecipients: to } }),
        }),
      );
    await bounce(
      'Transient',
      { emailAddress: gone.marit.email, status: '5.1.1' },
      { emailAddress: soft.marit.email, status: '5.2.2' },
    );
    await bounce('Permanent', { emailAddress: strict.marit.email, status: '5.7.1' });
    const complaint = { complainedRecipients: [{ emailAddress: 'x@y.example' }] };
    const mail = { commonHeaders: { messageId: `<${spam.token}@kindling.example>` } };
    await receive(signed({ Message: JSON.stringify({ eventType: 'Complaint', complaint, mail }) }));
    expect(await stopsOf(gone.marit)).toEqual(['bounce']);
    expect(await stopsOf(soft.marit)).toEqual([]);
    expect(await stopsOf(strict.marit)).toEqual([]);
    expect(await stopsOf(spam.marit)).toEqual(['fbl']);
  });
});

test('a provider that this deployment does not use is not there', async () => {
  const bare = await startTestApp();
  const url = '/api/mail-report.php?provider=mailbox';
  expect((await bare.app.inject({ method: 'POST', url, payload: 'x' })).statusCode).toBe(404);
});

test('ten thousand complaints are carried out at once, and what they said is forgotten', async () => {
  const { marit } = await mailed();
  await run(
    `insert into sent_mails (id, site_id, address, template, state, ordered_at)
     select gen_random_uuid(), 1, 'reader' || n || '@example.com', 'x', 'sent', $1 from generate_series(1, 9999) n`,
    services.now(),
  );
  await run(
    `insert into mail_reports (provider, report_id, received_at, body)
     select 'postmark', 'many' || n, $1, json_build_object('RecordType', 'SpamComplaint', 'Email',
       case when n = 0 then $2 else 'reader' || n || '@example.com' end)::text from generate_series(0, 9999) n`,
    services.now(),
    marit.email,
  );
  await kindling.runSchedule('deliveries-reports');
  expect(await stopsOf(marit)).toEqual(['fbl']);
  expect((await run('select 1 from mail_reports where body is not null')).rows).toEqual([]);
});
