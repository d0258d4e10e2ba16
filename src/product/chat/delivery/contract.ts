import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { queryInt } from '#platform/query.ts';
import { Done } from '#product/accounts/contract.ts';
import { ConversationId, MessageView } from '../contract.ts';

export const ReadInput = z.object({ conversation_id: ConversationId, message_id: z.int().check(z.gte(1)) });
export type ReadInput = z.output<typeof ReadInput>;
export const markConversationRead = endpoint({
  method: 'PUT',
  path: '/api/chat.php',
  summary: 'Everything up to a message was seen',
  access: 'member',
  input: ReadInput,
  reply: Done,
  errors: { conversation_not_found: 404 },
});

export type ReadEvent = { type: 'read'; conversation_id: number; message_id: number };
export type SeenEvent = { type: 'seen'; conversation_id: number; message_id: number };
/** Up to which message each of some conversations has reached a device of the member; without `marks` all that is there. */
export const DeliveredInput = z.object({
  marks: z.optional(
    z
      .array(z.object({ conversation_id: z.int().check(z.gte(1)), message_id: z.int().check(z.gte(1)) }))
      .check(z.minLength(1), z.maxLength(100)),
  ),
});
export type DeliveredInput = z.output<typeof DeliveredInput>;

export const reportDelivered = endpoint({
  method: 'PUT',
  path: '/api/delivered.php',
  summary:
    "Messages have reached a device of the member, seen or not; what is not the member's own conversation counts for nothing, and of an invisible member, or one whom a block parts from the other side, nothing is kept",
  access: 'member',
  input: DeliveredInput,
  reply: Done,
  limit: { name: 'delivered', calls: 240, seconds: 60 },
});

/** Live event to those who wrote. */
export type DeliveredEvent = { type: 'delivered'; conversation_id: number; message_id: number };

export const ReceivedInput = z.object({ message_id: queryInt(1) });
export type ReceivedInput = z.output<typeof ReceivedInput>;

export const receivedMessage = endpoint({
  method: 'GET',
  path: '/api/message.php',
  summary:
    'A message that the member has received, which the live event tells of without its words; its price no longer comes back when it is taken back after this',
  access: 'member',
  input: ReceivedInput,
  reply: MessageView,
  errors: { message_not_found: 404 },
  limit: { name: 'received', calls: 240, seconds: 60 },
});
