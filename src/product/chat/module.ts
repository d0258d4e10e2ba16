import { type Module, onJob } from '#platform/module.ts';
import { fraudRemovedJob } from '#product/accounts/bans/fraud-removed.ts';
import * as contract from './contract.ts';
import * as delivered from './delivered/contract.ts';
import * as fictional from './fictional/contract.ts';
import { seeToFraud } from './fraud/fraud.ts';
import * as gifts from './gifts/contract.ts';
import * as given from './given/contract.ts';
import * as hiddenWords from './hidden-words/contract.ts';
import * as icebreakers from './icebreakers/contract.ts';
import { fraudRemovedMail } from './mails/mails.ts';
import { eraseChats, exportChatPhotoFiles, exportChats } from './personal-data/personal-data.ts';
import * as photos from './photos/contract.ts';
import { forgetUnusedPhotos } from './photos/photos.ts';
import { forgetRemoved } from './removals/removals.ts';
import { chatRoutes } from './routes.ts';
import * as search from './search/contract.ts';
import * as translation from './translation/contract.ts';
import * as typing from './typing/contract.ts';
import * as warnings from './warnings/contract.ts';

export const chat: Module = {
  name: 'chat',
  about: 'Conversations between two members',
  contracts: [
    contract,
    delivered,
    fictional,
    gifts,
    given,
    hiddenWords,
    icebreakers,
    photos,
    search,
    translation,
    typing,
    warnings,
  ],
  routes: chatRoutes,
  jobs: [onJob(fraudRemovedJob, seeToFraud)],
  mails: [fraudRemovedMail],
  schedules: [
    { name: 'chat-unused-photos', cron: '23 * * * *', run: forgetUnusedPhotos },
    { name: 'chat-removed-messages', cron: '11 4 * * *', run: forgetRemoved },
  ],
  erase: eraseChats,
  export: exportChats,
  exportFiles: exportChatPhotoFiles,
};
