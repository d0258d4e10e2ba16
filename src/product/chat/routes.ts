import { edge, read, statement, write } from '#platform/http/route.ts';
import { accountTag, tagRead } from '#product/accounts/versions/versions.ts';
import { markRead, removeChat, sendMessage } from './chat.ts';
import {
  listChats,
  markConversationRead,
  openConversation,
  removeConversation,
  sendChatMessage,
  unsendMessage,
} from './contract.ts';
import { chatsOf, conversationOf, messageFor, nextChats } from './conversations/conversations.ts';
import { tellDelivered } from './delivered/contract.ts';
import { markDelivered } from './delivered/delivered.ts';
import { acknowledgeFictional } from './fictional/contract.ts';
import { acknowledge } from './fictional/fictional.ts';
import { listGifts } from './gifts/contract.ts';
import { giftsFor } from './gifts/gifts.ts';
import { receivedMessage, showUnsendTerms } from './given/contract.ts';
import { listHiddenWords, setHiddenWords } from './hidden-words/contract.ts';
import { hiddenWords, setWords } from './hidden-words/hidden-words.ts';
import { listIcebreakers } from './icebreakers/contract.ts';
import { icebreakersFor } from './icebreakers/icebreakers.ts';
import { chatPhotoRoutes } from './photos/routes.ts';
import { searchChats } from './search/contract.ts';
import { findChats, nextFound } from './search/search.ts';
import { translateMessage } from './translation/contract.ts';
import { translate } from './translation/translation.ts';
import { tellTyping } from './typing/contract.ts';
import { tellOfTyping } from './typing/typing.ts';
import { unsend, unsendTerms } from './unsend.ts';
import { dismissWarnings } from './warnings/contract.ts';
import { dismiss } from './warnings/warnings.ts';

export const chatRoutes = [
  read(listChats, chatsOf, { tag: accountTag, tagRead, next: nextChats }),
  read(searchChats, findChats, { next: nextFound }),
  read(openConversation, conversationOf),
  read(receivedMessage, messageFor),
  statement(sendChatMessage, sendMessage),
  write(markConversationRead, markRead),
  write(removeConversation, removeChat),
  statement(unsendMessage, unsend),
  read(showUnsendTerms, unsendTerms),
  read(listGifts, giftsFor, { copy: 'visitors' }),
  statement(tellDelivered, markDelivered),
  read(listIcebreakers, icebreakersFor),
  statement(acknowledgeFictional, acknowledge),
  edge(translateMessage, translate),
  edge(tellTyping, tellOfTyping),
  ...chatPhotoRoutes,
  write(dismissWarnings, dismiss),
  read(listHiddenWords, hiddenWords),
  write(setHiddenWords, setWords),
];
