import { read, write } from '#platform/http/route.ts';
import { inviteFriend, myInvites } from './contract.ts';
import { inviteSomebody, invitesOf } from './invites.ts';

export const invitesRoutes = [read(myInvites, invitesOf), write(inviteFriend, inviteSomebody)];
