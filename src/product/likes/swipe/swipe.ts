import type { Authenticated, ReadCall, WriteCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import { cardsIn } from '#product/members/cards-of.ts';
import { passInGame, takeBackInGame } from '#product/members/passes/passes.ts';
import type { QueueSearch } from '#product/members/suggestions/queue/contract.ts';
import { queueFor } from '#product/members/suggestions/queue/queue.ts';
import { like } from '../likes.ts';
import {
  LIKE_COUNTS_FOR_MS,
  type SwipedReply,
  type SwipeError,
  type SwipeInput,
  type SwipeReply,
  type SwipeState,
  type TakeBackInput,
} from './contract.ts';
import { type Allowance, allowanceOf } from './policy.ts';
import {
  BATCH_SIZE,
  deleteOldSwipeLikes,
  existingLike,
  findSwipePass,
  gameRows,
  givenLikes,
  insertSwipeLike,
  lockGame,
  setPassed,
  tellWanted,
} from './queries.ts';

const countsSince = (now: Date) => new Date(now.getTime() - LIKE_COUNTS_FOR_MS);

export async function play(call: Authenticated<ReadCall>, search: QueueSearch): Promise<SwipeReply> {
  const [queue, state] = await Promise.all([queueFor(call, search), stateOf(call)]);
  return { ...queue, members: state.next_at === null ? queue.members : [], state };
}

async function stateOf(call: Authenticated<ReadCall>): Promise<SwipeState> {
  const { sql, actor, now, site } = call;
  const rows = await gameRows(sql, { viewer: actor.id, since: countsSince(now) });
  const cards = cardsIn(call, rows);
  const limit = site.settings.swipe_likes;
  const given = rows.flatMap(({ liked_at }) => (liked_at ? [liked_at] : []));
  const state: SwipeState = {
    limit,
    ...allowanceView(allowanceOf(given, limit, now)),
    tell: false,
    likes: [],
    passed: null,
  };
  for (const [index, row] of rows.entries()) {
    const card = cards[index];
    if (!card || row.visibility !== 'shown') continue;
    if (row.liked_at)
      state.likes.push({ ...card, liked_at: row.liked_at.toISOString(), match: card.liked && row.likes_back });
    else state.passed = card;
  }
  if (state.next_at !== null) state.tell = (await tellWanted.one(sql, { member: actor.id })) !== null;
  return state;
}

/** Again it changes nothing; who is liked already costs none. @throws swipe_limit, and as `like` and `pass` do. */
export async function swipe(call: Authenticated<WriteCall>, { profile_id, verdict }: SwipeInput): Promise<SwipedReply> {
  const { tx, actor, now, site } = call;
  const member = actor.id;
  // Two decisions at once would both find a like left.
  await lockGame(tx, { member });
  const given = await givenLikes(tx, { member, since: countsSince(now) });
  const times = given.map((one) => one.created_at);
  const limit = site.settings.swipe_likes;
  if (verdict === 'pass') {
    await passInGame(call, { profile_id });
    await setPassed(tx, { member, passed: profile_id });
    return { match: false, ...allowanceView(allowanceOf(times, limit, now)) };
  }
  const repeated = given.some(({ liked_id }) => liked_id === profile_id);
  const liked = (await existingLike.one(tx, { member, other: profile_id })) !== null;
  const free = repeated || liked;
  const allowance = allowanceOf(times, limit, now);
  if (!free && allowance.nextAt) throw limitReached(allowance.nextAt, now, limit);
  // A like that was taken back since then is not given anew by its own repetition.
  const { match } = repeated && !liked ? { match: false } : await like(call, { profile_id });
  if (!free) await insertSwipeLike(tx, { member, liked: profile_id, now });
  await setPassed(tx, { member, passed: null });
  return { match, ...allowanceView(allowanceOf(free ? times : [...times, now], limit, now)) };
}

/** @throws swipe_final for any other pass. */
export async function takeBack(call: Authenticated<WriteCall>, { profile_id }: TakeBackInput): Promise<SwipedReply> {
  const { tx, actor, now, site } = call;
  const member = actor.id;
  const game = await lockGame.one(tx, { member });
  if (game?.passed_id === profile_id) {
    await takeBackInGame(call, { profile_id });
    await setPassed(tx, { member, passed: null });
  } else if (await findSwipePass.one(tx, { member, other: profile_id }))
    throw new AppError<SwipeError>('swipe_final', 409);
  const given = await givenLikes(tx, { member, since: countsSince(now) });
  const times = given.map((one) => one.created_at);
  return { match: false, ...allowanceView(allowanceOf(times, site.settings.swipe_likes, now)) };
}

const MINUTE_MS = 60_000;

/** The sentence says in how many hours and minutes, which is the same in every time zone; `seconds` is for `Retry-After`. */
function limitReached(nextAt: Date, now: Date, limit: number): AppError {
  const milliseconds = nextAt.getTime() - now.getTime();
  const minutes = Math.ceil(milliseconds / MINUTE_MS);
  const params = {
    limit,
    hours: Math.floor(minutes / 60),
    minutes: minutes % 60,
    seconds: Math.ceil(milliseconds / 1000),
  };
  return new AppError<SwipeError>('swipe_limit', 403, params);
}

const allowanceView = ({ left, nextAt }: Allowance) => ({ left, next_at: nextAt?.toISOString() ?? null });

export async function forgetSwipeLikes({ sql, now }: Pick<ReadCall, 'sql' | 'now'>): Promise<void> {
  let deleted: unknown[];
  do deleted = await deleteOldSwipeLikes(sql, { before: new Date(now.getTime() - 2 * LIKE_COUNTS_FOR_MS) });
  while (deleted.length === BATCH_SIZE);
}
