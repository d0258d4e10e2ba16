import * as z from 'zod/mini';
import { notFound } from '#platform/errors.ts';
import { autocommit, controller, raw, read, write } from '#platform/http/route.ts';
import { type Module, onJob } from '#platform/module.ts';
import { fraudRemovedJob } from '#product/accounts/bans/fraud-removed.ts';
import { accountTag, readEtag } from '#product/accounts/versions/versions.ts';
import { servePhoto } from '#product/media/serve-photo.ts';
import { markRead, removeChat, sendMessage } from './chat.ts';
import * as contract from './contract.ts';
import {
  listChats,
  markConversationRead,
  openConversation,
  removeConversation,
  sendChatMessage,
  unsendMessage,
} from './contract.ts';
import { chatsOf, conversationOf, messageFor, nextChats } from './conversations/conversations.ts';
import * as deliveredContract from './delivered/contract.ts';
import { reportDelivered } from './delivered/contract.ts';
import { markDelivered } from './delivered/delivered.ts';
import * as fictionalContract from './fictional/contract.ts';
import { acknowledgeFictional } from './fictional/contract.ts';
import { acknowledge } from './fictional/fictional.ts';
import { seeToFraud } from './fraud/fraud.ts';
import * as giftsContract from './gifts/contract.ts';
import { listGifts } from './gifts/contract.ts';
import { giftsFor } from './gifts/gifts.ts';
import * as givenContract from './given/contract.ts';
import { receivedMessage, showUnsendTerms } from './given/contract.ts';
import * as hiddenWordsContract from './hidden-words/contract.ts';
import { listHiddenWords, setHiddenWords } from './hidden-words/contract.ts';
import { hiddenWords, setWords } from './hidden-words/hidden-words.ts';
import * as icebreakersContract from './icebreakers/contract.ts';
import { listIcebreakers } from './icebreakers/contract.ts';
import { icebreakersFor } from './icebreakers/icebreakers.ts';
import { fraudRemovedMail } from './mails/mails.ts';
import { eraseChats, exportChatPhotoFiles, exportChats } from './personal-data.ts';
import * as photosContract from './photos/contract.ts';
import { addChatPhoto, CHAT_PHOTO_VARIANTS, showChatPhoto, viewChatPhoto } from './photos/contract.ts';
import { addPhoto, findAddressedPhoto, findPhoto, forgetUnusedPhotos, ownUnsent } from './photos/photos.ts';
import { forgetRemoved } from './removals/removals.ts';
import * as searchContract from './search/contract.ts';
import { searchChats } from './search/contract.ts';
import { findChats, nextFound } from './search/search.ts';
import * as translationContract from './translation/contract.ts';
import { translateMessage } from './translation/contract.ts';
import { translate } from './translation/translation.ts';
import * as typingContract from './typing/contract.ts';
import { reportTyping } from './typing/contract.ts';
import { publishTyping } from './typing/typing.ts';
import { unsend, unsendTerms } from './unsend.ts';
import * as warningsContract from './warnings/contract.ts';
import { dismissWarnings } from './warnings/contract.ts';
import { dismiss } from './warnings/warnings.ts';

const PhotoNumber = z.string().check(z.regex(/^[1-9]\d{0,14}$/));

const chatPhotoRoutes = [
  controller(addChatPhoto, addPhoto),
  read(viewChatPhoto, ownUnsent),
  raw(showChatPhoto, async (http, path) => {
    const variant = CHAT_PHOTO_VARIANTS.find((name) => name === path.variant);
    if (!variant || !z.safeParse(PhotoNumber, path.photo).success) throw notFound();
    const id = Number(path.photo);
    return servePhoto(http, variant, (version) =>
      version === null ? findPhoto(http.call, id, variant) : findAddressedPhoto(http.call, id, variant, version),
    );
  }),
];

const chatRoutes = [
  read(listChats, chatsOf, { tag: accountTag, readEtag, next: nextChats }),
  read(searchChats, findChats, { next: nextFound }),
  read(openConversation, conversationOf),
  read(receivedMessage, messageFor),
  autocommit(sendChatMessage, sendMessage),
  write(markConversationRead, markRead),
  write(removeConversation, removeChat),
  autocommit(unsendMessage, unsend),
  read(showUnsendTerms, unsendTerms),
  read(listGifts, giftsFor, { copy: 'visitors' }),
  autocommit(reportDelivered, markDelivered),
  read(listIcebreakers, icebreakersFor),
  autocommit(acknowledgeFictional, acknowledge),
  controller(translateMessage, translate),
  controller(reportTyping, publishTyping),
  ...chatPhotoRoutes,
  write(dismissWarnings, dismiss),
  read(listHiddenWords, hiddenWords),
  write(setHiddenWords, setWords),
];

export const chat: Module = {
  name: 'chat',
  about: 'Conversations between two members',
  contracts: [
    contract,
    deliveredContract,
    fictionalContract,
    giftsContract,
    givenContract,
    hiddenWordsContract,
    icebreakersContract,
    photosContract,
    searchContract,
    translationContract,
    typingContract,
    warningsContract,
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
