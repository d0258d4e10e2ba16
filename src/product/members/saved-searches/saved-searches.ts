import * as z from 'zod/mini';
import type { Authenticated, ReadCall, WriteCall } from '#platform/call.ts';
import { AppError } from '#platform/errors.ts';
import { defineJob } from '#platform/jobs/jobs.ts';
import { spendMailToken } from '#product/accounts/mail-tokens/mail-tokens.ts';
import type { MemberSearch } from '../search/contract.ts';
import { filtersOf } from '../search/filters.ts';
import { type Alert, MAX_SAVED_SEARCHES, type SavedSearch, type SavedSearchesReply } from './contract.ts';
import { newInSearch } from './new-in-search.ts';
import {
  changeSearch,
  countOthers,
  dropSearch,
  keepSearch,
  lockMember,
  sameName,
  searchesOf,
  stopAll,
} from './queries.ts';

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;
const MAX_NEW_MEMBERS = 20;
export const ALERTS_PURPOSE = 'saved_search_alerts';

export const newMembersFoundJob = defineJob('new-members-found', z.object({ to: z.number() }));

/** When to look first: whoever has just looked has seen them all. */
const firstLook = (now: Date, alert: Alert | undefined) =>
  new Date(now.getTime() + (alert === 'weekly' ? 7 * DAY_MS : DAY_MS));

export async function savedSearches(call: Authenticated<ReadCall>): Promise<SavedSearchesReply> {
  const searches: SavedSearch[] = [];
  for (const { told_until, ...saved } of await searchesOf(call.sql, { member: call.actor.id }))
    searches.push({
      ...saved,
      filters: filtersIn(call, saved.search),
      news: await newsOf(call, saved.search, told_until),
    });
  return { searches, most: MAX_SAVED_SEARCHES };
}

function filtersIn({ site }: ReadCall, search: MemberSearch): SavedSearch['filters'] {
  try {
    return filtersOf(site, search);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

async function newsOf(call: Authenticated<ReadCall>, search: MemberSearch, told: Date): Promise<SavedSearch['news']> {
  const { actor, now } = call;
  const after = new Date(Math.max(told.getTime(), now.getTime() - 7 * DAY_MS));
  const found = await newInSearch(call, actor.id, search, { after, until: now }, MAX_NEW_MEMBERS + 1);
  return {
    count: Math.min(found.length, MAX_NEW_MEMBERS),
    more: found.length > MAX_NEW_MEMBERS,
    since: after.toISOString(),
  };
}

interface NewSearch {
  name: string;
  search: MemberSearch;
  alert: Alert;
  replace?: boolean | undefined;
}

/** Saving it again changes nothing. @throws saved_searches_full, saved_search_name_taken, filters_conflict (400). */
export async function saveSearch(
  call: Authenticated<WriteCall>,
  { name, search, alert, replace = false }: NewSearch,
): Promise<SavedSearchesReply> {
  const { tx, actor, now, site } = call;
  filtersOf(site, search);
  const member = actor.id;
  await lockMember(tx, { member });
  const others = await countOthers.one(tx, { member, name });
  if ((others?.count ?? 0) >= MAX_SAVED_SEARCHES)
    throw new AppError('saved_searches_full', 409, { max: MAX_SAVED_SEARCHES });
  const { page, ...kept } = search;
  const next = firstLook(now, alert);
  if (!(await keepSearch.one(tx, { member, name, search: JSON.stringify(kept), alert, now, next, replace })))
    throw new AppError('saved_search_name_taken', 409);
  return savedSearches(call);
}

/** @throws saved_search_not_found, or saved_search_name_taken by another one of the member's. */
export async function changeSavedSearch(
  call: Authenticated<WriteCall>,
  {
    id,
    name = null,
    alert = null,
    push = null,
  }: {
    id: number;
    name?: string | null | undefined;
    alert?: Alert | null | undefined;
    push?: boolean | null | undefined;
  },
): Promise<SavedSearchesReply> {
  const { tx, actor, now } = call;
  const member = actor.id;
  await lockMember(tx, { member });
  if (name !== null && (await sameName.one(tx, { member, name, id })))
    throw new AppError('saved_search_name_taken', 409);
  const next = firstLook(now, alert ?? undefined);
  if (!(await changeSearch.one(tx, { id, member, name, alert, push, now, next })))
    throw new AppError('saved_search_not_found', 404);
  return savedSearches(call);
}

/** Deleting one twice is the same as once. */
export async function deleteSavedSearch(
  call: Authenticated<WriteCall>,
  { id }: { id: number },
): Promise<SavedSearchesReply> {
  await dropSearch(call.tx, { id, member: call.actor.id });
  return savedSearches(call);
}

/** The link works as often as pressed. @returns false for a token that is forged, too old, or of another mail. */
export async function stopAlertsBy(call: WriteCall, token: string): Promise<boolean> {
  const spent = await spendMailToken(call, token, ALERTS_PURPOSE);
  if (spent.verdict === 'invalid') return false;
  await stopAll(call.tx, { member: spent.accountId });
  return true;
}
