import { edge, read } from '#platform/http/route.ts';
import { INTERESTS, listInterests, searchMembers, similarMembers, viewMember } from './contract.ts';
import { profileOf } from './members.ts';
import { searchAsAllowed, similarMembers as similarTo } from './search/search.ts';
import { userRoutes } from './user/routes.ts';

export const membersRoutes = [
  edge(searchMembers, searchAsAllowed, { copy: 'everybody' }),
  read(viewMember, profileOf, { copy: 'visitors' }),
  read(similarMembers, similarTo, { copy: 'everybody' }),
  edge(listInterests, ({ http }) => {
    http.header('cache-control', 'public, max-age=3600');
    return { interests: [...INTERESTS] };
  }),
  ...userRoutes,
];
