import { countOrRefuse } from '#platform/http/counted-calls.ts';
import { edge, type KnownEdgeCall, read, statement, write } from '#platform/http/route.ts';
import { accountTag, tagRead } from '#product/accounts/versions/versions.ts';
import { autoLike as giveAutoLike } from './auto-like/auto-like.ts';
import { autoLike } from './auto-like/contract.ts';
import { badgesOf } from './badges/badges.ts';
import { countBadges } from './badges/contract.ts';
import { type LikeInput, type LikeReply, likeMember, listLikes, markLikeSeen, unlikeMember } from './contract.ts';
import { like, seeLike, unlike } from './likes.ts';
import { likesOfMember, nextLikes } from './lists/lists.ts';
import { swipeRoutes } from './swipe/routes.ts';

/** Of one account, wherever it calls from. More than anybody presses; a like tells somebody each time it is given anew. */
const GIVEN = { name: 'likes of an account', calls: 120, seconds: 60 };

/** @throws rate_limited (429), and what `like` throws. */
async function likeWithin(call: KnownEdgeCall, input: LikeInput): Promise<LikeReply> {
  await countOrRefuse(call.http, GIVEN, String(call.actor.id));
  return like(call, input);
}

export const likesRoutes = [
  read(listLikes, likesOfMember, { tag: accountTag, tagRead, next: nextLikes }),
  read(countBadges, badgesOf, { tag: accountTag }),
  edge(likeMember, likeWithin),
  write(unlikeMember, unlike),
  write(markLikeSeen, seeLike),
  statement(autoLike, giveAutoLike),
  ...swipeRoutes,
];
