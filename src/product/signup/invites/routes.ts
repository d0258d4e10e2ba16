import { read, write } from '#platform/http/route.ts';
import { inviteFriend, myInvites, withdrawInvite } from './contract.ts';
import { inviteSomebody, invitesOf, withdrawOwnInvite } from './invites.ts';

export const invitesRoutes = [
  read(myInvites, invitesOf),
  write(inviteFriend, inviteSomebody),
  write(withdrawInvite, withdrawOwnInvite),
];
