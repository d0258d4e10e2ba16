import { read, write } from '#platform/http/route.ts';
import { accountTag } from '#product/accounts/versions/versions.ts';
import { badgesOf } from './badges/badges.ts';
import { countBadges } from './badges/contract.ts';
import { likeMember, listLikes, markLikeSeen, unlikeMember } from './contract.ts';
import { like, likesOfMember, seeLike, unlike } from './likes.ts';

export const likesRoutes = [
  read(listLikes, likesOfMember, { tag: accountTag }),
  read(countBadges, badgesOf, { tag: accountTag }),
  write(likeMember, like),
  write(unlikeMember, unlike),
  write(markLikeSeen, seeLike),
];
