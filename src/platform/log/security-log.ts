import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { counterOf } from '../metrics/metrics.ts';
import type { Log } from './log.ts';
import { periodOf } from './pseudonym-key.ts';

/** In the words of the OWASP Logging Vocabulary, as far as they happen here. */
export const SECURITY_EVENTS = [
  'authn_login_success',
  'authn_login_fail',
  'authn_login_lock',
  'authn_password_change',
  'authz_fail',
  'authz_change',
  'excess_rate_limit_exceeded',
  'input_validation_fail',
  'malicious_cors',
  'session_use_after_expire',
  'user_created',
  'user_updated',
  'user_deleted',
] as const;
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

export interface About {
  account?: number | null;
  login?: string;
  address?: string;
  /** A closed word: the code of a refusal, the kind of a change. Never what somebody wrote. */
  detail?: string;
  route?: string;
}

export interface SecurityLog {
  note(event: SecurityEvent, about: About): void;
  /** Tells what was counted more than a minute ago, `count` times more than its first line. */
  flushOld(): void;
  settle(): Promise<void>;
}

/** Milliseconds in which the same again is counted, and told in one line. */
const REPEAT_WINDOW_MS = 60_000;
const MAX_COUNTED_EVENTS = 10_000;
const GOOD: readonly SecurityEvent[] = [
  'authn_login_success',
  'authn_password_change',
  'user_created',
  'user_updated',
  'user_deleted',
];

const counted = counterOf('security_events_total', 'Security events, by their word.', 'event');

/** People stand in them under pseudonyms of 90 days. @param keyOf while it fails, a key of this process stands in. */
export function securityLogOf(log: Log, keyOf: (period: number) => Promise<Buffer>, now: () => Date): SecurityLog {
  const seen = new LRUCache<string, { at: number; more: number; tell: (count: number) => void }>({
    max: MAX_COUNTED_EVENTS,
    dispose: ({ more, tell }) => {
      if (more > 0) tell(more);
    },
  });
  const standIn = randomBytes(32);
  let key: { period: number; bytes: Buffer } | null = null;
  let writing: Promise<void> = Promise.resolve();
  const keyNow = async () => {
    const period = periodOf(now());
    if (key?.period !== period) {
      const bytes = await keyOf(period).catch(() => null);
      if (!bytes) return standIn;
      key = { period, bytes };
    }
    return key.bytes;
  };
  const write = (event: SecurityEvent, { account, login, address, detail, route }: About, count: number | null) => {
    writing = writing.then(async () => {
      const secret = await keyNow();
      const named = (text: string) => createHmac('sha256', secret).update(text).digest('base64url').slice(0, 16);
      const line = {
        event,
        ...(account != null && { who: named(`account ${account}`) }),
        ...(account == null && login !== undefined && { who: named(`login ${login}`) }),
        ...(address !== undefined && { from: named(`address ${address}`) }),
        ...(detail && { detail }),
        ...(route && { route }),
        ...(count !== null && { count }),
      };
      if (GOOD.includes(event)) log.info(line, 'security event');
      else log.warn(line, 'security event');
    });
  };
  const flushOld = () => {
    const before = now().getTime() - REPEAT_WINDOW_MS;
    for (const name of [...seen.rkeys()]) {
      if ((seen.peek(name)?.at ?? 0) > before) break;
      seen.delete(name);
    }
  };
  return {
    flushOld,
    note(event, about) {
      counted(event);
      flushOld();
      const name = JSON.stringify([event, about.account, about.login, about.address, about.detail, about.route]);
      const before = seen.peek(name);
      if (before) before.more += 1;
      else {
        seen.set(name, { at: now().getTime(), more: 0, tell: (count) => write(event, about, count) });
        write(event, about, null);
      }
    },
    async settle() {
      seen.clear();
      await writing;
    },
  };
}
