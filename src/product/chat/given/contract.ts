import * as z from 'zod/mini';
import { endpoint } from '#platform/http/endpoint.ts';
import { queryInt } from '#platform/query.ts';
import { MessageView } from '../contract.ts';

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
