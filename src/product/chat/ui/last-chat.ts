import { UNTIL_LOG_OUT } from '#product/accounts/ui/until-log-out.ts';

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

export const LAST_CHAT = `${UNTIL_LOG_OUT}last-chat`;

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
