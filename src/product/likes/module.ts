import { type Module, onJob } from '#platform/module.ts';
import * as autoLike from './auto-like/contract.ts';
import * as badges from './badges/contract.ts';
import * as contract from './contract.ts';
import { eraseLikes, exportLikes } from './personal-data/personal-data.ts';
import { likesRoutes } from './routes.ts';
import * as swipe from './swipe/contract.ts';
import { likesBack } from './swipe/jobs.ts';
import { forgetSwipeLikes } from './swipe/swipe.ts';
import { tellLikesAreBack } from './swipe/tell.ts';

export const likes: Module = {
  name: 'likes',
  about: 'Likes given and received',
  contracts: [contract, badges, autoLike, swipe],
  routes: likesRoutes,
  jobs: [onJob(likesBack, tellLikesAreBack)],
  schedules: [
    {
      name: 'swipe-clean-up',
      cron: '53 3 * * *',
      run: ({ services: { db, now } }) => forgetSwipeLikes({ sql: db, now: now() }),
    },
  ],
  erase: eraseLikes,
  export: exportLikes,
};
