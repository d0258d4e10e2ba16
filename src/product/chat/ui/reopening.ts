import type { ChatListItem } from '../contract.ts';
import { LAST_CHAT, type LastChat } from './last-chat.ts';

/** Milliseconds: a day. */
const HOLDS = 24 * 3_600_000;

/** The conversation that the member opened last, within a day: only one that has started and is still in the list. */
export function lastChatIn(chats: readonly ChatListItem[], member: number): number | null {
  const last = read();
  const age = Date.now() - (last?.at ?? Number.NaN);
  if (last?.member !== member || !last.started || !(age >= 0 && age < HOLDS)) return null;
  return chats.find(({ profile: { id, deleted } }) => id === last.profile && !deleted)?.conversation.id ?? null;
}

function read(): Partial<LastChat> | null {
  try {
    return JSON.parse(localStorage.getItem(LAST_CHAT) ?? 'null');
  } catch {
    return null;
  }
}
