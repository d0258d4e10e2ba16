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

export const UnsendTermsInput = z.object({ message_id: queryInt(1) });
export type UnsendTermsInput = z.output<typeof UnsendTermsInput>;
/** In credits: what the message cost, and what of it would come back now. */
export const UnsendTerms = z.object({ cost: z.number(), refund: z.number() });
export type UnsendTerms = z.output<typeof UnsendTerms>;

export const showUnsendTerms = endpoint({
  method: 'GET',
  path: '/api/unsend-terms.php',
  summary:
    'What comes back of the credits of an own message if it is taken back now; nothing once a device was given it',
  access: 'member',
  input: UnsendTermsInput,
  reply: UnsendTerms,
  errors: { message_not_found: 404 },
  limit: { name: 'unsend terms', calls: 120, seconds: 60 },
});
