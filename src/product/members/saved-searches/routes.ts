import { raw, read, write } from '#platform/http/route.ts';
import * as contract from './contract.ts';
import { changeSavedSearch, deleteSavedSearch, savedSearches, saveSearch, stopAlertsBy } from './saved-searches.ts';

export const savedSearchesRoutes = [
  read(contract.listSavedSearches, savedSearches),
  write(contract.saveSearch, saveSearch),
  write(contract.changeSavedSearch, changeSavedSearch),
  write(contract.deleteSavedSearch, deleteSavedSearch),
  raw(contract.stopAlerts, async ({ call, reply }) => {
    const { token } = call.http.query;
    await call.transaction((within) => stopAlertsBy(within, typeof token === 'string' ? token : ''));
    // Whether the link is of anybody's is for its owner to know.
    return reply.send({ ok: true });
  }),
  raw(contract.openAlertsLink, ({ reply }, { token }) => {
    reply.header('cache-control', 'no-store');
    return reply.redirect(`/members/saved-off?${new URLSearchParams({ token })}`, 303);
  }),
];
