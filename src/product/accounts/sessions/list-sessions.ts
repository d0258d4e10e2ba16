import Bowser from 'bowser';
import type { AuthenticatedControllerCall } from '#platform/http/route.ts';
import { DEVICES, type SessionView } from './contract.ts';
import { sessionsOfAccount } from './queries.ts';
import { isSessionOf, SESSION_COOKIE } from './sessions.ts';

const MAX_LISTED_SESSIONS = 50;

export async function listSessions({ sql, actor, now, http }: AuthenticatedControllerCall): Promise<SessionView[]> {
  const rows = await sessionsOfAccount(sql, { account: actor.id, now, most: MAX_LISTED_SESSIONS });
  const token = http.cookies[SESSION_COOKIE];
  return rows
    .map((row) => ({
      id: row.id,
      ...deviceOf(row.user_agent),
      country: row.country,
      created_at: row.created_at.toISOString(),
      last_used_at: row.last_used_at.toISOString(),
      current: isSessionOf(row.token_hash, token),
    }))
    .sort((one, other) => Number(other.current) - Number(one.current));
}

const KINDS: Record<string, SessionView['device']> = { mobile: 'phone', tablet: 'tablet', desktop: 'computer' };

function deviceOf(userAgent: string | null): Pick<SessionView, 'browser' | 'system' | 'device'> {
  if (!userAgent) return { browser: null, system: null, device: null };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const kind = KINDS[platform.type ?? ''] ?? null;
  return {
    browser: browser.name || null,
    system: os.name || null,
    device: DEVICES.find((one) => one === kind) ?? null,
  };
}
