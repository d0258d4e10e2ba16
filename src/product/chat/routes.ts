import * as z from 'zod/mini';
import type { App } from '#platform/http/app.ts';
import { Unchanged } from '#platform/http/etag.ts';
import { queryInt } from '#platform/query.ts';
import type { Services } from '#platform/services.ts';
import { requireMember } from '#product/accounts/accounts.ts';
import { hasCurrent } from '#product/accounts/versions/versions.ts';
import { markRead, removeChat, sendMessage } from './chat.ts';
import {
  ChatsReply,
  ConversationReply,
  Done,
  ReadInput,
  RemoveChatInput,
  SendMessageInput,
  SendMessageReply,
} from './contract.ts';
import { chatsOf, conversationOf } from './conversations/conversations.ts';

const tags = ['chat'];
const url = '/api/chat.php';
const Which = z
  .object({ id: z.optional(queryInt(1)), profile_id: z.optional(queryInt(1)) })
  .check(z.refine(({ id, profile_id }) => id !== undefined || profile_id !== undefined));

export function chatRoutes(app: App, { db, bus, now }: Services): void {
  app.get(
    '/api/chats.php',
    {
      schema: {
        tags,
        summary: "The member's conversations, newest first",
        response: { 200: ChatsReply, 304: Unchanged },
      },
    },
    async (request, reply) => {
      const member = requireMember(request.actor);
      if (await hasCurrent(db, member, request, reply, now())) return reply.code(304).send();
      return chatsOf(db, member, now());
    },
  );

  app.get(
    url,
    {
      schema: {
        tags,
        summary: 'A conversation by its id or by the other member',
        querystring: Which,
        response: { 200: ConversationReply },
      },
    },
    async ({ actor, site, query }) =>
      conversationOf(
        db,
        requireMember(actor),
        site,
        { conversation_id: query.id, profile_id: query.profile_id },
        now(),
      ),
  );

  app.post(
    url,
    {
      schema: {
        tags,
        summary: 'Sends a message; safe to repeat with the same key',
        body: SendMessageInput,
        response: { 200: SendMessageReply },
      },
    },
    async ({ actor, site, body }) => {
      const { reply, announce } = await sendMessage(db, bus, requireMember(actor), site, body);
      // The message is stored: who does not hear of it now finds it at the next refresh.
      announce();
      return reply;
    },
  );

  app.put(
    url,
    {
      schema: {
        tags,
        summary: 'Everything up to a message was seen',
        body: ReadInput,
        response: { 200: Done },
      },
    },
    async ({ actor, body }) => {
      const member = requireMember(actor);
      await db.transaction((tx) => markRead(tx, bus, member, body.conversation_id, body.message_id));
      return { ok: true as const };
    },
  );

  app.delete(
    url,
    {
      schema: {
        tags,
        summary: 'Removes a conversation from the list of this member only',
        body: RemoveChatInput,
        response: { 200: Done },
      },
    },
    async ({ actor, body }) => {
      const member = requireMember(actor);
      await db.transaction((tx) => removeChat(tx, bus, member, body.conversation_id));
      return { ok: true as const };
    },
  );
}
