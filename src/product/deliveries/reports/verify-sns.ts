import { verify, type X509Certificate } from 'node:crypto';
import * as z from 'zod/mini';
import type { SnsGateway } from './gateway.ts';
import { leadsToRoot } from './leads-to-root.ts';

const Message = z.looseObject({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: z.string().check(z.minLength(1), z.maxLength(100)),
  TopicArn: z.string(),
  Message: z.string(),
  Timestamp: z.string(),
  Subject: z.optional(z.nullable(z.string())),
  Token: z.optional(z.string()),
  SubscribeURL: z.optional(z.string()),
  Signature: z.string(),
  SignatureVersion: z.enum(['1', '2']),
  SigningCertURL: z.string(),
});
export type SnsMessage = z.output<typeof Message>;

const ALGORITHMS = { 1: 'sha1', 2: 'sha256' } as const;
const SIGNERS = ['sns.amazonaws.com', 'sns.amazonaws.com.cn'];
const HOST = /^sns\.[a-z0-9-]{1,40}\.amazonaws\.com(?:\.cn)?$/;

/** One of our topics. Raw delivery is unsigned, and so never ours. @param now for the certificates' dates. */
export async function verifySns(
  body: string,
  { topics, now, gateway }: { topics: readonly string[]; now: Date; gateway: SnsGateway },
): Promise<SnsMessage | null> {
  const message = z.safeParse(Message, jsonOf(body)).data;
  if (!message || !topics.includes(message.TopicArn) || !isOfSns(message.SigningCertURL, '.pem')) return null;
  const certificates = await gateway.certificates(message.SigningCertURL);
  const [signer] = certificates;
  if (!signer || !isForSns(signer, message.SigningCertURL) || !(await leadsToRoot(certificates, gateway, now)))
    return null;
  const signature = Buffer.from(message.Signature, 'base64');
  const isRight = verify(
    ALGORITHMS[message.SignatureVersion],
    Buffer.from(signedText(message)),
    signer.publicKey,
    signature,
  );
  return isRight ? message : null;
}

export function isOfSns(address: string, ending = ''): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password, pathname } = new URL(address);
  const isPlain = port === '' && username === '' && password === '';
  return protocol === 'https:' && isPlain && HOST.test(hostname) && pathname.endsWith(ending);
}

/** Whoever has a certificate of another name has one of a root, too. */
const isForSns = (signer: X509Certificate, address: string) =>
  [...SIGNERS, new URL(address).hostname].some((host) => signer.checkHost(host) !== undefined);

function signedText(message: SnsMessage): string {
  const { Type: type, Subject: subject } = message;
  const names =
    type === 'Notification'
      ? (['Message', 'MessageId', ...(subject ? (['Subject'] as const) : []), 'Timestamp', 'TopicArn', 'Type'] as const)
      : (['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'] as const);
  return names.map((name) => `${name}\n${message[name] ?? ''}\n`).join('');
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
