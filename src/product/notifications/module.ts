import { controller, raw, read, write } from '#platform/http/route.ts';
import { type Module, onBatch, onJob } from '#platform/module.ts';
import { photoRefusedJob } from '#product/media/photos-changed.ts';
import { newMembersFoundJob } from '#product/members/saved-searches/saved-searches.ts';
import { spreadAnnouncements } from './announcements/spread-announcements.ts';
import * as contract from './contract.ts';
import { dismiss } from './dismiss.ts';
import { announcementMail, newsMail, noticeMail } from './mails/mails.ts';
import { notifyOfNews } from './news/notify-of-news.ts';
import { collectNotices } from './notices/collect-notices.ts';
import { noteRefusedPhoto } from './notices/note-refused-photo.ts';
import { forgetToldNotices, tellNotices } from './notices/tell-notices.ts';
import { eraseNotifications, exportNotifications } from './personal-data.ts';
import * as preferencesContract from './preferences/contract.ts';
import {
  changeByMail,
  changeOwn,
  ownPreferences,
  preferencesByMail,
  resume,
  unsubscribeBy,
} from './preferences/preferences.ts';
import * as pushContract from './push/contract.ts';
import { deletePushSubscription, savePushSubscription, sendTestPush } from './push/contract.ts';
import { noticed, pushJob } from './push/jobs.ts';
import { orderPushes } from './push/order-pushes.ts';
import { subscribe, testPush, unsubscribe } from './push/push.ts';
import { pushNewMembers } from './push/push-new-members.ts';
import { sendPush } from './push/send-push.ts';

const preferencesRoutes = [
  read(preferencesContract.showPreferences, ownPreferences),
  write(preferencesContract.changePreferences, changeOwn),
  write(preferencesContract.resumeNotifications, resume),
  read(preferencesContract.showMailPreferences, preferencesByMail),
  write(preferencesContract.changeMailPreferences, changeByMail),
  raw(preferencesContract.unsubscribeOneClick, async ({ call, reply }) => {
    const { token } = call.http.query;
    await call.transaction((within) => unsubscribeBy(within, typeof token === 'string' ? token : ''));
    // Whether the link is of anybody's is for its owner to know.
    return reply.send({ ok: true });
  }),
  raw(preferencesContract.openUnsubscribeLink, ({ reply }, { token }) => {
    reply.header('cache-control', 'no-store');
    return reply.redirect(`/notifications?${new URLSearchParams({ token })}`, 303);
  }),
];

const pushRoutes = [
  controller(savePushSubscription, subscribe),
  controller(deletePushSubscription, unsubscribe),
  controller(sendTestPush, testPush),
];

export const notifications: Module = {
  name: 'notifications',
  about: 'What members are told of by mail and push',
  contracts: [contract, preferencesContract, pushContract],
  routes: [write(contract.dismissAlerts, dismiss), ...preferencesRoutes, ...pushRoutes],
  jobs: [
    onJob(pushJob, sendPush, { many: true }),
    onJob(newMembersFoundJob, pushNewMembers),
    onJob(photoRefusedJob, noteRefusedPhoto),
  ],
  mails: [newsMail, noticeMail, announcementMail],
  schedules: [
    {
      name: 'notifications-news',
      cron: '*/5 * * * *',
      does: 'reminds members of messages and likes that they have not seen',
      run: notifyOfNews,
    },
    {
      name: 'notifications-collect',
      cron: '*/10 * * * *',
      does: 'collects what members are to be told',
      run: collectNotices,
    },
    {
      name: 'notifications-announce',
      cron: '* * * * *',
      does: 'spreads announcements of operators',
      run: spreadAnnouncements,
    },
    { name: 'notifications-tell', cron: '* * * * *', does: 'tells members what was collected', run: tellNotices },
    {
      name: 'notifications-forget',
      cron: '29 3 * * *',
      does: 'deletes what members were told, after 60 days',
      run: forgetToldNotices,
    },
  ],
  batches: [onBatch(noticed, orderPushes)],
  erase: eraseNotifications,
  export: exportNotifications,
};
