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
import { chatsOf, conversationOf } from './conversations/conversations.ts';
import { tellTyping } from './typing/contract.ts';
import { tellOfTyping } from './typing/typing.ts';
import { unsend } from './unsend.ts';

export const chatRoutes = [
  read(listChats, chatsOf, { tag: accountTag, tagRead }),
  read(openConversation, conversationOf),
  statement(sendChatMessage, sendMessage),
  write(markConversationRead, markRead),
  write(removeConversation, removeChat),
  statement(unsendMessage, unsend),
  edge(tellTyping, tellOfTyping),
];
