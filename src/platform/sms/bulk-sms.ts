import { createHash } from 'node:crypto';
import { counterOf } from '../metrics/metrics.ts';
import type { SmsMessage, SmsSender } from './sms-sender.ts';

/** Milliseconds that one try may take; a person waits. */
const SMS_TIMEOUT_MS = 5000;
const MAX_TRIES = 2;

/** `refused`: this message, for good. `account`: credentials or credit, which staff have to look at. `unreachable`: it may have been sent. */
export type SmsProblem = 'refused' | 'account' | 'unreachable';

/** What became of a message that was not taken, without its number and its words. */
export class SmsError extends Error {
  readonly problem: SmsProblem;

  constructor(problem: SmsProblem, told: string) {
    super(`The SMS provider did not take a message (${problem}): ${told}.`);
    this.problem = problem;
  }
}

const count = counterOf<'sent' | SmsProblem>('sms_total', 'Text messages, by what came of them.', 'result');

/**
 * https://www.bulksms.com/developer/json/v1: of tries with one key it sends one message (`deduplication-id`, for 12
 * hours). @param address of the API with a token, such as https://id:secret@api.bulksms.com/v1
 */
export function bulkSms(address: string): SmsSender {
  const { username, password, origin, pathname } = new URL(address);
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;
  const messages = `${origin}${pathname.replace(/\/+$/, '')}/messages`;

  async function post({ to, text, sender, key }: SmsMessage): Promise<number> {
    // Letters outside GSM 7 are sent as they are, not as question marks.
    const query = new URLSearchParams({ 'deduplication-id': `${idOf(key)}`, 'auto-unicode': 'true' });
    const response = await fetch(`${messages}?${query}`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(SMS_TIMEOUT_MS),
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify([{ to, from: fromOf(sender), body: text }]),
    });
    // It repeats the number and the words, which are nobody's to read here.
    await response.body?.cancel();
    return response.status;
  }

  async function attempt(message: SmsMessage): Promise<SmsError | null> {
    const status = await post(message).catch((error: unknown) => nameOf(error));
    if (status === 201) return null;
    if (status === 401 || status === 403) return new SmsError('account', `${status}`);
    if (typeof status === 'number' && status < 500 && status !== 408 && status !== 429)
      return new SmsError('refused', `${status}`);
    return new SmsError('unreachable', `${status}`);
  }

  return {
    async send(message) {
      let failed = await attempt(message);
      for (let tries = 1; failed?.problem === 'unreachable' && tries < MAX_TRIES; tries += 1)
        failed = await attempt(message);
      count(failed?.problem ?? 'sent');
      if (failed) throw failed;
    },
  };
}

/** The API wants a positive number of 31 bits. */
const idOf = (key: string): number => createHash('sha256').update(key).digest().readUInt32BE() & 0x7fffffff || 1;

const fromOf = (sender: string) => ({
  type: /^\+?\d+$/.test(sender) ? 'INTERNATIONAL' : 'ALPHANUMERIC',
  address: sender,
});

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'no answer');
