import type { DeckCard } from '#product/members/suggestions/deck/contract.ts';
import { LIKE_COUNTS_FOR, type SwipedReply, type SwipeReply } from '../contract.ts';

/** A decision of this browser, as long as the server has not confirmed it. */
export interface Decision {
  /** Tells it apart from all others. */
  key: string;
  verdict: 'like' | 'pass' | 'undo';
  id: number;
  name: string;
  /** ISO time, by this browser's clock. */
  at: string;
}

/** The game as it stands after decisions that the server may or may not know yet: applying one twice changes nothing more. */
export const applied = (reply: SwipeReply, decisions: readonly Decision[]): SwipeReply =>
  decisions.reduce(applyOne, reply);

function applyOne({ state, ...deck }: SwipeReply, { verdict, id, at }: Decision): SwipeReply {
  const card = deck.members.find((member) => member.id === id);
  const members = deck.members.filter((member) => member.id !== id);
  if (verdict === 'undo') {
    const back = state.passed?.id === id ? [{ line: null, ...state.passed }] : card ? [card] : [];
    return { ...deck, members: [...back, ...members], state: { ...state, passed: null } };
  }
  if (verdict === 'pass') {
    const passed = card ?? (state.passed?.id === id ? state.passed : null);
    return { ...deck, members, state: { ...state, passed } };
  }
  if (!card || state.likes.some((like) => like.id === id))
    return { ...deck, members, state: { ...state, passed: null } };
  const likes = [...state.likes, { ...card, liked: true, liked_at: at, match: false }];
  const left = Math.max(0, state.left - 1);
  const next_at = state.next_at ?? (left === 0 ? nextAt(likes) : null);
  return { ...deck, members, state: { ...state, likes, left, next_at, passed: null } };
}

/** What this browser knows of it; the server's answer knows better, also of likes whose cards are gone. */
function nextAt(likes: SwipeReply['state']['likes']): string {
  const first = Math.min(...likes.map((like) => Date.parse(like.liked_at)));
  return new Date(first + LIKE_COUNTS_FOR).toISOString();
}

/** A table after a decision that the server has answered. */
export function confirmed(table: SwipeReply, decision: Decision, { match, left, next_at }: SwipedReply): SwipeReply {
  const { state, ...deck } = applied(table, [decision]);
  const likes = state.likes.map((like) => (like.id === decision.id ? { ...like, match } : like));
  return { ...deck, state: { ...state, likes, left, next_at } };
}

/**
 * What was dealt now, behind what is on the table: the cards on top stay where they are. What was decided while the cards were
 * on their way stays decided: the answer may not know of it yet.
 * @param before the table for which they were asked.
 */
export function dealtMore(table: SwipeReply | undefined, fresh: SwipeReply, before: SwipeReply): SwipeReply {
  if (!table) return fresh;
  const known = new Set([...before.members, ...table.members].map((member) => member.id));
  const more = fresh.members.filter((member: DeckCard) => !known.has(member.id));
  return { ...(table === before ? fresh : table), members: [...table.members, ...more] };
}
