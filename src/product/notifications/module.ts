import { type Module, onBatch, onJob } from '#platform/module.ts';
import { newMembersFoundJob } from '#product/members/saved-searches/saved-searches.ts';
import * as contract from './contract.ts';
import { newsMail } from './mails/mails.ts';
import { tellOfNews } from './news/tell-of-news.ts';
import { eraseNotifications, exportNotifications } from './personal-data/personal-data.ts';
import * as preferences from './preferences/contract.ts';
import { preferencesRoutes } from './preferences/routes.ts';
import * as push from './push/contract.ts';
import { noticed, pushJob } from './push/jobs.ts';
import { orderPushes } from './push/order-pushes.ts';
import { pushNewMembers } from './push/push-new-members.ts';
import { pushRoutes } from './push/routes.ts';
import { sendPush } from './push/send-push.ts';

export const notifications: Module = {
  name: 'notifications',
  about: 'What members are told of by mail and push',
  contracts: [contract, preferences, push],
  routes: [...preferencesRoutes, ...pushRoutes],
  jobs: [onJob(pushJob, sendPush), onJob(newMembersFoundJob, pushNewMembers)],
  mails: [newsMail],
  schedules: [{ name: 'notifications-news', cron: '*/5 * * * *', run: tellOfNews }],
  batches: [onBatch(noticed, orderPushes)],
  erase: eraseNotifications,
  export: exportNotifications,
};
