import { AppError } from '#platform/errors.ts';
import { edge, type KnownEdgeCall, read, write } from '#platform/http/route.ts';
import {
  playSwipe,
  type SwipedReply,
  type SwipeError,
  type SwipeInput,
  swipeMember,
  takeBackSwipe,
  tellOfLikes,
} from './contract.ts';
import { play, swipe, takeBack } from './swipe.ts';
import { setTelling } from './tell.ts';

/** Adds `Retry-After` to the refusal at the limit. @throws what `swipe` throws. */
async function swipeWithRetryAfter(call: KnownEdgeCall, input: SwipeInput): Promise<SwipedReply> {
  try {
    return await call.transaction((within) => swipe(within, input));
  } catch (error) {
    if (error instanceof AppError && error.code === ('swipe_limit' satisfies SwipeError))
      call.http.header('retry-after', String(error.params.seconds));
    throw error;
  }
}

export const swipeRoutes = [
  read(playSwipe, play),
  edge(swipeMember, swipeWithRetryAfter),
  write(takeBackSwipe, takeBack),
  write(tellOfLikes, setTelling),
];
