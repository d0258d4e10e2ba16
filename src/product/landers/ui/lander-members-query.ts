import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { listLanderMembers } from '../contract.ts';

/** @param id whom the lander is about: comes first, or somebody near by in the place of whoever may not be shown. */
export const landerMembersQuery = (transport: Transport, id?: number) => apiQuery(transport, listLanderMembers, { id });
