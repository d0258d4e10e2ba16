import { type Module, onJob } from '#platform/module.ts';
import { standingChangedJob } from '#product/accounts/jobs.ts';
import { photosChangedJob } from '#product/media/photos-changed.ts';
import * as blocked from './blocked/contract.ts';
import * as contract from './contract.ts';
import { memberChanged } from './members.ts';
import { eraseMember, exportMember } from './personal-data/personal-data.ts';
import * as place from './place/contract.ts';
import { membersRoutes } from './routes.ts';
import * as search from './search/contract.ts';
import * as user from './user/contract.ts';

export const members: Module = {
  name: 'members',
  about: 'Members: search, profiles and the logged-in person',
  contracts: [contract, search, blocked, place, user],
  routes: membersRoutes,
  jobs: [
    onJob(photosChangedJob, ({ services: { db } }, { members: ids }) =>
      db.transaction((tx) => memberChanged({ tx }, ids)),
    ),
    onJob(standingChangedJob, ({ services: { db } }, { accounts: ids }) =>
      db.transaction((tx) => memberChanged({ tx }, ids)),
    ),
  ],
  erase: eraseMember,
  export: exportMember,
};
