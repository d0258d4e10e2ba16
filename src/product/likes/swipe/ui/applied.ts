import type { QueueCard } from '#product/members/suggestions/queue/contract.ts';
import { LIKE_COUNTS_FOR_MS, type SwipedReply, type SwipeReply } from '../contract.ts';

export interface Decision {
  /** A UUID. */
  key: string;
  verdict: 'like' | 'pass' | 'undo';
  id: number;
  name: string;
  /** ISO time, by this browser's clock. */
  at: string;
}

/** The state of the game after decisions that the server may or may not have applied already: applying one twice is the same as once. */
export const applied = (reply: SwipeReply, decisions: readonly Decision[]): SwipeReply =>
  decisions.reduce(applyOne, reply);

function applyOne({ state, ...queue }: SwipeReply, { verdict, id, at }: Decision): SwipeReply {
  const card = queue.members.find((member) => member.id === id);
  const members = queue.members.filter((member) => member.id !== id);
  if (verdict === 'undo') {
    const back = state.passed?.id === id ? [{ line: null, ...state.passed }] : card ? [card] : [];
    return { ...queue, members: [...back, ...members], state: { ...state, passed: null } };
  }
  if (verdict === 'pass') {
    const passed = card ?? (state.passed?.id === id ? state.passed : null);
    return { ...queue, members, state: { ...state, passed } };
  }
  if (!card || state.likes.some((like) => like.id === id))
    return { ...queue, members, state: { ...state, passed: null } };
  const likes = [...state.likes, { ...card, liked: true, liked_at: at, match: false }];
  const left = Math.max(0, state.left - 1);
  const next_at = state.next_at ?? (left === 0 ? nextAt(likes) : null);
  return { ...queue, members, state: { ...state, likes, left, next_at, passed: null } };
}

/** An estimate until the server answers, which also counts likes of members who are no longer shown. */
function nextAt(likes: SwipeReply['state']['likes']): string {
  const first = Math.min(...likes.map((like) => Date.parse(like.liked_at)));
  return new Date(first + LIKE_COUNTS_FOR_MS).toISOString();
}

export function confirmed(game: SwipeReply, decision: Decision, { match, left, next_at }: SwipedReply): SwipeReply {
  const { state, ...queue } = applied(game, [decision]);
  const likes = state.likes.map((like) => (like.id === decision.id ? { ...like, match } : like));
  return { ...queue, state: { ...state, likes, left, next_at } };
}

/** The card on top stays; the answer may still have who was decided about. @param before the state at the request. */
export function withMoreCards(game: SwipeReply | undefined, fresh: SwipeReply, before: SwipeReply): SwipeReply {
  if (!game) return fresh;
  const known = new Set([...before.members, ...game.members].map((member) => member.id));
  const more = fresh.members.filter((member: QueueCard) => !known.has(member.id));
  return { ...(game === before ? fresh : game), members: [...game.members, ...more] };
}
