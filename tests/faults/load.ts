import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '#platform/config/config.ts';
import { BEGIN_AT_ONCE } from '#product/payments/contract.ts';
import { factOf, referenceOf, sandboxCall } from '../paying.ts';
import type { Person } from '../people.ts';
import { type Answer, call, until } from './client.ts';

/** Milliseconds from one new call to the next. */
const MESSAGE_EVERY_MS = 20;
const PAYMENT_EVERY_MS = 200;
/** How many wait for an answer at most: what comes then is left out, so that an outage does not end in a flood. */
const MAX_MESSAGES = 400;
const MAX_PAYMENTS = 30;

/** Something that was answered as done. */
export interface Acknowledged {
  /** Milliseconds since the epoch. */
  at: number;
  id: number;
}

export interface Load {
  /** By the key of each message, and by the payment's own. */
  messages: Map<string, Acknowledged & { body: string }>;
  payments: Map<string, Acknowledged>;
  /** Answers that no caller should get: anything but done or 503 with the time to come back. */
  wrong: string[];
  /** What is tried and not answered yet, and what was answered wrongly, for who looks into a failure. */
  stuck(): string;
  resume(): void;
  /** Stops new calls, and waits until each that was begun is answered, or one is answered as none should be. */
  settle(): Promise<void>;
  /** Seconds of the longest time without a message that was answered as done. */
  longestStop(from: number, until: number): number;
}

interface Setting {
  urls: string[];
  writers: Person[];
  payers: Person[];
  credits: { id: number; price: object };
  dataDir: string;
}

/** Messages and payments at set times, whatever becomes of those before them, each repeated at the next address until it is answered. */
export function startLoad({ urls, writers, payers, credits, dataDir }: Setting): Load {
  const messages: Load['messages'] = new Map();
  const payments: Load['payments'] = new Map();
  const wrong: string[] = [];
  const services = { config: { dataDir } as Config, now: () => new Date() };
  /** What is still tried, with what its last try came to. */
  const tried = new Map<symbol, string>();
  let going = false;
  const waiting = { messages: 0, payments: 0 };
  let turn = 0;

  const untilDone = async (what: string, ask: (url: string) => Promise<Answer>): Promise<Answer> => {
    const one = Symbol(what);
    const begun = Date.now();
    for (let tries = 0; ; tries += 1) {
      turn += 1;
      const answer = await ask(urls[turn % urls.length] ?? '').catch((error: unknown) => String(error));
      if (typeof answer !== 'string' && answer.status === 200) {
        tried.delete(one);
        return answer;
      }
      const said =
        typeof answer === 'string' ? answer : `${answer.status} ${JSON.stringify(answer.body).slice(0, 100)}`;
      tried.set(one, `${what} for ${Math.round((Date.now() - begun) / 1000)} s, ${tries + 1} times: ${said}`);
      // A busy machine reads a call too late: then nothing was done with it.
      if (
        typeof answer !== 'string' &&
        answer.status !== 408 &&
        !(answer.status === 503 && answer.headers.get('retry-after'))
      )
        wrong.push(`${what}: ${said}`);
      await wait(Math.min(2400, 300 * 2 ** tries) * (0.75 + Math.random() / 2));
    }
  };
  const send = async (from: Person, to: Person) => {
    const key = randomUUID();
    const body = `${from.name} ${messages.size}`;
    const payload = { profile_id: to.id, key, body };
    const answer = await untilDone('message', (url) =>
      call(url, from, '/api/chat.php', { payload, timeoutMs: 15_000 }),
    );
    messages.set(key, { at: Date.now(), id: answer.body.message.id, body });
  };
  const pay = async (who: Person) => {
    const key = randomUUID();
    const order = {
      package_id: credits.id,
      method: 'card',
      country: 'NL',
      key,
      begin_at_once: BEGIN_AT_ONCE,
      total: credits.price,
    };
    // A network of one's own: 600 orders in ten minutes are the limit of one.
    const from = `198.18.${who.id % 250}.7`;
    const ordered = await untilDone('order', (url) =>
      call(url, who, '/api/payment.php', { payload: order, from, timeoutMs: 15_000 }),
    );
    const fact = factOf(ordered.body.payment, referenceOf(ordered.body));
    await untilDone('report', async (url) => {
      const { url: path, headers, payload } = await sandboxCall(services, [fact]);
      const reply = await fetch(`${url}${path}`, {
        method: 'POST',
        headers,
        body: payload,
        signal: AbortSignal.timeout(15_000),
      });
      return { status: reply.status, headers: reply.headers, body: await reply.text() };
    });
    payments.set(key, { at: Date.now(), id: ordered.body.payment.id });
  };
  const counted = (kind: keyof typeof waiting, max: number, work: () => Promise<void>) => {
    if (!going || waiting[kind] >= max) return;
    waiting[kind] += 1;
    work()
      .catch((error: unknown) => wrong.push(String(error)))
      .finally(() => {
        waiting[kind] -= 1;
      });
  };
  const oneOf = <T>(all: T[]): T => all[Math.floor(Math.random() * all.length)] as T;
  setInterval(() => {
    const place = Math.floor(Math.random() * writers.length);
    counted('messages', MAX_MESSAGES, () =>
      send(writers[place] as Person, writers[(place + 1) % writers.length] as Person),
    );
  }, MESSAGE_EVERY_MS).unref();
  setInterval(() => counted('payments', MAX_PAYMENTS, () => pay(oneOf(payers))), PAYMENT_EVERY_MS).unref();

  return {
    messages,
    payments,
    wrong,
    stuck: () => [...[...tried.values()].slice(0, 20), ...wrong.slice(0, 20)].join('\n'),
    resume: () => {
      going = true;
    },
    async settle() {
      going = false;
      const isQuiet = () => waiting.messages + waiting.payments === 0 || wrong.length > 0;
      await until('all that was begun is answered', isQuiet, 60);
    },
    longestStop(from, to) {
      const times = [...messages.values()].map(({ at }) => at).filter((at) => at > from && at < to);
      let [before, longest] = [from, 0];
      for (const at of [...times.sort((a, b) => a - b), to]) {
        longest = Math.max(longest, at - before);
        before = at;
      }
      return longest / 1000;
    },
  };
}
