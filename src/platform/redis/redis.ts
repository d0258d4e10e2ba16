import { createHash, randomUUID } from 'node:crypto';
import type { Log } from '../log/log.ts';
import { StartError } from '../start-error.ts';
import { redisConnections } from './connections.ts';
import { redisPlaceOf } from './redis-address.ts';

/** Milliseconds between two signs of life. Three that nobody answered: the connection is dead, whatever the socket says. */
const HEARTBEAT_MS = 1000;
const MISSED_BEATS = 3;
const SCRIPT_TIMEOUT_MS = 250;

export interface Script {
  readonly text: string;
  readonly hash: string;
}

export const scriptOf = (text: string): Script => ({ text, hash: createHash('sha1').update(text).digest('hex') });

export interface Redis {
  /** False while it is away: then nothing is sent. */
  ready(): boolean;
  /** @throws at once while Redis is away. */
  publish(channel: string, text: string): Promise<void>;
  listen(channel: string, listener: (text: string) => void): Promise<void>;
  /** @throws at once while Redis is away, and after 250 ms without an answer. */
  run(script: Script, key: string, args: string[]): Promise<unknown>;
  /** `handler` runs whenever Redis was away and is back; what was published meanwhile was not heard. */
  onBack(handler: () => void): void;
  close(): void;
}

/** @throws StartError when it cannot be reached, or does not let us in. */
export async function openRedis(url: string, log: Log): Promise<Redis> {
  const place = redisPlaceOf(url) ?? 'REDIS_URL';
  let opened = false;
  const { sender, receiver, ask, database } = redisConnections(url, () => opened);
  const clients = new Set([sender, receiver]);
  const backHandlers: (() => void)[] = [];
  let unanswered = 0;
  let awaySince: number | null = null;
  let isMaster = false;
  const maySend = () => sender.isReady && isMaster && unanswered < MISSED_BEATS;
  const ready = () => maySend() && receiver.isReady;
  const away = (error: unknown) => {
    if (!opened || awaySince !== null || ready()) return;
    awaySince = Date.now();
    log.error({ err: error }, `Redis at ${place} is away; processes are on their own until it is back`);
  };
  const back = () => {
    if (awaySince === null || !ready()) return;
    log.warn(`Redis at ${place} is back after ${Math.round((Date.now() - awaySince) / 1000)} s`);
    awaySince = null;
    for (const handler of backHandlers) handler();
  };
  const answered = () => {
    unanswered = 0;
    back();
  };
  // A replica takes connections and refuses what is written: whoever publishes there is heard by nobody else.
  const lookAtRole = async () => {
    isMaster = await isMasterAt(ask);
    if (!isMaster) away(new Error('It is a replica.'));
  };
  const connected = () => {
    isMaster = false;
    if (opened) lookAtRole().then(answered, away);
  };
  // Another server took the master's place: what was published in between was not heard, however short it was.
  const moved = (change: unknown) => {
    if ((change as { type?: unknown }).type !== 'MASTER_CHANGE' || !opened) return;
    isMaster = false;
    away(new Error('Another server has become the master.'));
    connected();
  };
  for (const client of clients) client.on('error', away);
  sender.on('ready', connected);
  sender.on('topology-change', moved);
  if (receiver !== sender) receiver.on('ready', answered);
  try {
    await Promise.all([...clients].map((client) => client.connect()));
    isMaster = await isMasterAt(ask);
    if (!isMaster) throw new StartError(`REDIS_URL: Redis at ${place} is a replica; name the master in REDIS_URL.`);
  } catch (error) {
    for (const client of clients) if (client.isOpen) client.destroy();
    throw error instanceof StartError ? error : new StartError(refusalOf(place, error));
  }
  opened = true;

  // Each process hears its own beats: they prove both connections, and keep the listening one from falling silent.
  const pulse = `kindling:pulse:${randomUUID()}`;
  const answer = () => {
    if (sender.isReady) answered();
  };
  await receiver.subscribe(pulse, answer);
  const beat = setInterval(() => {
    if (!sender.isReady || !receiver.isReady) return;
    unanswered++;
    // Nothing more is written to a dead connection, so that its socket falls silent and is given up.
    if (unanswered >= MISSED_BEATS) return away(new Error('no answer'));
    lookAtRole().catch(away);
    sender.publish(pulse, '').catch(away);
  }, HEARTBEAT_MS);
  beat.unref();

  const mustBeThere = () => {
    if (!maySend()) throw new Error('Redis is away.');
  };
  // Channels are the same in every database of a server; keys are not.
  const named = (channel: string) => `kindling:${database}:${channel}`;
  return {
    ready,
    async publish(channel, text) {
      mustBeThere();
      await sender.publish(named(channel), text);
    },
    async listen(channel, listener) {
      await receiver.subscribe(named(channel), listener);
    },
    async run({ text, hash }, key, args) {
      mustBeThere();
      const options = { keys: [key], arguments: args };
      return within(
        SCRIPT_TIMEOUT_MS,
        sender.evalSha(hash, options).catch((error: unknown) => {
          if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error;
          return sender.eval(text, options);
        }),
      );
    },
    onBack: (handler) => {
      backHandlers.push(handler);
    },
    close() {
      opened = false;
      clearInterval(beat);
      for (const client of clients) if (client.isOpen) client.destroy();
    },
  };
}

/** A server that does not tell this user its role is believed to take what is written. */
async function isMasterAt(ask: (words: string[]) => Promise<unknown>): Promise<boolean> {
  try {
    const role = await ask(['ROLE']);
    return Array.isArray(role) && String(role[0]) === 'master';
  } catch (error) {
    if (error instanceof Error && /^(NOPERM|ERR unknown command)/.test(error.message)) return true;
    throw error;
  }
}

function refusalOf(place: string, error: unknown): string {
  const text = error instanceof Error ? error.message : '';
  if (/WRONGPASS|AUTH|NOPERM/.test(text))
    return `REDIS_URL: Redis at ${place} refuses the user or password; correct them in REDIS_URL.`;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT')
    return `REDIS_URL: there is no socket ${place}; start Redis with "unixsocket ${place}", correct REDIS_URL, or leave REDIS_URL out to serve from one process.`;
  if (code === 'EACCES')
    return `REDIS_URL: this user may not open the socket ${place}; let it in by "unixsocketperm" and the folder's rights, or correct REDIS_URL.`;
  return `REDIS_URL: Redis at ${place} does not answer${code && ` (${code})`}; start it, correct REDIS_URL, or leave REDIS_URL out to serve from one process.`;
}

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Redis did not answer in time.')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
