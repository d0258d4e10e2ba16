import { autocommit, controller, raw, read, write } from '#platform/http/route.ts';
import { type Module, onJob } from '#platform/module.ts';
import { statusChangedJob } from '#product/accounts/status-changed.ts';
import { photosChangedJob } from '#product/media/photos-changed.ts';
import { INTERESTS } from '#product/sites/profiles/contract.ts';
import { blockedMembers } from './blocked-members.ts';
import * as contract from './contract.ts';
import { listBlocked, listInterests, viewMember } from './contract.ts';
import * as homeContract from './home/contract.ts';
import { viewHome } from './home/contract.ts';
import { homeOf } from './home/home.ts';
import { newMembersMail, renamedMail, textAppealMail } from './mails/mails.ts';
import { memberChanged } from './members.ts';
import * as ownContract from './my-profile/contract.ts';
import { previewProfile, saveProfile, setInvisible, showMyProfile } from './my-profile/contract.ts';
import { showOwn } from './my-profile/my-profile.ts';
import { preview } from './my-profile/preview.ts';
import { save } from './my-profile/save.ts';
import { ownPlace, setPlace } from './my-profile/set-place.ts';
import { settleMembers } from './my-profile/settle-members.ts';
import { forgetDays } from './note-activity.ts';
import * as passesContract from './passes/contract.ts';
import { listPasses, passMember, unpassMember } from './passes/contract.ts';
import { forgetSwipes, pass, passesOf, unpass } from './passes/passes.ts';
import { eraseMember, exportMember } from './personal-data.ts';
import { profileOf } from './profile-of.ts';
import * as savedSearchesContract from './saved-searches/contract.ts';
import { notifyOfNewMembers } from './saved-searches/notify-of-new-members.ts';
import {
  changeSavedSearch,
  deleteSavedSearch,
  savedSearches,
  saveSearch,
  stopAlertsBy,
} from './saved-searches/saved-searches.ts';
import * as searchContract from './search/contract.ts';
import { listRelaxedFilters, searchMembers, similarMembers } from './search/contract.ts';
import { relaxedFiltersAsAllowed } from './search/relaxed-filters.ts';
import { searchAsAllowed, similarAsAllowed } from './search/search.ts';
import * as suggestionsContract from './suggestions/contract.ts';
import { listSuggestions } from './suggestions/contract.ts';
import { suggestionsFor } from './suggestions/suggestions.ts';
import { switchInvisible } from './switch-invisible.ts';
import { forgetRemoved } from './texts/remove-text.ts';
import { appealReview, forgetReviews, refusedTexts } from './texts/reviews/appeal-review.ts';
import * as reviewsContract from './texts/reviews/contract.ts';
import { appealText, listRefusedTexts } from './texts/reviews/contract.ts';
import { textDecidedJob } from './texts/reviews/jobs.ts';
import { notifyReview } from './texts/reviews/notify-review.ts';
import * as userContract from './user/contract.ts';
import { currentUser, logIn, logInWithCode, logInWithLink, logInWithPasskey } from './user/contract.ts';
import { logInByLink } from './user/log-in-by-link.ts';
import { codeLogin, login, passkeyLogin } from './user/login.ts';
import { currentUserOf, userTag } from './user/user.ts';
import * as visitorsContract from './visitors/contract.ts';
import { listVisitors, visitProfile } from './visitors/contract.ts';
import { forgetVisits, visit, visitorsOf } from './visitors/visitors.ts';

const ownRoutes = [
  read(showMyProfile, showOwn),
  controller(saveProfile, save),
  read(previewProfile, preview),
  read(listRefusedTexts, refusedTexts),
  write(appealText, appealReview),
];

const savedSearchesRoutes = [
  read(savedSearchesContract.listSavedSearches, savedSearches),
  write(savedSearchesContract.saveSearch, saveSearch),
  write(savedSearchesContract.changeSavedSearch, changeSavedSearch),
  write(savedSearchesContract.deleteSavedSearch, deleteSavedSearch),
  raw(savedSearchesContract.stopAlerts, async ({ call, reply }) => {
    const { token } = call.http.query;
    await call.transaction((within) => stopAlertsBy(within, typeof token === 'string' ? token : ''));
    return reply.send({ ok: true });
  }),
  raw(savedSearchesContract.openAlertsLink, ({ reply }, { token }) => {
    reply.header('cache-control', 'no-store');
    return reply.redirect(`/members/saved-off?${new URLSearchParams({ token })}`, 303);
  }),
];

const userRoutes = [
  controller(currentUser, currentUserOf, { tag: userTag }),
  controller(logIn, login),
  controller(logInWithLink, logInByLink),
  controller(logInWithCode, codeLogin),
  controller(logInWithPasskey, passkeyLogin),
];

const membersRoutes = [
  controller(searchMembers, searchAsAllowed, { copy: 'everybody' }),
  read(viewMember, profileOf, { copy: 'visitors' }),
  controller(similarMembers, similarAsAllowed, { copy: 'everybody' }),
  controller(listRelaxedFilters, relaxedFiltersAsAllowed, { copy: 'everybody' }),
  controller(viewHome, homeOf, { copy: 'everybody' }),
  controller(listInterests, ({ http }) => {
    http.header('cache-control', 'public, max-age=3600');
    return { interests: [...INTERESTS] };
  }),
  read(listBlocked, blockedMembers),
  read(ownContract.ownPlace, ownPlace),
  write(ownContract.setPlace, setPlace),
  write(setInvisible, switchInvisible),
  write(passMember, pass),
  write(unpassMember, unpass),
  read(listPasses, passesOf),
  autocommit(visitProfile, visit),
  read(listVisitors, visitorsOf),
  read(listSuggestions, suggestionsFor, { copy: 'everybody' }),
  ...ownRoutes,
  ...savedSearchesRoutes,
  ...userRoutes,
];

export const members: Module = {
  name: 'members',
  about: 'Members: search, profiles and the logged-in person',
  contracts: [
    contract,
    searchContract,
    savedSearchesContract,
    ownContract,
    userContract,
    passesContract,
    visitorsContract,
    suggestionsContract,
    homeContract,
    reviewsContract,
  ],
  routes: membersRoutes,
  jobs: [
    onJob(textDecidedJob, notifyReview),
    onJob(photosChangedJob, ({ services: { db } }, { members: ids }) =>
      db.transaction((tx) => memberChanged({ tx }, ids)),
    ),
    onJob(statusChangedJob, ({ services: { db } }, { accounts: ids }) =>
      db.transaction((tx) => memberChanged({ tx }, ids)),
    ),
  ],
  schedules: [
    {
      name: 'members-clean-up',
      cron: '41 3 * * *',
      does: 'deletes visits after 90 days, passes after 30, days of presence after 35, removed texts after a year',
      run: async ({ services: { db, now } }) => {
        await forgetVisits({ sql: db, now: now() });
        await forgetSwipes({ sql: db, now: now() });
        await forgetRemoved({ sql: db, now: now() });
        await forgetDays({ sql: db, now: now() });
      },
    },
    {
      name: 'text-reviews-old',
      cron: '47 3 * * *',
      does: 'deletes reviews of texts, a year after their end',
      run: forgetReviews,
    },
    { name: 'members-settle', cron: '*/5 * * * *', does: 'gives members the place of their town', run: settleMembers },
    {
      name: 'saved-search-alerts',
      cron: '23 * * * *',
      does: 'tells members whom their saved searches found',
      run: notifyOfNewMembers,
    },
  ],
  mails: [newMembersMail, renamedMail, textAppealMail],
  erase: eraseMember,
  export: exportMember,
};
