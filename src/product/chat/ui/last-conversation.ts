import { UNTIL_LOG_OUT } from '#product/accounts/ui/until-log-out.ts';
import type { ChatListItem } from '../contract.ts';

/** SPEC 3: whom somebody wrote with last in this browser, and when. */
export interface LastChat {
  /** Whose browser it was then. */
  member: number;
  profile: number;
  /** SPEC 4, the start-conversation flag: somebody has written. */
  started: boolean;
  /** Milliseconds since 1970, by this browser's clock. */
  at: number;
}

const LAST_CHAT = `${UNTIL_LOG_OUT}last-chat`;

export function noteLastChat(last: Omit<LastChat, 'at'>): void {
  try {
    localStorage.setItem(LAST_CHAT, JSON.stringify({ ...last, at: Date.now() }));
  } catch {
    // Browsers that keep nothing open the list alone.
  }
}

export function forgetLastChat(): void {
  try {
    localStorage.removeItem(LAST_CHAT);
  } catch {}
}

/** Milliseconds: a day. */
const TTL_MS = 24 * 3_600_000;

/** The conversation that the member opened last, within a day: only one that has started and is still in the list. */
export function lastChatIn(chats: readonly ChatListItem[], member: number): number | null {
  const last = read();
  const age = Date.now() - (last?.at ?? Number.NaN);
  if (last?.member !== member || !last.started || !(age >= 0 && age < TTL_MS)) return null;
  return chats.find(({ profile: { id, deleted } }) => id === last.profile && !deleted)?.conversation.id ?? null;
}

function read(): Partial<LastChat> | null {
  try {
    return JSON.parse(localStorage.getItem(LAST_CHAT) ?? 'null');
  } catch {
    return null;
  }
}
