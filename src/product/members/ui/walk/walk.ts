import { type QueryClient, useQuery } from '@tanstack/react-query';
import { apiQuery } from '#platform/http/api-query.ts';
import type { Transport } from '#platform/http/transport.ts';
import { useTransport } from '#platform/http/transport-context.tsx';
import type { MemberCard } from '../../contract.ts';
import { type MemberSearch, PAGE_SIZE, searchMembers } from '../../search/contract.ts';
import { similarQuery } from '../member-query.ts';
import { readMemberSearch, SEARCH_WORDS } from '../read-member-search.ts';

/** The list that a profile was opened from, as the profile's address names it: a search by its filters, or those like somebody. */
export interface Walk extends MemberSearch {
  list?: 'search' | 'similar';
  /** Whom the similar ones are like. */
  of?: number;
}

export const WALK_WORDS = ['list', 'of', ...SEARCH_WORDS] as const;

/** The list that an address names; nothing when it names none. */
export function readWalk(raw: Record<string, unknown>): Walk {
  if (raw.list === 'search') return { list: 'search', ...readMemberSearch(raw) };
  const of = Number(raw.of);
  return raw.list === 'similar' && Number.isSafeInteger(of) && of > 0 ? { list: 'similar', of } : {};
}

/** One step: whom it leads to, and the page of the list where that member is. */
export interface Step {
  member: Pick<MemberCard, 'id' | 'name'>;
  walk: Walk;
}

/** Where somebody stands in a list. */
export interface Standing {
  /** From 1. */
  place: number;
  count: number;
  /** There are more than `count`. */
  capped: boolean;
  previous: Step | null;
  next: Step | null;
}

interface Page {
  members: readonly MemberCard[];
  page: number;
  total: number;
  total_capped: boolean;
}

const turned = (walk: Walk, by: number): Walk => {
  const { page = 1, ...rest } = walk;
  return page + by > 1 ? { ...rest, page: page + by } : rest;
};

/** Which pages beside its own a member's neighbours are on: those at the end of a page have one on the next. */
function pagesAround({ members, page, total }: Page, id: number): { before: boolean; after: boolean } {
  const at = members.findIndex((member) => member.id === id);
  return { before: at === 0 && page > 1, after: at >= 0 && at === members.length - 1 && page * PAGE_SIZE < total };
}

/**
 * Where a member stands in a search; null when not on this page.
 * @param before the page before it, where it was needed; @param after the one after it. A list moves while somebody walks
 * through it: who has come to the other page from this one is passed over.
 */
export function standingIn(walk: Walk, here: Page, id: number, before?: Page, after?: Page): Standing | null {
  const at = here.members.findIndex((member) => member.id === id);
  if (at < 0) return null;
  const elsewhere = ({ id: other }: MemberCard) => !here.members.some((member) => member.id === other);
  const step = (member: MemberCard | undefined, by: number): Step | null =>
    member ? { member: { id: member.id, name: member.name }, walk: by ? turned(walk, by) : walk } : null;
  const place = (here.page - 1) * PAGE_SIZE + at + 1;
  return {
    place,
    count: Math.max(here.total, place),
    capped: here.total_capped,
    previous: step(here.members[at - 1], 0) ?? step(before?.members.findLast(elsewhere), -1),
    next: step(here.members[at + 1], 0) ?? step(after?.members.find(elsewhere), 1),
  };
}

const filtersOf = ({ list: _list, of: _of, ...filters }: Walk): MemberSearch => filters;

/** Loads what a walk through a list needs at one member. @returns whether there is such a list for this reader. */
export async function loadWalk(
  queryClient: QueryClient,
  transport: Transport,
  id: number,
  walk: Walk,
): Promise<boolean> {
  if (walk.list === 'similar' && walk.of) {
    return (await orNone(queryClient.ensureQueryData(similarQuery(transport, walk.of)))) !== null;
  }
  if (walk.list !== 'search') return false;
  const pageOf = (by: number) =>
    orNone(queryClient.ensureQueryData(apiQuery(transport, searchMembers, filtersOf(turned(walk, by)))));
  const here = await pageOf(0);
  if (!here) return false;
  const { before, after } = pagesAround(here, id);
  await Promise.all([before && pageOf(-1), after && pageOf(1)]);
  return true;
}

/** The profile is there without its list too: a site may keep it, its filters may be nonsense, its member gone. */
const orNone = <T>(loading: Promise<T>): Promise<T | null> => loading.catch(() => null);

/** As it was when the list was opened: one that is read anew at each step would move under the reader's feet. */
const KEPT = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/** Where a member stands in the list of a walk; null where that is not known (any more). */
export function useStanding(walk: Walk, id: number): Standing | null {
  const transport = useTransport();
  const isSearch = walk.list === 'search';
  const pageQuery = (by: number, enabled: boolean) => ({
    ...apiQuery(transport, searchMembers, filtersOf(turned(walk, by))),
    ...KEPT,
    enabled,
  });
  const here = useQuery(pageQuery(0, isSearch)).data;
  const around = isSearch && here ? pagesAround(here, id) : { before: false, after: false };
  const before = useQuery(pageQuery(-1, around.before)).data;
  const after = useQuery(pageQuery(1, around.after)).data;
  const similar = useQuery({
    ...similarQuery(transport, walk.of ?? 0),
    ...KEPT,
    enabled: walk.list === 'similar',
  }).data;
  if (isSearch) return here ? standingIn(walk, here, id, before, after) : null;
  if (!similar) return null;
  const { members } = similar;
  return standingIn(walk, { members, page: 1, total: members.length, total_capped: false }, id);
}
