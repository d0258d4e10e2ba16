import { countOrRefuse } from '#platform/http/counted-calls.ts';
import { edge, type KnownEdgeCall, read, write } from '#platform/http/route.ts';
import { accountTag, tagRead } from '#product/accounts/versions/versions.ts';
import { badgesOf } from './badges/badges.ts';
import { countBadges } from './badges/contract.ts';
import { type LikeInput, type LikeReply, likeMember, listLikes, markLikeSeen, unlikeMember } from './contract.ts';
import { like, likesOfMember, seeLike, unlike } from './likes.ts';

/** Of one account, wherever it calls from. More than anybody presses; a like tells somebody each time it is given anew. */
const GIVEN = { name: 'likes of an account', calls: 120, seconds: 60 };

/** @throws rate_limited (429), and what `like` throws. */
async function likeWithin(call: KnownEdgeCall, input: LikeInput): Promise<LikeReply> {
  await countOrRefuse(call.http, GIVEN, String(call.actor.id));
  return call.transaction((within) => like(within, input));
}

export const likesRoutes = [
  read(listLikes, likesOfMember, { tag: accountTag, tagRead }),
  read(countBadges, badgesOf, { tag: accountTag }),
  edge(likeMember, likeWithin),
  write(unlikeMember, unlike),
  write(markLikeSeen, seeLike),
];
