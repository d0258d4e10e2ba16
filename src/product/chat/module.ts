import * as z from 'zod/mini';
import { notFound } from '#platform/errors.ts';
import { autocommit, controller, raw, read, write } from '#platform/http/route.ts';
import { type Module, onJob } from '#platform/module.ts';
import { fraudRemovedJob } from '#product/accounts/bans/fraud-removed.ts';
import { accountTag, readEtag } from '#product/accounts/invalidate-polls.ts';
import { servePhoto } from '#product/media/serve-photo.ts';
import { acknowledge } from './acknowledge.ts';
import * as contract from './contract.ts';
import * as conversations from './conversations/contract.ts';
import { chatsOf, conversationOf, messageFor, nextChats } from './conversations/conversations.ts';
import { removeChat } from './conversations/remove-chat.ts';
import { translate } from './conversations/translate.ts';
import * as delivery from './delivery/contract.ts';
import { markDelivered, markRead } from './delivery/mark-delivered.ts';
import * as gifts from './gifts/contract.ts';
import { giftsFor } from './gifts/gifts.ts';
import * as hidden from './hidden-words/contract.ts';
import { hiddenWords, setWords } from './hidden-words/hidden-words.ts';
import * as icebreakers from './icebreakers/contract.ts';
import { icebreakersFor } from './icebreakers/icebreakers.ts';
import { fraudRemovedMail } from './mails/mails.ts';
import { makePartitions } from './partitions/make-partitions.ts';
import { eraseChats, exportChatPhotoFiles, exportChats } from './personal-data/personal-data.ts';
import * as photos from './photos/contract.ts';
import { findAddressedPhoto, findPhoto } from './photos/find-photo.ts';
import { addPhoto, forgetUnusedPhotos, ownUnsent } from './photos/photos.ts';
import { publishTyping } from './publish-typing.ts';
import { refundFraud } from './removals/refund-fraud.ts';
import { forgetRemoved } from './removals/removals.ts';
import * as search from './search/contract.ts';
import { findChats, nextFound } from './search/search.ts';
import { sendMessage } from './send-message.ts';
import * as unsent from './unsend/contract.ts';
import { unsend, unsendTerms } from './unsend/unsend.ts';
import * as warnings from './warnings/contract.ts';
import { forgetSignals } from './warnings/forget-signals.ts';
import { dismiss } from './warnings/warnings.ts';

const PhotoNumber = z.string().check(z.regex(/^[1-9]\d{0,14}$/));
const photoRoutes = [
  controller(photos.addChatPhoto, addPhoto),
  read(photos.viewChatPhoto, ownUnsent),
  raw(photos.showChatPhoto, async (http, path) => {
    const variant = photos.CHAT_PHOTO_VARIANTS.find((name) => name === path.variant);
    if (!variant || !z.safeParse(PhotoNumber, path.photo).success) throw notFound();
    const id = Number(path.photo);
    return servePhoto(http, variant, (version) =>
      version === null ? findPhoto(http.call, id, variant) : findAddressedPhoto(http.call, id, variant, version),
    );
  }),
];

export const chat: Module = {
  name: 'chat',
  about: 'Conversations between two members',
  contracts: [contract, conversations, gifts, hidden, icebreakers, photos, delivery, search, unsent, warnings],
  routes: [
    read(conversations.listChats, chatsOf, { tag: accountTag, readEtag, next: nextChats }),
    read(search.searchChats, findChats, { next: nextFound }),
    read(conversations.openConversation, conversationOf),
    write(conversations.removeConversation, removeChat),
    autocommit(contract.sendChatMessage, sendMessage),
    autocommit(contract.acknowledgeFictional, acknowledge),
    controller(contract.reportTyping, publishTyping),
    read(delivery.receivedMessage, messageFor),
    autocommit(delivery.reportDelivered, markDelivered),
    write(delivery.markConversationRead, markRead),
    autocommit(unsent.unsendMessage, unsend),
    read(unsent.showUnsendTerms, unsendTerms),
    read(gifts.listGifts, giftsFor, { copy: 'visitors' }),
    read(icebreakers.listIcebreakers, icebreakersFor),
    controller(conversations.translateMessage, translate),
    ...photoRoutes,
    write(warnings.dismissWarnings, dismiss),
    read(hidden.listHiddenWords, hiddenWords),
    write(hidden.setHiddenWords, setWords),
  ],
  jobs: [onJob(fraudRemovedJob, refundFraud)],
  mails: [fraudRemovedMail],
  schedules: [
    { name: 'chat-unused-photos', cron: '23 * * * *', does: 'removes unsent photos', run: forgetUnusedPhotos },
    { name: 'chat-removed-messages', cron: '11 4 * * *', does: 'deletes removed messages', run: forgetRemoved },
    {
      name: 'chat-message-partitions',
      cron: '41 3 * * *',
      does: 'makes partitions of messages ahead',
      run: makePartitions,
    },
    { name: 'chat-signals-old', cron: '51 4 * * *', does: 'deletes warnings of messages', run: forgetSignals },
  ],
  erase: eraseChats,
  export: exportChats,
  exportFiles: exportChatPhotoFiles,
};
