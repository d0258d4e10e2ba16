import { createHash } from 'node:crypto';
import { AppError, notFound } from '#platform/errors.ts';
import type { ControllerCall } from '#platform/http/route.ts';
import { secretNamed } from '#platform/secrets/secret-files.ts';
import type { Reporter } from './contract.ts';
import { type SnsGateway, sns } from './gateway.ts';
import { reported } from './jobs.ts';
import { keepReport } from './queries.ts';
import { mailgunToken } from './read-mailgun.ts';
import { hasPassword, isSame, postmarkId } from './read-postmark.ts';
import { isOfSns, verifySns } from './verify-sns.ts';

type Receiving = Pick<ControllerCall, 'sql' | 'now' | 'config' | 'log' | 'http' | 'soon'>;

/** Keeps a report once. @throws not_found where this deployment knows no such provider; webhook_signature (403). */
export async function receiveReport(
  call: Receiving,
  { provider, body }: { provider: Reporter; body: string },
  gateway: SnsGateway = sns,
): Promise<void> {
  const secrets = await secretNamed(call.config.secretsDir, `mail.${provider}`);
  if (!secrets?.length) throw notFound();
  const id = await provenId(call, { provider, body, secrets, gateway });
  if (id === null) throw new AppError('webhook_signature', 403);
  if (id === '') return;
  await keepReport(call.sql, { provider, id, body: body.replaceAll('\u0000', ''), now: call.now });
  call.soon(reported, {});
}

/** Null for anybody else; empty: there is nothing to keep. */
async function provenId(
  call: Receiving,
  given: { provider: Reporter; body: string; secrets: readonly string[]; gateway: SnsGateway },
): Promise<string | null> {
  const { provider, body, secrets, gateway } = given;
  const { authorization } = call.http.headers;
  switch (provider) {
    case 'ses':
      return sesId(call, body, secrets, gateway);
    case 'mailgun':
      return mailgunToken(body, secrets, call.now);
    case 'postmark':
      return hasPassword(authorization, secrets) ? (postmarkId(body) ?? hashOf(body)) : null;
    case 'mailbox': {
      const token = /^Bearer (\S{16,200})$/.exec(authorization ?? '')?.[1] ?? '';
      return secrets.some((secret) => isSame(token, secret)) ? hashOf(body) : null;
    }
  }
}

async function sesId(
  { now, log }: Receiving,
  body: string,
  topics: readonly string[],
  gateway: SnsGateway,
): Promise<string | null> {
  const message = await verifySns(body, { topics, now, gateway });
  if (!message) return null;
  if (message.Type === 'Notification') return message.MessageId;
  const { SubscribeURL: address = '' } = message;
  if (message.Type === 'SubscriptionConfirmation' && isOfSns(address)) {
    await gateway.confirm(address);
    log.info({}, 'a subscription of SNS is confirmed');
  }
  return '';
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
