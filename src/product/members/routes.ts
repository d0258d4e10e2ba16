import { edge, read, write } from '#platform/http/route.ts';
import { blockedMembers } from './blocked/blocked.ts';
import { listBlocked } from './blocked/contract.ts';
import { listInterests, viewMember } from './contract.ts';
import { INTERESTS } from './fields/contract.ts';
import * as place from './place/contract.ts';
import { ownPlace, setPlace } from './place/place.ts';
import { profileOf } from './profile/profile.ts';
import { searchMembers, similarMembers } from './search/contract.ts';
import { searchAsAllowed, similarAsAllowed } from './search/search.ts';
import { userRoutes } from './user/routes.ts';

export const membersRoutes = [
  edge(searchMembers, searchAsAllowed, { copy: 'everybody' }),
  read(viewMember, profileOf, { copy: 'visitors' }),
  edge(similarMembers, similarAsAllowed, { copy: 'everybody' }),
  edge(listInterests, ({ http }) => {
    http.header('cache-control', 'public, max-age=3600');
    return { interests: [...INTERESTS] };
  }),
  read(listBlocked, blockedMembers),
  read(place.ownPlace, ownPlace),
  write(place.setPlace, setPlace),
  ...userRoutes,
];
