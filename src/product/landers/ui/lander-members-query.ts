import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { type LanderWithMembers, listLanderMembers } from '../contract.ts';

/** Kept as long as the page is open: nobody's face is replaced while it is looked at. */
const WHILE_OPEN = { staleTime: Number.POSITIVE_INFINITY };

export const landerMembersQuery = (transport: Transport, lander: LanderWithMembers) => ({
  ...apiQuery(transport, listLanderMembers, { lander }),
  ...WHILE_OPEN,
});

export const landerMemberQuery = (transport: Transport, id: number) => ({
  ...apiQuery(transport, listLanderMembers, { id }),
  ...WHILE_OPEN,
});
