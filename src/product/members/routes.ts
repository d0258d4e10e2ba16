import { edge, read, statement, write } from '#platform/http/route.ts';
import { blockedMembers } from './blocked/blocked.ts';
import { listBlocked } from './blocked/contract.ts';
import { listInterests, viewMember } from './contract.ts';
import { INTERESTS } from './fields/contract.ts';
import { setInvisible } from './invisible/contract.ts';
import { switchInvisible } from './invisible/invisible.ts';
import { ownRoutes } from './own/routes.ts';
import { listPasses, passMember, unpassMember } from './passes/contract.ts';
import { pass, passesOf, unpass } from './passes/passes.ts';
import * as place from './place/contract.ts';
import { ownPlace, setPlace } from './place/place.ts';
import { profileOf } from './profile/profile.ts';
import { savedSearchesRoutes } from './saved-searches/routes.ts';
import { listWidenings, searchMembers, similarMembers } from './search/contract.ts';
import { searchAsAllowed, similarAsAllowed } from './search/search.ts';
import { wideningsAsAllowed } from './search/widenings.ts';
import { listSuggestions } from './suggestions/contract.ts';
import { suggestionsFor } from './suggestions/suggestions.ts';
import { userRoutes } from './user/routes.ts';
import { listVisitors, visitProfile } from './visitors/contract.ts';
import { visit, visitorsOf } from './visitors/visitors.ts';

export const membersRoutes = [
  edge(searchMembers, searchAsAllowed, { copy: 'everybody' }),
  read(viewMember, profileOf, { copy: 'visitors' }),
  edge(similarMembers, similarAsAllowed, { copy: 'everybody' }),
  edge(listWidenings, wideningsAsAllowed, { copy: 'everybody' }),
  edge(listInterests, ({ http }) => {
    http.header('cache-control', 'public, max-age=3600');
    return { interests: [...INTERESTS] };
  }),
  read(listBlocked, blockedMembers),
  read(place.ownPlace, ownPlace),
  write(place.setPlace, setPlace),
  write(setInvisible, switchInvisible),
  write(passMember, pass),
  write(unpassMember, unpass),
  read(listPasses, passesOf),
  statement(visitProfile, visit),
  read(listVisitors, visitorsOf),
  read(listSuggestions, suggestionsFor, { copy: 'everybody' }),
  ...ownRoutes,
  ...savedSearchesRoutes,
  ...userRoutes,
];
