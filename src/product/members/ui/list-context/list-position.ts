import type { QueryClient } from '@tanstack/react-query';
import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import type { MemberCard } from '../../contract.ts';
import { type MemberSearch, PAGE_SIZE, searchMembers } from '../../search/contract.ts';
import { SUGGESTIONS_PAGE } from '../../suggestions/contract.ts';
import { suggestionsQuery } from '../../suggestions/ui/suggestions-query.ts';
import { VISITORS_PAGE } from '../../visitors/contract.ts';
import { visitorsQuery } from '../../visitors/ui/visitors-query.ts';
import { similarQuery } from '../member-query.ts';
import type { ListContext } from './list-context.ts';

export interface Step {
  member: Pick<MemberCard, 'id' | 'name'>;
  listContext: ListContext;
}

export interface ListPosition {
  place: number;
  count: number;
  capped: boolean;
  previous: Step | null;
  next: Step | null;
}

interface Page {
  members: readonly Pick<MemberCard, 'id' | 'name'>[];
  page: number;
  size: number;
  total: number;
  total_capped: boolean;
}

const turned = (listContext: ListContext, by: number): ListContext => {
  const { page = 1, ...rest } = listContext;
  return page + by > 1 ? { ...rest, page: page + by } : rest;
};

function pagesAround(
  { members, page, size, total, total_capped }: Page,
  id: number,
): { before: boolean; after: boolean } {
  const at = members.findIndex((member) => member.id === id);
  const more = page * size < total || (total_capped && page * size === total);
  return { before: at === 0 && page > 1, after: at >= 0 && at === members.length - 1 && more };
}

/** @param before the page before it; @param after the one after it: a list moves while somebody walks through it. */
export function listPositionIn(
  listContext: ListContext,
  here: Page,
  id: number,
  before?: Page,
  after?: Page,
): ListPosition | null {
  const at = here.members.findIndex((member) => member.id === id);
  if (at < 0) return null;
  const elsewhere = ({ id: other }: { id: number }) => !here.members.some((member) => member.id === other);
  const step = (member: Page['members'][number] | undefined, by: number): Step | null =>
    member
      ? { member: { id: member.id, name: member.name }, listContext: by ? turned(listContext, by) : listContext }
      : null;
  const place = (here.page - 1) * here.size + at + 1;
  return {
    place,
    count: Math.max(here.total, place),
    capped: here.total_capped,
    previous: step(here.members[at - 1], 0) ?? step(before?.members.findLast(elsewhere), -1),
    next: step(here.members[at + 1], 0) ?? step(after?.members.find(elsewhere), 1),
  };
}

const filtersOf = ({ list: _list, of: _of, ...filters }: ListContext): MemberSearch => filters;

const READ: Record<
  NonNullable<ListContext['list']>,
  (client: QueryClient, transport: Transport, listContext: ListContext) => Promise<Page>
> = {
  search: async (client, transport, listContext) => ({
    ...(await client.ensureQueryData(apiQuery(transport, searchMembers, filtersOf(listContext)))),
    size: PAGE_SIZE,
  }),
  similar: async (client, transport, { of = 0 }) => {
    const { members } = await client.ensureQueryData(similarQuery(transport, of));
    return { members, page: 1, size: members.length, total: members.length, total_capped: false };
  },
  suggested: async (client, transport, { page = 1 }) => {
    const { members, more } = await client.ensureQueryData(suggestionsQuery(transport, page));
    const total = (page - 1) * SUGGESTIONS_PAGE + members.length;
    return { members, page, size: SUGGESTIONS_PAGE, total, total_capped: more };
  },
  visitors: async (client, transport, { page }) => ({
    ...(await client.ensureQueryData(visitorsQuery(transport, page))),
    size: VISITORS_PAGE,
  }),
};

/** As it was when opened. @returns null where the member is not in it; undefined where there is no list. */
export async function loadListPosition(
  queryClient: QueryClient,
  transport: Transport,
  id: number,
  listContext: ListContext,
): Promise<ListPosition | null | undefined> {
  const { list } = listContext;
  if (!list) return undefined;
  const pageOf = (by: number) => orNone(READ[list](queryClient, transport, turned(listContext, by)));
  const here = await pageOf(0);
  if (!here) return undefined;
  const { before, after } = pagesAround(here, id);
  const [earlier, later] = await Promise.all([before ? pageOf(-1) : undefined, after ? pageOf(1) : undefined]);
  return listPositionIn(listContext, here, id, earlier, later);
}

/** The profile is there without its list too: a site may keep it, its filters may be nonsense, its member gone. */
const orNone = <T>(loading: Promise<T>): Promise<T | undefined> => loading.catch(() => undefined);
