import { AppError } from '#platform/errors.ts';
import { countOrRefuse } from '#platform/http/counted-calls.ts';
import { type AuthenticatedControllerCall, autocommit, controller, read, write } from '#platform/http/route.ts';
import { type Module, onJob } from '#platform/module.ts';
import { accountTag, readEtag } from '#product/accounts/invalidate-polls.ts';
import { autoLike as giveAutoLike } from './auto-like.ts';
import { badgesOf } from './badges-of.ts';
import * as contract from './contract.ts';
import {
  autoLike,
  countBadges,
  type LikeInput,
  type LikeReply,
  likeMember,
  listLikes,
  markLikeSeen,
  unlikeMember,
} from './contract.ts';
import { like, seeLike, unlike } from './likes.ts';
import { likesOfMember, nextLikes } from './likes-of-member.ts';
import { eraseLikes, exportLikes } from './personal-data.ts';
import * as swipeContract from './swipe/contract.ts';
import {
  notifyOfLikes,
  playSwipe,
  type SwipedReply,
  type SwipeError,
  type SwipeInput,
  swipeMember,
  takeBackSwipe,
} from './swipe/contract.ts';
import { likesBack } from './swipe/jobs.ts';
import { notifyLikesBack, setLikesNotification } from './swipe/notify-likes-back.ts';
import { forgetSwipeLikes, play, swipe, takeBack } from './swipe/swipe.ts';

/** Adds `Retry-After` to the refusal at the limit. @throws what `swipe` throws. */
async function swipeWithRetryAfter(call: AuthenticatedControllerCall, input: SwipeInput): Promise<SwipedReply> {
  try {
    return await call.transaction((within) => swipe(within, input));
  } catch (error) {
    if (error instanceof AppError && error.code === ('swipe_limit' satisfies SwipeError))
      call.http.header('retry-after', String(error.params.seconds));
    throw error;
  }
}

const swipeRoutes = [
  read(playSwipe, play),
  controller(swipeMember, swipeWithRetryAfter),
  write(takeBackSwipe, takeBack),
  write(notifyOfLikes, setLikesNotification),
];

/** Of one account, wherever it calls from. More than anybody presses; a like tells somebody each time it is given anew. */
const GIVEN = { name: 'likes of an account', calls: 120, seconds: 60 };

async function likeWithin(call: AuthenticatedControllerCall, input: LikeInput): Promise<LikeReply> {
  await countOrRefuse(call.http, GIVEN, String(call.actor.id));
  return like(call, input);
}

const likesRoutes = [
  read(listLikes, likesOfMember, { tag: accountTag, readEtag, next: nextLikes }),
  read(countBadges, badgesOf, { tag: accountTag }),
  controller(likeMember, likeWithin),
  write(unlikeMember, unlike),
  write(markLikeSeen, seeLike),
  autocommit(autoLike, giveAutoLike),
  ...swipeRoutes,
];

export const likes: Module = {
  name: 'likes',
  about: 'Likes given and received',
  contracts: [contract, swipeContract],
  routes: likesRoutes,
  jobs: [onJob(likesBack, notifyLikesBack)],
  schedules: [
    {
      name: 'swipe-clean-up',
      cron: '53 3 * * *',
      does: 'deletes likes of the game that no longer count',
      run: ({ services: { db, now } }) => forgetSwipeLikes({ sql: db, now: now() }),
    },
  ],
  erase: eraseLikes,
  export: exportLikes,
};
