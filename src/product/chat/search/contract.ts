import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { queryFlag } from '#platform/query.ts';
import { ChatListItem, ListPlace } from '../conversations/contract.ts';

/** Graphemes hardly matter here: a longer text is no search. */
export const MAX_CHAT_SEARCH_LENGTH = 100;
/** Conversations, the newest, in whose messages words are looked for; names are in all. */
export const WORDS_IN_NEWEST = 50;

/** `search`: letters of a name or of a message, whatever their case or accents. `before`: where an earlier page ended. */
export const ChatSearch = z.object({
  search: z.optional(z.string().check(z.maxLength(MAX_CHAT_SEARCH_LENGTH))),
  unread: z.optional(queryFlag()),
  before: z.optional(ListPlace),
});
export type ChatSearch = z.output<typeof ChatSearch>;

/** The newest message that has the letters, where they are not in the name. With one of the member's hidden words in it `body` is empty. */
export const FoundChat = z.extend(ChatListItem, {
  found: z.optional(
    z.object({
      id: z.number(),
      body: z.string(),
      mine: z.boolean(),
      created_at: z.string(),
      hidden: z.optional(z.literal(true)),
    }),
  ),
});
export type FoundChat = z.output<typeof FoundChat>;
export const FoundChats = z.object({ chats: z.array(FoundChat) });
export type FoundChats = z.output<typeof FoundChats>;

export const searchChats = endpoint({
  method: 'GET',
  path: '/api/chat-search.php',
  summary: `The member's conversations with unread messages, or with some letters in the name or, of the newest ${WORDS_IN_NEWEST}, in a message; 50 at once, newest first. The header Link has the address of the next page`,
  access: 'member',
  input: ChatSearch,
  reply: FoundChats,
  limit: { name: 'chat search', calls: 180, seconds: 60 },
});
