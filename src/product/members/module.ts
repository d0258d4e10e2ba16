import { type Module, onJob } from '#platform/module.ts';
import { standingChangedJob } from '#product/accounts/standing-changed.ts';
import { photosChangedJob } from '#product/media/photos-changed.ts';
import * as blocked from './blocked/contract.ts';
import * as contract from './contract.ts';
import * as invisible from './invisible/contract.ts';
import { newMembersMail, renamedMail } from './mails/mails.ts';
import { memberChanged } from './members.ts';
import * as own from './own/contract.ts';
import * as passes from './passes/contract.ts';
import { forgetSwipes } from './passes/passes.ts';
import { eraseMember, exportMember } from './personal-data/personal-data.ts';
import * as place from './place/contract.ts';
import { settleMembers } from './place/settle.ts';
import { membersRoutes } from './routes.ts';
import * as saved from './saved-searches/contract.ts';
import { tellOfNewMembers } from './saved-searches/tell-of-new-members.ts';
import * as search from './search/contract.ts';
import * as suggestions from './suggestions/contract.ts';
import { forgetRemoved } from './texts/remove-text.ts';
import * as user from './user/contract.ts';
import * as visitors from './visitors/contract.ts';
import { forgetVisits } from './visitors/visitors.ts';

export const members: Module = {
  name: 'members',
  about: 'Members: search, profiles and the logged-in person',
  contracts: [contract, search, saved, blocked, place, own, user, invisible, passes, visitors, suggestions],
  routes: membersRoutes,
  jobs: [
    onJob(photosChangedJob, ({ services: { db } }, { members: ids }) =>
      db.transaction((tx) => memberChanged({ tx }, ids)),
    ),
    onJob(standingChangedJob, ({ services: { db } }, { accounts: ids }) =>
      db.transaction((tx) => memberChanged({ tx }, ids)),
    ),
  ],
  schedules: [
    {
      name: 'members-clean-up',
      cron: '41 3 * * *',
      run: async ({ services: { db, now } }) => {
        await forgetVisits({ sql: db, now: now() });
        await forgetSwipes({ sql: db, now: now() });
        await forgetRemoved({ sql: db, now: now() });
      },
    },
    { name: 'members-settle', cron: '*/5 * * * *', run: settleMembers },
    { name: 'saved-search-alerts', cron: '23 * * * *', run: tellOfNewMembers },
  ],
  mails: [newMembersMail, renamedMail],
  erase: eraseMember,
  export: exportMember,
};
