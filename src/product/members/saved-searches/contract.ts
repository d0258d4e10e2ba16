import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { AppliedSearch, MemberSearch, SearchInput } from '../search/contract.ts';

export const MAX_SAVED_SEARCHES = 10;
export const ALERTS = ['weekly', 'daily', 'never'] as const;
export type Alert = (typeof ALERTS)[number];

const SavedSearchId = z.int().check(z.gte(1));
const SearchName = z.string().check(z.trim(), z.minLength(1), z.maxLength(60), z.regex(/\S/));

export const SavedSearch = z.object({
  id: z.number(),
  name: z.string(),
  search: MemberSearch,
  alert: z.enum(ALERTS),
  push: z.boolean(),
  /** What it asks for, in full; null where the site no longer has one of its filters, and nobody is found. */
  filters: z.nullable(AppliedSearch),
  /** Real members who joined since the last mail about it, or since it was saved; a week back at most. */
  news: z.object({ count: z.number(), more: z.boolean(), since: z.string() }),
});
export type SavedSearch = z.output<typeof SavedSearch>;

export const SavedSearchesReply = z.object({ searches: z.array(SavedSearch), most: z.number() });
export type SavedSearchesReply = z.output<typeof SavedSearchesReply>;

const PATH = '/api/saved-searches.php';

export const listSavedSearches = endpoint({
  method: 'GET',
  path: PATH,
  summary: "The member's saved searches",
  access: 'member',
  reply: SavedSearchesReply,
});

export const saveSearch = endpoint({
  method: 'POST',
  path: PATH,
  summary: 'Saves a search; another one of the same name is replaced only if that is said',
  access: 'member',
  input: z.object({
    name: SearchName,
    search: SearchInput,
    alert: z.enum(ALERTS),
    /** In the place of another search of that name, which is then gone. */
    replace: z.optional(z.boolean()),
  }),
  reply: SavedSearchesReply,
  errors: { saved_searches_full: 409, saved_search_name_taken: 409, filters_conflict: 400 },
});

export const changeSavedSearch = endpoint({
  method: 'PUT',
  path: PATH,
  summary: 'Gives a saved search another name or alert, or switches its pushes',
  access: 'member',
  input: z.object({
    id: SavedSearchId,
    name: z.optional(SearchName),
    alert: z.optional(z.enum(ALERTS)),
    push: z.optional(z.boolean()),
  }),
  reply: SavedSearchesReply,
  errors: { saved_search_not_found: 404, saved_search_name_taken: 409 },
});

export const deleteSavedSearch = endpoint({
  method: 'DELETE',
  path: PATH,
  summary: 'Deletes a saved search',
  access: 'member',
  input: z.object({ id: SavedSearchId }),
  reply: SavedSearchesReply,
});

/** The link's own word; whatever else a mail program adds is left aside. */
const AlertsToken = z.looseObject({ token: z.catch(z.string().check(z.maxLength(100)), '') });

/** RFC 8058: what a mail program calls for its own button. */
export const stopAlerts = endpoint({
  method: 'POST',
  path: '/api/saved-search-alerts-off.php',
  summary: 'Ends the mails about all saved searches of an account, by the token in one of them',
  access: 'anyone',
  query: AlertsToken,
  text: true,
  reply: z.object({ ok: z.literal(true) }),
  limit: { name: 'alerts off', calls: 60, seconds: 60 },
  foreign: true,
});

export const openAlertsLink = endpoint({
  method: 'GET',
  path: '/api/saved-search-alerts-off.php',
  summary: 'The same address opened as a link: changes nothing, and leads to the page that asks',
  access: 'anyone',
  input: AlertsToken,
  limit: { name: 'alerts off', calls: 60, seconds: 60 },
  foreign: true,
});
